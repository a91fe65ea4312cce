import Design

/// The words of the editors of groups and blocks.
enum EditorText: PhraseBook {
  case ok, name, counter, blockPlaceholder, groupPlaceholder, tooLong, taken, groupTaken, unusable
  case group, icon, color, noColor
  case goal, noGoal, perDay, perWeek, goalAmount, goalHint, goalFault, more, less, blocksUnit
  case rules, golden, goldenHint, maxRun, maxRunUsual, source, noSource, golf, run, match
  case sourceHint
  case archive, archiveHint, unarchive, archived, unarchived
  case deleteBlock, deleteGroup, deleteBlockTitle, deleteBlockText, deleteGroupTitle
  case deleteGroupText, no, delete, deleted
  case leaveTitle, leaveText, stay, leave, blockNotSaved, groupNotSaved

  var phrase: Phrase { looks ?? rulesPhrase ?? partings }

  private var looks: Phrase? {
    switch self {
    case .ok: Phrase("OK", "확인")
    case .name: Phrase("Name", "이름")
    case .counter: Phrase("{text}/{n}", "{text}/{n}")
    case .blockPlaceholder: Phrase("Stack blocks", "블럭 쌓기")
    case .groupPlaceholder: Phrase("e.g. exam study, fitness", "예: 시험 공부, 운동")
    case .tooLong: Phrase("At most {n} characters", "{n}자까지 쓸 수 있어요")
    case .taken: Phrase("The group already has a block with this name", "그룹에 같은 이름의 블럭이 이미 있어요")
    case .groupTaken: Phrase("A group with this name already exists", "같은 이름의 그룹이 이미 있어요")
    case .unusable: Phrase("It contains a character that can't be saved", "쓸 수 없는 글자가 있어요")
    case .group: Phrase("Group", "그룹")
    case .icon: Phrase("Icon", "아이콘")
    case .color: Phrase("Color", "색상")
    case .noColor: Phrase("No color", "색상 없음")
    default: nil
    }
  }

  private var rulesPhrase: Phrase? {
    switch self {
    case .goal: Phrase("Goal", "목표")
    case .noGoal: Phrase("None", "없음")
    case .perDay: Phrase("Per day", "하루")
    case .perWeek: Phrase("Per week", "일주일")
    case .goalAmount: Phrase("Blocks to produce", "생산할 블럭")
    case .goalHint: Phrase("In steps of half a block: 30 minutes", "반 블럭(30분) 단위예요")
    case .goalFault: Phrase("From {name} to {text} blocks, in halves", "{name}~{text}블럭, 반 블럭 단위예요")
    case .more: Phrase("Half a block more", "반 블럭 더하기")
    case .less: Phrase("Half a block less", "반 블럭 빼기")
    case .blocksUnit: Phrase("blocks", "블럭")
    case .rules: Phrase("Tracking", "트래킹")
    case .golden: Phrase("Golden block", "골든 블럭")
    case .goldenHint:
      Phrase("Counts as productive in the golden ratio", "골든 비율에서 생산적인 시간으로 계산돼요")
    case .maxRun: Phrase("Ask after", "확인할 시점")
    case .maxRunUsual: Phrase("Default ({text})", "설정대로 ({text})")
    case .source: Phrase("Fill automatically", "자동으로 채우기")
    case .noSource: Phrase("Off", "채우지 않음")
    case .golf: Phrase("Rounds of golf", "골프 라운드")
    case .run: Phrase("Runs", "달리기")
    case .match: Phrase("Matches refereed", "심판 본 경기")
    case .sourceHint:
      Phrase("Adds time recorded in another app to this block", "다른 앱의 기록을 이 블럭의 시간으로 더해요")
    default: nil
    }
  }

  private var partings: Phrase {
    switch self {
    case .archive: Phrase("Archive", "보관하기")
    case .archiveHint:
      Phrase(
        "Hidden from lists; its time is kept and still counts",
        "목록에서 숨겨요. 기록은 그대로 남고 통계에도 포함돼요")
    case .unarchive: Phrase("Unarchive", "다시 꺼내기")
    case .archived: Phrase("{name} archived", "{name}{을/를} 보관했어요")
    case .unarchived: Phrase("{name} unarchived", "{name}{을/를} 다시 꺼냈어요")
    case .deleteBlock: Phrase("Delete block", "블럭 삭제")
    case .deleteGroup: Phrase("Delete group", "그룹 삭제")
    case .deleteBlockTitle: Phrase("Delete this block?", "블럭을 삭제할까요?")
    case .deleteBlockText:
      Phrase(
        "All its information will be deleted. You can restore it for 30 days.",
        "블럭의 정보가 모두 삭제돼요. 30일 동안 되돌릴 수 있어요.")
    case .deleteGroupTitle: Phrase("Delete this group?", "그룹을 삭제할까요?")
    case .deleteGroupText:
      Phrase(
        "Its blocks and information will all be deleted. You can restore them for 30 days.",
        "그룹의 블럭과 정보가 모두 삭제돼요. 30일 동안 되돌릴 수 있어요.")
    case .no: Phrase("Cancel", "취소")
    case .delete: Phrase("Delete", "삭제")
    case .deleted: Phrase("{name} deleted", "{name}{을/를} 삭제했어요")
    case .leaveTitle: Phrase("Discard changes?", "변경 내용을 버릴까요?")
    case .leaveText: Phrase("Your changes here are not saved yet.", "여기서 바꾼 내용이 아직 저장되지 않았어요.")
    case .stay: Phrase("Keep editing", "계속 편집")
    case .blockNotSaved: Phrase("Block not saved", "블럭을 저장하지 않았어요")
    case .groupNotSaved: Phrase("Group not saved", "그룹을 저장하지 않았어요")
    default: Phrase("Discard", "버리기")
    }
  }
}

/// The words of the sheets in which something is chosen.
enum PickerText: PhraseBook {
  case icons, search, noIcon, noIconHint, found, categories
  case objects, nature, sport, furniture, other
  case colors, homes

  var phrase: Phrase {
    switch self {
    case .icons: Phrase("Icon", "아이콘 선택")
    case .search: Phrase("Search icons", "아이콘 검색")
    case .noIcon: Phrase("No icon for “{text}”", "“{text}”에 맞는 아이콘이 없어요")
    case .noIconHint:
      Phrase("Try another word, in English or Korean.", "다른 말로 찾아보세요. 영어로도 찾을 수 있어요.")
    case .found: Phrase(one: "{n} icon", other: "{n} icons", "아이콘 {n}개")
    case .categories: Phrase("Icon categories", "아이콘 종류")
    case .objects: Phrase("Objects", "사물")
    case .nature: Phrase("Nature", "자연")
    case .sport: Phrase("Sport", "운동")
    case .furniture: Phrase("Home", "가구")
    case .other: Phrase("Symbols", "기타")
    case .colors: Phrase("Color", "색상 선택")
    case .homes: Phrase("Choose a group", "그룹 선택")
    }
  }
}

extension IconCategory {
  var title: PickerText {
    switch self {
    case .objects: .objects
    case .nature: .nature
    case .sport: .sport
    case .furniture: .furniture
    case .other: .other
    }
  }
}
