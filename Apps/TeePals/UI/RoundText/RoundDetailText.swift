import Design

/// The words of a round by itself.
enum RoundDetailText: PhraseBook {
  case title, back, refresh, share, more, hostMenu, memberMenu, players, playersShare, host, you
  case spots, morePlayers
  case invite, playerActions, requests, accept, decline, acceptName, declineName, message
  case noMessage, preferred, age, skill, gender, price, enforced, advisory, outside
  case outsideEnforced, links, addToCalendar, directions, directionsMap, notAvailable
  case notAvailableHint, failed, goBack, offlineCopy, fetching
  case waiting, waitingHint, offeredUntil, takeOff, takeOffName
  case posted, postedInvite, postedShare, postedLater, directionsSearch
  case wholeProfile, partProfile

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Round", "라운드")
    case .back: Phrase("Back", "뒤로")
    case .refresh: Phrase("Refresh", "새로 고침")
    case .share: Phrase("Share", "공유")
    case .more: Phrase("More", "더 보기")
    case .hostMenu: Phrase("Your round", "내 라운드")
    case .memberMenu: Phrase("This round", "이 라운드")
    case .players: Phrase("Players", "플레이어")
    case .playersShare: Phrase("{name}/{text}", "{name}/{text}")
    case .host: Phrase("Host", "호스트")
    case .you: Phrase("{name} (You)", "{name} (나)")
    case .spots: Phrase(one: "{n} spot available", other: "{n} spots available", "{n}자리 남음")
    case .morePlayers: Phrase(one: "{n} more player", other: "{n} more players", "외 {n}명")
    case .invite: Phrase("Invite", "초대")
    case .playerActions: Phrase("Options for {name}", "{name} 님 관리")
    case .requests: Phrase("Requests", "참여 요청")
    case .accept: Phrase("Accept", "수락")
    case .decline: Phrase("Decline", "거절")
    case .acceptName: Phrase("Accept {name}", "{name} 님 수락")
    case .declineName: Phrase("Decline {name}", "{name} 님 거절")
    case .message: Phrase("Message from host", "호스트의 메시지")
    case .noMessage: Phrase("The host has not written a message.", "호스트가 남긴 메시지가 없어요.")
    case .preferred: Phrase("Preferred TeePals", "함께하고 싶은 TeePals")
    case .age: Phrase("Age", "나이")
    case .skill: Phrase("Skill", "실력")
    case .gender: Phrase("Gender", "성별")
    case .price: Phrase("Price", "비용")
    case .enforced: Phrase("Required by the host.", "호스트가 정한 필수 조건이에요.")
    case .advisory: Phrase("Preferred, not required.", "필수는 아닌 선호 조건이에요.")
    case .outside: Phrase("Outside the host's preferences", "호스트의 선호 조건과 달라요")
    case .outsideEnforced: Phrase("You don't match the host's preferences", "호스트의 조건과 맞지 않아요")
    case .links: Phrase("Links", "바로가기")
    case .addToCalendar: Phrase("Add to calendar", "캘린더에 추가")
    case .directions: Phrase("Directions", "길찾기")
    case .directionsMap: Phrase("Open the map", "지도 열기")
    case .notAvailable: Phrase("Round not available", "볼 수 없는 라운드예요")
    case .notAvailableHint:
      Phrase("It no longer exists, or you can't see it.", "사라졌거나 볼 수 있는 라운드가 아니에요.")
    case .failed: Phrase("The round could not be opened", "라운드를 열지 못했어요")
    case .goBack: Phrase("Go back", "돌아가기")
    case .offlineCopy:
      Phrase("Offline. Showing the last loaded version.", "오프라인이에요. 마지막으로 불러온 내용이에요.")
    case .fetching: Phrase("Loading the round", "라운드를 불러오는 중이에요")
    case .waiting: Phrase("Waitlist", "대기자 명단")
    case .waitingHint:
      Phrase(
        "A spot that becomes free is offered to the first in line.",
        "자리가 나면 먼저 기다린 사람에게 제안해요.")
    case .offeredUntil: Phrase("Has until {text} to answer", "{text}까지 답할 수 있어요")
    case .takeOff: Phrase("Remove", "명단에서 빼기")
    case .takeOffName: Phrase("Remove {name} from the waitlist", "{name} 님을 대기자 명단에서 빼기")
    case .posted: Phrase("Who will play with you?", "누구와 함께 칠까요?")
    case .postedInvite: Phrase("Invite golfers", "골퍼 초대")
    case .postedShare: Phrase("Share the link", "링크 공유")
    case .postedLater: Phrase("Not now", "나중에")
    case .directionsSearch: Phrase("Search on the map", "지도에서 찾기")
    case .wholeProfile: Phrase("Complete profile", "프로필 완성")
    case .partProfile: Phrase("Incomplete profile", "프로필 미완성")
    }
  }
}

