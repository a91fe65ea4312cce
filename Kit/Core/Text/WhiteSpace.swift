extension Unicode.Scalar {
  /// Whether it is white space: Unicode's property of that name. The standard library's
  /// `isWhitespace` says the same from a table of all properties, which takes 22 kB of each client
  /// in which somebody asks.
  public var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

extension Character {
  /// Whether its first scalar is white space.
  public var isSpace: Bool { unicodeScalars.first?.isSpace ?? false }
}
