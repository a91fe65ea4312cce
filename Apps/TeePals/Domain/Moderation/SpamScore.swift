import Coding
import Core

/// A text somebody wrote, with what its score depends on besides.
@Memberwise(unlabelled: 1) public struct SpamText: Hashable, Sendable {
  public var words: String
  public var hasPhoto = false
  /// How long its author has had a profile, in milliseconds; `nil` where unknown.
  public var authorAge: Int64?
  /// How many posts its author has written.
  public var posts = 0
  /// The host, and with it the port, by which this server is reached; empty where unknown.
  public var authority = ""
}

/// What is done about a text.
public enum SpamVerdict: Hashable, Sendable {
  case clean
  /// Everybody sees it, and a moderator looks at it.
  case suspicious
  /// Its author alone sees it until a moderator has looked at it.
  case hidden
}

/// How much a text is like spam: a sum of signs, each counted once (specification §10).
public enum SpamScore {
  public static let suspiciousFrom = 50
  public static let hiddenFrom = 100

  public static func verdict(on text: SpamText) -> SpamVerdict {
    let score = score(of: text)
    return score >= hiddenFrom ? .hidden : score >= suspiciousFrom ? .suspicious : .clean
  }

  public static func score(of text: SpamText) -> Int {
    let bytes = Array(text.words.lowercased().utf8)
    let tokens = SpamToken.all(in: bytes)
    var score = 0
    if hasProfanity(bytes) { score += 50 }
    if tokens.contains(where: { token in token.isForeignLink(besides: text.authority) }) {
      score += 70
    }
    if tokens.contains(where: { token in token.isMailAddress }) { score += 60 }
    if longestRun(text.words) >= 11 { score += 30 }
    if hasPromotion(tokens) { score += 40 }
    if emoji(text.words) >= 10 { score += 20 }
    if text.hasPhoto, text.words.unicodeScalars.count < 5 { score += 20 }
    if let age = text.authorAge, age < 86_400_000, text.posts <= 1 { score += 25 }
    return score
  }

  // MARK: Signs

  /// English by whole words, Korean wherever it stands: there words are joined.
  private static func hasProfanity(_ bytes: [UInt8]) -> Bool {
    for part in bytes.split(whereSeparator: { byte in !isLetter(byte) })
    where SpamWords.english.contains(where: { word in part.elementsEqual(word.utf8) }) {
      return true
    }
    return SpamWords.korean.contains { word in bytes.holds(Array(word.utf8)) }
  }

  private static func hasPromotion(_ tokens: [SpamToken]) -> Bool {
    var line: [UInt8] = []
    for token in tokens where !token.bytes.isEmpty {
      if !line.isEmpty { line.append(0x20) }
      line += token.bytes
    }
    return SpamWords.promotions.contains { phrase in line.holds(Array(phrase.utf8)) }
  }

  /// The most times that one character follows itself; white space draws no lines.
  private static func longestRun(_ text: String) -> Int {
    var longest = 0
    var length = 0
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      length = scalar == last ? length + 1 : 1
      last = scalar
      if scalar.value > 0x20 { longest = max(longest, length) }
    }
    return longest
  }

  /// What joins the parts of one picture, or colours it, is no picture of its own; a flag is two
  /// letters.
  private static func emoji(_ text: String) -> Int {
    var count = 0
    var letters = 0
    var isJoined = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1F1E6...0x1F1FF: letters += 1
      case 0x1F3FB...0x1F3FF: break
      case 0x1F300...0x1FAFF, 0x2600...0x27BF: if !isJoined { count += 1 }
      default: break
      }
      isJoined = scalar.value == 0x200D
    }
    return count + letters / 2
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension [UInt8] {
  /// Where these bytes stand in it first.
  func place(of needle: [UInt8]) -> Int? {
    guard !needle.isEmpty, needle.count <= count else { return nil }
    for start in 0...(count - needle.count)
    where self[start] == needle[0] && self[start..<(start + needle.count)].elementsEqual(needle) {
      return start
    }
    return nil
  }

  func holds(_ needle: [UInt8]) -> Bool { place(of: needle) != nil }
}
