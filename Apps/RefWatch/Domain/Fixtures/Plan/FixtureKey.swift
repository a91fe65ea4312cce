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
