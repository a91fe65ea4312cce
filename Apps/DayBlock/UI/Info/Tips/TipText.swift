import Design

/// What is explained once on each screen.
enum TipText: PhraseBook {
  case explain, understood, forgotten
  case trackingTitle, trackingBoard, trackingGroup, trackingSwipe, trackingPlay
  case liveTitle, liveBlink, liveHold, liveBar
  case calendarTitle, calendarShape, calendarTotal, calendarShare
  case reviewTitle, reviewTime, reviewAmount, reviewMemo

  var phrase: Phrase {
    switch self {
    case .explain: Phrase("About this screen", "이 화면 설명 보기")
    case .understood: Phrase("Got it", "알겠어요")
    case .forgotten: Phrase("Tips will be shown again", "화면마다 도움말을 다시 보여 드릴게요")
    case .trackingTitle: Phrase("Your day at a glance", "한눈에 보는 하루")
    case .trackingBoard:
      Phrase(
        "The board shows today's blocks. Tap it for details.",
        "보드에 오늘 생산한 블럭이 보여요. 누르면 하나씩 읽을 수 있어요.")
    case .trackingGroup: Phrase("Switch groups above the blocks.", "블럭 위에서 그룹을 바꿀 수 있어요.")
    case .trackingSwipe: Phrase("Swipe to change the block.", "옆으로 밀어 블럭을 바꿔요.")
    case .trackingPlay:
      Phrase("Press play, and time turns into blocks.", "재생을 누르면 시간이 블럭이 돼요.")
    case .liveTitle: Phrase("In production", "생산 중")
    case .liveBlink: Phrase("The blinking block is being produced.", "보드에서 깜빡이는 블럭이 생산 중이에요.")
    case .liveHold: Phrase("Hold the big block to finish.", "큰 블럭을 길게 누르면 완료돼요.")
    case .liveBar:
      Phrase("The bar shows progress to the next half-block.", "막대는 다음 반 블럭까지의 진행률이에요.")
    case .calendarTitle: Phrase("Every day has its shape", "하루마다 다른 모양")
    case .calendarShape:
      Phrase("The more kinds of blocks, the more colors a day has.", "여러 블럭을 생산할수록 색이 다양해져요.")
    case .calendarTotal: Phrase("Tap a day to see what you produced.", "날짜를 누르면 그날의 기록이 아래에 보여요.")
    case .calendarShare:
      Phrase("The percentage is the share of the whole day.", "퍼센트는 하루 전체에서 차지하는 비율이에요.")
    case .reviewTitle: Phrase("Looking back", "돌아보기")
    case .reviewTime: Phrase("The date and time of the record.", "언제 했는지 날짜와 시간이 보여요.")
    case .reviewAmount: Phrase("How many blocks you produced.", "몇 블럭을 생산했는지 보여요.")
    case .reviewMemo: Phrase("Add a memo to remember it by.", "기억하고 싶은 것을 메모로 남겨요.")
    }
  }
}
