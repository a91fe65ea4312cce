import Design

/// One line of the log for each kind of entry.
enum FactText: PhraseBook {
  case tossEnd, tossKickOff, kickOff, begins, ends, suspendedFor, resumed, abandonedFor
  case fullTime, completed, reopened, announced, adjusted, stepped, serverTime, stoppage,
    stoppageOver
  case goal, assist, ownGoal, overruled, card, reasonMissing, sinBin, warned, sinBinServing
  case sinBinRestart, sinBinOver
  case substitution, comesOn, goesOff, off, back, penaltyAwarded, penaltyMissed, incident, note
  case penaltiesBegin, kick, firstKick, penaltiesOver, penaltiesOverReason, rulesChanged, signed
  case withdrawn, amended, restored, unknown
  case tookOver, bothHappened, initialled

  var phrase: Phrase {
    switch self {
    case .tossEnd: Phrase("Toss: {name} chose an end", "토스: {name}, 진영 선택")
    case .tossKickOff: Phrase("Toss: {name} took the kick-off", "토스: {name}, 킥오프 선택")
    case .kickOff: Phrase("Kick-off: {name}", "킥오프: {name}")
    case .begins: Phrase("{name} begins", "{name} 시작")
    case .ends: Phrase("{name} ends", "{name} 종료")
    case .suspendedFor: Phrase("Play suspended: {text}", "경기 중단: {text}")
    case .resumed: Phrase("Play resumed", "경기 재개")
    case .abandonedFor: Phrase("Match abandoned: {text}", "중도 종료: {text}")
    case .fullTime: Phrase("Full time: {text}", "경기 종료: {text}")
    case .completed: Phrase("Match completed", "경기 기록 완료")
    case .reopened: Phrase("Match reopened", "경기 기록 다시 열기")
    case .announced:
      Phrase(
        one: "Added time announced: {n} minute", other: "Added time announced: {n} minutes",
        "추가시간 {n}분 고지")
    case .adjusted: Phrase("Clock adjusted by {text}", "시계 조정: {text}")
    case .serverTime:
      Phrase("The device's clock was off; server time is {text}", "기기 시계가 틀림: 서버 기준 {text}")
    case .stepped: Phrase("The device's clock jumped by {text}", "기기 시계가 {text} 건너뜀")
    case .stoppage: Phrase("Stoppage: {text}", "경기 멈춤: {text}")
    case .stoppageOver: Phrase("Stoppage ended", "멈춤 종료")
    case .goal: Phrase("Goal: {name}", "득점: {name}")
    case .assist: Phrase("assist {name}", "도움 {name}")
    case .ownGoal: Phrase("Own goal: {name}", "자책골: {name}")
    case .overruled: Phrase("Goal disallowed by {text}", "득점 취소: {text}")
    case .card: Phrase("{text}: {name}", "{text}: {name}")
    case .reasonMissing: Phrase("reason later", "사유 미기재")
    case .sinBin: Phrase("temporary dismissal", "일시 퇴장")
    case .warned: Phrase("Warning: {name}", "주의: {name}")
    case .sinBinServing: Phrase("Temporary dismissal: {name}", "일시 퇴장: {name}")
    case .sinBinRestart: Phrase("Temporary dismissal runs from the restart", "재개와 함께 일시 퇴장 시작")
    case .sinBinOver: Phrase("Back from the temporary dismissal", "일시 퇴장 복귀")
    case .substitution: Phrase("{text} on for {name}", "{name} 나가고 {text} 들어옴")
    case .comesOn: Phrase("{name} comes on", "{name} 들어옴")
    case .goesOff: Phrase("{name} goes off", "{name} 나감")
    case .off: Phrase("{name} off the field: {text}", "{name} 경기장 밖: {text}")
    case .back: Phrase("{name} back on the field", "{name} 경기장 복귀")
    case .penaltyAwarded: Phrase("Penalty awarded to {name}", "페널티킥 선언: {name}")
    case .penaltyMissed: Phrase("Penalty by {name}: {text}", "{name} 페널티킥: {text}")
    case .incident: Phrase("Incident: {text}", "특이 사항: {text}")
    case .note: Phrase("Note: {text}", "메모: {text}")
    case .penaltiesBegin: Phrase("Penalties begin, {name} first", "승부차기 시작, {name} 선축")
    case .kick: Phrase("Kick by {name}: {text}", "{name} 킥: {text}")
    case .firstKick: Phrase("{name} kicks first", "{name} 선축")
    case .penaltiesOver: Phrase("Penalties end", "승부차기 종료")
    case .penaltiesOverReason: Phrase("Penalties end: {text}", "승부차기 종료: {text}")
    case .rulesChanged: Phrase("Rules changed", "규정 변경")
    case .signed: Phrase("Signed by {name}", "서명: {name}")
    case .initialled: Phrase("Initialed by {name} for {text}", "{text} 대표 확인: {name}")
    case .withdrawn: Phrase("An entry was withdrawn", "항목 취소")
    case .amended: Phrase("An entry was changed", "항목 수정")
    case .restored: Phrase("An entry was restored", "항목 복원")
    case .tookOver: Phrase("The clock was taken over", "시계 인계")
    case .bothHappened: Phrase("Two similar entries confirmed as different", "비슷한 두 항목은 서로 다른 일")
    case .unknown: Phrase("Entry from a newer version", "새 버전에서 쓴 항목")
    }
  }
}

