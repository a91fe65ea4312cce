import Server

/// Bringing people into the crew of a match. What they do there are commands.
public enum CrewEndpoint: String, EndpointCatalogue {
  case invitations, invite, revoke, join

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    switch self {
    case .invitations:
      return Endpoint(
        .get, "/api/referee/crew/matches/:id/invitations", access: .owner(of: "match"))
    case .invite:
      return Endpoint(
        .post, "/api/referee/crew/invitations", access: .signedIn, body: body, cost: .credentials)
    case .revoke:
      return Endpoint(
        .delete, "/api/referee/crew/invitations/:id", access: .owner(of: "invitation"))
    case .join:
      return Endpoint(
        .post, "/api/referee/crew/join", access: .signedIn, body: body, cost: .credentials)
    }
  }
}

extension ProblemCode {
  /// Never made, used up, taken back or too old: nobody learns which.
  public static let crewInvitationDead = ProblemCode(
    "crewInvitationDead", 410, "This invitation is not good any more.")
  public static let crewFull = ProblemCode("crewFull", 409, "The crew of this match is full.")

  /// Every code of crews, for documents and tests.
  public static let crews: [ProblemCode] = [
    .crewInvitationDead, .crewFull, .clockAskMoved,
  ]
}
