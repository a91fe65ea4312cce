import Design

/// The words around every screen of TeePals.
enum ShellText: PhraseBook {
  case teePals, slogan, tabs, home, rounds, notifications, profile, allApps, unread
  case activity, newRound, round, editRound, chat, invite, golfer, followers, following, blocked
  case settings, welcome, refused, findPeople
  case accountTitle, accountText, accountButton
  case troubleTitle
  case mile, kilometre
  case feed, offline

  var phrase: Phrase {
    switch self {
    case .teePals: Phrase("TeePals", "TeePals")
    case .slogan: Phrase("Golf, better together.", "Golf, better together.")
    case .tabs: Phrase("TeePals", "TeePals 메뉴")
    case .home: Phrase("Home", "홈")
    case .rounds: Phrase("Rounds", "라운드")
    case .notifications: Phrase("Notifications", "알림")
    case .profile: Phrase("Profile", "프로필")
    case .allApps: Phrase("All apps", "모든 앱")
    case .unread: Phrase(one: "{n} unread", other: "{n} unread", "읽지 않음 {n}개")
    case .activity: Phrase("Activity", "내 라운드")
    case .newRound: Phrase("New round", "새 라운드")
    case .round: Phrase("Round", "라운드")
    case .editRound: Phrase("Edit round", "라운드 수정")
    case .chat: Phrase("Round chat", "라운드 채팅")
    case .invite: Phrase("Invite", "초대")
    case .golfer: Phrase("Golfer", "골퍼")
    case .findPeople: Phrase("Find golfers", "골퍼 찾기")
    case .followers: Phrase("Followers", "팔로워")
    case .following: Phrase("Following", "팔로잉")
    case .blocked: Phrase("Blocked people", "차단한 사람")
    case .settings: Phrase("Settings", "설정")
    case .welcome: Phrase("Welcome", "환영해요")
    case .refused: Phrase("Not accepted", "거절됨")
    case .accountTitle: Phrase("TeePals is about meeting people", "TeePals는 사람을 만나는 곳이에요")
    case .accountText:
      Phrase(
        "Sign in to host rounds, be found by others and chat with the people you play with.",
        "로그인하면 라운드를 열고, 서로를 찾고, 함께 칠 사람들과 이야기할 수 있어요.")
    case .accountButton: Phrase("Sign in or sign up", "로그인 또는 가입")
    case .troubleTitle: Phrase("Your rounds can't be read", "라운드 정보를 읽을 수 없어요")
    case .mile: Phrase("{text} mi", "{text}마일")
    case .kilometre: Phrase("{text} km", "{text}km")
    case .feed: Phrase("Feed", "피드")
    case .offline: Phrase("Offline.", "오프라인이에요.")
    }
  }
}
