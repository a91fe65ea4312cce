import Design

/// The words around every screen of DayBlock.
enum ShellText: PhraseBook {
  case dayBlock, tabs, allApps, tracking, manage, calendar, info
  case session, newGroup, editGroup, newBlock, editBlock, addSession, statistics
  case settings, guide, data, links, discarded, reset, licences, welcome, refused
  case defaultGroup, unknownBlock, undone, nothingRuns, cannotStart
  case oneBlock, someBlocks, hours, minutes, whoseDay
  case troubleTitle, beginHere, readingOlder

  var phrase: Phrase {
    switch self {
    case .dayBlock: Phrase("DayBlock", "DayBlock")
    case .tabs: Phrase("DayBlock", "DayBlock 메뉴")
    case .allApps: Phrase("All apps", "모든 앱")
    case .tracking: Phrase("Tracking", "트래킹")
    case .manage: Phrase("Manage", "관리")
    case .calendar: Phrase("Calendar", "캘린더")
    case .info: Phrase("My info", "내 정보")
    case .session: Phrase("Record", "기록")
    case .newGroup: Phrase("New group", "새 그룹")
    case .editGroup: Phrase("Edit group", "그룹 편집")
    case .newBlock: Phrase("New block", "새 블럭")
    case .editBlock: Phrase("Edit block", "블럭 편집")
    case .addSession: Phrase("Add time", "시간 추가")
    case .statistics: Phrase("Statistics", "통계")
    case .settings: Phrase("Settings", "설정")
    case .guide: Phrase("How it works", "이용 가이드")
    case .data: Phrase("Import and export", "가져오기와 내보내기")
    case .links: Phrase("Links and calendars", "링크와 캘린더")
    case .discarded: Phrase("Discarded", "버린 기록")
    case .reset: Phrase("Reset data", "데이터 초기화")
    case .licences: Phrase("Licenses", "라이선스")
    case .welcome: Phrase("Welcome", "환영해요")
    case .refused: Phrase("Not accepted", "거절됨")
    case .defaultGroup: Phrase("My blocks", "기본 그룹")
    case .unknownBlock: Phrase("(deleted)", "(삭제됨)")
    case .undone: Phrase("Undone", "되돌렸어요")
    case .nothingRuns: Phrase("Nothing is being tracked", "진행 중인 트래킹이 없어요")
    case .cannotStart:
      Phrase("This block cannot be started here", "이 블럭은 여기서 시작할 수 없어요")
    case .oneBlock: Phrase("{text} block", "{text}블럭")
    case .someBlocks: Phrase("{text} blocks", "{text}블럭")
    case .hours: Phrase("{text} h", "{text}시간")
    case .minutes: Phrase("{text} min", "{text}분")
    case .whoseDay:
      Phrase(
        "A half-block counts toward the day it starts, minutes toward the day they are spent.",
        "반 블럭은 시작한 날에, 시간은 실제로 보낸 날에 담겨요.")
    case .readingOlder:
      Phrase("Older records are still being read…", "이전 기록을 아직 읽고 있어요…")
    case .beginHere: Phrase("Start here for now", "여기서 먼저 시작하기")
    case .troubleTitle: Phrase("Your blocks can't be read", "블럭을 읽을 수 없어요")
    }
  }
}
