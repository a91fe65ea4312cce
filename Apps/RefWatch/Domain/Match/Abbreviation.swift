extension TeamRef {
  /// The short name; where there is none, up to three letters of the name: the initials of its
  /// first three words, if it has as many, else its first three letters.
  public var abbreviation: String {
    short.isEmpty ? TeamRef.abbreviated(name) : short
  }

  static func abbreviated(_ name: String) -> String {
    let initials = name.split(separator: " ").compactMap { word -> Character? in
      guard let first = word.first, first.isLetter || first.isNumber else { return nil }
      return first
    }
    let letters =
      initials.count >= 3
      ? Array(initials.prefix(3))
      : Array(name.filter { character in character.isLetter || character.isNumber }.prefix(3))
    return letters.isEmpty ? "TBD" : String(letters).uppercased()
  }
}
