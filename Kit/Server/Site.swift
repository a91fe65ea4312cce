import Coding
import Core
import HTTPTypes
import Hummingbird

/// How the site is reached and what it allows.
@Memberwise public struct SiteOptions: Sendable {
  /// `https://fieldday.example`, without a path; `nil` when any address of this machine will do.
  public var origin: String?
  /// Whether browsers reach it over HTTPS.
  public var secure: Bool
  /// Whether a reverse proxy stands before it and writes `X-Forwarded-For`. Where browsers come
  /// over HTTPS and none does, all visitors are one network, and nobody is told figures.
  public var behindProxy = false
  public var limits: AdmissionLimits = AdmissionLimits()
  /// How people reach whoever runs the server: `mailto:…` or `https://…`.
  public var contact: String?
}

/// What was registered is not what the catalogue lists. The server must not start.
public struct CatalogueMismatch: Error, CustomStringConvertible {
  public let endpoints: [Endpoint]

  public var description: String {
    let paths = endpoints.map { endpoint in endpoint.method.rawValue + " " + endpoint.path }
    return "routes and catalogue differ: " + paths.sorted().joined(separator: ", ")
  }
}

/// The HTTP side of the server: the edge, the gate, and the routes behind them.
public struct Site: Sendable {
  public let gate: Gate
  public let metrics = RequestMetrics()
  private let edge: Edge

  /// - Parameter endpoints: The whole catalogue; ``router(_:)`` checks that exactly these are
  ///   registered.
  public init(
    _ options: SiteOptions, sessions: SessionCache, endpoints: [Endpoint], client: ClientFiles?,
    environment: ServerEnvironment
  ) {
    gate = Gate(
      sessions: sessions, cookie: SessionCookie(secure: options.secure),
      admission: Admission(options.limits, now: environment.now),
      sameOrigin: SameOrigin(origin: options.origin), behindProxy: options.behindProxy,
      now: environment.now)
    edge = Edge(
      headers: SecurityHeaders(secure: options.secure), metrics: metrics, endpoints: endpoints,
      client: client, cookie: gate.cookie, ticks: environment.ticks)
  }

  /// The router with everything `register` adds.
  public func router(
    _ register: (inout Routes) -> Void
  ) throws(CatalogueMismatch) -> Router<AnonymousContext> {
    let router = Router(context: AnonymousContext.self)
    router.add(middleware: edge)
    var routes = Routes(router: router, gate: gate)
    register(&routes)
    let difference = Set(routes.endpoints).symmetricDifference(edge.endpoints)
    guard difference.isEmpty, routes.endpoints.count == edge.endpoints.count else {
      throw CatalogueMismatch(endpoints: Array(difference))
    }
    return router
  }
}
