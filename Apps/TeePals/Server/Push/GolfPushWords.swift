import Calendar
import Core
import TeePalsDomain

/// What a golfer is told outside the app: the words of a push message, and the lines of a digest.
public struct GolfPushWords: Hashable, Sendable {
  public let title: String
  public let body: String

  /// - Parameters:
  ///   - language: `ko`; anything else is English.
  ///   - now: When it is read: what was to be told yesterday may be about today.
  public init(_ notification: GolfNotification, language: String, at now: Instant) {
    let korean = language == "ko"
    let spoken: Language = korean ? .korean : .english
    func pick(_ english: String, _ inKorean: String) -> String { korean ? inKorean : english }
    let who = notification.actor?.name ?? ""
    let course = compactCourseName(notification.course)
    let venue = course.isEmpty ? pick("your round", "라운드") : course
    let people = Self.people(notification, spoken)
    let day = Self.day(of: notification, spoken)
    let place = day.isEmpty ? venue : "\(venue) (\(day))"
    switch notification.kind {
    case .roundJoinRequest:
      title = pick("Join request", "참여 요청")
      body = pick("\(who) asks to join: \(place)", "\(who) 님이 참여를 요청했어요: \(place)")
    case .roundJoinAccepted:
      title = pick("You're in", "참여 확정")
      body = pick("Your request for \(place) was accepted", "\(place) 참여 요청이 수락되었어요")
    case .roundJoinDeclined:
      title = pick("Request declined", "참여 요청 거절")
      body = pick("Your request for \(place) was declined", "\(place) 참여 요청이 거절되었어요")
    case .roundInvitation:
      title = pick("Round invitation", "라운드 초대")
      body = pick("\(who) invites you: \(place)", "\(who) 님이 초대했어요: \(place)")
    case .roundSpotOffered:
      title = pick("A spot opened up", "빈자리가 났어요")
      let until = Self.until(notification, spoken)
      body = pick("\(place): a spot is held for you", "\(place): 자리를 맡아 두었어요") + until
    case .roundSpotExpired:
      title = pick("Spot offer expired", "자리 제안 만료")
      body = pick("\(place): you did not answer within a day", "\(place): 하루 동안 답이 없었어요")
    case .inviteAccepted, .memberJoined:
      title = pick("New player", "새 참여자")
      body = pick("\(people) joined: \(place)", "\(people) 참여했어요: \(place)")
    case .memberLeft:
      title = pick("A player left", "참여 취소")
      body = pick("\(people) left: \(place)", "\(people) 나갔어요: \(place)")
    case .memberRemoved:
      title = pick("You were removed", "라운드에서 제외됨")
      body = pick("You are no longer in the round: \(place)", "더 이상 참여하지 않아요: \(place)")
    case .roundCancelled:
      title = pick("Round canceled", "라운드 취소")
      body = pick("\(place) was canceled", "\(place) 라운드가 취소되었어요")
    case .roundUpdated:
      title = pick("Round updated", "라운드 변경")
      body = Self.change(notification, spoken) + ": " + place
    case .roundReminder:
      let when = Self.day(notification, spoken, at: now)
      title = when.title
      body = pick(
        "\(venue) \(when.word)\(Self.time(notification, .english, after: " at "))",
        "\(when.word)\(Self.time(notification, .korean, after: " ")) \(venue)")
    case .roundChatMessage:
      title = day.isEmpty ? venue : "\(venue) • \(day)"
      let photo = pick("\(who) sent a photo", "\(who) 님이 사진을 보냈어요")
      body = notification.text.isEmpty ? photo : "\(who): \(notification.text)"
    case .userFollowed:
      title = pick("New follower", "새 팔로워")
      let follow = notification.actorCount > 1 ? "follow" : "follows"
      body = pick("\(people) \(follow) you", "\(people) 팔로우해요")
    case .postUpvoted, .postCommented, .commentReplied, .commentMentioned:
      (title, body) = Self.post(notification, spoken)
    case .roundHandover, .handoverAccepted, .handoverDeclined:
      (title, body) = Self.handover(notification, place: place, spoken)
    case .welcomeMessage, .tier2Reminder, .moderationNotice, .feedbackReminder, .trustTierUp:
      (title, body) = Self.system(notification, place: place, spoken)
    }
  }

