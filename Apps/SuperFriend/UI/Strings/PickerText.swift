import Design

/// The words of the contact picker and the new-friend sheet.
enum PickerText: PhraseBook {
  case title, search, newPerson, newPersonHint, onList, add, selectMany, stopSelecting
  case chosen, addChosen, noMatch, sourcesTitle, sourcesText, fileCard, fileHint, typeCard, typeHint
  case pasteCard, pasteHint, given, family, phone, email, organisation, department, lastContacted
  case dontRemember, dontRememberHint, needsName, newFriend, futureDate, tooEarly, noDate, select
  case unselect, onePeriod, createAndContinue, saveEdit, anotherPhone
  case anotherEmail, selectAll, unselectAll, adding

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Add a friend", "친구 추가")
    case .search: Phrase("Search contacts", "연락처 검색")
    case .newPerson: Phrase("New person", "새로운 사람")
    case .newPersonHint: Phrase("Not in your contacts yet", "아직 연락처에 없는 사람")
    case .onList: Phrase("Already on your list", "이미 목록에 있어요")
    case .add: Phrase("Add {name}", "{name} 추가")
    case .selectMany: Phrase("Select several", "여러 명 선택")
    case .stopSelecting: Phrase("Stop selecting", "선택 그만하기")
    case .chosen: Phrase(one: "{n} selected", other: "{n} selected", "{n}명 선택됨")
    case .addChosen: Phrase(one: "Add {n} friend", other: "Add {n} friends", "친구 {n}명 추가")
    case .noMatch: Phrase("No contacts matching “{text}”", "‘{text}’에 맞는 연락처가 없어요")
    case .sourcesTitle: Phrase("Where are your contacts?", "연락처는 어디에 있나요?")
    case .sourcesText:
      Phrase(
        "Your address book is empty. Import your contacts, or start by adding one person.",
        "아직 주소록이 비어 있어요. 연락처를 가져오거나 한 사람부터 시작해 보세요.")
    case .fileCard: Phrase("A vCard file", "vCard 파일")
    case .fileHint:
      Phrase("Exported from your phone or mail program (.vcf)", "휴대폰이나 메일에서 내보낸 파일 (.vcf)")
    case .typeCard: Phrase("Type a name", "직접 입력")
    case .typeHint: Phrase("One person, in a few seconds", "한 사람을 바로 추가해요")
    case .pasteCard: Phrase("Paste a card", "카드 붙여 넣기")
    case .pasteHint: Phrase("Text that begins with BEGIN:VCARD", "BEGIN:VCARD로 시작하는 텍스트")
    default: form
    }
  }

  private var form: Phrase {
    switch self {
    case .given: Phrase("First name", "이름")
    case .family: Phrase("Last name", "성")
    case .phone: Phrase("Phone", "전화번호")
    case .email: Phrase("Email", "이메일")
    case .organisation: Phrase("Company or group", "회사나 모임")
    case .department: Phrase("Department", "부서")
    case .lastContacted: Phrase("Last contacted?", "마지막으로 연락한 날은?")
    case .dontRemember: Phrase("I don't remember", "기억나지 않아요")
    case .dontRememberHint:
      Phrase("Starts with no contact recorded", "연락 기록 없이 시작해요")
    case .needsName: Phrase("Add a name", "이름을 입력해 주세요")
    case .newFriend: Phrase("New friend", "새 친구")
    case .futureDate: Phrase("That date is in the future", "아직 오지 않은 날짜예요")
    case .tooEarly: Phrase("Choose a date in 1900 or later", "1900년 이후 날짜를 골라 주세요")
    case .noDate: Phrase("Choose a date", "날짜를 골라 주세요")
    case .select: Phrase("Select {name}", "{name} 선택")
    case .unselect: Phrase("Deselect {name}", "{name} 선택 해제")
    case .selectAll: Phrase(one: "Select {n}", other: "Select all {n}", "{n}명 모두 선택")
    case .unselectAll: Phrase("Deselect all", "모두 선택 해제")
    case .adding:
      Phrase(one: "Adding {n} friend…", other: "Adding {n} friends…", "친구 {n}명을 추가하고 있어요…")
    case .onePeriod: Phrase("Same frequency for all", "모두 같은 주기로")
    case .createAndContinue: Phrase("Continue", "계속")
    case .saveEdit: Phrase("Save", "저장")
    case .anotherPhone: Phrase("Add number", "번호 추가")
    case .anotherEmail: Phrase("Add email", "이메일 추가")
    default: Phrase("", "")
    }
  }
}
