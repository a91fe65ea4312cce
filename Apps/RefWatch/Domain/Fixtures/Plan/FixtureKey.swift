import Core

/// What tells one match from another where no source does.
struct FixtureKey: Hashable, Sendable {
  let kickOff: Instant?
  let home: String
  let away: String

  init(_ match: Match) {
    kickOff = match.scheduledKickOff
    home = FixtureKey.folded(match.home.name)
    away = FixtureKey.folded(match.away.name)
  }

  /// In lower case, with one blank between words.
  static func folded(_ name: String) -> String {
    name.lowercased().split { character in character.isWhitespace }
      .map { word in String(word) }.joined(separator: " ")
  }
}

extension ID {
  /// The id that stands for a text: the same on every device. Layout of a UUIDv8 (RFC 9562 §5.8)
  /// over the first octets of its SHA-256.
  init(digesting text: String) {
    let octets = SHA256Digest.of(Array(text.utf8))
    var high: UInt64 = 0
    var low: UInt64 = 0
    for octet in octets[0..<8] { high = high << 8 | UInt64(octet) }
    for octet in octets[8..<16] { low = low << 8 | UInt64(octet) }
    self.init(
      high: high & ~0xF000 | 0x8000,
      low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}
