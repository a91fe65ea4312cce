import Design

/// Notifications in words.
enum InboxText: PhraseBook {
  case title, menu, markAll, settings, markRead, delete, deleted, moreFor, loadMore, unread,
    unreadCount
  case empty, emptyText
  case today, yesterday, thisWeek, thisMonth, earlier
  case now, minutes, hours
  case someone, aRound
  case rounds, chat, social, system
  case joinRequest, joinRequestTitle
  case accepted, acceptedTitle, declined, declinedTitle
  case invited, invitedTitle
  case spot, spotUntil, spotTitle, spotExpired, spotExpiredTitle
  case inviteAccepted, inviteAcceptedOthers, inviteAcceptedTitle
  case joined, joinedOthers, joinedTitle, left, leftOthers, leftTitle, removed, removedTitle
  case canceled, canceledTitle, timeUpdated, courseUpdated, bothUpdated, updatedTitle
  case reminder, reminderTitle
  case message, photo, messageTitle
  case followed, followedOthers, followedTitle
  case welcome, welcomeTitle, complete, completeSkill, completeBoth, completeTitle
  case suspended, lifted, takenAway, moderationTitle
  case feedback, feedbackAgain, feedbackTitle, tierUp, tierUpTitle
  case liked, likedOthers, likedTitle, commented, commentedTitle, replied, repliedTitle
  case mentioned, mentionedTitle
  case warned, coolingOff, suspendedUntil, suspendedForGood, banned, shadowed
  case sanctionEnded, appealGranted, appealDenied, hostSuspended
  case handover, handoverTitle, handedOver, handedOverTitle, notHandedOver, notHandedOverTitle

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Notifications", "알림")
    case .menu: Phrase("More", "더 보기")
    case .markAll: Phrase("Mark all as read", "모두 읽음으로 표시")
    case .settings: Phrase("Notification settings", "알림 설정")
    case .markRead: Phrase("Mark as read", "읽음으로 표시")
    case .delete: Phrase("Delete", "삭제")
    case .deleted: Phrase("Notification deleted", "알림을 삭제했어요")
    case .moreFor: Phrase("Options: {text}", "옵션: {text}")
    case .loadMore: Phrase("Load more", "더 불러오기")
    case .unread: Phrase("Unread", "읽지 않음")
    case .unreadCount: Phrase(one: "{n} unread", other: "{n} unread", "읽지 않음 {n}개")
    case .empty: Phrase("You're all caught up", "모두 확인했어요")
    case .emptyText:
      Phrase(
        "Requests, invitations and messages appear here.", "요청과 초대, 메시지가 오면 여기에 나타나요.")
    case .today: Phrase("Today", "오늘")
    case .yesterday: Phrase("Yesterday", "어제")
    case .thisWeek: Phrase("This Week", "이번 주")
    case .thisMonth: Phrase("This Month", "이번 달")
    case .earlier: Phrase("Earlier", "이전")
    case .now: Phrase("just now", "방금")
    case .minutes: Phrase(one: "{n} min ago", other: "{n} min ago", "{n}분 전")
    case .hours: Phrase(one: "{n} h ago", other: "{n} h ago", "{n}시간 전")
    case .someone: Phrase("Someone", "누군가")
    case .aRound: Phrase("a round", "라운드")
    case .rounds: Phrase("Rounds", "라운드")
    case .chat: Phrase("Chat", "채팅")
    case .social: Phrase("Social", "친구")
    case .system: Phrase("TeePals", "TeePals")
    case .joinRequestTitle: Phrase("Join Request", "참여 요청")
    case .joinRequest:
      Phrase("{actor} requested to join your round at {round}", "{actor} 님이 {round} 참여를 요청했어요")
    case .acceptedTitle: Phrase("Request Accepted", "요청 수락")
    case .accepted:
      Phrase("Your request for {round} was accepted", "{round} 참여 요청이 수락됐어요")
    case .declinedTitle: Phrase("Request Declined", "요청 거절")
    case .declined:
      Phrase("Your request for {round} was declined", "{round} 참여 요청이 거절됐어요")
    case .invitedTitle: Phrase("Round Invitation", "라운드 초대")
    case .invited: Phrase("{actor} invited you to {round}", "{actor} 님이 {round}에 초대했어요")
    case .spotTitle: Phrase("A Spot Opened Up", "빈자리가 났어요")
    case .spot: Phrase("A spot is held for you at {round}", "{round}에 자리를 맡아 두었어요")
    case .spotUntil:
      Phrase(
        "A spot is held for you until {until}: {round}", "{until}까지 자리를 맡아 두었어요: {round}")
    case .spotExpiredTitle: Phrase("Spot Offer Expired", "자리 제안 만료")
    case .spotExpired:
      Phrase(
        "You did not answer within a day, so your spot went to the next in line: {round}",
        "하루 동안 답이 없어 다음 사람에게 자리가 넘어갔어요: {round}")
    case .inviteAcceptedTitle: Phrase("Invitation Accepted", "초대 수락")
    case .inviteAccepted:
      Phrase("{actor} accepted your invitation to {round}", "{actor} 님이 {round} 초대를 수락했어요")
    case .inviteAcceptedOthers:
      Phrase(
        one: "{actor} and {n} other accepted your invitation to {round}",
        other: "{actor} and {n} others accepted your invitation to {round}",
        "{actor} 님 외 {n}명이 {round} 초대를 수락했어요")
    case .joinedTitle: Phrase("New Player", "새 참여자")
    case .joined: Phrase("{actor} joined your round at {round}", "{actor} 님이 {round}에 참여했어요")
    case .joinedOthers:
      Phrase(
        one: "{actor} and {n} other joined your round at {round}",
        other: "{actor} and {n} others joined your round at {round}",
        "{actor} 님 외 {n}명이 {round}에 참여했어요")
    case .leftTitle: Phrase("Player Left", "참여 취소")
    case .left: Phrase("{actor} left your round at {round}", "{actor} 님이 {round}에서 나갔어요")
    case .leftOthers:
      Phrase(
        one: "{actor} and {n} other left your round at {round}",
        other: "{actor} and {n} others left your round at {round}",
        "{actor} 님 외 {n}명이 {round}에서 나갔어요")
    case .removedTitle: Phrase("Removed from Round", "라운드 제외")
    case .removed: Phrase("You were removed from {round}", "{round}에서 제외됐어요")
    case .canceledTitle: Phrase("Round Canceled", "라운드 취소")
    case .canceled: Phrase("{round} has been canceled", "{round}{이/가} 취소됐어요")
    case .updatedTitle: Phrase("Round Updated", "라운드 변경")
    case .timeUpdated: Phrase("Time updated: {round}", "시간이 바뀌었어요: {round}")
    case .courseUpdated: Phrase("Course changed: {round}", "골프장이 바뀌었어요: {round}")
    case .bothUpdated:
      Phrase("Time and course updated: {round}", "시간과 골프장이 바뀌었어요: {round}")
    case .reminderTitle: Phrase("Tee Time Soon", "곧 티타임")
    case .reminder: Phrase("Your round is coming up: {round}", "라운드가 다가와요: {round}")
    case .messageTitle: Phrase("New Message", "새 메시지")
    case .message: Phrase("{actor}: {text}", "{actor}: {text}")
    case .photo: Phrase("{actor} sent a photo", "{actor} 님이 사진을 보냈어요")
    case .followedTitle: Phrase("New Follower", "새 팔로워")
    case .followed: Phrase("{actor} started following you", "{actor} 님이 팔로우하기 시작했어요")
    case .followedOthers:
      Phrase(
        one: "{actor} and {n} other started following you",
        other: "{actor} and {n} others started following you",
        "{actor} 님 외 {n}명이 팔로우하기 시작했어요")
    case .welcomeTitle: Phrase("Welcome", "환영해요")
    case .welcome:
      Phrase("Find a round nearby, or host your own.", "근처 라운드를 찾거나 직접 열어 보세요.")
    case .completeTitle: Phrase("Finish your profile", "프로필 완성하기")
    case .complete:
      Phrase(
        "Add a photo so that others recognize you at the course.",
        "골프장에서 알아볼 수 있게 사진을 넣어 주세요.")
    case .completeSkill:
      Phrase(
        "Add your skill level so that you can join rounds.",
        "실력을 입력하면 라운드에 참여할 수 있어요.")
    case .completeBoth:
      Phrase(
        "Add a photo and your skill level so that you can join rounds.",
        "사진과 실력을 추가하면 라운드에 참여할 수 있어요.")
    case .moderationTitle: Phrase("From the Moderators", "운영자 알림")
    case .suspended:
      Phrase(
        "You are suspended. Until the suspension is lifted, you can read everything, but can't do "
          + "anything others can see.",
        "이용이 정지됐어요. 정지가 풀릴 때까지 보기만 할 수 있고, 다른 사람에게 보이는 활동은 할 수 없어요.")
    case .lifted: Phrase("Your suspension was lifted. Welcome back.", "정지가 풀렸어요. 다시 오신 걸 환영해요.")
    case .takenAway:
      Phrase(
        "Something you wrote was reported, and removed by a moderator: {reason}",
        "작성하신 내용이 신고되어 운영자가 확인하고 내렸어요: {reason}")
    case .feedbackTitle: Phrase("How was your round?", "라운드는 어떠셨나요?")
    case .feedback:
      Phrase(
        "Say how it went with those you played with. No other player sees who said what: {round}",
        "함께 친 사람들과 어땠는지 알려 주세요. 다른 골퍼는 누가 무엇을 말했는지 볼 수 없어요: {round}")
    case .feedbackAgain:
      Phrase(
        "You can still say how your round went: {round}", "라운드가 어땠는지 아직 답할 수 있어요: {round}")
    case .tierUpTitle: Phrase("You moved up", "신뢰 등급이 올랐어요")
    case .tierUp:
      Phrase(
        "Your playing partners think well of you. Your new level: {text}",
        "함께 친 사람들의 평가가 좋아요. 새 등급: {text}")
    case .likedTitle: Phrase("New Like", "새 좋아요")
    case .liked: Phrase("{actor} liked your post: {text}", "{actor} 님이 게시물을 좋아해요: {text}")
    case .likedOthers:
      Phrase(
        one: "{actor} and {n} other liked your post: {text}",
        other: "{actor} and {n} others liked your post: {text}",
        "{actor} 님 외 {n}명이 게시물을 좋아해요: {text}")
    case .commentedTitle: Phrase("New Comment", "새 댓글")
    case .commented: Phrase("{actor} commented: {text}", "{actor} 님의 댓글: {text}")
    case .repliedTitle: Phrase("New Reply", "새 답글")
    case .replied: Phrase("{actor} replied: {text}", "{actor} 님의 답글: {text}")
    case .mentionedTitle: Phrase("New Mention", "새 언급")
    case .mentioned: Phrase("{actor} mentioned you: {text}", "{actor} 님이 언급했어요: {text}")
    case .handoverTitle: Phrase("Will You Host?", "호스트를 맡을까요?")
    case .handover:
      Phrase("{actor} asks you to host {round}", "{actor} 님이 {round}의 호스트를 부탁했어요")
    case .handedOverTitle: Phrase("New Host", "새 호스트")
    case .handedOver:
      Phrase(
        "{actor} is the host of {round} now. You stay as a player.",
        "이제 {actor} 님이 {round}의 호스트예요. 나는 참여자로 남아요.")
    case .notHandedOverTitle: Phrase("You Stay the Host", "계속 호스트예요")
    case .notHandedOver:
      Phrase(
        "{actor} can't host {round}. You are still the host.",
        "{actor} 님이 {round}의 호스트를 맡을 수 없대요. 계속 내가 호스트예요.")
    default: sanctionPhrase
    }
  }

  /// What was done about the person.
  private var sanctionPhrase: Phrase {
    switch self {
    case .warned:
      Phrase(
        "A moderator warned you: {reason}. You can appeal within 14 days.",
        "운영자가 경고했어요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .coolingOff:
      Phrase(
        "You can't create rounds until {until}: {reason}. You can appeal within 14 days.",
        "{until}까지 라운드를 만들 수 없어요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .suspendedUntil:
      Phrase(
        "You are suspended until {until}: {reason}. You can appeal within 14 days.",
        "{until}까지 이용이 정지됐어요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .suspendedForGood:
      Phrase(
        "You are suspended until a moderator lifts it: {reason}. You can appeal within 14 days.",
        "운영자가 풀 때까지 이용이 정지됐어요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .banned:
      Phrase(
        "You are banned from TeePals: {reason}. You can appeal within 14 days.",
        "TeePals 이용이 금지됐어요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .shadowed:
      Phrase(
        "Others do not see you until {until}: {reason}. You can appeal within 14 days.",
        "{until}까지 다른 사람에게 보이지 않아요: {reason}. 14일 안에 이의를 제기할 수 있어요.")
    case .sanctionEnded:
      Phrase("It is over: you can use TeePals as before.", "제한이 끝났어요. 이제 예전처럼 이용할 수 있어요.")
    case .appealGranted:
      Phrase(
        "Your appeal was granted. Everything is as it was before.",
        "이의가 받아들여졌어요. 모두 예전대로 되돌렸어요.")
    case .appealDenied:
      Phrase("Your appeal was denied. The decision stands.", "이의가 받아들여지지 않았어요. 결정은 그대로예요.")
    case .hostSuspended:
      Phrase(
        "The host of {round} can't act at the moment. You can still chat, or leave.",
        "{round} 호스트가 지금은 활동할 수 없어요. 채팅은 계속할 수 있고, 나갈 수도 있어요.")
    default: Phrase("", "")
    }
  }
}
