import Design

/// The words of what was recorded.
enum ReviewText: PhraseBook {
  case done, close, more, pages, page, produced, recorded, noteOnly, rest, pauses, memo,
    memoPlaceholder
  case editMemo, memoTitle, memoField, ok, memoSaved, memoNotSaved, memoLength
  case delete, deleteTitle, deleteText, deleted, gone, goneText, toCalendar
  case edited, doubtful, carried, board, timer, manual, tutorial, imported
  case fromGolf, fromRun, fromMatch

  var phrase: Phrase {
    switch self {
    case .done: Phrase("Done", "완료")
    case .close: Phrase("Close", "닫기")
    case .more: Phrase("More", "더 보기")
    case .pages: Phrase("Days of this record", "이 기록의 날짜")
    case .page: Phrase("{name}, page {text}", "{name}, {text}쪽")
    case .produced: Phrase("+{text} blocks produced!", "블럭 +{text} 생산!")
    case .recorded: Phrase("{text} on this day", "이날 {text}")
    case .noteOnly: Phrase("A note, without a block", "블럭 없이 메모만")
    case .rest: Phrase("+ {text}", "+ {text}")
    case .pauses: Phrase("with {text} of pauses", "쉰 시간 {text}")
    case .memo: Phrase("Memo", "메모")
    case .memoPlaceholder: Phrase("Write a memo about what you did", "무엇을 했는지 메모를 남겨 보세요")
    case .editMemo: Phrase("Edit memo", "메모 수정")
    case .memoTitle: Phrase("Edit memo", "메모 수정")
    case .memoField: Phrase("Memo for {name}", "{name} 메모")
    case .ok: Phrase("OK", "확인")
    case .memoSaved: Phrase("Memo saved", "메모를 저장했어요")
    case .memoNotSaved: Phrase("Memo not saved", "메모를 저장하지 않았어요")
    case .memoLength: Phrase("{text} of 10,000", "10,000자 중 {text}자")
    case .delete: Phrase("Delete", "삭제")
    case .deleteTitle: Phrase("Delete this record?", "기록을 삭제할까요?")
    case .deleteText:
      Phrase(
        "This tracking record will be deleted. You can restore it for 30 days.",
        "이 생산 기록이 삭제돼요. 30일 동안 되돌릴 수 있어요.")
    case .deleted: Phrase("Record deleted", "기록을 삭제했어요")
    case .gone: Phrase("Record not found", "기록을 찾을 수 없어요")
    case .goneText:
      Phrase("It was deleted, or has not arrived on this device yet.", "삭제되었거나 아직 이 기기에 도착하지 않았어요.")
    case .toCalendar: Phrase("Open calendar", "캘린더로")
    case .edited: Phrase("Edited", "수정됨")
    case .doubtful: Phrase("The device's clock was wrong", "기기 시계가 맞지 않았어요")
    case .carried: Phrase("with {text} carried over", "이월 {text} 포함")
    case .board: Phrase("This record on {name}", "{name}의 기록")
    case .timer: Phrase("Tracked", "타이머로 기록")
    case .manual: Phrase("Added manually", "직접 입력")
    case .tutorial: Phrase("Tutorial", "튜토리얼")
    case .imported: Phrase("Imported", "가져온 기록")
    case .fromGolf: Phrase("From a golf round", "골프 라운드에서")
    case .fromRun: Phrase("From a run", "달리기에서")
    case .fromMatch: Phrase("From a match", "경기에서")
    }
  }
}
