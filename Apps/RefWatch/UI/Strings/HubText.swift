import Design

/// The hub and the history.
enum HubText: PhraseBook {
  case live, resume, start, today, upcoming, past, unfinished, none, noneHint, history, settings
  case noToday, search, noneFound, noneFoundHint, more, delete, deleteQuestion, deleteText
  case deleted, open, noKickOff, versus, unsigned, allMatches
  case noHistory, noHistoryHint, penalties, fullTimeWaiting, showing, keep, draft, continueDraft
  case deletedMatches, noDeleted, restore, forGood, forGoodQuestion, forGoodText
  case trashDays, trashNote, startAtOnce

  var phrase: Phrase {
    switch self {
    case .live: Phrase("Under way", "진행 중")
    case .resume: Phrase("Back to the match", "경기로 돌아가기")
    case .start: Phrase("Start a match", "경기 시작하기")
    case .startAtOnce: Phrase("Start now, name the teams later", "바로 시작하고 팀 이름은 나중에 쓰기")
    case .today: Phrase("Today", "오늘")
    case .upcoming: Phrase("Upcoming", "다가오는 경기")
    case .past: Phrase("Past", "지난 경기")
    case .unfinished: Phrase("Not played yet", "아직 하지 않은 경기")
    case .none: Phrase("No matches yet", "아직 경기가 없어요")
    case .noneHint:
      Phrase(
        "Set up a match now, or schedule one for later. It works offline.",
        "지금 경기를 만들거나 킥오프 시각을 정해 두세요. 네트워크 없이도 돼요.")
    case .history: Phrase("History", "지난 기록")
    case .settings: Phrase("Settings", "설정")
    case .noToday: Phrase("No matches today", "오늘은 경기가 없어요")
    case .search: Phrase("Search teams, venues, dates, codes", "팀, 경기장, 날짜, 카드 코드 검색")
    case .noneFound: Phrase("Nothing found", "찾은 경기가 없어요")
    case .noneFoundHint:
      Phrase(
        "Search by team, competition, venue, date (2026-11-21) or card code.",
        "팀, 대회, 경기장 이름이나 2026-11-21 같은 날짜, 카드 코드로 찾아 보세요.")
    case .more: Phrase("Show earlier matches", "이전 경기 더 보기")
    case .delete: Phrase("Delete this match", "이 경기 삭제")
    case .deleteQuestion: Phrase("Delete {name}?", "{name} 경기를 삭제할까요?")
    case .deleteText:
      Phrase(
        "It moves to deleted matches with its whole log. You can restore it there.",
        "전체 로그와 함께 삭제한 경기로 옮겨요. 거기서 복원할 수 있어요.")
    case .deleted: Phrase("{name} deleted", "{name} 삭제됨")
    case .open: Phrase("Open", "열기")
    case .noKickOff: Phrase("No kick-off time", "킥오프 시각 없음")
    case .versus: Phrase("{name} v {text}", "{name} 대 {text}")
    case .unsigned: Phrase("Not signed", "서명 전")
    case .allMatches: Phrase("All matches", "모든 경기")
    case .noHistory: Phrase("No finished matches yet", "아직 끝난 경기가 없어요")
    case .noHistoryHint: Phrase("Completed matches appear here.", "완료한 경기가 여기에 모여요.")
    case .penalties: Phrase("{text} on penalties", "승부차기 {text}")
    case .fullTimeWaiting: Phrase("To be completed", "완료 대기")
    case .showing: Phrase(one: "{n} match", other: "{n} matches", "경기 {n}개")
    case .keep: Phrase("Keep it", "그대로 두기")
    case .draft: Phrase("Unfinished match set-up", "설정하던 경기가 있어요")
    case .continueDraft: Phrase("Continue", "이어서 하기")
    case .deletedMatches: Phrase("Deleted matches", "삭제한 경기")
    case .noDeleted: Phrase("No deleted matches", "삭제한 경기가 없어요")
    case .restore: Phrase("Restore", "복원하기")
    case .trashDays:
      Phrase(
        one: "Deleted for good in {n} day", other: "Deleted for good in {n} days", "{n}일 뒤 완전히 삭제")
    case .trashNote:
      Phrase(
        "Deleted matches can be restored for 30 days, then they are deleted for good.",
        "삭제한 경기는 30일 동안 복원할 수 있고, 그 뒤에는 완전히 사라져요.")
    case .forGood: Phrase("Delete for good", "완전히 삭제")
    case .forGoodQuestion: Phrase("Delete {name} for good?", "{name} 경기를 완전히 삭제할까요?")
    case .forGoodText:
      Phrase(
        "The match and its whole log are deleted from all your devices. This can't be undone.",
        "모든 기기에서 경기와 전체 로그가 사라지고 되돌릴 수 없어요.")
    }
  }
}
