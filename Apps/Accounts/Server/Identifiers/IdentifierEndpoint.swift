import Server

/// What one signs in with, and changing it.
public enum IdentifierEndpoint: String, EndpointCatalogue {
  case own, askForAddress, changeAddress, setUsername, undo

  public var endpoint: Endpoint {
    switch self {
    case .own: .question("identifiers")
    case .askForAddress: .act("identifiers/email")
    case .changeAddress: .act("identifiers/email/confirm")
    case .setUsername: .act("identifiers/username")
    case .undo: .act("undo", access: .anyone)
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
