import Design

/// The words of the tracking screen.
enum TrackText: PhraseBook {
  case title, today, todaySpoken, total, todayShort, board
  case groupButton, groupTitle, groupCount, newGroup
  case carousel, prompt, promptEmpty, promptGroup, addBlock, play, playNamed, previous, next
  case turnOver, turnBack, center
  case edit, delete, deleteTitle, deleteText, no, blockDeleted
  case running, paused, runningOn, pausedOn
  case switchTitle, switchText, finishAndSwitch, discardAndSwitch, savedRun, savedNote
  case help

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Tracking", "트래킹")
    case .today: Phrase("today +{text}", "오늘 +{text}")
    case .todaySpoken: Phrase("Today: {text}", "오늘 {text}")
    case .total: Phrase("total", "누적")
    case .todayShort: Phrase("today", "오늘")
    case .board: Phrase("Today's blocks", "오늘의 블럭")
    case .groupButton: Phrase("Group: {name}", "그룹: {name}")
    case .groupTitle: Phrase("Choose a group", "그룹 선택")
    case .groupCount: Phrase(one: "{n} block", other: "{n} blocks", "블럭 {n}개")
    case .newGroup: Phrase("Add group", "그룹 추가")
    case .carousel: Phrase("Blocks in {name}", "{name}의 블럭")
    case .prompt: Phrase("What will you fill today with?", "오늘은 어떤 블럭으로 채워볼까요?")
    case .promptEmpty: Phrase("Create your first block", "첫 블럭을 만들어 보세요")
    case .promptGroup: Phrase("No blocks in this group yet", "이 그룹에는 아직 블럭이 없어요")
    case .addBlock: Phrase("Add block", "블럭 추가")
    case .play: Phrase("Start", "시작")
    case .playNamed: Phrase("Start {name}", "{name} 시작")
    case .previous: Phrase("Previous block", "이전 블럭")
    case .next: Phrase("Next block", "다음 블럭")
    case .turnOver: Phrase("{name}, {text} in total. Flip", "{name}, 누적 {text}. 뒤집기")
    case .turnBack: Phrase("Flip {name} back", "{name} 다시 뒤집기")
    case .center: Phrase("Center {name}", "{name}: 가운데로")
    case .edit: Phrase("Edit {name}", "{name} 편집")
    case .delete: Phrase("Delete {name}", "{name} 삭제")
    case .deleteTitle: Phrase("Delete {name}?", "{name} 블럭을 삭제할까요?")
    case .deleteText:
      Phrase(
        "All its records are deleted too. You can restore it for 30 days.",
        "이 블럭으로 기록한 내용도 함께 삭제돼요. 30일 동안 되돌릴 수 있어요.")
    case .no: Phrase("Cancel", "취소")
    case .blockDeleted: Phrase("{name} deleted", "{name}{을/를} 삭제했어요")
    case .running: Phrase("{name} is running", "{name} 생산 중")
    case .paused: Phrase("{name} is paused", "{name} 일시 정지")
    case .runningOn: Phrase("Running on {text}", "{text}에서 생산 중")
    case .pausedOn: Phrase("Paused on {text}", "{text}에서 일시 정지")
    case .switchTitle: Phrase("{name} is still running", "{name}{이/가} 아직 진행 중이에요")
    case .switchText:
      Phrase(
        "Only one block can run at a time. Finish or discard {name}?",
        "한 번에 한 블럭만 할 수 있어요. {name}{을/를} 어떻게 할까요?")
    case .finishAndSwitch: Phrase("Finish and switch", "마치고 바꾸기")
    case .discardAndSwitch: Phrase("Discard and switch", "버리고 바꾸기")
    case .savedRun: Phrase("{name} saved: +{text}", "{name} 저장됨: +{text}")
    case .savedNote: Phrase("{name} saved as a note", "{name}{을/를} 메모로 저장했어요")
    case .help: Phrase("How it works", "이용 가이드")
    }
  }
}
