import Server
import TeePalsServer

/// Everything a golfer can ask the server for.
enum GolfQuery: String, CaseIterable, Sendable {
  /// Rounds nearby: is the round among them?
  case search
  case round, roundCalendar
  /// Golfers by name: is the host among them?
  case people
  case golfer, followers, following
  /// The face of the host, what they show in the chat, and what they have sent for it and not
  /// shown.
  case photo, chatPhoto, unsentPhoto
  case upload
  case landing
  /// The picture of the landing page.
  case card
  case calendarLink, makeCalendarLink, stopCalendarLink
  /// The calendar of the accepted member, by whoever has its secret link.
  case calendar
  /// The newest posts: is the host's among them?
  case feed
  case feedNews
  /// A post of the host's for everybody, and the photo that it shows.
  case post, postComments, postLikes, golferPosts, postPhoto

  /// The queries that try an endpoint. One that is new does not compile until it is here.
  static func trying(_ endpoint: GolfEndpoint) -> [GolfQuery] {
    switch endpoint {
    case .search: [.search]
    case .round: [.round]
    case .people: [.people]
    case .golfer: [.golfer]
    case .followers: [.followers]
    case .following: [.following]
    case .upload: [.upload]
    case .photo: [.photo, .chatPhoto, .unsentPhoto, .postPhoto]
    case .landing: [.landing]
    case .card: [.card]
    case .roundCalendar: [.roundCalendar]
    case .calendar: [.calendar]
    case .calendarLink: [.calendarLink]
    case .makeCalendarLink: [.makeCalendarLink]
    case .stopCalendarLink: [.stopCalendarLink]
    case .feed: [.feed]
    case .feedNews: [.feedNews]
    case .post: [.post]
    case .postComments: [.postComments]
    case .postLikes: [.postLikes]
    case .golferPosts: [.golferPosts]
    }
  }
}

/// What an asker learns.
enum GolfAnswer: Hashable, Sendable {
  /// What they asked for.
  case told
  /// That it is there, and whose it is; of a blocked golfer, the name that is in one's own list.
  case nameOnly
  /// As if it were not there.
  case nothing
  case notSignedIn
}

/// The one table of who may ask for what. A query or a relation without its cell does not compile.
enum GolfQueryPolicy {
  typealias Row = GolfRow<GolfAnswer>

  static func row(of query: GolfQuery, isHidden: Bool) -> Row {
    switch query {
    case .search, .round, .roundCalendar: isHidden ? concerned : unlessApart(.nothing)
    // Whom one has blocked one can find to unblock them, and nothing of them.
    case .golfer: unlessApart(.nameOnly)
    case .people, .followers, .following, .feed, .post, .postComments, .postLikes, .golferPosts,
      .postPhoto:
      unlessApart(.nothing)
    case .feedNews, .photo, .upload, .calendarLink, .makeCalendarLink, .stopCalendarLink: members
    // Who plays reads it, but for whom the host has blocked; nobody else, whatever they are.
    case .chatPhoto: hosts(accepted: .told)
    case .unsentPhoto: hosts(accepted: .nothing)
    case .landing: all(isHidden ? .nothing : .told, signedOut: isHidden ? .nothing : .told)
    // This server draws nothing, and where nothing is drawn everybody gets the suite's picture.
    case .card: all(.nothing, signedOut: .nothing)
    case .calendar: all(.told, signedOut: .told)
    }
  }

  private static func all(_ cell: GolfAnswer, signedOut: GolfAnswer) -> Row {
    Row(
      host: cell, accepted: cell, shunned: cell, requested: cell, invited: cell, declined: cell,
      removed: cell, left: cell, stranger: cell, friend: cell, blocked: cell, blocking: cell,
      tierOne: cell, signedOut: signedOut)
  }

  private static let members = all(.told, signedOut: .notSignedIn)

  /// The host's own, and `accepted` for who plays with them.
  private static func hosts(accepted: GolfAnswer) -> Row {
    Row(
      host: .told, accepted: accepted, shunned: .nothing, requested: .nothing, invited: .nothing,
      declined: .nothing, removed: .nothing, left: .nothing, stranger: .nothing,
      friend: .nothing, blocked: .nothing, blocking: .nothing, tierOne: .nothing,
      signedOut: .notSignedIn)
  }

  /// Whoever has to do with the round, or had. Who plays with somebody apart has the round on their
  /// devices, and need not ask.
  private static let concerned = Row(
    host: .told, accepted: .told, shunned: .nothing, requested: .told, invited: .told,
    declined: .told, removed: .told, left: .told, stranger: .nothing, friend: .nothing,
    blocked: .nothing, blocking: .nothing, tierOne: .nothing, signedOut: .notSignedIn)

  /// Every golfer but who is blocked, and `blocking` for who has blocked.
  private static func unlessApart(_ blocking: GolfAnswer) -> Row {
    Row(
      host: .told, accepted: .told, shunned: .nothing, requested: .told, invited: .told,
      declined: .told, removed: .told, left: .told, stranger: .told, friend: .told,
      blocked: .nothing, blocking: blocking, tierOne: .told, signedOut: .notSignedIn)
  }
}
