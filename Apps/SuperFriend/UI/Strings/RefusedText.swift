import Design

/// Why a change was not accepted, in words, and what the change was.
enum RefusedText: PhraseBook {
  case title, empty, emptyText, intro, edit, discard, addAgain, addAllAgain, cardTaken
  case gone, goneContact, goneConnection, idTaken, notYours, alreadyOnList, duplicateCard
  case nameMissing, tooLong, tooMany, tooLarge, futureDate, tooEarly, dateNotReal, daysOutOfRange
  case notOneMeeting, unusableCharacter
  case addContact, editContact, updateContact, deleteContact, addFriend, changeFriend
  case deleteFriend, restoreFriend, record, editConnection, deleteConnection
  case restoreConnections, merge, setting, someone
  case fieldName, fieldNote, fieldValue, fieldPhones, fieldEmails, fieldUrls, fieldImpps
  case fieldAddresses, fieldCategories, fieldFriends, fieldConnections

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Not accepted", "거절됨")
    case .empty: Phrase("Everything was accepted", "모두 받아들여졌어요")
    case .emptyText:
      Phrase("Changes the server rejects appear here.", "서버가 거절한 변경이 여기에 보여요.")
    case .intro:
      Phrase(
        "These changes could not be saved on the server. Nothing else was affected.",
        "이 변경은 서버에 저장하지 못했어요. 다른 내용에는 영향이 없어요.")
    case .edit: Phrase("Edit and try again", "고쳐서 다시 시도")
    case .discard: Phrase("Discard", "버리기")
    case .addAgain: Phrase("Add again", "다시 추가")
    case .addAllAgain:
      Phrase(one: "Add {n} contact again", other: "Add {n} contacts again", "연락처 {n}개 다시 추가")
    case .cardTaken:
      Phrase(
        "It could not be saved because its ID is already in use. Add it again with a new ID.",
        "이미 쓰고 있는 ID라서 저장하지 못했어요. 다시 추가하면 새 ID로 저장돼요.")
    case .gone, .goneContact, .goneConnection, .idTaken, .notYours, .alreadyOnList,
      .duplicateCard, .nameMissing, .tooLong, .tooMany, .tooLarge, .futureDate, .tooEarly,
      .dateNotReal, .daysOutOfRange, .notOneMeeting, .unusableCharacter:
      reason
    case .fieldName, .fieldNote, .fieldValue, .fieldPhones, .fieldEmails, .fieldUrls,
      .fieldImpps, .fieldAddresses, .fieldCategories, .fieldFriends, .fieldConnections:
      field
    default: deed
    }
  }

  private var reason: Phrase {
    switch self {
    case .gone: Phrase("This friend is no longer on your list.", "이 친구는 더 이상 목록에 없어요.")
    case .goneContact: Phrase("This contact was deleted.", "이 연락처는 삭제되었어요.")
    case .goneConnection: Phrase("This record was deleted.", "이 기록은 삭제되었어요.")
    case .idTaken: Phrase("Its ID is already in use.", "이미 쓰고 있는 ID예요.")
    case .notYours: Phrase("This belongs to someone else.", "다른 사람의 것이에요.")
    case .alreadyOnList: Phrase("Already on your list.", "이미 목록에 있어요.")
    case .duplicateCard:
      Phrase("Another contact has the same card.", "같은 카드를 가진 연락처가 이미 있어요.")
    case .nameMissing: Phrase("Add a name.", "이름을 입력해 주세요.")
    case .tooLong:
      Phrase(
        one: "{name}: at most {n} character.", other: "{name}: at most {n} characters.",
        "{name}: 최대 {n}자까지예요.")
    case .tooMany:
      Phrase(one: "{name}: at most {n}.", other: "{name}: at most {n}.", "{name}: 최대 {n}개까지예요.")
    case .unusableCharacter:
      Phrase("{name}: contains a character that can't be saved.", "{name}: 저장할 수 없는 문자가 있어요.")
    case .tooLarge: Phrase("This is too large to be saved.", "저장하기에는 너무 커요.")
    case .futureDate: Phrase("That date is in the future.", "아직 오지 않은 날짜예요.")
    case .tooEarly: Phrase("That date is too long ago.", "너무 오래전 날짜예요.")
    case .dateNotReal: Phrase("“{text}” is not a date.", "‘{text}’{은/는} 날짜가 아니에요.")
    case .daysOutOfRange: Phrase("Choose 1 to 3650 days.", "1일에서 3650일 사이로 골라 주세요.")
    default:
      Phrase("These records are not of the same meeting.", "같은 만남의 기록이 아니에요.")
    }
  }

  private var deed: Phrase {
    switch self {
    case .addContact: Phrase("Add contact {name}", "연락처 추가: {name}")
    case .editContact: Phrase("Edit contact {name}", "연락처 수정: {name}")
    case .updateContact: Phrase("Update contact {name}", "연락처 업데이트: {name}")
    case .deleteContact: Phrase("Delete a contact", "연락처 삭제")
    case .addFriend: Phrase("Add {name} to the list", "{name}{을/를} 목록에 추가")
    case .changeFriend: Phrase("Change {name}", "{name} 변경")
    case .deleteFriend: Phrase("Delete {name}", "{name} 삭제")
    case .restoreFriend: Phrase("Restore {name}", "{name} 복원")
    case .record: Phrase("Record contact with {name}", "{name}{과/와}의 연락 기록")
    case .editConnection: Phrase("Edit a record", "기록 수정")
    case .deleteConnection: Phrase("Delete a record", "기록 삭제")
    case .restoreConnections: Phrase("Restore records", "기록 복원")
    case .merge: Phrase("Merge records", "기록 합치기")
    case .setting: Phrase("Change a setting", "설정 변경")
    default: Phrase("someone", "누군가")
    }
  }

  private var field: Phrase {
    switch self {
    case .fieldName: Phrase("Name", "이름")
    case .fieldNote: Phrase("Note", "메모")
    case .fieldValue: Phrase("Entry", "항목")
    case .fieldPhones: Phrase("Phone numbers", "전화번호")
    case .fieldEmails: Phrase("Email addresses", "이메일 주소")
    case .fieldUrls: Phrase("Web addresses", "웹 주소")
    case .fieldImpps: Phrase("Chat addresses", "채팅 주소")
    case .fieldAddresses: Phrase("Addresses", "주소")
    case .fieldCategories: Phrase("Categories", "카테고리")
    case .fieldFriends: Phrase("Friends", "친구")
    default: Phrase("Records", "기록")
    }
  }
}