/// The log page, and an entry being corrected.
enum LogText: PhraseBook {
  case title, empty, emptyHint, withdrawn, edited, inert, overruled, showAll, showPlay
  case entry, matchTime, minute, second, earlier, later, playerNumber, playerName, reason
  case why, saveChange, withdraw, restore, history, asWritten, at, onlyThis
  case periodEndTooLate, periodStartFixed, badMinute, badNumber, longText
  case noChange, afterSigning, needsWhy, offNumber, onNumber, assistNumber, noneChosen, goalKind
  case incidentKind, cardColour, text, ownRole, reasonWords, result
  case saved, taken, back, otherTab

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Log", "경기 로그")
    case .empty: Phrase("No entries yet", "아직 기록이 없어요")
    case .emptyHint: Phrase("What you record on the pitch appears here.", "경기장에서 기록한 내용이 여기에 나와요.")
    case .withdrawn: Phrase("Withdrawn", "취소됨")
    case .edited: Phrase("Edited", "수정됨")
    case .inert: Phrase("Has no effect", "효력 없음")
    case .overruled: Phrase("Disallowed", "득점 취소")
    case .showAll: Phrase("Everything", "전체")
    case .showPlay: Phrase("Incidents only", "주요 사건")
    case .entry: Phrase("Log entry", "로그 항목")
    case .matchTime: Phrase("Match time", "경기 시간")
    case .minute: Phrase("Minutes played in this period", "이 구간에서 지난 분")
    case .second: Phrase("Seconds", "초")
    case .earlier: Phrase("30 s earlier", "30초 앞으로")
    case .later: Phrase("30 s later", "30초 뒤로")
    case .playerNumber: Phrase("Shirt number", "등번호")
    case .playerName: Phrase("Name", "이름")
    case .reason: Phrase("Reason", "사유")
    case .why: Phrase("Why is this being corrected?", "왜 고치나요?")
    case .saveChange: Phrase("Save the correction", "수정 저장")
    case .withdraw: Phrase("Withdraw", "취소하기")
    case .restore: Phrase("Restore", "복원하기")
    case .history: Phrase("History of this entry", "이 항목의 이력")
    case .asWritten: Phrase("Written", "처음 기록")
    case .at: Phrase("{text} on this device's clock", "기기 시계 {text}")
    case .onlyThis:
      Phrase("Only the time of this entry can be corrected.", "이 항목은 시간만 고칠 수 있어요.")
    case .periodEndTooLate:
      Phrase(
        "A period's end can be withdrawn for ten minutes, until the next period begins.",
        "구간 종료는 다음 구간이 시작되기 전 10분 안에만 취소할 수 있어요.")
    case .periodStartFixed:
      Phrase(
        "A period's start can't be withdrawn. Adjust the clock instead.",
        "구간 시작은 취소할 수 없어요. 시계를 조정해 주세요.")
    case .badMinute:
      Phrase("Enter minutes from 0 to 180 and seconds from 0 to 59", "분은 0~180, 초는 0~59로 써 주세요")
    case .badNumber: Phrase("Shirt numbers go from 0 to 999", "등번호는 0~999예요")
    case .longText: Phrase("Up to 1,000 characters", "1,000자까지 쓸 수 있어요")
    case .noChange: Phrase("Nothing was changed", "바뀐 내용이 없어요")
    case .afterSigning:
      Phrase(
        "The record is signed. The correction becomes an amendment and needs a reason.",
        "서명된 기록이에요. 고치면 정정으로 남고 이유가 필요해요.")
    case .needsWhy: Phrase("The record is signed: enter a reason", "서명된 기록이라 이유를 써 주세요")
    case .offNumber: Phrase("Number going off", "나가는 선수 번호")
    case .onNumber: Phrase("Number coming on", "들어오는 선수 번호")
    case .assistNumber: Phrase("Number of the assisting player", "도움 선수 번호")
    case .noneChosen: Phrase("No reason yet", "사유 없음")
    case .goalKind: Phrase("Kind of goal", "득점 유형")
    case .incidentKind: Phrase("Kind of incident", "특이 사항 유형")
    case .cardColour: Phrase("Card", "카드")
    case .text: Phrase("Text", "내용")
    case .reasonWords: Phrase("Your own words", "직접 쓴 설명")
    case .saved: Phrase("Correction saved", "수정을 저장했어요")
    case .taken: Phrase("Entry withdrawn", "항목을 취소했어요")
    case .back: Phrase("Entry restored", "항목을 복원했어요")
    case .otherTab:
      Phrase(
        "This match is being recorded in another tab. Nothing was changed.",
        "다른 탭에서 이 경기를 기록하고 있어요. 바뀐 것은 없어요.")
    case .result: Phrase("Result", "결과")
    case .ownRole: Phrase("Role in the team", "팀에서의 역할")
    }
  }
}
