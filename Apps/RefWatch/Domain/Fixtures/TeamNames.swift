import Coding
import Core

/// Two teams in one text: `A v B`, `A vs. B`, `A - B`, `B @ A`, with the competition in front
/// perhaps.
@Memberwise struct TeamNames: Hashable, Sendable {
  var home: String
  var away: String
  /// What stands before the teams: `Cup: A v B`.
  var competition = ""

  /// `nil` where two teams cannot be told apart.
  init?(_ text: String) {
    for word in [" vs. ", " vs ", " v. ", " v ", " 대 ", " gegen ", " contra "] {
      if let parts = TeamNames.parts(text, by: word), parts.count == 2 {
        self.init(parted: parts[0], parts[1])
        return
      }
    }
    if let parts = TeamNames.parts(text, by: " @ "), parts.count == 2 {
      self.init(home: parts[1], away: parts[0])
      return
    }
    for dash in [" – ", " — ", " - ", " : "] {
      guard let parts = TeamNames.parts(text, by: dash) else { continue }
      if parts.count == 2 {
        self.init(parted: parts[0], parts[1])
        return
      }
      if parts.count == 3 {
        self.init(home: parts[1], away: parts[2], competition: parts[0])
        return
      }
    }
    return nil
  }

  private init(parted first: String, _ second: String) {
    self.init(home: first, away: second)
    for dash in [": ", " – ", " — ", " - "] {
      if let parts = TeamNames.parts(first, by: dash), parts.count == 2 {
        (competition, home) = (parts[0], parts[1])
        return
      }
    }
  }

  /// The parts between the words, none of them empty; `nil` without the words.
  private static func parts(_ text: String, by word: String) -> [String]? {
    let bytes = Array(text.utf8)
    let folded = lowered(bytes)
    let wanted = Array(word.utf8)
    guard bytes.count > wanted.count else { return nil }
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= bytes.count {
      if folded[index..<index + wanted.count].elementsEqual(wanted) {
        parts.append(trimmed(String(decoding: bytes[start..<index], as: UTF8.self)))
        // The blank behind may be the one before the next.
        index += wanted.count - 1
        start = index
      }
      index += 1
    }
    guard !parts.isEmpty else { return nil }
    parts.append(trimmed(String(decoding: bytes[start...], as: UTF8.self)))
    return parts.contains("") ? nil : parts
  }

  private static func lowered(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
  }
}
