import TeePalsDomain

// How the places lie to each other.
extension TeePalsRoute {
  /// Where going back leads without a history.
  var parent: TeePalsRoute {
    switch self {
    case .round, .activity, .create: .rounds
    case .chat(let id), .invite(let id), .editRound(let id): .round(id)
    case .editProfile, .settings, .blocked, .people, .refused, .standing: .profile
    case .followers(let user), .following(let user): .golfer(user)
    case .post, .composePost: .feed
    case .editPost(let id): .post(id, nil)
    case .posts(let user): .golfer(user)
    case .moderationCase: .moderation(.queue)
    case .moderation: .settings
    default: .home
    }
  }

  /// Whether it lies over another screen.
  var isSheet: Bool {
    switch self {
    case .invite, .editProfile, .composePost, .editPost: true
    default: false
    }
  }

  /// The screen that it lies over, or is.
  var ground: TeePalsRoute { isSheet ? parent : self }

  /// Whether it is a place of the moderators' screens.
  var isOfModeration: Bool {
    switch self {
    case .moderation, .moderationCase: true
    default: false
    }
  }

  /// Whether it covers the tabs too (specification §1.6).
  var isCover: Bool {
    switch self {
    case .create, .editRound, .chat, .onboarding: true
    default: false
    }
  }

  /// The tab it belongs to.
  var tab: GolfTab {
    switch self {
    case .home, .onboarding: .home
    case .rounds, .activity, .create, .round, .chat, .invite, .editRound: .rounds
    case .feed, .post, .composePost, .editPost: .feed
    case .notifications: .notifications
    case .profile, .editProfile, .settings, .blocked, .people, .golfer, .followers, .following,
      .refused, .standing, .posts, .moderation, .moderationCase:
      .profile
    }
  }

  /// Whether it is where a tab leads: nothing to go back to.
  var isRoot: Bool {
    switch self {
    case .home, .rounds, .feed, .notifications, .profile: true
    case .activity: true
    default: false
    }
  }
}

/// The tabs (specification §1.6).
enum GolfTab: String, CaseIterable {
  case home, rounds, feed, notifications, profile

  var route: TeePalsRoute {
    switch self {
    case .home: .home
    case .rounds: .rounds
    case .feed: .feed
    case .notifications: .notifications
    case .profile: .profile
    }
  }
}
