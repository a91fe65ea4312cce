import Core
import Hummingbird
import Wire

/// What time it is.
public enum TimeEndpoint: String, EndpointCatalogue {
  case time

  public var endpoint: Endpoint { Endpoint(.get, "/api/time", access: .anyone) }
}

/// `/api/time`: the server's clock, for devices that want to know how far theirs is off.
public struct TimeRoute: Sendable {
  let now: @Sendable () -> Instant

  public init(now: @escaping @Sendable () -> Instant) { self.now = now }

  public func register(in routes: inout Routes) {
    routes.on(
      TimeEndpoint.time.endpoint, open: { [now] _, _ in .json(.object(["now": .instant(now())])) })
  }
}
