import Calendar
import Core
import Sync
import TeePalsDomain

/// A round of Maya's that Ben plays in and Cho asks for, and everything around it, each field with
/// something in it.
enum PebbleBeach {
  static let maya = UserID(high: 1, low: 1)
  static let ben = UserID(high: 1, low: 2)
  static let cho = UserID(high: 1, low: 3)
  static let everybody = [maya, ben, cho]
  static let id = RoundID(high: 7, low: 7)
  static let now = Instant(milliseconds: 1_790_000_000_000)
  static let hour: Int64 = 3_600_000
  static let day = 24 * hour

  static func card(_ user: UserID) -> GolferCard {
    let name = [maya: "Maya Kwon", ben: "Benjamin Oak", cho: "조 민수"][user] ?? "Dan Dee"
    return GolferCard(user: user, name: name, photo: user == maya ? photo("a") : nil)
  }

  static func photo(_ digit: Character) -> MediaDigest? {
    MediaDigest(String(repeating: digit, count: 64))
  }

  static func point(_ north: Int, _ east: Int) -> GlobePoint {
    guard let point = GlobePoint(microLatitude: north, microLongitude: east) else {
      preconditionFailure("not on the earth")
    }
    return point
  }

  // MARK: People

  static func profile(_ user: UserID) -> GolferProfile {
    var profile = GolferProfile(user: user, createdAt: now.advanced(byMilliseconds: -90 * day))
    profile.firstName = String(card(user).name.split(separator: " ")[0])
    profile.lastName = String(card(user).name.split(separator: " ")[1])
    profile.gender = .preferNot
    profile.city = HomeCity(label: "San José, CA", point: point(37_338_000, -121_886_330))
    profile.photo = photo("a")
    profile.occupation = "Greenkeeper"
    profile.bio = "“Fore!” 😀\nalways"
    profile.averageScore = 90
    profile.experience = .from4To6
    profile.playsPerMonth = 4
    profile.skill = .intermediate
    profile.homeCourse = HomeCourse(
      id: CourseID(high: 3, low: 4), name: "Pebble Beach", city: "Pebble Beach, CA")
    profile.instagram = "maya.golfs"
    profile.birthYear = 1990
    return profile
  }

  static func secret(_ user: UserID) -> PrivateGolferProfile {
    PrivateGolferProfile(user: user, birthDate: CivilDate("1990-02-28"))
  }

  static func settings(_ user: UserID) -> GolfSettings {
    var settings = GolfSettings(user: user)
    settings.pushed = [.chat]
    settings.quietHours = nil
    settings.digest = .weekly
    return settings
  }

  // MARK: Rounds

  static func round(_ id: RoundID = id, host: UserID = maya, in hours: Int64 = 72) -> Round {
    var round = Round(
      id: id, host: card(host),
      course: RoundCourse(
        name: "Pebble Beach", cityLabel: "Pebble Beach, CA",
        point: point(36_568_000, -121_950_501), id: CourseID(high: 3, low: 4)),
      startTime: now.advanced(byMilliseconds: hours * hour),
      zone: Zone(name: "America/Los_Angeles", offset: -25_200),
      price: .range(from: Money(minor: 5_000), to: Money(minor: 9_950, currency: "KRW")),
      message: "Bring water.\n물!", maxPlayers: 4, createdAt: now)
    round.requirements.ages = 21...40
    round.requirements.skills = [.expert]
    return round
  }

  static func member(
    _ user: UserID, _ status: MemberStatus, in round: RoundID = id, role: RoundRole = .member
  ) -> RoundMember {
    var member = RoundMember(
      round: round, card: card(user), role: role, status: status, createdAt: now)
    if status == .requested {
      member.requestedAt = now.advanced(byMilliseconds: 5)
      member.requests = 2
    }
    if status == .invited {
      member.invitedBy = maya
      member.invitedAt = now.advanced(byMilliseconds: 6)
    }
    return member
  }

  static func place(_ user: UserID, _ status: MemberStatus, of round: Round) -> RoundPlace {
    var place = RoundPlace(
      user: user, round: round, role: user == round.host.user ? .host : .member, status: status,
      updatedAt: now)
    if user != round.host.user { place.invitedBy = card(round.host.user) }
    if user == ben {
      place.sent = [RoundInvitation(card: card(cho), status: .declined, at: now)]
    }
    return place
  }

  static func message(
    _ number: UInt64, _ sender: UserID, _ content: ChatContent, in round: RoundID = id
  ) -> ChatMessage {
    ChatMessage(
      id: ChatMessageID(high: 6, low: number), round: round, sender: card(sender),
      content: content, writtenAt: now.advanced(byMilliseconds: Int64(number)),
      receivedAt: now.advanced(byMilliseconds: Int64(number) + 100))
  }

  static func notification(
    _ number: UInt64, to user: UserID, _ kind: NotificationKind, by actor: UserID? = nil
  ) -> GolfNotification {
    var notification = GolfNotification(
      id: GolfNotificationID(high: 5, low: number), recipient: user, kind: kind, createdAt: now)
    notification.actor = actor.map { user in card(user) }
    notification.actorCount = 3
    notification.round = id
    notification.course = "Pebble Beach"
    notification.startTime = now
    notification.zone = Zone(name: "Asia/Seoul", offset: 32_400)
    notification.text = "“Hi”"
    notification.updatedAt = now.advanced(byMilliseconds: Int64(number))
    return notification
  }

  /// Cho does not like what Ben said.
  static var report: Report {
    Report(
      reporter: cho, target: .message(ChatMessageID(high: 6, low: 2), in: id), reported: ben,
      reason: .other, priority: .medium, text: "Hi 😀", createdAt: now)
  }

