import Hummingbird
import Wire

/// How people reach whoever runs the server.
public enum ContactEndpoint: String, EndpointCatalogue {
  case contact

  public var endpoint: Endpoint { Endpoint(.get, "/api/contact", access: .anyone) }
}

/// `/api/contact`: an address to follow, `mailto:…` or `https://…`, where the operator has set one.
public struct ContactRoute: Sendable {
  let address: String?

  public init(address: String?) { self.address = address }

  public func register(in routes: inout Routes) {
    routes.on(
      ContactEndpoint.contact.endpoint,
      open: { [address] _, _ in
        .json(.object(["contact": address.map { text in .string(text) }]))
      })
  }
}
