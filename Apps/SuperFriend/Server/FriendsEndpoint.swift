import Server

/// Everything SuperFriend answers besides what is synchronised.
public enum FriendsEndpoint: String, EndpointCatalogue {
  case stop, stopNow

  public var endpoint: Endpoint {
    switch self {
    case .stop: Endpoint(.get, "/api/friends/reminders/stop/:secret", access: .anyone)
    case .stopNow:
      // A mail program is on no page: the secret says whose reminders it is about.
      Endpoint(
        .post, "/api/friends/reminders/stop/:secret", access: .anyone, callers: .anySite)
    }
  }
}
