import Design

/// The words of the list of friends.
enum ListText: PhraseBook {
  case title, addFriend, settings, search, moreFor, friends
  case pinned, dueNow, comingUp, later, paused, fold, unfold
  case emptyTitle, emptyText, importCards, noMatch, noMatchText
  case archived, archivedMark
  case nobodyChosen
  case openDetails, snooze, pin, unpin, keyboardHint

  var phrase: Phrase {
    switch self {
    case .title: Phrase("SuperFriend", "슈퍼프렌드")
    case .addFriend: Phrase("Add a friend", "친구 추가")
    case .settings: Phrase("Settings", "설정")
    case .search: Phrase("Search", "검색")
    case .moreFor: Phrase("More for {name}", "{name} 메뉴 더 보기")
    case .friends: Phrase("Friends", "친구")
    case .pinned: Phrase("Pinned", "고정됨")
    case .dueNow: Phrase("Due", "연락할 때")
    case .comingUp: Phrase("Coming up", "곧 다가와요")
    case .later: Phrase("Later", "나중에")
    case .paused: Phrase("Paused", "잠시 멈춤")
    case .fold: Phrase("Hide paused", "멈춘 친구 숨기기")
    case .unfold: Phrase("Show paused", "멈춘 친구 보기")
    case .emptyTitle: Phrase("Who matters to you?", "소중한 사람은 누구인가요?")
    case .emptyText:
      Phrase(
        "Add the people you don't want to lose touch with. "
          + "We'll keep track of when you last spoke.",
        "소식을 놓치고 싶지 않은 사람을 추가하세요. 마지막으로 연락한 때를 기억해 드릴게요.")
    case .importCards: Phrase("Import vCard", "vCard 가져오기")
    case .noMatch: Phrase("No friends matching “{text}”", "‘{text}’에 맞는 친구가 없어요")
    case .noMatchText:
      Phrase("Try part of a name, a company or a number.", "이름, 회사, 전화번호의 일부로 찾아보세요.")
    case .archived: Phrase("Archived friends", "보관한 친구")
    case .archivedMark: Phrase("Archived", "보관됨")
    case .nobodyChosen:
      Phrase("Choose a friend to see them here.", "친구를 고르면 여기에 보여요.")
    case .openDetails: Phrase("Open details", "자세히 보기")
    case .snooze: Phrase("Snooze", "미루기")
    case .pin: Phrase("Pin to the top", "맨 위에 고정")
    case .unpin: Phrase("Unpin", "고정 해제")
    case .keyboardHint:
      Phrase(
        "Keys: M, C and P record a message, a call and a meeting; S snoozes, U undoes, "
          + "arrows move.",
        "단축키: M 메시지, C 통화, P 만남 기록, S 미루기, U 되돌리기, 화살표로 이동")
    }
  }
}
