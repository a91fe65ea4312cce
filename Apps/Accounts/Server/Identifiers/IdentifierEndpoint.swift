import Server

/// What one signs in with, and changing it.
public enum IdentifierEndpoint: String, EndpointCatalogue {
  case own, askForAddress, changeAddress, setUsername, undo

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/"
    func act(_ name: String) -> Endpoint {
      Endpoint(.post, path + name, access: .signedIn, body: body, cost: .credentials)
    }
    switch self {
    case .own: return Endpoint(.get, path + "identifiers", access: .signedIn)
    case .askForAddress: return act("identifiers/email")
    case .changeAddress: return act("identifiers/email/confirm")
    case .setUsername: return act("identifiers/username")
    case .undo:
      return Endpoint(.post, path + "undo", access: .anyone, body: body, cost: .credentials)
    }
  }
}

extension ProblemCode {
  /// The member `until` says when.
  public static let usernameTooSoon = ProblemCode(
    "usernameTooSoon", 409, "The username was changed too short a time ago.")
  public static let addressIsOwn = ProblemCode(
    "addressIsOwn", 409, "The account has this address already.")

  /// Every code of changing what one signs in with, for documents and tests.
  public static let identifiers: [ProblemCode] = [.usernameTooSoon, .addressIsOwn]
}
