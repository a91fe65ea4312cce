import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature {
  /// Why something was not accepted, for those who show it from outside.
  public static func words(for rejection: DayBlockRejection, in language: Language) -> String {
    Words(language).reason(rejection)
  }
}

extension Words {
  /// The sentence for the person.
  func reason(_ rejection: DayBlockRejection) -> String {
    switch rejection {
    case .notFound: self(DayRefusalText.notFound)
    case .idTaken: self(DayRefusalText.idTaken)
    case .notYours: self(DayRefusalText.notYours)
    case .nameMissing: self(DayRefusalText.nameMissing)
    case .blockNameTaken: self(DayRefusalText.blockNameTaken)
    case .groupNameTaken: self(DayRefusalText.groupNameTaken)
    case .defaultGroup: self(DayRefusalText.defaultGroup)
    case .tooLong(let field, let limit):
      self(DayRefusalText.tooLong, name: self(field.title), count: limit)
    case .tooMany(let field, let limit):
      self(DayRefusalText.tooMany, name: self(field.title), count: limit)
    case .unusableCharacter(let field):
      self(DayRefusalText.unusableCharacter, name: self(field.title))
    case .outOfRange(let field, let shortest, let longest):
      DayRefusalText.outOfRange.text(
        in: language,
        [
          ("name", self(field.title)), ("a", String(shortest)), ("b", String(longest)),
        ])
    case .badSegments: self(DayRefusalText.badSegments)
    case .tooLarge: self(DayRefusalText.tooLarge)
    }
  }
}

/// Why something was not accepted.
enum DayRefusalText: PhraseBook {
  case notFound, idTaken, notYours, nameMissing, blockNameTaken, groupNameTaken, defaultGroup
  case tooLong, tooMany, unusableCharacter, outOfRange, badSegments, tooLarge

  var phrase: Phrase {
    switch self {
    case .notFound: Phrase("It no longer exists.", "더 이상 찾을 수 없어요.")
    case .idTaken: Phrase("It already exists.", "이미 있어요.")
    case .notYours: Phrase("Only its owner can change it.", "본인만 바꿀 수 있어요.")
    case .nameMissing: Phrase("Enter a name.", "이름을 입력해 주세요.")
    case .blockNameTaken:
      Phrase("The group already has a block with this name.", "그룹에 같은 이름의 블럭이 이미 있어요.")
    case .groupNameTaken: Phrase("A group with this name already exists.", "같은 이름의 그룹이 이미 있어요.")
    case .defaultGroup: Phrase("The default group can't be deleted.", "기본 그룹은 삭제할 수 없어요.")
    case .tooLong:
      Phrase("Too long: {name} can have up to {n} characters.", "{name}{은/는} {n}자까지예요.")
    case .tooMany: Phrase("Too many: {name}, at most {n}.", "{name}{은/는} {n}개까지예요.")
    case .unusableCharacter:
      Phrase("It contains a character that can't be saved: {name}.", "{name}에 쓸 수 없는 글자가 있어요.")
    case .outOfRange:
      Phrase("Out of range: {name} must be from {a} to {b}.", "{name}{은/는} {a}에서 {b} 사이여야 해요.")
    case .badSegments:
      Phrase("The times don't fit together.", "시간이 서로 맞지 않아요.")
    case .tooLarge: Phrase("That is too much data at once.", "한 번에 담기에는 너무 커요.")
    }
  }
}

/// What is too long, too many or out of range.
enum DayFieldText: PhraseBook {
  case name, memo, icon, color, goal, plans, planMinutes, maxRun, zone, device, source, carried
  case groups, blocks, segments, sessions, friends, boundary, overlays, tips, days

  var phrase: Phrase {
    switch self {
    case .name: Phrase("the name", "이름")
    case .memo: Phrase("the memo", "메모")
    case .icon: Phrase("the icon", "아이콘")
    case .color: Phrase("the color", "색상")
    case .goal: Phrase("the goal", "목표")
    case .plans: Phrase("the plans", "계획")
    case .planMinutes: Phrase("the duration of a plan in minutes", "계획 시간(분)")
    case .maxRun: Phrase("the “Ask after” time", "확인 시점")
    case .zone: Phrase("the time zone", "시간대")
    case .device: Phrase("the device name", "기기 이름")
    case .source: Phrase("the source", "출처")
    case .carried: Phrase("the time carried over", "이어 쓴 시간")
    case .groups: Phrase("groups", "그룹")
    case .blocks: Phrase("blocks", "블럭")
    case .segments: Phrase("the parts of a record", "기록의 조각")
    case .sessions: Phrase("records at once", "한 번에 담는 기록")
    case .friends: Phrase("friends on a record", "기록 하나의 친구")
    case .boundary: Phrase("the start of the day", "하루의 시작")
    case .overlays: Phrase("calendars", "캘린더")
    case .tips: Phrase("tips", "도움말")
    case .days: Phrase("the days of a record", "기록의 일수")
    }
  }
}

extension DayBlockRejection.Field {
  var title: DayFieldText {
    switch self {
    case .name: .name
    case .memo: .memo
    case .icon: .icon
    case .color: .color
    case .goal: .goal
    case .plans: .plans
    case .planMinutes: .planMinutes
    case .maxRun: .maxRun
    case .zone: .zone
    case .device: .device
    case .source: .source
    case .carried: .carried
    case .groups: .groups
    case .blocks: .blocks
    case .segments: .segments
    case .sessions: .sessions
    case .friends: .friends
    case .boundary: .boundary
    case .overlays: .overlays
    case .tips: .tips
    case .days: .days
    }
  }
}
