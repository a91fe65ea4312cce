import Core
import TeePalsDomain

extension TeePalsFeature.State {
  mutating func reduceInbox(_ action: InboxAction, _ moment: Moment) -> Effects {
    switch action {
    case .opened(let id): return open(id)
    case .read(let id):
      conceal()
      return read([id])
    case .allRead:
      conceal()
      return read(
        replica.notifications(of: me).filter { notification in !notification.isRead }
          .map { notification in notification.id })
    case .deleted(let id):
      conceal()
      return delete(id)
    case .deletionUndone: inbox.leaving = nil
    case .moreWanted: inbox.shown += InboxState.page
    case .dragged(let id, let x): inbox.reveal(id, x)
    case .concealed: conceal()
    case .menuOpened(let id): inbox.menu = .one(id)
    case .allMenuOpened: inbox.menu = .all
    case .menuClosed: inbox.menu = nil
    }
    return []
  }

  mutating func answeredInbox(_ answer: InboxAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .deletionDue(let id):
      guard inbox.leaving == id else { return [] }
      return finishDeletion()
    }
  }

  /// After every turn: whoever sees what a notification leads to has read it (specification §8.10).
  mutating func keepInbox() -> Effects {
    let seen = seenRows
    guard seen != inbox.seen else { return [] }
    inbox.seen = seen
    return read(seen.map { notification in notification.id })
  }

  /// Whether something that leads to the page on the screen has come meanwhile.
  var hasSeenMore: Bool {
    let seen = seenRows
    return !seen.isEmpty && seen != inbox.seen
  }

  /// The unread ones that lead to the round or the golfer on the screen. Chats are read by their
  /// messages.
  private var seenRows: [GolfNotification] {
    guard isLoaded, isVisible, isShown, route.isTold else { return [] }
    return replica.notifications(of: me).filter { notification in
      !notification.isRead && notification.place.told == route.told
    }
  }

  /// What is shown, the newest first: nothing of people the person has blocked since.
  var notifications: [GolfNotification] {
    let hidden = blockedUsers
    return replica.notifications(of: me).filter { notification in
      notification.id != inbox.leaving
        && notification.actor.map { actor in !hidden.contains(actor.user) } ?? true
    }
  }

  /// Hides it at once, and deletes it when nobody wants it back.
  private mutating func delete(_ id: GolfNotificationID) -> Effects {
    guard replica.notification(id) != nil, inbox.leaving != id else { return [] }
    let before = finishDeletion()
    inbox.leaving = id
    return before + [
      .ask(
        .timer(key: "golf.inbox", milliseconds: InboxState.grace),
        answer: { _ in .inner(.inbox(.deletionDue(id))) })
    ]
  }

  private mutating func finishDeletion() -> Effects {
    guard let id = inbox.leaving else { return [] }
    inbox.leaving = nil
    guard replica.notification(id) != nil else { return [] }
    return [.submit(.deleteNotification(me, id))]
  }

  private mutating func conceal() {
    inbox.revealed = nil
    inbox.menu = nil
  }

  private mutating func open(_ id: GolfNotificationID) -> Effects {
    conceal()
    guard let notification = replica.notification(id) else { return [] }
    let place = notification.place
    // What is seen is read at the end of the turn, with everything else that leads there.
    return (place.isTold ? [] : read([id])) + go(place)
  }

  /// Those that are unread, a command's worth at a time.
  private func read(_ ids: [GolfNotificationID]) -> Effects {
    let unread = ids.filter { id in
      replica.notification(id).map { known in !known.isRead } ?? false
    }
    var effects: Effects = []
    var rest = unread[...]
    while !rest.isEmpty {
      effects.append(.submit(.readNotifications(me, Array(rest.prefix(GolfLimits.notifications)))))
      rest = rest.dropFirst(GolfLimits.notifications)
    }
    return effects
  }
}

extension InboxState {
  /// Dragged far enough, a row shows what is under it, or hides it again. However far: nothing
  /// happens by itself.
  mutating func reveal(_ id: GolfNotificationID, _ x: Int) {
    let open = revealed?.id == id ? revealed?.edge : nil
    if x < -40 {
      revealed = open == .leading ? nil : Revealed(id: id, edge: .trailing)
    } else if x > 40 {
      revealed = open == .trailing ? nil : Revealed(id: id, edge: .leading)
    } else if open == nil {
      revealed = nil
    }
  }
}

extension TeePalsRoute {
  /// Whether to see it is to have read what leads to it.
  fileprivate var isTold: Bool {
    switch self {
    case .round, .golfer, .post: true
    default: false
    }
  }
}

extension TeePalsRoute {
  /// Whoever sees a post sees what is said there.
  fileprivate var told: TeePalsRoute {
    if case .post(let id, _) = self { .post(id, nil) } else { self }
  }
}

extension GolfNotification {
  /// Where it leads.
  var place: TeePalsRoute {
    switch kind {
    case .userFollowed: actor.map { actor in .golfer(actor.user) } ?? .profile
    case .welcomeMessage: .rounds
    case .tier2Reminder, .trustTierUp: .profile
    case .postUpvoted, .postCommented, .commentReplied, .commentMentioned:
      post.map { post in .post(post, comment) } ?? .notifications
    // About a round that they play in, or about themselves.
    case .moderationNotice: round.map { round in .round(round) } ?? .standing
    case .roundChatMessage: round.map { round in .chat(round) } ?? .rounds
    default: round.map { round in .round(round) } ?? .rounds
    }
  }
}
