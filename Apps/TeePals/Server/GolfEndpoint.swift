import Server
import TeePalsDomain

/// Everything TeePals answers besides what is synchronised and what it knows of the world.
public enum GolfEndpoint: String, EndpointCatalogue {
  case search, round
  case people, golfer, followers, following
  case upload, photo
  case landing, card
  case roundCalendar, calendar, calendarLink, makeCalendarLink, stopCalendarLink
  case feed, feedNews, post, postComments, postLikes, golferPosts

  public var endpoint: Endpoint {
    switch self {
    case .search: Endpoint(.get, "/api/golf/rounds", access: .signedIn)
    case .round: Endpoint(.get, "/api/golf/rounds/:id", access: .signedIn)
    case .people: Endpoint(.get, "/api/golf/golfers", access: .signedIn)
    case .golfer: Endpoint(.get, "/api/golf/golfers/:id", access: .signedIn)
    case .followers: Endpoint(.get, "/api/golf/golfers/:id/followers", access: .signedIn)
    case .following: Endpoint(.get, "/api/golf/golfers/:id/following", access: .signedIn)
    case .upload:
      Endpoint(
        .post, "/api/golf/photos", access: .signedIn,
        body: .bytes(limit: max(GolfLimits.photo, PostLimits.photoBytes)), cost: .upload)
    case .photo: Endpoint(.get, "/api/golf/photos/:digest", access: .signedIn)
    case .landing: Endpoint(.get, "/r/:id", access: .anyone)
    case .card: Endpoint(.get, "/r/:id/:picture", access: .anyone)
    case .roundCalendar: Endpoint(.get, "/api/golf/rounds/:id/calendar.ics", access: .signedIn)
    case .calendar: Endpoint(.get, "/calendar/golf/:token", access: .anyone)
    case .calendarLink: Endpoint(.get, "/api/golf/calendar", access: .signedIn)
    case .makeCalendarLink:
      Endpoint(.post, "/api/golf/calendar", access: .signedIn, cost: .credentials)
    case .stopCalendarLink: Endpoint(.delete, "/api/golf/calendar", access: .signedIn)
    case .feed: Endpoint(.get, "/api/golf/feed", access: .signedIn)
    case .feedNews: Endpoint(.get, "/api/golf/feed/new", access: .signedIn)
    case .post: Endpoint(.get, "/api/golf/posts/:id", access: .signedIn)
    case .postComments: Endpoint(.get, "/api/golf/posts/:id/comments", access: .signedIn)
    case .postLikes: Endpoint(.get, "/api/golf/posts/:id/likes", access: .signedIn)
    case .golferPosts: Endpoint(.get, "/api/golf/golfers/:id/posts", access: .signedIn)
    }
  }
}
