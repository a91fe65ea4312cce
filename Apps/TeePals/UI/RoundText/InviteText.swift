import Design

/// The words of the sheet where people are invited.
enum InviteText: PhraseBook {
  case title, search, invite, withdraw, friend, following, none, noneHint, back, noMatch
  case noMatchHint, notOpen, inviteName, withdrawName, offline, unanswered, full

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Invite to {name}", "{name} 초대하기")
    case .search: Phrase("Search people you follow", "팔로우하는 사람 검색")
    case .invite: Phrase("Invite", "초대")
    case .withdraw: Phrase("Withdraw", "초대 취소")
    case .friend: Phrase("Friend", "친구")
    case .following: Phrase("Following", "팔로우 중")
    case .none: Phrase("You're not following anyone yet", "아직 팔로우하는 사람이 없어요")
    case .noneHint:
      Phrase(
        "Follow golfers from the rounds you play, and invite them here.",
        "함께 치는 골퍼를 팔로우하면 여기에서 초대할 수 있어요.")
    case .back: Phrase("Back to the round", "라운드로 돌아가기")
    case .noMatch: Phrase("No matches", "찾는 사람이 없어요")
    case .noMatchHint: Phrase("Try another name.", "다른 이름으로 찾아보세요.")
    case .notOpen: Phrase("You can't invite anyone to this round anymore.", "이 라운드에는 더 초대할 수 없어요.")
    case .inviteName: Phrase("Invite {name}", "{name} 님 초대")
    case .withdrawName: Phrase("Withdraw the invitation of {name}", "{name} 님 초대 취소")
    case .offline:
      Phrase("Offline: invitations are sent when you are online.", "오프라인이라 온라인이 되면 초대를 보낼게요.")
    case .unanswered:
      Phrase(
        "The server does not answer: invitations are sent when it does.",
        "서버가 응답하지 않아요. 응답하면 초대를 보낼게요.")
    case .full:
      Phrase(
        "All spots are taken. Invited people can accept once one is free.",
        "자리가 모두 찼어요. 자리가 나면 초대받은 사람이 수락할 수 있어요.")
    }
  }
}
