import Server

/// A second device of somebody's that is signed in to nobody.
public enum PairingEndpoint: String, EndpointCatalogue {
  case make, join, leave

  public var endpoint: Endpoint {
    switch self {
    case .make: .act("pairing")
    case .join: .act("pairing/join", access: .anyone)
    case .leave: .act("pairing/leave", access: .paired, cost: .ordinary)
    }
  }
}

extension ProblemCode {
  public static let pairingCodeWrong = ProblemCode(
    "pairingCodeWrong", 422, "This code is not right, or its time is over.")
  public static let alreadySignedIn = ProblemCode(
    "alreadySignedIn", 409, "Somebody is signed in on this device.")
}
