import Design

/// What somebody reads who watches a match.
enum MirrorText: PhraseBook {
  case goneTitle, goneText, unreachable, unreachableText
  case live, estimated, delayedMinutes, delayedSeconds, announced, stopped, incidents, noIncidents
  case waitingFor, notBegun, over, score, shootout, shootoutWon, clock, missedPenalty, sinBin
  case warning, scored, notScored, assist, footer

  var phrase: Phrase {
    switch self {
    case .goneTitle: Phrase("Nothing to watch here", "볼 수 있는 경기가 없어요")
    case .goneText:
      Phrase(
        "The link was stopped, has expired or is invalid. Ask the person who gave it to you.",
        "링크가 중지됐거나 기간이 지났거나 잘못된 주소예요. 링크를 준 사람에게 물어보세요.")
    case .unreachable: Phrase("No connection", "연결되지 않았어요")
    case .unreachableText: Phrase("This page reconnects automatically.", "이 화면이 알아서 다시 연결해요.")
    case .live: Phrase("Live", "실시간")
    case .estimated:
      Phrase("Last seen {time}, clock estimated", "마지막 수신 {time}, 시계는 추정")
    case .delayedMinutes:
      Phrase(one: "{n} min delayed", other: "{n} min delayed", "{n}분 지연")
    case .delayedSeconds:
      Phrase(one: "{n} s delayed", other: "{n} s delayed", "{n}초 지연")
    case .announced:
      Phrase(
        one: "+{n} min announced", other: "+{n} min announced", "추가시간 {n}분 고지")
    case .stopped: Phrase("Play is suspended", "경기가 중단됐어요")
    case .incidents: Phrase("Match events", "경기 상황")
    case .noIncidents: Phrase("Nothing yet", "아직 없어요")
    case .waitingFor: Phrase("Next: {name}", "다음: {name}")
    case .notBegun: Phrase("Not kicked off yet", "아직 시작하지 않았어요")
    case .over: Phrase("Full time", "경기 종료")
    case .score: Phrase("{name} {score} {text}", "{name} {score} {text}")
    case .shootout: Phrase("Penalties", "승부차기")
    case .shootoutWon: Phrase("{name} win on penalties", "{name} 승부차기 승리")
    case .clock: Phrase("Match clock", "경기 시계")
    case .missedPenalty: Phrase("Penalty missed", "페널티킥 실축")
    case .sinBin: Phrase("Temporary dismissal", "일시 퇴장")
    case .warning: Phrase("Warning", "주의")
    case .scored: Phrase("scored", "성공")
    case .notScored: Phrase("not scored", "실패")
    case .assist: Phrase("assist {name}", "도움 {name}")
    case .footer: Phrase("RefWatch · read-only", "RefWatch · 보기 전용")
    }
  }
}
