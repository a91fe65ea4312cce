/// The part of a file that a request asks for (RFC 9110 §14).
public enum ByteRange: Hashable, Sendable {
  case whole
  /// From and to, both included.
  case part(ClosedRange<Int64>)
  /// It lies outside of the file: 416.
  case outside

  /// Reads `Range`. Whatever is not one range of bytes asks for the whole: RFC 9110 lets a server
  /// ignore what it does not serve.
  public init(_ header: String?, size: Int64) {
    self = .whole
    guard let header, header.hasPrefix("bytes="), !header.contains(",") else { return }
    let parts = header.dropFirst("bytes=".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    switch (Self.number(parts[0]), Self.number(parts[1])) {
    case (.none, .none): return
    case (.none, .some(let last)):
      // The last bytes of the file.
      guard parts[0].isEmpty else { return }
      self = last > 0 && size > 0 ? .part(max(0, size - last)...(size - 1)) : .outside
    case (.some(let first), .none):
      guard parts[1].isEmpty else { return }
      self = first < size ? .part(first...(size - 1)) : .outside
    case (.some(let first), .some(let last)):
      guard first <= last else { return }
      self = first < size ? .part(first...min(last, size - 1)) : .outside
    }
  }

  private static func number(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ byte in (0x30...0x39).contains(byte) }) else {
      return nil
    }
    return Int64(text) ?? .max
  }
}
