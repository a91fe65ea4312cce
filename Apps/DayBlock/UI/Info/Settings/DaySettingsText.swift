import Design

/// The settings of DayBlock.
enum DaySettingsText: PhraseBook {
  case tracking, dayTitle, feel, more
  case maxRun, maxRunHint, carries, carriesHint, awake, awakeHint
  case boundary, boundaryHint, firstWeekday, usual, board, boardHint, halves, minutes
  case feedback, feedbackHint, off, light, full, sounds

  var phrase: Phrase {
    switch self {
    case .tracking: Phrase("Tracking", "트래킹")
    case .dayTitle: Phrase("Day", "하루")
    case .feel: Phrase("Feedback", "피드백")
    case .more: Phrase("More", "더 보기")
    case .maxRun: Phrase("Ask after", "확인 시점")
    case .maxRunHint:
      Phrase(
        "If a run goes on this long untouched, you're asked whether you were still at it.",
        "화면을 보지 않은 채 이만큼 지나면 계속하고 있었는지 물어봐요.")
    case .carries: Phrase("Carry minutes over", "남은 시간 이어 쓰기")
    case .carriesHint:
      Phrase(
        "Minutes left after the last half-block count toward the block's next run today.",
        "반 블럭이 되지 못한 시간을 오늘 같은 블럭의 다음 기록에 더해요.")
    case .awake: Phrase("Keep the screen on", "화면 켜 두기")
    case .awakeHint: Phrase("While time is being tracked", "시간을 기록하는 동안")
    case .boundary: Phrase("Day starts at", "하루의 시작")
    case .boundaryHint:
      Phrase(
        "For night owls: time before this counts toward the previous day. Days already recorded "
          + "don't change.",
        "늦게까지 깨어 있다면, 이 시각 전까지는 전날로 기록돼요. 이미 기록한 날은 바뀌지 않아요.")
    case .firstWeekday: Phrase("Week starts on", "한 주의 시작")
    case .usual: Phrase("Region default", "사는 지역에 맞춤")
    case .board: Phrase("Board shows", "보드 표시")
    case .boardHint: Phrase("Minutes show pauses and odd lengths too", "분 단위로 보면 쉰 시간도 보여요")
    case .halves: Phrase("Half-blocks", "반 블럭")
    case .minutes: Phrase("Exact minutes", "실제 시간")
    case .feedback: Phrase("Vibration", "진동")
    case .feedbackHint:
      Phrase("Only for your own actions, on devices that support it", "내가 조작할 때만, 지원하는 기기에서")
    case .off: Phrase("Off", "끔")
    case .light: Phrase("Light", "약하게")
    case .full: Phrase("Full", "모두")
    case .sounds: Phrase("Sounds", "소리")
    }
  }
}
