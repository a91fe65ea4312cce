import Core
import RefWatchDomain
import Server
import Store
import Wire

/// Reference packs as members see them. The operator puts them up on the server's machine.
public enum PackEndpoint: String, EndpointCatalogue {
  case packs, pack

  public var endpoint: Endpoint {
    switch self {
    case .packs: Endpoint(.get, "/api/referee/packs", access: .signedIn)
    case .pack: Endpoint(.get, "/api/referee/packs/:id", access: .signedIn)
    }
  }
}

struct PackRoutes<Engine: StoreEngine>: Sendable {
  let engine: Engine

  func register(in routes: inout Routes) {
    routes.on(PackEndpoint.packs.endpoint, signedIn: packs)
    routes.on(PackEndpoint.pack.endpoint, signedIn: pack)
  }

  private func packs(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let all = try await engine.read { session throws(StoreFailure) in try PackRows.all(session) }
    return .json(.object(["packs": .array(all.map(describe))]))
  }

  /// The file, as it was put up.
  private func pack(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", ReferencePackTag.self)
    let body = try await engine.read { session throws(StoreFailure) in
      try PackRows.body(of: id, session)
    }
    guard let body else { throw Problem(.notFound) }
    do throws(WireError) {
      return .json(try JSON.parse(Array(body.utf8)))
    } catch { throw Problem(.failed) }
  }

  private func describe(_ pack: ReferencePack) -> JSON {
    .object([
      "id": .id(pack.id), "name": .string(pack.name), "season": .string(pack.season),
      "version": .int(pack.version), "items": .int(pack.items),
      "updatedAt": .instant(pack.updatedAt),
    ])
  }
}
