import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// The list of notifications (specification §13, §17.7).
@Suite struct InboxTests {
  /// One of a kind about Maya's round, so many minutes ago.
  private func told(
    _ phone: GolferPhone, _ kind: NotificationKind, number: UInt64, minutes: Int64 = 0
  ) -> GolfNotification {
    let at = phone.instant.advanced(byMilliseconds: -minutes * 60_000)
    var told = GolfNotification(
      id: GolfNotificationID(high: 7, low: number), recipient: GolferPhone.me, kind: kind,
      createdAt: at)
    told.actor = GolferPhone.maya
    told.round = RoundID(high: 9, low: 1)
    told.course = "Riverwalk Golf Club"
    told.startTime = CivilDateTime("2026-10-24T08:00")?.instant(offset: -25_200)
    told.zone = GolferPhone.losAngeles
    if kind == .roundUpdated { told.text = ChatNotice.timeChanged.rawValue }
    if kind == .feedbackReminder { told.text = FeedbackDue.again }
    let saying: [NotificationKind] = [
      .roundChatMessage, .postUpvoted, .postCommented, .commentReplied, .commentMentioned,
    ]
    if saying.contains(kind) { told.text = "See you at the range" }
    return told
  }

  private func phone(
    _ language: Language = .english, _ make: (GolferPhone) -> [GolfNotification]
  ) -> GolferPhone {
    var phone = GolferPhone(language: language)
    for told in make(phone) { phone.put(.notification(told)) }
    phone.load()
    phone.go(.notifications)
    return phone
  }

  @Test func nothingToTell() {
    #expect(phone { _ in [] }.html.contains("all caught up"))
  }

  @Test func theyAreGroupedByDays() throws {
    let day: Int64 = 1_440
    let phone = phone { phone in
      [
        told(phone, .memberJoined, number: 1, minutes: 5),
        told(phone, .memberJoined, number: 2, minutes: day - 1),
        told(phone, .memberJoined, number: 3, minutes: 6 * day),
        told(phone, .memberJoined, number: 4, minutes: 7 * day),
        told(phone, .memberJoined, number: 5, minutes: 29 * day),
        told(phone, .memberJoined, number: 6, minutes: 31 * day),
      ]
    }
    let html = phone.html
    let places = try ["today", "yesterday", "thisWeek", "thisMonth", "earlier"].map { group in
      try #require(html.firstRange(of: "id=\"tee-inbox-" + group + "\"")).lowerBound
    }
    #expect(places == places.sorted())
    let week = html[places[2]..<places[3]]
    #expect(week.ranges(of: "tee-inbox-name").count == 1)
    let month = html[places[3]..<places[4]]
    #expect(month.ranges(of: "tee-inbox-name").count == 2)
    #expect(html.contains("5 min ago") && html.contains("23 h ago"))
  }

  @Test(arguments: Language.allCases) func everyKindIsSaidInWords(language: Language) {
    for (index, kind) in NotificationKind.allCases.enumerated() {
      let phone = phone(language) { phone in [told(phone, kind, number: UInt64(index))] }
      let html = phone.html
      #expect(!html.contains("{") && !html.contains(kind.rawValue), "\(kind)")
      #expect(html.contains("tee-inbox-body"))
      switch kind {
      case .welcomeMessage, .tier2Reminder, .moderationNotice, .userFollowed, .roundChatMessage,
        .trustTierUp, .postUpvoted, .postCommented, .commentReplied, .commentMentioned:
        break
      default:
        // Where the course is, it is Saturday morning.
        let day = language == .korean ? "10월 24일 (토)" : "Sat, Oct 24"
        #expect(html.contains("Riverwalk GC") && html.contains(day), "\(kind)")
      }
    }
  }