  /// Cho has told the moderators once.
  static var act: LimitedAct {
    LimitedAct(.report, by: cho, with: CommandID(high: 4, low: 4), at: now)
  }

  /// Maya tells of the round, Ben says something under it to Cho, and Cho likes it.
  static var posts: [Change<TeePalsEntity>] {
    let post = GolfPost(
      id: PostID(high: 7, low: 1), author: maya, title: "Pebble Beach",
      text: "Wind, and “wind”. 바람!", photos: [photo("d")].compactMap { photo in photo },
      visibility: .friends, round: id, course: CourseID(high: 3, low: 4),
      city: "pebble_beach_ca", tags: ["links"], isEdited: true, createdAt: now)
    let comment = GolfComment(
      id: CommentID(high: 7, low: 2), post: post.id, author: ben, text: "See you there",
      parent: CommentID(high: 7, low: 3), replyTo: cho, createdAt: now)
    let like = GolfLike(user: cho, target: .post(post.id), createdAt: now)
    return [
      .put(.user(maya), .post(post)), .put(.user(ben), .comment(comment)),
      .put(.user(cho), .like(like)),
    ]
  }

  /// Maya and Ben were asked about an earlier round: Ben has said what went wrong, Maya that she
  /// would play again, and Ben is asked about another.
  static var feedback: [Change<TeePalsEntity>] {
    let earlier = RoundID(high: 7, low: 8)
    let scope = Scope.feedback(of: earlier)
    let asked = FeedbackRound(
      id: earlier.retagged(), startTime: now.advanced(byMilliseconds: -day),
      zone: Zone(name: "Asia/Seoul", offset: 32_400), completedAt: now, players: [maya, ben],
      countedAt: now)
    func given(_ user: UserID, _ answer: FeedbackAnswer) -> TeePalsEntity {
      .feedback(
        RoundFeedback(
          id: RoundFeedback.id(by: user, of: earlier), round: earlier, reviewer: user,
          answer: answer, at: now))
    }
    let issue = PersonIssue(user: maya, kinds: [.late], comment: "“Sorry” 늦음")
    return [
      .put(scope, .feedbackRound(asked)), .put(scope, given(maya, .well([ben], true))),
      .put(scope, given(ben, .issues([issue]))),
      .put(
        .user(ben),
        .feedbackDue(
          FeedbackDue(
            user: ben, round: id, course: "Pebble Beach", zone: asked.zone, others: [card(maya)],
            until: now.advanced(byMilliseconds: 7 * day)))),
      .put(
        .user(ben),
        .trust(
          GolferTrust(
            user: ben, mark: TrustMark(tier: .member, badges: [.onTime], rounds: 6, share: 80),
            tips: [.late], coolingOffUntil: now, tierAt: now, shareAt: now, publishedAt: now))),
    ]
  }

  /// Every kind of thing, as the changes that make them.
  static var whole: [Change<TeePalsEntity>] {
    var round = round()
    round.acceptedCount = 2
    round.requestCount = 1
    let scope = Scope.round(id)
    let service = Scope.memberList(of: id)
    var changes: [Change<TeePalsEntity>] = [
      .join(scope, maya), .join(service, maya), .join(scope, ben), .put(scope, .round(round)),
      .put(service, .member(member(maya, .accepted, role: .host))),
      .put(service, .member(member(ben, .accepted))),
      .put(service, .member(member(cho, .requested))),
      .put(
        scope, .seat(RoundSeat(round: id, card: card(maya), role: .host, joinedAt: now))),
      .put(
        scope,
        .seat(
          RoundSeat(
            round: id, card: card(ben), role: .member,
            joinedAt: now.advanced(byMilliseconds: 9)))),
      .put(scope, .message(message(1, maya, .system(.opened)))),
      .put(scope, .message(message(2, ben, .text("Hi 😀\n“you”", photo: photo("b"))))),
      .put(scope, .message(message(3, maya, .text("Hello")))),
    ]
    for user in everybody {
      let own = Scope.user(user)
      changes += [
        .put(own, .profile(profile(user))), .put(own, .secret(secret(user))),
        .put(own, .settings(settings(user))),
        .put(own, .place(place(user, user == cho ? .requested : .accepted, of: round))),
      ]
      var chat = ChatMetadata(user: user, round: id)
      chat.lastReadAt = now
      chat.isMuted = true
      changes.append(.put(own, .chat(chat)))
      for other in everybody where other != user {
        changes.append(
          .put(
            own,
            .follow(
              Follow(follower: user, followee: card(other), isMutual: true, createdAt: now))))
      }
    }
    changes += [
      .put(.user(maya), .notification(notification(1, to: maya, .roundJoinRequest, by: cho))),
      .put(.user(maya), .notification(notification(2, to: maya, .roundChatMessage, by: ben))),
      .put(.user(ben), .notification(notification(3, to: ben, .roundUpdated, by: maya))),
      .put(.user(ben), .notification(notification(4, to: ben, .welcomeMessage))),
      .put(
        .user(cho),
        .block(
          Block(owner: cho, blocked: card(UserID(high: 9, low: 9)), blockedAt: now))),
      .put(.report(report.id), .report(report)), .put(.acts(of: cho), .act(act)),
    ]
    changes += posts
    changes += feedback
    return changes
  }

  /// What they leave behind.
  static var entities: [TeePalsEntity] {
    whole.compactMap { change in if case .put(_, let entity) = change { entity } else { nil } }
  }
}
