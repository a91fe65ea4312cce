import Core

/// What somebody types to find a name: the beginnings of words, whatever their case and accents.
public struct NameQuery: Hashable, Sendable {
  private let words: [[UInt8]]

  public init(_ text: String) { words = NameQuery.words(of: text) }

  /// Everything matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Bytes of the longest word from which people are searched by names: two Latin letters, or one
  /// syllable of Hangul. With fewer a good part of all people would be found.
  private static let fewest = 2

  /// Whether it tells enough to search people by.
  public var isEnough: Bool { (longest?.count ?? 0) >= NameQuery.fewest }

  /// The word that tells most.
  public var longest: [UInt8]? { words.max { one, other in one.count < other.count } }

  public var hasOneWord: Bool { words.count == 1 }

  /// Whether every word of the query begins a word of the name, or a Korean given name.
  public func matches(_ name: String) -> Bool {
    if words.isEmpty { return true }
    var parts = NameQuery.words(of: name)
    if let korean = koreanNameParts(name) { parts.append(folded(korean.given)) }
    return words.allSatisfy { word in parts.contains { part in part.starts(with: word) } }
  }

  /// The words of a name, folded.
  public static func words(of name: String) -> [[UInt8]] {
    folded(name).split { byte in byte == 0x20 || byte == 0x2D }.map { word in Array(word) }
  }
}
