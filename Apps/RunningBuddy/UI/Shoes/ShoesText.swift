import Design

/// The words of shoes.
enum ShoesText: PhraseBook {
  case title, add, edit, none, noneText, usual, useUsual, notUsual, retire, wear, retiredTitle
  case delete, name, model, note, before, since, wanted, wantedHint, badName, badDistance
  case added, changed, retired, worn, deleted, isUsual, noneUsual, reached, isReached, of, runs
  case wornSince, hint, noShoe, retiredMark

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Shoes", "신발")
    case .add: Phrase("Add shoes", "신발 추가")
    case .edit: Phrase("Edit shoes", "신발 수정")
    case .none: Phrase("No shoes yet", "아직 신발이 없어요")
    case .noneText:
      Phrase(
        "Add the pair you run in to see how far it has gone.",
        "달릴 때 신는 신발을 추가하면 얼마나 달렸는지 알 수 있어요.")
    case .usual: Phrase("For new runs", "새 달리기에 사용")
    case .useUsual: Phrase("Use for new runs", "새 달리기에 쓰기")
    case .notUsual: Phrase("Don't use for new runs", "새 달리기에 쓰지 않기")
    case .retire: Phrase("Retire", "은퇴시키기")
    case .wear: Phrase("Wear again", "다시 신기")
    case .retiredTitle: Phrase("Retired", "은퇴한 신발")
    case .delete: Phrase("Delete shoes", "신발 삭제")
    case .name: Phrase("Name", "이름")
    case .model: Phrase("Brand and model", "브랜드와 모델")
    case .note: Phrase("Color or note", "색상이나 메모")
    case .before: Phrase("Distance before ({text})", "이전에 달린 거리 ({text})")
    case .since: Phrase("In use since", "사용 시작일")
    case .wanted: Phrase("Tell me at ({text})", "알림 거리 ({text})")
    case .wantedHint:
      Phrase("You are told once when the shoes have gone this far.", "이만큼 달리면 한 번 알려 드려요.")
    case .badName: Phrase("Enter a name.", "이름을 입력해 주세요.")
    case .badDistance: Phrase("Enter a valid distance.", "거리를 확인해 주세요.")
    case .added: Phrase("Shoes added", "신발을 추가했어요")
    case .changed: Phrase("Shoes updated", "신발을 수정했어요")
    case .retired: Phrase("Shoes retired", "신발을 은퇴시켰어요")
    case .worn: Phrase("Shoes are worn again", "신발을 다시 신어요")
    case .deleted: Phrase("Shoes deleted", "신발을 삭제했어요")
    case .isUsual: Phrase("New runs use these shoes", "새 달리기는 이 신발로 기록해요")
    case .noneUsual: Phrase("New runs use no shoes", "새 달리기에 신발을 정하지 않아요")
    case .reached: Phrase("{name}: {text} reached", "{name}: {text}에 도달했어요")
    case .isReached: Phrase("{text} reached", "{text}에 도달했어요")
    case .of: Phrase("{name} of {text}", "{text} 중 {name}")
    case .runs: Phrase(one: "{n} run here", other: "{n} runs here", "여기에서 {n}회")
    case .wornSince: Phrase("since {text}", "{text}부터")
    case .hint:
      Phrase(
        "Distances follow from your runs. A run's shoes can be changed when you edit it.",
        "거리는 달리기 기록에서 계산해요. 기록을 수정할 때 신발을 바꿀 수 있어요.")
    case .noShoe: Phrase("These shoes no longer exist.", "더 이상 없는 신발이에요.")
    case .retiredMark: Phrase("{text} (retired)", "{text} (은퇴)")
    }
  }
}
