import Core
import TeePalsDomain

/// Every place in TeePals that has an address.
public enum TeePalsRoute: Hashable, Sendable {
  case home
  /// Rounds nearby.
  case rounds
  case activity(ActivityTab)
  case create
  case round(RoundID)
  case chat(RoundID)
  case invite(RoundID)
  case editRound(RoundID)
  case notifications
  case profile
  case editProfile(ProfileSection)
  case settings
  case blocked
  /// Golfers to be found by name.
  case people
  case golfer(UserID)
  case followers(UserID)
  case following(UserID)
  /// The first steps of a new golfer.
  case onboarding
  /// What the server did not accept.
  case refused
  /// What moderators have decided about the person.
  case standing
  case feed
  /// A post, and a comment under it to go to.
  case post(PostID, CommentID?)
  case composePost
  case editPost(PostID)
  /// What a golfer wrote.
  case posts(UserID)
  /// A part of the moderators' screens.
  case moderation(ModerationPart)
  case moderationCase(ModerationCaseID)
}

/// The person's own rounds, by what they are to them (specification §17.2).
public enum ActivityTab: String, Hashable, Sendable, CaseIterable {
  case schedule, invites, pending, past
}

/// What is edited of one's profile at once.
public enum ProfileSection: String, Hashable, Sendable, CaseIterable {
  case photo, about, golf, bio
}

extension TeePalsRoute {
  /// Path and query below the origin.
  public var path: String {
    switch self {
    case .home: "/golf"
    case .rounds: "/golf/rounds"
    case .activity(let tab): "/golf/rounds/activity?view=" + tab.rawValue
    case .create: "/golf/rounds/new"
    case .round(let id): "/golf/rounds/" + id.description
    case .chat(let id): "/golf/rounds/" + id.description + "/chat"
    case .invite(let id): "/golf/rounds/" + id.description + "/invite"
    case .editRound(let id): "/golf/rounds/" + id.description + "/edit"
    case .notifications: "/golf/notifications"
    case .profile: "/golf/profile"
    case .editProfile(let section): "/golf/profile/edit/" + section.rawValue
    case .settings: "/golf/profile/settings"
    case .blocked: "/golf/profile/blocked"
    case .people: "/golf/golfers"
    case .golfer(let user): "/golf/golfers/" + user.description
    case .followers(let user): "/golf/golfers/" + user.description + "/followers"
    case .following(let user): "/golf/golfers/" + user.description + "/following"
    case .onboarding: "/golf/welcome"
    case .refused: "/golf/not-accepted"
    case .standing: "/golf/standing"
    case .feed: "/golf/feed"
    case .post(let id, nil): "/golf/posts/" + id.description
    case .post(let id, let comment?):
      "/golf/posts/" + id.description + "?comment=" + comment.description
    case .composePost: "/golf/posts/new"
    case .editPost(let id): "/golf/posts/" + id.description + "/edit"
    case .posts(let user): "/golf/golfers/" + user.description + "/posts"
    case .moderation(.queue): "/golf/moderation"
    case .moderation(let part): "/golf/moderation/" + part.rawValue
    case .moderationCase(let id): "/golf/moderation/cases/" + id.description
    }
  }

  /// Reads an address; a fragment, a slash at the end and whatever a query says besides do not
  /// matter. `nil` when no place is there.
  public init?(path: String) {
    let address = path.prefix { character in character != "#" }
    let plain = address.prefix { character in character != "?" }
    let parts = plain.split(separator: "/").map { part in String(part) }
    guard let first = parts.first, sameBytes(first, "golf") else { return nil }
    let rest = Array(parts.dropFirst())
    guard let word = rest.first else {
      self = .home
      return
    }
    let route: TeePalsRoute?
    switch word {
    case "rounds": route = TeePalsRoute.rounds(Array(rest.dropFirst()), String(address))
    case "golfers": route = TeePalsRoute.golfers(Array(rest.dropFirst()))
    case "profile": route = TeePalsRoute.profile(Array(rest.dropFirst()))
    case "notifications": route = rest.count == 1 ? .notifications : nil
    case "welcome": route = rest.count == 1 ? .onboarding : nil
    case "not-accepted": route = rest.count == 1 ? .refused : nil
    case "standing": route = rest.count == 1 ? .standing : nil
    case "feed": route = rest.count == 1 ? .feed : nil
    case "posts": route = TeePalsRoute.postPlace(Array(rest.dropFirst()), String(address))
    case "moderation": route = TeePalsRoute.ofModeration(Array(rest.dropFirst()))
    default: route = nil
    }
    guard let route else { return nil }
    self = route
  }

  private static func rounds(_ rest: [String], _ address: String) -> TeePalsRoute? {
    guard let word = rest.first else { return .rounds }
    if rest.count == 1 {
      switch word {
      case "new": return .create
      case "activity": return .activity(tab(in: address))
      default: return RoundID(word).map { id in .round(id) }
      }
    }
    guard rest.count == 2, let id = RoundID(word) else { return nil }
    switch rest[1] {
    case "chat": return .chat(id)
    case "invite": return .invite(id)
    case "edit": return .editRound(id)
    default: return nil
    }
  }

  private static func golfers(_ rest: [String]) -> TeePalsRoute? {
    guard let word = rest.first else { return .people }
    guard let user = UserID(word) else { return nil }
    if rest.count == 1 { return .golfer(user) }
    guard rest.count == 2 else { return nil }
    switch rest[1] {
    case "followers": return .followers(user)
    case "following": return .following(user)
    case "posts": return .posts(user)
    default: return nil
    }
  }

  private static func postPlace(_ rest: [String], _ address: String) -> TeePalsRoute? {
    guard let word = rest.first else { return nil }
    if rest.count == 1, sameBytes(word, "new") { return .composePost }
    guard let id = PostID(word) else { return nil }
    if rest.count == 1 {
      return .post(id, said("comment", in: address).flatMap { word in CommentID(word) })
    }
    return rest.count == 2 && sameBytes(rest[1], "edit") ? .editPost(id) : nil
  }

  private static func ofModeration(_ rest: [String]) -> TeePalsRoute? {
    guard let word = rest.first else { return .moderation(.queue) }
    if rest.count == 1 {
      let part = ModerationPart(rawValue: word)
      return part == .queue ? nil : part.map { part in .moderation(part) }
    }
    guard rest.count == 2, sameBytes(word, "cases") else { return nil }
    return ModerationCaseID(rest[1]).map { id in .moderationCase(id) }
  }

  private static func profile(_ rest: [String]) -> TeePalsRoute? {
    switch rest.count {
    case 0: return .profile
    case 1:
      switch rest[0] {
      case "settings": return .settings
      case "blocked": return .blocked
      default: return nil
      }
    case 2:
      guard sameBytes(rest[0], "edit") else { return nil }
      return ProfileSection(rawValue: rest[1]).map { section in .editProfile(section) }
    default: return nil
    }
  }

  /// What the query says under `view`; the schedule for anything else.
  private static func tab(in address: String) -> ActivityTab {
    said("view", in: address).flatMap { word in ActivityTab(rawValue: word) } ?? .schedule
  }

  /// What the query says under a name, as it stands there.
  private static func said(_ name: String, in address: String) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    for part in address[address.index(after: mark)...].split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, sameBytes(String(pair[0]), name) { return String(pair[1]) }
    }
    return nil
  }
}