  @Test func everyKindHasItsSentence() {
    let expected: [(NotificationKind, String)] = [
      (.roundJoinRequest, "Maya K. requested to join your round at Riverwalk GC"),
      (.roundJoinAccepted, "Your request for Riverwalk GC"),
      (.roundInvitation, "Maya K. invited you to Riverwalk GC"),
      (.roundSpotOffered, "A spot is held for you until"),
      (.roundSpotOffered, "A Spot Opened Up"),
      (.roundSpotExpired, "so your spot went to the next in line: Riverwalk GC"),
      (.memberRemoved, "You were removed from Riverwalk GC"),
      (.roundCancelled, "has been canceled"),
      (.roundUpdated, "Time updated: Riverwalk GC"),
      (.roundChatMessage, "Maya K.: See you at the range"),
      (.userFollowed, "Maya K. started following you"),
      (.feedbackReminder, "You can still say how your round went: Riverwalk GC"),
      (.trustTierUp, "Your new level: Member"),
      (.postUpvoted, "Maya K. liked your post: See you at the range"),
      (.postCommented, "Maya K. commented: See you at the range"),
      (.commentReplied, "Maya K. replied: See you at the range"),
      (.commentMentioned, "Maya K. mentioned you: See you at the range"),
      (.roundHandover, "Maya K. asks you to host Riverwalk GC"),
      (.handoverAccepted, "Maya K. is the host of Riverwalk GC"),
      (.handoverDeclined, "You are still the host."),
    ]
    for (kind, text) in expected {
      #expect(phone { phone in [told(phone, kind, number: 1)] }.html.contains(text), "\(kind)")
    }
  }

  @Test func whatModeratorsDidIsSaid() {
    let expected: [(ModerationNotice, String)] = [
      (.suspended, "You are suspended."), (.lifted, "Your suspension was lifted."),
      (.takenAway(.harassment), "removed by a moderator: Harassment"),
      (.sanctioned(.suspension, .spam, until: Instant(milliseconds: 0)), "suspended until Jan 1"),
      (.sanctioned(.suspension, .limits, until: nil), "until a moderator lifts it"),
      (.sanctioned(.warning, .unreliable, until: nil), "warned you: Unreliable"),
      (.sanctioned(.coolingOff, .other, until: Instant(milliseconds: 0)), "create rounds until"),
      (.sanctioned(.ban, .harassment, until: nil), "banned from TeePals: Harassment"),
      (.sanctioned(.shadow, .spam, until: Instant(milliseconds: 0)), "Others do not see you"),
      (.ended(.suspension), "It is over"), (.appealGranted, "granted"), (.appealDenied, "denied"),
      (.hostSuspended, "act at the moment"),
    ]
    for (notice, text) in expected {
      #expect(ModerationNotice(notice.text) == notice)
      let phone = phone { phone in
        var told = told(phone, .moderationNotice, number: 1)
        told.text = notice.text
        return [told]
      }
      #expect(phone.html.contains(text), "\(notice)")
    }
    for text in ["", "suspended spam", "takenAway", "takenAway x", "banned"] {
      #expect(ModerationNotice(text) == nil, "\(text)")
    }
  }

  @Test func severalPeopleAreCounted() {
    let counts: [(Int, String)] = [
      (2, "Maya K. and 1 other started following you"),
      (5, "Maya K. and 4 others started following you"),
    ]
    for (count, text) in counts {
      let phone = phone { phone in
        var told = told(phone, .userFollowed, number: 1)
        told.actorCount = count
        return [told]
      }
      #expect(phone.html.contains(text))
    }
  }

  @Test func aPhotoAloneIsSaid() {
    let phone = phone { phone in
      var told = told(phone, .roundChatMessage, number: 1)
      told.text = ""
      return [told]
    }
    #expect(phone.html.contains("Maya K. sent a photo"))
    #expect(phone.html.contains("Riverwalk GC · Oct 24"))
  }

  @Test func aTapReadsAndLeadsThere() {
    let places: [(NotificationKind, TeePalsRoute)] = [
      (.roundChatMessage, .chat(RoundID(high: 9, low: 1))),
      (.roundInvitation, .round(RoundID(high: 9, low: 1))),
      (.roundSpotOffered, .round(RoundID(high: 9, low: 1))),
      (.userFollowed, .golfer(GolferPhone.other)),
      (.tier2Reminder, .profile), (.trustTierUp, .profile),
      (.feedbackReminder, .round(RoundID(high: 9, low: 1))),
    ]
    for (kind, route) in places {
      var phone = phone { phone in [told(phone, kind, number: 1)] }
      #expect(phone.html.contains("tee-inbox-unread"))
      phone.inbox(.opened(GolfNotificationID(high: 7, low: 1)))
      #expect(phone.replica.notification(GolfNotificationID(high: 7, low: 1))?.isRead == true)
      #expect(phone.state.route == route)
    }
  }

