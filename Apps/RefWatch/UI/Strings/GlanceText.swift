import Design

/// What the launcher says of matches.
enum GlanceText: PhraseBook {
  case live, total

  var phrase: Phrase {
    switch self {
    case .live: Phrase("Under way: {name}", "진행 중: {name}")
    case .total: Phrase(one: "{n} match", other: "{n} matches", "경기 {n}개")
    }
  }
}
