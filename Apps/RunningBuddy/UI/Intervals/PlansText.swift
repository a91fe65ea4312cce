import Design

/// The words of plans of intervals.
enum PlansText: PhraseBook {
  case title, add, edit, none, noneText, presets, start, delete, name, warmUp, work, rest, coolDown
  case times, timesCount, set, addSet, removeSet, noStep, pressed, added, saved, deleted, total
  case chosen, withoutPlan, next, last, pressLap, over, unnamed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Intervals", "인터벌")
    case .add: Phrase("New intervals", "새 인터벌")
    case .edit: Phrase("Edit intervals", "인터벌 수정")
    case .none: Phrase("No intervals yet", "아직 인터벌이 없어요")
    case .noneText:
      Phrase(
        "Plan work and rest once; while you run, you are told when each begins.",
        "질주와 휴식을 한 번 정해 두면 달리는 동안 바뀔 때마다 알려 드려요.")
    case .presets: Phrase("Start from an example", "예시로 시작하기")
    case .start: Phrase("Run this", "이 인터벌로 달리기")
    case .delete: Phrase("Delete intervals", "인터벌 삭제")
    case .name: Phrase("Name", "이름")
    case .warmUp: Phrase("Warm-up", "워밍업")
    case .work: Phrase("Work", "질주")
    case .rest: Phrase("Rest", "휴식")
    case .coolDown: Phrase("Cool-down", "쿨다운")
    case .times: Phrase("Repeat", "반복")
    case .timesCount: Phrase(one: "once", other: "{n} times", "{n}회")
    case .set: Phrase("Set {text}", "세트 {text}")
    case .addSet: Phrase("Add set", "세트 추가")
    case .removeSet: Phrase("Remove set {text}", "세트 {text} 빼기")
    case .noStep: Phrase("None", "없음")
    case .pressed: Phrase("Until I press Lap", "랩을 누를 때까지")
    case .added: Phrase("Intervals added", "인터벌을 추가했어요")
    case .saved: Phrase("Intervals updated", "인터벌을 수정했어요")
    case .deleted: Phrase("Intervals deleted", "인터벌을 삭제했어요")
    case .total: Phrase("Total: {text}", "합계: {text}")
    case .chosen: Phrase("Intervals", "인터벌")
    case .withoutPlan: Phrase("No intervals", "인터벌 없음")
    case .next: Phrase("Next: {text}", "다음: {text}")
    case .last: Phrase("Last step", "마지막 단계")
    case .pressLap: Phrase("Press Lap", "랩을 누르세요")
    case .over: Phrase("Intervals complete", "인터벌을 모두 마쳤어요")
    case .unnamed: Phrase("Named after its steps if left empty.", "비워 두면 단계로 이름을 지어요.")
    }
  }
}
