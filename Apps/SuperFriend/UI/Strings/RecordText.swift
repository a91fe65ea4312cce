import Design

/// Recording a connection, alone or with several people, and merging two.
enum RecordText: PhraseBook {
  case title, editTitle, kind, date, note, noteLeft, noteOver, who, addPeople, removePerson
  case needsPeople, two, three, many, recorded, duplicateText, merge, keepBoth, mergeTitle
  case noDuplicates, noDuplicatesText, searchPeople, tooMany

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Record contact", "연락 기록")
    case .editTitle: Phrase("Edit contact record", "연락 기록 수정")
    case .kind: Phrase("Type", "종류")
    case .date: Phrase("Date", "날짜")
    case .note: Phrase("Note", "메모")
    case .noteLeft:
      Phrase(one: "{n} character left", other: "{n} characters left", "{n}자 남음")
    case .noteOver:
      Phrase(one: "{n} character too long", other: "{n} characters too long", "{n}자 넘었어요")
    case .who: Phrase("Who was there?", "누구와 함께했나요?")
    case .addPeople: Phrase("Add people", "사람 추가")
    case .removePerson: Phrase("Remove {name}", "{name} 빼기")
    case .needsPeople: Phrase("Choose at least one friend", "친구를 한 명 이상 골라 주세요")
    case .two: Phrase("{a} and {b}", "{a}, {b}")
    case .three: Phrase("{a}, {b} and {c}", "{a}, {b}, {c}")
    case .many:
      Phrase(
        one: "{a}, {b} and {n} other", other: "{a}, {b} and {n} others", "{a}, {b} 외 {n}명")
    case .recorded: Phrase("Recorded", "기록했어요")
    case .duplicateText:
      Phrase(
        "The same kind of contact with {name} on {text} is recorded twice.",
        "{text} {name}{과/와}의 같은 연락이 두 번 기록됐어요.")
    case .merge: Phrase("Merge", "합치기")
    case .keepBoth: Phrase("Keep both", "둘 다 두기")
    case .mergeTitle: Phrase("Possible duplicate", "중복된 기록일 수 있어요")
    case .noDuplicates: Phrase("No duplicates", "중복된 기록이 없어요")
    case .noDuplicatesText:
      Phrase(
        "The same meeting recorded on two devices appears here.", "같은 만남을 두 기기에서 기록하면 여기에 보여요.")
    case .searchPeople: Phrase("Search friends", "친구 검색")
    case .tooMany: Phrase("At most 100 people", "최대 100명까지예요")
    }
  }
}
