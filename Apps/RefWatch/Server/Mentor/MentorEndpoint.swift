import Server

/// Bringing a mentor to a shared journal entry. What they do there are commands.
public enum MentorEndpoint: String, EndpointCatalogue {
  case invite, join

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    switch self {
    case .invite:
      return Endpoint(
        .post, "/api/referee/mentors/invitations", access: .signedIn, body: body,
        cost: .credentials)
    case .join:
      return Endpoint(
        .post, "/api/referee/mentors/join", access: .signedIn, body: body, cost: .credentials)
    }
  }
}
