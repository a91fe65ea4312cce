import Core
import RefWatchDomain
import Wire

/// What is asked of the server about crews, and what its answers mean.
enum CrewExchange {
  static let path = "/api/referee/crew/"

  static func invite(_ match: MatchID, _ role: CrewRole) -> HostRequest {
    let body = JSON.object(["match": .id(match), "role": .string(role.rawValue)])
    return .post(path + "invitations", body: body.text)
  }

  /// The invitations that can still be used.
  static func list(_ match: MatchID) -> HostRequest {
    let address = path + "matches/" + match.description + "/invitations"
    return .get(address)
  }

  static func revoke(_ id: ID<CrewInvitation>) -> HostRequest {
    .delete(path + "invitations/" + id.description)
  }

  static func join(_ token: String, name: String, _ kind: JoinKind) -> HostRequest {
    let body = JSON.object(["token": .string(token), "name": .string(name)])
    return .post(kind.path, body: body.text)
  }

  /// Where the server is, for links that another device opens.
  static var address: HostRequest { .get(path + "address") }

  // MARK: Answers

  static func problem(of answer: HostAnswer) -> CrewProblem? {
    switch answer {
    case .http(let status, _):
      switch status {
      case 200...299: nil
      case 401: .signedOut
      case 403, 404: .unknownMatch
      case 409: .full
      case 410, 422: .wrongLink
      case 429: .busy
      default: .failed
      }
    case .failed(let reason): reason == "offline" ? .offline : .failed
    default: .failed
    }
  }

  static func invitation(_ answer: HostAnswer) -> CrewInvitation? {
    answer.read { cursor throws(WireError) in
      var invitation = try CrewInvitation(cursor)
      invitation.link = try cursor.required("link").string(limit: RefWatchLimits.link)
      return invitation
    }
  }

  static func invitations(_ answer: HostAnswer) -> [CrewInvitation]? {
    answer.read { cursor throws(WireError) in
      try cursor.required("invitations").elements(CrewInvitation.init)
    }
  }

  /// The match that was joined.
  static func joined(_ answer: HostAnswer) -> MatchID? {
    answer.read { cursor throws(WireError) in try cursor.required("match").id() }
  }

  static func origin(_ answer: HostAnswer) -> String? {
    answer.read { cursor throws(WireError) in
      try cursor.required("origin").string(limit: 200)
    }
  }
}

extension CrewInvitation {
  /// Without its link, which is told once.
  init(_ cursor: WireCursor) throws(WireError) {
    let role = try cursor.required("role")
    guard let word = CrewRole(rawValue: try role.string(limit: 16)) else {
      throw role.error(.expected("a known role"))
    }
    self.init(
      id: try cursor.required("id").id(), match: try cursor.required("match").id(),
      role: word, usesLeft: Int(clamping: try cursor.required("usesLeft").integer()),
      expires: Instant(milliseconds: try cursor.required("expiresAt").integer()))
  }
}