  /// What TeePals itself has to say.
  private static func system(
    _ notification: GolfNotification, place: String, _ language: Language
  ) -> (title: String, body: String) {
    let korean = language == .korean
    switch notification.kind {
    case .tier2Reminder:
      return (
        korean ? "프로필 완성하기" : "Finish your profile",
        reminder(ProfileReminder(text: notification.text), language)
      )
    case .moderationNotice: return ("TeePals", moderation(notification, language))
    case .feedbackReminder where notification.text.isEmpty:
      return korean
        ? ("라운드는 어떠셨나요?", "어땠는지 알려 주세요: \(place)")
        : ("How was your round?", "Say how it went: \(place)")
    case .feedbackReminder:
      return korean
        ? ("라운드에 대해 하나만 여쭤볼게요", "아직 답할 수 있어요: \(place)")
        : ("Quick question about your round", "You can still answer: \(place)")
    case .trustTierUp:
      return korean
        ? ("신뢰 등급이 올랐어요", "함께 친 사람들의 평가가 좋아요")
        : ("You moved up", "Your playing partners think well of you")
    default:
      return korean
        ? ("TeePals", "환영해요. 가까운 라운드를 찾아보세요.")
        : ("TeePals", "Welcome. Find a round near you.")
    }
  }

  /// That a round comes, or does not come, to another host.
  private static func handover(
    _ notification: GolfNotification, place: String, _ language: Language
  ) -> (title: String, body: String) {
    let korean = language == .korean
    let who = notification.actor?.name ?? (korean ? "누군가" : "Someone")
    switch notification.kind {
    case .handoverAccepted:
      return korean
        ? ("새 호스트", "이제 \(who) 님이 호스트예요: \(place)")
        : ("New host", "\(who) is the host now: \(place)")
    case .handoverDeclined:
      return korean
        ? ("계속 호스트예요", "\(who) 님이 호스트를 맡을 수 없대요: \(place)")
        : ("You stay the host", "\(who) can't host: \(place)")
    default:
      return korean
        ? ("호스트를 맡을까요?", "\(who) 님이 호스트를 부탁했어요: \(place)")
        : ("Will you host?", "\(who) asks you to host: \(place)")
    }
  }

  /// "Maya K.", "Maya K. and 2 others": who did it, as the subject of the sentence.
  private static func people(
    _ notification: GolfNotification, _ language: Language
  ) -> String {
    let who = notification.actor?.name ?? ""
    let others = notification.actorCount - 1
    guard others > 0 else { return language == .korean ? "\(who) 님이" : who }
    return language == .korean
      ? "\(who) 님 외 \(others)명이" : "\(who) and \(others) other\(others == 1 ? "" : "s")"
  }

  /// What is made of a post.
  private static func post(
    _ notification: GolfNotification, _ language: Language
  ) -> (title: String, body: String) {
    let korean = language == .korean
    let who = notification.actor?.name ?? (korean ? "누군가" : "Someone")
    let text = notification.text.isEmpty ? "" : ": " + notification.text
    switch notification.kind {
    case .postUpvoted:
      let those =
        notification.actor == nil
        ? (korean ? "누군가가" : "Someone") : people(notification, language)
      return korean
        ? ("새 좋아요", "\(those) 게시물을 좋아해요\(text)")
        : ("New like", "\(those) liked your post\(text)")
    case .postCommented:
      return korean
        ? ("새 댓글", "\(who) 님이 댓글을 남겼어요\(text)") : ("New comment", "\(who) commented\(text)")
    case .commentReplied:
      return korean
        ? ("새 답글", "\(who) 님이 답글을 남겼어요\(text)") : ("New reply", "\(who) replied\(text)")
    default:
      return korean
        ? ("새 언급", "\(who) 님이 언급했어요\(text)") : ("New mention", "\(who) mentioned you\(text)")
    }
  }

  /// What is new about a round: the notification has the word of the chat's line.
  private static func change(
    _ notification: GolfNotification, _ language: Language
  ) -> String {
    let korean = language == .korean
    switch ChatNotice(rawValue: notification.text) {
    case .timeChanged: return korean ? "시간이 바뀌었어요" : "Time updated"
    case .courseChanged: return korean ? "골프장이 바뀌었어요" : "Course changed"
    default: return korean ? "시간과 골프장이 바뀌었어요" : "Time and course updated"
    }
  }

  /// "Mar 6", the day of the round by the clocks of the venue; empty where unknown.
  private static func day(of notification: GolfNotification, _ language: Language) -> String {
    guard let start = notification.startTime, let zone = notification.zone else { return "" }
    return Formats(language).date(start.civil(offset: zone.offset).date, .short)
  }

