import Design

/// The words of other golfers, and of lists of them.
enum GolferText: PhraseBook {
  case notFound, notFoundText, follow, following, followBack, friends, friend, more, block, unblock
  case followNamed, followingNamed, followBackNamed, friendsNamed, unblockNamed
  case unfollowQuestion, unfollowText, unfollow, blockQuestion, blockText, unblockQuestion
  case unblockText, blocked, unblocked, blockedTitle, blockedText, mutual, about
  case searchPeople, noFollowers, noFollowersText, noFollowing, noFollowingText, noneFound
  case blockedEmpty, blockedEmptyText, blockedLead, loadMore, findRounds, loadingGolfer
  case share, shareText, findPlaceholder, findHint

  var phrase: Phrase { personPhrase ?? listPhrase }

  private var personPhrase: Phrase? {
    switch self {
    case .notFound: Phrase("Profile not found", "프로필을 찾을 수 없어요")
    case .notFoundText: Phrase("It was deleted, or you can't see it.", "삭제되었거나 볼 수 없는 프로필이에요.")
    case .follow: Phrase("Follow", "팔로우")
    case .following: Phrase("Following", "팔로잉")
    case .followBack: Phrase("Follow Back", "맞팔로우")
    case .friends: Phrase("Friends", "친구")
    case .followNamed: Phrase("Follow {name}", "{name} 팔로우")
    case .followingNamed: Phrase("Following {name}", "{name} 팔로잉")
    case .followBackNamed: Phrase("Follow Back {name}", "{name} 맞팔로우")
    case .friendsNamed: Phrase("Friends with {name}", "{name} 친구")
    case .unblockNamed: Phrase("Unblock {name}", "{name} 차단 해제")
    case .friend: Phrase("Friend", "친구")
    case .more: Phrase("More", "더 보기")
    case .block: Phrase("Block", "차단")
    case .unblock: Phrase("Unblock", "차단 해제")
    case .unfollowQuestion: Phrase("Unfollow {name}?", "{name} 님을 언팔로우할까요?")
    case .unfollowText:
      Phrase(
        "You will no longer be friends, or see what is for friends only.",
        "더 이상 친구가 아니게 되고, 친구에게만 보이는 것도 볼 수 없어요.")
    case .unfollow: Phrase("Unfollow", "언팔로우")
    case .blockQuestion: Phrase("Block {name}?", "{name} 님을 차단할까요?")
    case .blockText:
      Phrase(
        "You won't see each other's profile, rounds and messages, and will stop following each "
          + "other. They are not notified.",
        "서로의 프로필과 라운드, 메시지를 볼 수 없고, 팔로우도 끊겨요. 상대에게 알리지 않아요.")
    case .unblockQuestion: Phrase("Unblock {name}?", "{name} 님의 차단을 풀까요?")
    case .unblockText: Phrase("You can see each other again.", "서로 다시 볼 수 있어요.")
    case .blocked: Phrase("{name} is blocked", "{name} 님을 차단했어요")
    case .unblocked: Phrase("{name} is no longer blocked", "{name} 님의 차단을 풀었어요")
    case .blockedTitle: Phrase("You blocked {name}", "{name} 님을 차단했어요")
    case .blockedText:
      Phrase("You can't see each other until you unblock.", "차단을 풀 때까지 서로 볼 수 없어요.")
    case .mutual: Phrase("Follows you", "나를 팔로우해요")
    case .about: Phrase("About", "정보")
    case .share: Phrase("Share profile", "프로필 공유")
    case .shareText: Phrase("{name} plays golf on TeePals.", "{name} 님을 TeePals에서 만나 보세요.")
    case .loadingGolfer: Phrase("Golfer", "골퍼")
    default: nil
    }
  }

  private var listPhrase: Phrase {
    switch self {
    case .searchPeople: Phrase("Search people", "사람 찾기")
    case .noFollowers: Phrase("No followers yet", "아직 팔로워가 없어요")
    case .noFollowersText:
      Phrase("People you play with may follow you.", "함께 라운드를 친 사람들이 나를 팔로우할 수 있어요.")
    case .noFollowing: Phrase("Not following anyone yet", "아직 팔로우하는 사람이 없어요")
    case .noFollowingText:
      Phrase(
        "Follow golfers to find the rounds they host.", "골퍼를 팔로우하면 그 사람이 여는 라운드를 찾기 쉬워요.")
    case .noneFound: Phrase("No matching people", "일치하는 사람이 없어요")
    case .blockedEmpty: Phrase("No blocked people", "차단한 사람이 없어요")
    case .blockedEmptyText:
      Phrase("You can block people from their profile.", "상대의 프로필에서 차단할 수 있어요.")
    case .blockedLead:
      Phrase("They are not notified, and can't see you.", "상대에게 알리지 않아요. 상대는 나를 볼 수 없어요.")
    case .loadMore: Phrase("Load more", "더 보기")
    case .findPlaceholder: Phrase("First name", "이름")
    case .findHint:
      Phrase(
        "Golfers are found by first name, and by the initial of their last name.",
        "이름과 성의 첫 글자로 찾을 수 있어요.")
    default: Phrase("Find a round", "라운드 찾기")
    }
  }
}
