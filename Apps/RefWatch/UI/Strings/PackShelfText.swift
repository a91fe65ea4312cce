import Design

/// The libraries that a server offers to everybody.
enum PackShelfText: PhraseBook {
  case title, hint, loading, none, again, offline, gone, failed, season, version, entries

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Server packs", "이 서버의 자료")
    case .hint:
      Phrase(
        "Teams, competitions and venues that the server administrators provide. You see the "
          + "changes first.",
        "서버 관리자가 모두를 위해 올린 팀, 대회, 경기장이에요. 바뀌는 내용을 먼저 보여 드려요.")
    case .loading: Phrase("Loading…", "불러오는 중…")
    case .none: Phrase("This server has none yet", "이 서버에는 아직 자료가 없어요")
    case .again: Phrase("Try again", "다시 시도")
    case .offline: Phrase("No connection", "연결되어 있지 않아요")
    case .gone: Phrase("This pack is no longer available", "더 이상 없는 자료예요")
    case .failed: Phrase("Could not load from the server", "서버에서 불러오지 못했어요")
    case .season: Phrase("Season {text}", "{text} 시즌")
    case .version: Phrase("version {n}", "버전 {n}")
    case .entries: Phrase(one: "{n} entry", other: "{n} entries", "항목 {n}개")
    }
  }
}
