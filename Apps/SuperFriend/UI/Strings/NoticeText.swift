import Design

/// What is said after something was done.
enum NoticeText: PhraseBook {
  case change, added, addedMany, alreadyThere, archived, restored, deleted, connectionDeleted
  case saved, merged, nothingToUndo, undone, periodChanged, relinked, noAnswerNoted
  case pinned, unpinned, resumed, reminded, notReminded

  var phrase: Phrase {
    switch self {
    case .change: Phrase("Change", "바꾸기")
    case .added: Phrase("{name} added to your list", "{name}{을/를} 목록에 추가했어요")
    case .addedMany:
      Phrase(one: "{n} friend added", other: "{n} friends added", "친구 {n}명을 추가했어요")
    case .alreadyThere: Phrase("Already on your list", "이미 목록에 있어요")
    case .archived: Phrase("{name} archived", "{name}{을/를} 보관했어요")
    case .restored: Phrase("{name} is back on your list", "{name}{을/를} 목록으로 되돌렸어요")
    case .deleted: Phrase("{name} deleted", "{name}{을/를} 삭제했어요")
    case .connectionDeleted: Phrase("Connection deleted", "연락 기록을 삭제했어요")
    case .saved: Phrase("Saved", "저장했어요")
    case .merged: Phrase("Merged into one meeting", "하나의 만남으로 합쳤어요")
    case .nothingToUndo: Phrase("Nothing to undo", "되돌릴 것이 없어요")
    case .undone: Phrase("Undone", "되돌렸어요")
    case .periodChanged: Phrase("{name}: {text}", "{name}: {text}")
    case .relinked: Phrase("{name} is linked again", "{name}{을/를} 다시 연결했어요")
    case .noAnswerNoted:
      Phrase("We'll remind you about {name} tomorrow", "{name}{은/는} 내일 다시 알려 드릴게요")
    case .resumed: Phrase("{name} is back in the list", "{name}{이/가} 목록에 다시 있어요")
    case .pinned: Phrase("{name} pinned", "{name}{을/를} 맨 위에 고정했어요")
    case .reminded: Phrase("Notifications about {name} are on", "{name} 알림을 켰어요")
    case .notReminded: Phrase("Notifications about {name} are off", "{name} 알림을 껐어요")
    case .unpinned: Phrase("{name} unpinned", "{name} 고정을 풀었어요")
    }
  }
}
