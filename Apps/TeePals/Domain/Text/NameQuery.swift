import Core

/// What somebody types to find a name: the beginnings of words, whatever their case and accents.
public struct NameQuery: Hashable, Sendable {
  private let words: [[UInt8]]

  public init(_ text: String) {
    words = folded(text).split(separator: 0x20).map { word in Array(word) }
  }

  /// Everything matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether every word of the query begins a word of the name.
  public func matches(_ name: String) -> Bool {
    if words.isEmpty { return true }
    let parts = folded(name).split { byte in byte == 0x20 || byte == 0x2D }
    return words.allSatisfy { word in parts.contains { part in part.starts(with: word) } }
  }
}
