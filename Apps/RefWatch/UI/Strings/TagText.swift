import Design

/// Tags on matches.
enum TagText: PhraseBook {
  case title, tag, anyTag, code, anyCode, add, addThis, remove, take, used, tooLong, full

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Tags", "태그")
    case .tag: Phrase("Tag", "태그")
    case .anyTag: Phrase("Any tag", "모든 태그")
    case .code: Phrase("Card reason", "카드 사유")
    case .anyCode: Phrase("Any reason", "모든 사유")
    case .add: Phrase("New tag", "새 태그")
    case .addThis: Phrase("Add the tag", "태그 추가")
    case .remove: Phrase("Remove the tag {text}", "{text} 태그 지우기")
    case .take: Phrase("Add the tag {text}", "{text} 태그 추가")
    case .used: Phrase("Tags of other matches", "다른 경기의 태그")
    case .tooLong: Phrase("At most 30 characters.", "30자까지 쓸 수 있어요.")
    case .full: Phrase("A match can have up to ten tags.", "태그는 열 개까지 달 수 있어요.")
    }
  }
}
