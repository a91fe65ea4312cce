import Core
import Hummingbird
import RefWatchDomain
import Server
import Store
import Sync
import Wire

extension CrewService {
  enum Asked: Sendable {
    case asked(Instant)
    /// No such match, or nobody who records it.
    case nobody
    /// The match does not stand where it was asked for, or whoever asks keeps the time.
    case moved
  }

  /// Puts what a recorder asks whoever keeps the time for, with the time of now. Asking the same
  /// again changes nothing; asking for something else takes its place.
  ///
  /// Whether it makes sense is looked at beside the writer, for it takes the whole log. Who answers
  /// looks again.
  func ask(
    _ match: MatchID, _ number: ClockAskID, _ ask: ClockAsk, _ place: CoursePlace, by user: UserID
  ) async throws -> Asked {
    let now = environment.now()
    let seen = try await engine.read { session throws(StoreFailure) -> MatchRecord? in
      guard try Self.mayAsk(user, match, in: session),
        let match = try MatchRows.all("id = \(match)", session).first
      else { return nil }
      return MatchRecord(match, try EventRows.all("match = \(match.id)", session))
    }
    guard let record = seen else { return .nobody }
    let request = ClockRequest(
      match: match, asker: user, number: number, ask: ask, place: place, askedAt: now)
    if let known = try await known(request) { return .asked(known.askedAt) }
    guard !record.isKept(by: user), record.suits(request, elapsed: 0) else { return .moved }
    return try await writer.submit(for: user) { storage throws(StoreFailure) in
      guard try Self.mayAsk(user, match, in: storage.session) else { return .nobody }
      let rows = try RequestRows.all("id = \(request.id)", storage.session)
      if let old = rows.first, old.number == number { return .asked(old.askedAt) }
      let moved = try ServerRules<Storage>().enact(
        [.put(.match(match), entity(.request(request)))], in: &storage)
      return moved == nil ? .nobody : .asked(now)
    }.committed()
  }

  /// The same request where it came before: its answer was lost, and the match may have moved on
  /// because of it.
  private func known(_ request: ClockRequest) async throws -> ClockRequest? {
    try await engine.read { session throws(StoreFailure) in
      try RequestRows.all("id = \(request.id)", session).first
    }.flatMap { old in old.number == request.number ? old : nil }
  }

  /// The owner of the match, or a recorder of its crew.
  private static func mayAsk(
    _ user: UserID, _ match: MatchID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.first(
      """
      SELECT 1 FROM match WHERE id = \(match) AND (owner = \(user) OR EXISTS (
        SELECT 1 FROM crew_seat
        WHERE match = \(match) AND user_id = \(user) AND role = 'recorder'))
      """) != nil
  }
}

/// Asking whoever keeps the time of a match for something.
public enum ClockAskEndpoint: String, EndpointCatalogue {
  case ask

  public var endpoint: Endpoint {
    Endpoint(
      .post, "/api/referee/crew/requests", access: .signedIn,
      body: .json(limit: Endpoint.ordinaryLimit))
  }
}

extension ProblemCode {
  public static let clockAskMoved = ProblemCode(
    "clockAskMoved", 409, "The match does not stand there any more.")
}

struct ClockAskRoute<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: CrewService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(ClockAskEndpoint.ask.endpoint, signedIn: ask)
  }

  private func ask(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    typealias Wanted = (MatchID, ClockAskID, ClockAsk, CoursePlace)
    let (match, number, ask, place) = try call.read { body throws(WireError) -> Wanted in
      (
        try body.required("match").id(), try body.required("number").id(),
        try body.required("ask").decode(), try body.required("place").decode()
      )
    }
    switch try await service.ask(match, number, ask, place, by: member.user) {
    case .asked(let at): return .json(.object(["askedAt": .instant(at)]), status: .created)
    case .nobody: throw Problem(.notFound)
    case .moved: throw Problem(.clockAskMoved)
    }
  }
}
