import Hummingbird
import Server
import Wire

/// Where this server is: a client draws links for other devices' cameras, and cannot know what
/// others call the server.
public enum CrewAddressEndpoint: String, EndpointCatalogue {
  case address

  public var endpoint: Endpoint {
    Endpoint(.get, "/api/referee/crew/address", access: .signedIn)
  }
}

struct CrewAddressRoute: Sendable {
  /// Scheme and authority, where the operator has said how others reach the server.
  let origin: String?

  func register(in routes: inout Routes) {
    routes.on(CrewAddressEndpoint.address.endpoint, signedIn: address)
  }

  private func address(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    // Else what the person's own browser calls it works at least for whoever browses alike; such a
    // server has no certificate.
    let browsed = call.request.head.authority.map { authority in "http://" + authority }
    return .json(.object(["origin": .string(origin ?? browsed ?? "")]))
  }
}
