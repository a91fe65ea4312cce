import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import TeePalsDomain
import Wire

/// Moderation over HTTP.
///
/// That somebody is a moderator is decided before any of this (``Endpoint/Access/role(_:)``), and
/// again in the transaction of each decision. Everything asks for a fresh proof of who they are.
struct ModerationRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: ModerationService<Engine, Tables>
  let photos: PhotoService<Engine, Tables>
  let environment: ServerEnvironment

  func register(in routes: inout Routes) {
    routes.on(ModerationEndpoint.cases.endpoint, signedIn: cases)
    routes.on(ModerationEndpoint.file.endpoint, signedIn: file)
    routes.on(ModerationEndpoint.photo.endpoint, signedIn: photo)
    routes.on(ModerationEndpoint.decide.endpoint, signedIn: decide)
    routes.on(ModerationEndpoint.answerAppeal.endpoint, signedIn: answerAppeal)
    routes.on(ModerationEndpoint.lift.endpoint, signedIn: lift)
    routes.on(ModerationEndpoint.log.endpoint, signedIn: log)
    routes.on(ModerationEndpoint.logTable.endpoint, signedIn: logTable)
    routes.on(ModerationEndpoint.health.endpoint, signedIn: health)
  }

  private func mustModerate(_ member: SignedInContext) async throws {
    guard try await !service.isBanned(member.user) else { throw Problem(.notFound) }
    guard SessionPolicy.isFresh(member.session, at: environment.now()) else {
      throw Problem(
        .freshProof, data: [.init("way", .string("/api/account/reauthenticate"))])
    }
  }

  /// What waits, the urgent first and then the oldest; with `?state=`, what is in it, the newest
  /// first.
  private func cases(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let state: ModerationCaseState? = try call.word("state")
    let cursor: CaseCursor? = try call.cursor(CaseCursor.init)
    return .json(try await service.cases(state, after: cursor, for: member.user).json)
  }

  private func file(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    return .json(try await file(call.id("id"), for: member.user))
  }

  private func file(_ id: ModerationCaseID, for reader: UserID) async throws -> JSON {
    guard let file = try await service.file(id, for: reader) else { throw Problem(.notFound) }
    return file.json
  }

  /// A photo that a case shows, whoever may see it besides.
  private func photo(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let id: ModerationCaseID = try call.id("id")
    guard let digest = call.parameters.get("digest").flatMap({ text in MediaDigest(text) }),
      let file = try await service.file(id, for: member.user), file.photos.contains(digest),
      let bytes = try await photos.bytes(of: digest, by: file.found.golfer)
    else { throw Problem(.notFound) }
    return .file(bytes, mediaType: "image/jpeg", name: "photo.jpg")
  }

  private func decide(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let id: ModerationCaseID = try call.id("id")
    let found = try await mustExist(id)
    let taken = try call.caseDecision()
    do throws(ModerationFault) {
      try taken.decision.check(about: found)
    } catch { throw Problem(error) }
    return try await reply(
      service.decide(id, taken, by: .member(member.user), at: environment.now()), id,
      for: member.user)
  }

  private func answerAppeal(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let id: ModerationCaseID = try call.id("id")
    try await mustExist(id)
    let taken = AppealDecision(
      entry: try call.field("entry") { entry throws(WireError) in try entry.integer() },
      isGranted: try call.field("granted") { granted throws(WireError) in try granted.bool() },
      note: try call.note(), revision: try call.revision())
    return try await reply(
      service.decide(id, taken, by: .member(member.user), at: environment.now()), id,
      for: member.user)
  }

  private func lift(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let id: ModerationCaseID = try call.id("id")
    try await mustExist(id)
    let entry = try call.field("entry") { entry throws(WireError) in try entry.integer() }
    return try await reply(
      service.lift(entry, in: id, by: .member(member.user), at: environment.now()), id,
      for: member.user)
  }

  @discardableResult
  private func mustExist(_ id: ModerationCaseID) async throws -> ModerationCase {
    guard let found = try await service.find(id) else { throw Problem(.notFound) }
    return found
  }

  /// Whoever comes second is shown what happened.
  private func reply(
    _ outcome: ModerationOutcome, _ id: ModerationCaseID, for reader: UserID
  ) async throws -> Reply {
    switch outcome {
    case .done: return .json(try await file(id, for: reader))
    case .absent: throw Problem(.notFound)
    case .own: throw Problem(.ownCase)
    case .changed:
      throw Problem(.caseChanged, data: [.init("case", try await file(id, for: reader))])
    }
  }

  // MARK: The log

  private func log(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    var last: Int64?
    if let text = call.parameter("before") {
      last = Int64(text)
      if last == nil { throw Problem.malformed("before", rule: "a number") }
    }
    let text = call.parameter("q") ?? ""
    return .json(try await service.log(text, before: last, for: member.user).json)
  }

  private func logTable(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    let table = ModerationTable(try await service.wholeLog(for: member.user))
    let headers: HTTPFields = [
      .contentType: "text/csv; charset=utf-8", .cacheControl: "private, no-store",
      .contentDisposition: "attachment; filename=\"moderation.csv\"",
    ]
    return .raw(
      Response(
        status: .ok, headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(string: table.text))))
  }

  private func health(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await mustModerate(member)
    return .json(try await service.health(at: environment.now()).figures.json)
  }
}

extension Call {
  fileprivate func note() throws(Problem) -> String {
    let note = try optionalField("note") { note throws(WireError) in try note.string() } ?? ""
    guard note.unicodeScalars.count <= ModerationLimits.note, !note.utf8.contains(0) else {
      throw Problem(ModerationFault.note)
    }
    return note
  }

  /// The case's as whoever decides saw it: without it nobody could be told that it changed.
  fileprivate func revision() throws(Problem) -> Int {
    try field("revision") { revision throws(WireError) in
      try revision.int(in: ModerationCase.revisions)
    }
  }

  fileprivate func caseDecision() throws(Problem) -> CaseDecision {
    let word = try field("decision") { word throws(WireError) in try word.string(limit: 32) }
    let days = try optionalField("days") { days throws(WireError) in
      try days.int(in: 0...Int64(Int32.max))
    }
    let rule: ModerationRule = try field("rule") { rule throws(WireError) in try rule.word() }
    let note = try note()
    let decision: ModerationDecision
    do throws(ModerationFault) {
      decision = try ModerationDecision(word, days: days)
      try decision.check(rule, note: note)
    } catch { throw Problem(error) }
    return CaseDecision(
      decision: decision, rule: rule, note: note,
      removes: try optionalField("remove") { remove throws(WireError) in try remove.bool() }
        ?? false,
      hidesPosts: try optionalField("hidePosts") { hide throws(WireError) in try hide.bool() }
        ?? false,
      revision: try revision())
  }
}
