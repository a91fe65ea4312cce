import RunningBuddyDomain
import Server

/// Everything RunningBuddy answers besides what is synchronised.
public enum RunEndpoint: String, EndpointCatalogue {
  case export
  case inbox, makeSecret, stopSecret, send
  case tiles, tile
  case companion

  public var endpoint: Endpoint {
    switch self {
    case .export: Endpoint(.get, "/api/run/export", access: .signedIn, cost: .upload)
    case .inbox: Endpoint(.get, "/api/run/inbox", access: .signedIn)
    case .makeSecret:
      Endpoint(
        .post, "/api/run/inbox/secret", access: .signedIn, body: .json(limit: 64),
        cost: .credentials)
    case .stopSecret: Endpoint(.delete, "/api/run/inbox/secret", access: .signedIn)
    case .send:
      // A program is on no page: the secret in the head says whose inbox it is and that this is
      // meant. The body is read after that, whatever its type.
      Endpoint(.post, "/api/run/inbox", access: .anyone, cost: .upload, callers: .anySite)
    case .tiles: Endpoint(.get, MapTiles.path, access: .signedIn)
    case .tile: Endpoint(.get, MapTiles.path + "/:z/:x/:y", access: .signedIn)
    case .companion:
      Endpoint(
        .post, "/api/run/companion", access: .paired,
        body: .json(limit: Endpoint.ordinaryLimit))
    }
  }
}

extension ProblemCode {
  static let notTaken = ProblemCode("notTaken", 409, "Nothing of the file was taken.")
  static let noTile = ProblemCode("noTile", 502, "The source of the map gave no picture.")
}
