import Design

/// The words of a run under way.
enum LiveText: PhraseBook {
  case float, cannotFloat
  case elapsed, progress, produced, hold, holdHint, more, pause, resume, finish, discardRun, stop
  case minimize
  case saving, starting, onDevice, offline
  case stopTitle, stopText, keepGoing, stopNow, saveWhatIs
  case littleTitle, littleText, asNote
  case discarded, endedElsewhere, discardedElsewhere, stoppedEarlier, stoppedAfterPause
  case unit, complete, skip
  case homeless, homelessName, chooseBlock, chooseTitle
  case leftTitle, leftText, leftLong, leftWhen, leftKeep, leftEnd, leftCut, leftSlider, leftGain
  case twoTitle, twoText, twoRow, twoKeep, twoCut, twoDelete, twoOther
  case shortcuts, clockDoubt

  var phrase: Phrase {
    switch self {
    case .elapsed: Phrase("Time tracked: {text}", "생산 시간 {text}")
    case .progress: Phrase("This half-block", "이번 반 블럭")
    case .produced: Phrase("{name}: {text} produced", "{name}: {text} 생산")
    case .hold: Phrase("Hold to finish {name}", "길게 눌러 {name} 마치기")
    case .holdHint: Phrase("Keep holding to finish", "마치려면 길게 눌러 주세요")
    case .more: Phrase("More", "더 보기")
    case .float: Phrase("Keep above other windows", "다른 창 위에 띄우기")
    case .cannotFloat:
      Phrase(
        "This browser cannot keep a window above others.", "이 브라우저에서는 창을 위에 띄울 수 없어요.")
    case .pause: Phrase("Pause", "일시 정지")
    case .resume: Phrase("Resume", "다시 시작")
    case .finish: Phrase("Finish", "마치기")
    case .discardRun: Phrase("Discard", "버리기")
    case .stop: Phrase("Stop producing", "생산 중단")
    case .minimize: Phrase("Minimize", "작게 보기")
    case .saving: Phrase("Saving…", "저장하는 중…")
    case .starting: Phrase("Starting…", "시작하는 중…")
    case .onDevice: Phrase("Started on {text}", "{text}에서 시작함")
    case .offline: Phrase("Offline · on this device", "오프라인 · 이 기기에 저장")
    case .stopTitle: Phrase("Stop producing?", "생산을 중단할까요?")
    case .stopText: Phrase("Everything produced so far is discarded.", "지금까지 생산한 블럭이 사라져요.")
    case .keepGoing: Phrase("Keep going", "계속하기")
    case .stopNow: Phrase("Stop", "중단")
    case .saveWhatIs: Phrase("Save what I have", "지금까지 저장")
    case .littleTitle: Phrase("Not half a block yet", "아직 반 블럭이 안 됐어요")
    case .littleText:
      Phrase(
        "You need at least 30 minutes (0.5 blocks). {text} to go.",
        "블럭이 되려면 30분이 필요해요. {text} 남았어요.")
    case .asNote: Phrase("Save as note only (0.0)", "메모로만 저장 (0.0)")
    case .discarded: Phrase("{name} was discarded", "{name} 기록을 버렸어요")
    case .endedElsewhere: Phrase("Finished on another device", "다른 기기에서 마쳤어요")
    case .discardedElsewhere: Phrase("Discarded on another device", "다른 기기에서 버렸어요")
    case .stoppedEarlier:
      Phrase(
        "Another device stopped it at {text}. That time was saved.",
        "다른 기기에서 {text}에 먼저 멈췄어요. 그 시각으로 저장했어요.")
    case .stoppedAfterPause:
      Phrase(
        "Finished after a 12-hour pause. Everything produced is kept.",
        "12시간 동안 멈춰 있어 마쳤어요. 생산한 블럭은 그대로예요.")
    case .unit: Phrase("{text} of {name}", "{name} {text}")
    case .complete: Phrase("Block production complete!", "블럭 생산 완료!")
    case .skip: Phrase("Continue", "계속")
    case .homeless: Phrase("This block was deleted.", "삭제된 블럭이에요.")
    case .homelessName: Phrase("(deleted) {name}", "(삭제됨) {name}")
    case .chooseBlock: Phrase("Choose a block", "블럭 고르기")
    case .chooseTitle: Phrase("Which block is it for?", "어느 블럭에 넣을까요?")
    case .leftTitle: Phrase("Still on {name}?", "아직 {name} 중인가요?")
    case .leftText: Phrase("You left at {text}.", "{text}에 자리를 떠났어요.")
    case .leftLong: Phrase("It has been running since {text}.", "{text}부터 계속 진행 중이에요.")
    case .leftWhen: Phrase("{name}, {text}", "{name} {text}")
    case .leftKeep: Phrase("Keep all: {text}", "모두 두기: {text}")
    case .leftEnd: Phrase("End at {text}", "{text}에 마치기")
    case .leftCut: Phrase("Remove the gap and continue", "비운 시간 빼고 계속하기")
    case .leftSlider: Phrase("When did it end?", "언제 끝났나요?")
    case .leftGain: Phrase("{text} in total", "모두 {text}")
    case .twoTitle: Phrase("Two blocks are running", "두 블럭이 함께 진행 중이에요")
    case .twoText: Phrase("Both are tracking time. What should count?", "각각 시간이 기록되고 있어요. 어떻게 할까요?")
    case .twoRow: Phrase("since {text}", "{text}부터")
    case .twoKeep: Phrase("Keep both, overlapping", "겹친 채 둘 다 두기")
    case .twoCut: Phrase("End {name} at {text}", "{name}{을/를} {text}에 마치기")
    case .twoDelete: Phrase("Discard {name}", "{name} 버리기")
    case .twoOther: Phrase("Also running: {name}", "함께 진행 중: {name}")
    case .shortcuts: Phrase("F or hold Enter; P to pause", "F 키 또는 Enter 길게, 일시 정지는 P 키")
    case .clockDoubt:
      Phrase(
        "The device clock was set back. Tracking continues.", "기기 시계가 뒤로 바뀌었어요. 시간은 이어서 재고 있어요.")
    }
  }
}