/// The words of its bar, and of handing it on.
enum RoundBarText: PhraseBook {
  case chat, chatUnread, chatNews, leave, pendingStrip, cancelRequest, join, request, inviteStrip
  case fullBar
  case tooLate, mayNotAsk, refused, overBar, markComplete, startedStrip, shareTitle, shareText
  case shareNow, copyLink, code, linkLater, sharePrivate
  case joinWaitlist, leaveWaitlist, waitlistStrip, waitlistStripAt, offerStrip

  var phrase: Phrase {
    switch self {
    case .chat: Phrase("Round Chat", "라운드 채팅")
    case .chatUnread: Phrase("Round Chat, {n} new", "라운드 채팅, 새 메시지 {n}개")
    case .chatNews: Phrase("Round Chat, new messages", "라운드 채팅, 새 메시지 있음")
    case .leave: Phrase("Leave", "나가기")
    case .pendingStrip: Phrase("Your request is pending", "요청에 대한 답을 기다리고 있어요")
    case .cancelRequest: Phrase("Cancel Request", "요청 취소")
    case .join: Phrase("Join Round", "라운드 참여")
    case .request: Phrase("Request to Join", "참여 요청")
    case .inviteStrip: Phrase("{name} invites you", "{name} 님이 초대했어요")
    case .fullBar: Phrase("Round Full", "자리가 모두 찼어요")
    case .tooLate: Phrase("Too late to join", "참여하기에 늦었어요")
    case .mayNotAsk: Phrase("By invitation only", "초대받은 사람만 참여할 수 있어요")
    case .refused: Phrase("Only by the host's invitation", "호스트가 초대해야 참여할 수 있어요")
    case .overBar: Phrase("Round {text}", "라운드 {text}")
    case .markComplete: Phrase("Mark Complete", "완료로 표시")
    case .startedStrip: Phrase("Has the round been played?", "라운드를 마쳤나요?")
    case .shareTitle: Phrase("Share this round", "라운드 공유")
    case .shareText:
      Phrase(
        "Join my round at {course}! {city} • {date}", "{course}에서 같이 쳐요! {city} • {date}")
    case .shareNow: Phrase("Share", "공유하기")
    case .copyLink: Phrase("Copy text and link", "글과 링크 복사")
    case .code: Phrase("QR code of the link to this round", "이 라운드로 가는 링크의 QR 코드")
    case .joinWaitlist: Phrase("Join waitlist", "대기자 명단에 오르기")
    case .leaveWaitlist: Phrase("Leave waitlist", "대기 취소")
    case .waitlistStrip: Phrase("You are on the waitlist", "대기자 명단에 있어요")
    case .waitlistStripAt:
      Phrase("You are number {n} on the waitlist", "대기자 명단 {n}번째예요")
    case .offerStrip: Phrase("A spot is held for you until {text}", "{text}까지 자리를 맡아 두었어요")
    case .linkLater: Phrase("The link is available once you are online.", "온라인이 되면 링크가 만들어져요.")
    case .sharePrivate:
      Phrase(
        "Only people who can see this round can open the link.", "이 라운드를 볼 수 있는 사람만 링크를 열 수 있어요.")
    }
  }
}
