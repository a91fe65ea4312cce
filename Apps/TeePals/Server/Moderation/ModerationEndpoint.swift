import Core
import Server
import TeePalsDomain

/// What moderators ask, which to everybody else is not there, and how somebody stands themselves.
public enum ModerationEndpoint: String, EndpointCatalogue {
  case cases, file, photo, decide, answerAppeal, lift
  case log, logTable, health
  case standing, appeal

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    func moderators(
      _ method: Endpoint.Method, _ path: String, _ body: Endpoint.Body = .none
    ) -> Endpoint {
      Endpoint(method, "/api/golf/moderation/" + path, access: .role(.moderator), body: body)
    }
    switch self {
    case .cases: return moderators(.get, "cases")
    case .file: return moderators(.get, "cases/:id")
    case .photo: return moderators(.get, "cases/:id/photos/:digest")
    case .decide: return moderators(.post, "cases/:id/decision", body)
    case .answerAppeal: return moderators(.post, "cases/:id/appeal", body)
    case .lift: return moderators(.post, "cases/:id/lift", body)
    case .log: return moderators(.get, "log")
    case .logTable: return moderators(.get, "log.csv")
    case .health: return moderators(.get, "health")
    case .standing: return Endpoint(.get, "/api/golf/standing", access: .signedIn)
    case .appeal:
      return Endpoint(.post, "/api/golf/standing/appeal", access: .signedIn, body: body)
    }
  }
}
