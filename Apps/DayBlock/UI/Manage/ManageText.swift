import Design

/// The words of the management pages.
enum ManageText: PhraseBook {
  case title, groups, blocks, addGroup, addBlock, addBlockTo, blockCount, standard, total
  case grip, gripHint, moveTitle, moveUp, moveDown, moveFirst, moveLast, moveTo
  case placed, placedIn, movedTo, archived, gone, golden, emptyText

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Manage", "관리")
    case .groups: Phrase("Groups", "그룹")
    case .blocks: Phrase("Blocks", "블럭")
    case .addGroup: Phrase("Add group", "그룹 추가")
    case .addBlock: Phrase("Add block", "블럭 추가")
    case .addBlockTo: Phrase("Add block to {name}", "{name}에 블럭 추가")
    case .blockCount: Phrase(one: "{n} block", other: "{n} blocks", "블럭 {n}개")
    case .standard: Phrase("default group", "기본 그룹")
    case .total: Phrase("total +{text}", "누적 +{text}")
    case .grip: Phrase("Move {name}", "{name} 옮기기")
    case .gripHint:
      Phrase(
        "Drag it, use the arrow keys, or open it for more options.",
        "끌어서 옮기거나 방향키를 누르세요. 눌러서 열면 더 많은 위치를 고를 수 있어요.")
    case .moveTitle: Phrase("Move {name}", "{name} 옮기기")
    case .moveUp: Phrase("Move up", "위로 옮기기")
    case .moveDown: Phrase("Move down", "아래로 옮기기")
    case .moveFirst: Phrase("Move to the top", "맨 위로 옮기기")
    case .moveLast: Phrase("Move to the bottom", "맨 아래로 옮기기")
    case .moveTo: Phrase("Move to {name}", "{name}{으로/로} 옮기기")
    case .placed: Phrase("{name}: {a} of {b}", "{name}: {b}개 중 {a}번째")
    case .placedIn: Phrase("{name}: {a} of {b} in {group}", "{name}: {group} {b}개 중 {a}번째")
    case .movedTo: Phrase("{name} moved to {text}", "{name}{을/를} {text}{으로/로} 옮겼어요")
    case .archived: Phrase(one: "Archived: {n}", other: "Archived: {n}", "보관한 블럭 {n}개")
    case .gone: Phrase("It no longer exists", "더 이상 찾을 수 없어요")
    case .golden: Phrase("golden", "골든")
    case .emptyText:
      Phrase(
        "A block is something you spend time on: study, sport, reading, anything.",
        "블럭은 시간을 쓰는 모든 일이에요. 공부, 운동, 독서, 무엇이든 좋아요.")
    }
  }
}

/// Everything the management pages can say.
enum ManageCatalogue {
  static var phrases: [Phrase] {
    var phrases = all(ManageText.self) + all(EditorText.self) + all(PlanText.self)
    phrases += all(PickerText.self) + all(ColorFamilyText.self) + all(ColorShadeText.self)
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
