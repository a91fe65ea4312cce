import Server

/// Mirrors of a match: their owner's side, and that of whoever has a link.
public enum MirrorEndpoint: String, EndpointCatalogue {
  case list, create, change, stop
  case state, stream

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    switch self {
    case .list:
      return Endpoint(.get, "/api/referee/matches/:id/mirrors", access: .owner(of: "id"))
    case .create:
      return Endpoint(
        .post, "/api/referee/matches/:id/mirrors", access: .owner(of: "id"), body: body)
    case .change:
      return Endpoint(.post, "/api/referee/mirrors/:id", access: .owner(of: "id"), body: body)
    case .stop:
      return Endpoint(.delete, "/api/referee/mirrors/:id", access: .owner(of: "id"))
    case .state: return Endpoint(.get, "/m/:token/state", access: .anyone)
    case .stream: return Endpoint(.get, "/m/:token/stream", access: .anyone)
    }
  }
}

extension ProblemCode {
  /// A match has as many mirrors as it may have.
  public static let tooManyMirrors = ProblemCode(
    "tooManyMirrors", 409, "The match has as many links as it may have.")
}
