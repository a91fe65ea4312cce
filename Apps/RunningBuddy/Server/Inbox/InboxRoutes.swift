import Calendar
import Core
import HTTPTypes
import Hummingbird
import RunningBuddyDomain
import Server
import Store
import Wire

/// The inbox over HTTP: its secret made and stopped, what it refused looked at, and files sent.
struct InboxRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let inbox: InboxService<Engine, Tables>

  private var service: RunService<Engine, Tables> { inbox.service }

  func register(in routes: inout Routes) {
    routes.on(RunEndpoint.inbox.endpoint, signedIn: look)
    routes.on(RunEndpoint.makeSecret.endpoint, signedIn: make)
    routes.on(RunEndpoint.stopSecret.endpoint, signedIn: stop)
    routes.on(RunEndpoint.send.endpoint, open: send)
  }

  private func look(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let inbox = try await service.engine.read { session throws(StoreFailure) in
      try InboxRows.inbox(of: member.user, session)
    }
    return .json(inbox.json)
  }

  /// The secret is told once: the server keeps nothing that it could be read from.
  private func make(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let token = SessionToken(random: service.environment.randomBytes(SessionToken.length))
    let now = service.environment.now()
    try await service.writer.submit(for: member.user) { storage throws(StoreFailure) in
      try InboxRows.put(token, of: member.user, at: now, storage.session)
    }.committed()
    return .json(.object(["secret": .string(token.text)]), status: .created)
  }

  private func stop(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await service.writer.submit(for: member.user) { storage throws(StoreFailure) in
      try InboxRows.stop(of: member.user, storage.session)
    }.committed()
    return .empty()
  }

  // MARK: Sending

  /// One file is the body, whatever its type is said to be; `?name=` is what it is called, `?zone=`
  /// that of times without one. A session is not looked at: who has no secret finds nothing here.
  private func send(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let secret = BearerSecret.read(call.request.headers[.authorization])
    guard let owner = try await inbox.owner(of: secret) else { throw Problem(.notFound) }
    try await inbox.admit(owner)
    if call.request.headers[.contentType]?.lowercased().hasPrefix("multipart/") == true {
      throw Problem(.wrongContentType, detail: "Send the file itself.")
    }
    var zone: PlanningZone?
    if let name = call.parameter("zone") {
      zone = PlanningZone(named: name)
      guard zone != nil else {
        throw Problem(.invalidParameter, data: [.init("parameter", "zone")])
      }
    }
    let name = call.parameter("name") ?? ""
    let bytes = try await file(call, name, of: owner)
    let outcome = try await inbox.take(bytes, name: name, zone: zone, of: owner)
    return try reply(outcome)
  }

  /// The body; one that is too large is refused like any other file.
  private func file(_ call: Call, _ name: String, of owner: UserID) async throws -> [UInt8] {
    do { return try await call.file(limit: RunInbox.fileLimit) } catch let problem as Problem {
      if problem.code == .bodyTooLarge {
        try await inbox.refuse(
          RefusedFile.plain(name), .tooLarge(limit: RunInbox.fileLimit), of: owner)
      }
      throw problem
    }
  }

  private func reply(_ outcome: InboxService<Engine, Tables>.Outcome) throws(Problem) -> Reply {
    if outcome.taken.isEmpty, outcome.known.isEmpty, let reason = outcome.refused.first {
      var code = ProblemCode.notTaken
      if case .file = reason { code = .unreadableFile }
      guard case .object(let members) = reason.json else { throw Problem(code) }
      throw Problem(code, data: members)
    }
    let json = JSON.object([
      "runs": .array(outcome.taken.map { id in .id(id) }),
      "known": .array(outcome.known.map { id in .id(id) }),
      "refused": .array(of: outcome.refused), "leftOut": .int(outcome.notes),
    ])
    return .json(json, status: outcome.taken.isEmpty ? .ok : .created).unlisted
  }
}

/// The secret of `Authorization: Bearer …` (RFC 6750 §2.1).
enum BearerSecret {
  /// What follows the scheme, whose letters may be of either case (RFC 9110 §11.1).
  static func read(_ line: String?) -> String? {
    let parts = (line ?? "").split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}