  @Test func allAreReadAHundredAtATime() {
    var phone = phone { phone in
      (0..<230).map { number in told(phone, .memberJoined, number: UInt64(number)) }
    }
    phone.inbox(.allRead)
    #expect(phone.commands.count == 3 && phone.rejections.isEmpty)
    #expect(!phone.html.contains("tee-inbox-unread"))
    phone.inbox(.allRead)
    #expect(phone.commands.count == 3)
  }

  @Test func twentyAreShownAtFirst() {
    var phone = phone { phone in
      (0..<45).map { number in told(phone, .memberJoined, number: UInt64(number)) }
    }
    #expect(phone.html.ranges(of: "tee-inbox-name").count == 20)
    phone.inbox(.moreWanted)
    phone.inbox(.moreWanted)
    #expect(phone.html.ranges(of: "tee-inbox-name").count == 45)
    #expect(!phone.html.contains("Load more"))
  }

  @Test func aRowIsDraggedAside() {
    let id = GolfNotificationID(high: 7, low: 1)
    var phone = phone { phone in [told(phone, .memberJoined, number: 1)] }
    phone.inbox(.dragged(id, x: -80))
    #expect(phone.html.contains("shows-trailing"))
    // A tap on the row closes it, and opens nothing.
    phone.inbox(.concealed)
    #expect(!phone.html.contains("shows-trailing") && phone.state.route == .notifications)
    phone.inbox(.dragged(id, x: 80))
    #expect(phone.html.contains("shows-leading"))
    phone.inbox(.read(id))
    #expect(!phone.html.contains("shows-leading") && !phone.html.contains("tee-inbox-unread"))
    phone.inbox(.deleted(id))
    #expect(!phone.html.contains("tee-inbox-name") && phone.replica.notification(id) != nil)
    phone.inbox(.deletionUndone)
    #expect(phone.html.contains("tee-inbox-name"))
    phone.fire("golf.inbox")
    #expect(phone.replica.notification(id) != nil)
    phone.inbox(.deleted(id))
    phone.go(.home)
    phone.fire("golf.inbox")
    #expect(phone.replica.notification(id) == nil && phone.rejections.isEmpty)
  }

  @Test func thereIsAMenuForEverythingThatIsDragged() {
    let id = GolfNotificationID(high: 7, low: 1)
    var phone = phone { phone in [told(phone, .memberJoined, number: 1)] }
    phone.inbox(.menuOpened(id))
    #expect(phone.html.contains("Mark as read") && phone.html.contains("Delete"))
    phone.inbox(.menuClosed)
    phone.inbox(.allMenuOpened)
    #expect(phone.html.contains("Notification settings"))
  }

  @Test("a connection that comes back leaves open what was opened")
  func aMenuStaysOpen() {
    let id = GolfNotificationID(high: 7, low: 1)
    var phone = phone { phone in [told(phone, .memberJoined, number: 1)] }
    if phone.state.needsMeeting { phone.send(.inner(.met)) }
    phone.inbox(.menuOpened(id))
    phone.state.isOnline = false
    phone.send(.inner(.tick))
    phone.state.isOnline = true
    #expect(phone.state.needsMeeting)
    phone.send(.inner(.met))
    #expect(phone.html.contains("Mark as read"))
    phone.go(.home)
    phone.go(.notifications)
    #expect(!phone.html.contains("Mark as read"))
  }

  @Test func whoIsBlockedSinceIsNotSeen() {
    var phone = phone { phone in [told(phone, .userFollowed, number: 1)] }
    phone.put(
      .block(
        Block(owner: GolferPhone.me, blocked: GolferPhone.maya, blockedAt: phone.instant)))
    phone.load()
    #expect(!phone.html.contains("Maya"))
  }
}
