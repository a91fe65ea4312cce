import Design

/// The words of one friend's sheet.
enum DetailsText: PhraseBook {
  case title, message, call, noNumberHint, allWays, allWaysTitle
  case madeContact, howContact, earlier, history, noHistory, initial, editRow, deleteRow
  case moreActions, remove, removeTitle, archive, archiveHint, restore, delete, deleteQuestion
  case deleteText, keepInstead, missing, missingText, relink, relinkTitle, relinkSearch
  case reached, reachedYes, noAnswer, reachedText, editContact, revived, revivedText, showAll
  case derivedGolf, derivedRun, derivedMatch, derivedBlock, derivedImport, derivedCalendar,
    deleteNow
  case gone, goneText

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Friend", "친구")
    case .message: Phrase("Message", "메시지")
    case .call: Phrase("Call", "통화")
    case .noNumberHint:
      Phrase("Add a phone number to message or call.", "전화번호를 추가하면 메시지와 통화를 쓸 수 있어요.")
    case .allWays: Phrase("All numbers and addresses", "모든 연락 방법")
    case .allWaysTitle: Phrase("Ways to reach {name}", "{name}에게 연락하는 방법")
    case .madeContact: Phrase("I made contact", "연락했어요")
    case .howContact: Phrase("How did you make contact?", "어떻게 연락했나요?")
    case .earlier: Phrase("Note, people or date…", "메모, 사람, 날짜 넣기…")
    case .history: Phrase("Connection history ({n})", "연락 기록 ({n})")
    case .noHistory: Phrase("Nothing recorded yet.", "아직 기록이 없어요.")
    case .initial: Phrase("initial", "처음 기록")
    case .editRow: Phrase("Edit {text}", "{text} 수정")
    case .deleteRow: Phrase("Delete {text}", "{text} 삭제")
    case .moreActions: Phrase("More actions", "다른 작업")
    case .remove: Phrase("Remove…", "목록에서 빼기…")
    case .removeTitle: Phrase("Remove {name}?", "{name}{을/를} 목록에서 뺄까요?")
    case .archive: Phrase("Archive", "보관")
    case .archiveHint: Phrase("Hidden, with all history kept", "기록은 그대로 두고 숨겨요")
    case .restore: Phrase("Restore to the list", "목록으로 되돌리기")
    case .delete: Phrase("Delete…", "삭제…")
    case .deleteQuestion:
      Phrase(
        one: "Delete {name} and {n} connection?", other: "Delete {name} and {n} connections?",
        "{name}{과/와} 연락 기록 {n}건을 삭제할까요?")
    case .deleteText:
      Phrase("You can undo this for ten seconds.", "10초 안에는 되돌릴 수 있어요.")
    default: rest
    }
  }

  private var rest: Phrase {
    switch self {
    case .keepInstead: Phrase("Archive instead", "대신 보관하기")
    case .missing: Phrase("Contact missing", "연락처가 없어요")
    case .missingText:
      Phrase(
        "This contact was removed from your address book. The name and history are kept.",
        "이 연락처가 주소록에서 삭제됐어요. 이름과 기록은 남아 있어요.")
    case .relink: Phrase("Relink", "다시 연결")
    case .relinkTitle: Phrase("Relink {name}", "{name} 다시 연결")
    case .relinkSearch: Phrase("Search contacts", "연락처 검색")
    case .reached: Phrase("Did you reach {name}?", "{name}{과/와} 연락이 닿았나요?")
    case .reachedYes: Phrase("Yes", "네")
    case .noAnswer: Phrase("No answer", "응답 없음")
    case .reachedText:
      Phrase(
        "“No answer” is not recorded. We'll ask again tomorrow.", "‘응답 없음’은 기록하지 않고 내일 다시 물어볼게요.")
    case .editContact: Phrase("Edit contact", "연락처 수정")
    case .revived: Phrase("Restored after deletion", "삭제 후 복원됨")
    case .revivedText:
      Phrase(
        "Deleted on one device, but another had newer history. Restored so that nothing is lost.",
        "한 기기에서 삭제했지만 다른 기기에 더 새로운 기록이 있어서 복원했어요.")
    case .showAll: Phrase("Show all {n}", "{n}건 모두 보기")
    case .derivedGolf: Phrase("from a golf round", "골프 라운드에서")
    case .derivedRun: Phrase("from a run", "달리기에서")
    case .derivedMatch: Phrase("from a match", "경기에서")
    case .derivedBlock: Phrase("from a day block", "하루 블럭에서")
    case .derivedImport: Phrase("imported", "가져온 기록")
    case .derivedCalendar: Phrase("from the calendar", "캘린더에서")
    case .deleteNow: Phrase("Delete", "삭제")
    case .gone: Phrase("Friend not found", "친구를 찾을 수 없어요")
    case .goneText:
      Phrase("They may have been deleted on another device.", "다른 기기에서 삭제했을 수 있어요.")
    default: Phrase("", "")
    }
  }
}
