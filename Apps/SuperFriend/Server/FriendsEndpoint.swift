import Server

/// Everything SuperFriend answers besides what is synchronised.
public enum FriendsEndpoint: String, EndpointCatalogue {
  case stop, stopNow
  case calendarLink, makeCalendarLink, stopCalendarLink, calendar

  public var endpoint: Endpoint {
    switch self {
    case .stop: Endpoint(.get, "/api/friends/reminders/stop/:secret", access: .anyone)
    case .stopNow:
      // A mail program is on no page: the secret says whose reminders it is about.
      Endpoint(
        .post, "/api/friends/reminders/stop/:secret", access: .anyone, callers: .anySite)
    case .calendarLink: Endpoint(.get, "/api/friends/calendar", access: .signedIn)
    case .makeCalendarLink:
      Endpoint(
        .post, "/api/friends/calendar", access: .signedIn, body: .json(limit: 64),
        cost: .credentials)
    case .stopCalendarLink: Endpoint(.delete, "/api/friends/calendar", access: .signedIn)
    case .calendar: Endpoint(.get, "/calendar/friends/:token", access: .anyone)
    }
  }
}
