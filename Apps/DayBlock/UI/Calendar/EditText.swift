import Design

/// The words for time that is entered by hand, and for what can be done with what was recorded.
enum EditText: PhraseBook {
  case selected, deselect, move, start, end, earlier, later, more, open, keys
  case moved, otherDay, added, deleted, wasSplit, belongsTo, restored
  case exactTimes, split, tooShort, toBlock, versions, noVersions, delete
  case block, chooseBlock, day, inZone, how, byEnd, byLength, starts, ends, minutes, memo
  case add, keepTimes, leftOver, endsNextDay, overDays, noteOnly, overlaps
  case skipped, twice, firstTime, secondTime
  case blockMissing, dayWrong, startWrong, endWrong, minutesWrong, orderWrong
  case splitWhen, splitAt, minus, plus
  case versionsHint, now, until, restore
  case askFuture, askPlan, askLongAgo, askOverlap, planKeeps
  case asPlan, addAnyway, keepAnyway, changeTimes, planned

  var phrase: Phrase {
    switch self {
    case .selected: Phrase("Selected record", "선택한 기록")
    case .deselect: Phrase("Deselect", "선택 해제")
    case .move: Phrase("Move", "이동")
    case .start: Phrase("Start", "시작")
    case .end: Phrase("End", "끝")
    case .earlier: Phrase("{name}: 5 minutes earlier", "{name}: 5분 앞으로")
    case .later: Phrase("{name}: 5 minutes later", "{name}: 5분 뒤로")
    case .more: Phrase("Edit", "편집")
    case .open: Phrase("Open", "열기")
    case .keys:
      Phrase(
        "Arrow keys move it; add Shift for the end, Alt for the start. Enter saves, Escape "
          + "cancels.",
        "키보드: 화살표로 이동, Shift는 끝, Alt는 시작. Enter로 저장, Escape로 취소해요.")
    case .moved: Phrase("{name}: now {text}", "{name}: {text}로 바꿨어요")
    case .otherDay:
      Phrase("That moves it to another day. Use exact times instead.", "다른 날이 돼요. 정확한 시간에서 바꿔 주세요.")
    case .added: Phrase("{name} added, {text}", "{name}{을/를} 추가했어요, {text}")
    case .deleted: Phrase("Record deleted", "기록을 삭제했어요")
    case .wasSplit: Phrase("Split in two", "둘로 나눴어요")
    case .belongsTo: Phrase("Moved to {name}", "{name}{으로/로} 옮겼어요")
    case .restored: Phrase("Earlier version restored", "이전 버전으로 되돌렸어요")
    case .exactTimes: Phrase("Exact times", "정확한 시간")
    case .split: Phrase("Split", "나누기")
    case .tooShort: Phrase("Too short to split", "나누기에는 너무 짧아요")
    case .toBlock: Phrase("Move to another block", "다른 블럭으로 옮기기")
    case .versions: Phrase("Earlier versions", "이전 버전")
    case .noVersions: Phrase("Never changed", "바뀐 적 없어요")
    case .delete: Phrase("Delete", "삭제")
    case .block: Phrase("Block", "블럭")
    case .chooseBlock: Phrase("Choose a block", "블럭을 고르세요")
    case .day: Phrase("Date", "날짜")
    case .inZone: Phrase("Time zone: {text}", "시간대: {text}")
    case .how: Phrase("Enter by", "입력 방식")
    case .byEnd: Phrase("Start and end", "시작과 끝")
    case .byLength: Phrase("Start and duration", "시작과 길이")
    case .starts: Phrase("Starts", "시작")
    case .ends: Phrase("Ends", "끝")
    case .minutes: Phrase("Minutes", "분")
    case .memo: Phrase("Memo", "메모")
    case .add: Phrase("Add", "추가")
    case .keepTimes: Phrase("Save times", "시간 저장")
    case .leftOver: Phrase("{text} left over", "{text} 남음")
    case .endsNextDay: Phrase("Ends on the next day.", "다음 날 끝나요.")
    case .overDays:
      Phrase(
        one: "Recorded on {n} day.", other: "Recorded across {n} days, each with its own minutes.",
        "{n}일에 나뉘어 기록돼요.")
    case .noteOnly:
      Phrase(
        "Less than 30 minutes: kept as a note, without a block.",
        "30분이 안 돼 블럭 없이 메모로만 남아요.")
    case .overlaps: Phrase("Overlaps: {text}", "같은 시간의 기록: {text}")
    case .skipped:
      Phrase("Clocks skip {name}, so it counts as {text}.", "{name}에는 시계가 앞당겨져요. {text}로 기록돼요.")
    case .twice: Phrase("Clocks show {text} twice. Which one?", "{text}{이/가} 두 번 있어요. 어느 쪽인가요?")
    case .firstTime: Phrase("First ({text})", "첫 번째 ({text})")
    case .secondTime: Phrase("Second ({text})", "두 번째 ({text})")
    case .blockMissing: Phrase("Choose a block.", "블럭을 골라 주세요.")
    case .dayWrong: Phrase("Enter a date.", "날짜를 입력해 주세요.")
    case .startWrong: Phrase("Enter a start time.", "시작 시간을 입력해 주세요.")
    case .endWrong: Phrase("Enter an end time.", "끝나는 시간을 입력해 주세요.")
    case .minutesWrong: Phrase("Enter 1 to 44,640 minutes.", "1분에서 44,640분 사이로 입력해 주세요.")
    case .orderWrong: Phrase("The end must be after the start.", "끝은 시작보다 뒤여야 해요.")
    case .splitWhen: Phrase("Split at", "나눌 시각")
    case .splitAt: Phrase("Split at {text}", "{text}에 나누기")
    case .minus: Phrase("−5 min", "−5분")
    case .plus: Phrase("+5 min", "+5분")
    case .versionsHint: Phrase("Each change keeps the previous version.", "바꿀 때마다 이전 내용을 남겨 둬요.")
    case .now: Phrase("Now", "지금")
    case .until: Phrase("Until {text}", "{text}까지")
    case .restore: Phrase("Restore", "되돌리기")
    case .askFuture: Phrase("This has not happened yet.", "아직 지나지 않은 시간이에요.")
    case .askPlan:
      Phrase("This has not happened yet. Is it a plan?", "아직 오지 않은 시간이에요. 계획으로 남길까요?")
    case .askLongAgo: Phrase("Was this on {text}?", "{text} 기록이 맞나요?")
    case .askOverlap:
      Phrase(
        "Something is recorded for this time. What overlaps counts once for the day.",
        "이 시간에 다른 기록이 있어요. 겹친 시간은 하루 합계에서 한 번만 계산돼요.")
    case .planKeeps:
      Phrase("A plan has no memo and no friends.", "계획에는 메모와 함께한 친구가 남지 않아요.")
    case .asPlan: Phrase("Add as a plan", "계획으로 추가")
    case .addAnyway: Phrase("Add anyway", "그래도 추가")
    case .keepAnyway: Phrase("Save anyway", "그래도 저장")
    case .changeTimes: Phrase("Change the times", "시간 바꾸기")
    case .planned: Phrase("{name} planned: {text}", "{name} 계획: {text}")
    }
  }

  static func fault(_ fault: TimeFault) -> EditText {
    switch fault {
    case .block: .blockMissing
    case .day: .dayWrong
    case .start: .startWrong
    case .end: .endWrong
    case .minutes: .minutesWrong
    case .order: .orderWrong
    }
  }
}