  /// What a profile lacks.
  private static func reminder(_ reminder: ProfileReminder, _ language: Language) -> String {
    let korean = language == .korean
    switch reminder {
    case .photo:
      return korean ? "사진을 추가하면 라운드에 참여할 수 있어요" : "Add a photo to join rounds"
    case .skill:
      return korean ? "실력을 입력하면 라운드에 참여할 수 있어요" : "Add your skill level to join rounds"
    case .photoAndSkill:
      return korean
        ? "사진과 실력을 추가하면 라운드에 참여할 수 있어요" : "Add a photo and your skill level to join rounds"
    }
  }

  /// What moderators did.
  private static func moderation(
    _ notification: GolfNotification, _ language: Language
  ) -> String {
    let korean = language == .korean
    switch ModerationNotice(notification.text) {
    case .suspended: return korean ? "이용이 정지됐어요" : "You are suspended"
    case .lifted: return korean ? "다시 이용할 수 있어요" : "Your suspension was lifted"
    case .takenAway, nil:
      return korean ? "작성하신 내용을 운영자가 내렸어요" : "A moderator removed something you wrote"
    case .sanctioned(let kind, _, _): return sanctioned(kind, korean)
    case .ended: return korean ? "제한이 끝났어요" : "It is over: you can use TeePals as before"
    case .appealGranted: return korean ? "이의가 받아들여졌어요" : "Your appeal was granted"
    case .appealDenied: return korean ? "이의가 받아들여지지 않았어요" : "Your appeal was denied"
    case .hostSuspended:
      return korean
        ? "참여하는 라운드의 호스트가 지금은 활동할 수 없어요" : "The host of a round you play in can't act"
    }
  }

  private static func sanctioned(_ kind: SanctionKind, _ korean: Bool) -> String {
    switch kind {
    case .warning: korean ? "운영자가 경고했어요" : "A moderator warned you"
    case .coolingOff:
      korean ? "며칠 동안 라운드를 만들 수 없어요" : "You can't create rounds for some days"
    case .suspension: korean ? "이용이 정지됐어요" : "You are suspended"
    case .ban: korean ? "TeePals 이용이 금지됐어요" : "You are banned from TeePals"
    case .shadow: korean ? "당분간 다른 사람에게 보이지 않아요" : "Others do not see you for some time"
    }
  }

  /// On which day a round is, as somebody says it who speaks then, and the title of a reminder: a
  /// reminder that had to wait may come on the day itself.
  private static func day(
    _ notification: GolfNotification, _ language: Language, at now: Instant
  ) -> (title: String, word: String) {
    let korean = language == .korean
    let tomorrow = korean ? ("내일 라운드", "내일") : ("Tomorrow", "tomorrow")
    guard let start = notification.startTime, let zone = notification.zone else { return tomorrow }
    let date = start.civil(offset: zone.offset).date
    switch date.dayNumber - now.civil(offset: zone.offset).date.dayNumber {
    case 1: return tomorrow
    case 0: return korean ? ("오늘 라운드", "오늘") : ("Today", "today")
    default:
      let text = Formats(language).date(date, .short)
      return korean ? ("라운드 알림", text) : ("Round reminder", "on " + text)
    }
  }

  /// "8:00 AM", in the venue's time; nothing where unknown.
  private static func time(
    _ notification: GolfNotification, _ language: Language, after before: String
  ) -> String {
    guard let start = notification.startTime, let zone = notification.zone else { return "" }
    return before + Formats(language).time(start.civil(offset: zone.offset).time)
  }

  /// " until Mar 6, 8:00 AM", in the venue's time: how long a seat is held; nothing where unknown.
  private static func until(_ notification: GolfNotification, _ language: Language) -> String {
    guard let end = notification.offerEnd, let zone = notification.zone else { return "" }
    let (formats, local) = (Formats(language), end.civil(offset: zone.offset))
    let text = formats.date(local.date, .short) + ", " + formats.time(local.time)
    return language == .korean ? " (\(text)까지)" : " until \(text)"
  }

  /// Where a tap leads.
  static func address(of notification: GolfNotification) -> String {
    if let post = notification.post {
      let comment = notification.comment.map { id in "?comment=\(id)" } ?? ""
      return "/golf/posts/\(post)" + comment
    }
    return switch (notification.kind, notification.round, notification.actor) {
    case (.roundChatMessage, let round?, _): "/golf/rounds/\(round)/chat"
    case (_, let round?, _): "/golf/rounds/\(round)"
    case (.userFollowed, _, let actor?): "/golf/golfers/\(actor.user)"
    case (.moderationNotice, _, _): "/golf/standing"
    default: "/golf/notifications"
    }
  }
}
