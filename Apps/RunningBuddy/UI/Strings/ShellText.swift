import Design

/// The words around every screen of RunningBuddy.
enum RunShellText: PhraseBook {
  case runningBuddy, tabs, allApps, home, history, statistics, data, settings
  case live, review, editRun, enter, deleted, refused, troubleTitle, undone, gone, stride

  var phrase: Phrase {
    switch self {
    case .runningBuddy: Phrase("RunningBuddy", "RunningBuddy")
    case .tabs: Phrase("RunningBuddy", "RunningBuddy 메뉴")
    case .allApps: Phrase("All apps", "모든 앱")
    case .home: Phrase("Run", "달리기")
    case .history: Phrase("History", "기록")
    case .statistics: Phrase("Statistics", "통계")
    case .data: Phrase("Data", "데이터")
    case .settings: Phrase("Settings", "설정")
    case .live: Phrase("Recording", "기록 중")
    case .review: Phrase("Your run", "달리기 마무리")
    case .editRun: Phrase("Edit run", "기록 수정")
    case .enter: Phrase("Add a run", "직접 입력")
    case .deleted: Phrase("Deleted runs", "삭제한 기록")
    case .refused: Phrase("Not accepted", "거절됨")
    case .troubleTitle: Phrase("Your runs can't be read", "기록을 읽을 수 없어요")
    case .undone: Phrase("Undone", "되돌렸어요")
    case .stride: Phrase("Step length", "보폭")
    case .gone: Phrase("This run no longer exists", "더 이상 없는 기록이에요")
    }
  }
}
