import Core
import Server

/// Looking after people's accounts, invitations and messages that nobody received.
public enum AdministrationEndpoint: String, EndpointCatalogue {
  case people, person, lock, unlock, role, resetLink, endSessions, delete
  case invitations, invite, revokeInvitation
  case deadLetters, retryDeadLetter, discardDeadLetter

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    func one(_ method: Endpoint.Method, _ path: String, _ body: Endpoint.Body) -> Endpoint {
      Endpoint(method, "/api/admin/" + path, access: .role(.admin), body: body)
    }
    switch self {
    // Asked by POST: what is searched for is an address, and has no place in a proxy's log.
    case .people: return one(.post, "people", body)
    case .person: return one(.get, "people/:id", .none)
    case .lock: return one(.post, "people/:id/lock", body)
    case .unlock: return one(.post, "people/:id/unlock", body)
    case .role: return one(.post, "people/:id/role", body)
    case .resetLink: return one(.post, "people/:id/reset-link", body)
    case .endSessions: return one(.post, "people/:id/sign-out", body)
    case .delete: return one(.post, "people/:id/delete", body)
    case .invitations: return one(.get, "invitations", .none)
    case .invite: return one(.post, "invitations", body)
    case .revokeInvitation: return one(.delete, "invitations/:id", .none)
    case .deadLetters: return one(.get, "letters", .none)
    case .retryDeadLetter: return one(.post, "letters/:id/retry", body)
    case .discardDeadLetter: return one(.delete, "letters/:id", .none)
    }
  }
}
