/// Everything synchronisation needs of HTTP.
public enum SyncEndpoint: String, EndpointCatalogue {
  case push, pull, apart, notifications

  public var endpoint: Endpoint {
    switch self {
    case .push:
      Endpoint(
        .post, "/api/sync/push", access: .signedIn, body: .json(limit: Endpoint.pushLimit),
        cost: .sync)
    case .pull:
      Endpoint(
        .post, "/api/sync/pull", access: .signedIn, body: .json(limit: Endpoint.pullLimit),
        cost: .sync)
    case .apart:
      Endpoint(
        .post, "/api/sync/apart", access: .signedIn, body: .json(limit: 8 * 1_024), cost: .sync)
    case .notifications:
      Endpoint(.get, "/api/sync/pokes", access: .signedIn)
    }
  }
}
