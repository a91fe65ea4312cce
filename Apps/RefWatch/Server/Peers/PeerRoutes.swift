import Core
import RefWatchDomain
import Server
import Store
import Sync
import Wire

/// The comparison with others, for the person who asks.
public enum PeerEndpoint: String, EndpointCatalogue {
  case report, take

  public var endpoint: Endpoint {
    switch self {
    case .report: Endpoint(.get, "/api/referee/peers", access: .signedIn)
    case .take:
      Endpoint(
        .post, "/api/referee/peers", access: .signedIn,
        body: .json(limit: Endpoint.ordinaryLimit))
    }
  }
}

extension ProblemCode {
  /// The operator does not offer it.
  public static let peersOff = ProblemCode(
    "peersOff", 409, "This server does not compare referees.")
}

struct PeerRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: PeerService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(PeerEndpoint.report.endpoint, signedIn: report)
    routes.on(PeerEndpoint.take.endpoint, signedIn: take)
  }

  private func report(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(try await service.report(for: member.user).json)
  }

  private func take(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let part = try call.read { body throws(WireError) in try body.required("shares").bool() }
    guard service.isOffered else { throw Problem(.peersOff) }
    try await service.take(part: part, member.user)
    return .json(try await service.report(for: member.user).json)
  }
}
