import Coding
import Core
import Hummingbird
import Store
import Sync
import Wire

/// Push, pull, contents set apart and change notifications over the database.
@Memberwise public struct SyncRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let hub: ChangeHub
  let gate: Gate
  let now: @Sendable () -> Instant
  public let metrics: SyncMetrics = SyncMetrics()

  public func register(in routes: inout Routes) {
    routes.on(SyncEndpoint.push.endpoint, signedIn: push)
    routes.on(SyncEndpoint.pull.endpoint, signedIn: pull)
    routes.on(SyncEndpoint.apart.endpoint, signedIn: apart)
    let notifications = ChangeStreamRoute(
      hub: hub, sessions: gate.sessions, cookie: gate.cookie, now: now, memberships: memberships)
    routes.on(SyncEndpoint.notifications.endpoint, signedIn: notifications.serve)
  }

  // MARK: Push

  private func push(_ call: Call, _ context: SignedInContext) async throws -> Reply {
    try call.check(isFor: context.session.user)
    let request = try call.decode(PushRequest.self)
    let member = DeviceMember(session: context.session, device: request.device)
    let commands = request.commands.count
    if commands > 1 {
      try gate.admission.admit(member.user, .sync, tokens: commands - 1)
    }
    let received = now()
    let outcome = await writer.submit(for: member.user, weight: commands) {
      storage throws(StoreFailure) in
      try apply(request, by: member, receivedAt: received, in: &storage)
    }
    switch try outcome.committed() {
    case .failure(let problem): throw Problem(problem)
    case .success(let pushed):
      metrics.accepted.add(pushed.accepted)
      metrics.rejected.add(pushed.rejected)
      metrics.repeated.add(commands - pushed.accepted - pushed.rejected)
      return .json(PushAnswer(mark: pushed.mark).json)
    }
  }

  private struct Pushed: Sendable {
    var mark: Int64
    var accepted = 0
    var rejected = 0
  }

  /// Runs in the writer's transaction, once or twice.
  private func apply(
    _ request: PushRequest, by member: DeviceMember, receivedAt received: Instant,
    in storage: inout Storage
  ) throws(StoreFailure) -> Result<Pushed, SyncProblem> {
    let rules = ServerRules<Storage>()
    switch try rules.admit(request, from: member.user, in: storage) {
    case .failure(let problem): return .failure(problem)
    case .success(let admission):
      var pushed = Pushed(
        mark: max(admission.mark, request.commands.last?.envelope.dseq ?? 0))
      for command in request.commands.dropFirst(admission.start) {
        let outcome = try rules.apply(
          command, by: member.user, receivedAt: received, in: &storage)
        if outcome.rejection == nil { pushed.accepted += 1 } else { pushed.rejected += 1 }
      }
      return .success(pushed)
    }
  }

  // MARK: Pull

  private func pull(_ call: Call, _ context: SignedInContext) async throws -> Reply {
    try call.check(isFor: context.session.user)
    let request = try call.decode(PullRequest.self)
    let member = DeviceMember(session: context.session, device: request.device)
    let answer = try await engine.read { session throws(StoreFailure) in
      let storage = Storage(session)
      let page = try ServerRules<Storage>().pull(request, by: member.user, in: storage)
      guard case .success(let found) = page, found.changesScopes else {
        return (page, [Scope]?.none)
      }
      return (page, try storage.memberships(of: member.user))
    }
    metrics.pulls.add()
    if let scopes = answer.1 { hub.update(member.user, scopes: scopes) }
    switch answer.0 {
    case .failure(let problem): throw Problem(problem)
    case .success(let page):
      metrics.rows.add(page.parts.reduce(0) { sum, part in sum + part.rows.count })
      return .json(page.json)
    }
  }

  // MARK: Contents

  private func apart(_ call: Call, _ context: SignedInContext) async throws -> Reply {
    let user = context.session.user
    try call.check(isFor: user)
    let request = try call.decode(ApartRequest.self)
    let answer = try await engine.read { session throws(StoreFailure) in
      try ServerRules<Storage>().apart(request, by: user, in: Storage(session))
    }
    metrics.contents.add(answer.contents.count { found in found.text != nil })
    return .json(answer.json)
  }

  private func memberships(of user: UserID) async throws -> [Scope] {
    try await engine.read { session throws(StoreFailure) in
      try Storage(session).memberships(of: user)
    }
  }
}

extension Page {
  /// Whether the device begins or stops reading a scope with this page.
  fileprivate var changesScopes: Bool {
    !purges.isEmpty || parts.contains { part in part.begins }
  }
}

extension Problem {
  /// A refused push or pull, with the members the device reads.
  init(_ problem: SyncProblem) {
    var data: [JSON.Member] = []
    if case .object(let members) = problem.json { data = members }
    self.init(
      ProblemCode(problem.word, problem.status, "The device cannot go on like this."), data: data)
  }
}

/// What synchronisation did since the start.
public struct SyncMetrics: Sendable {
  public let accepted = Counter()
  public let rejected = Counter()
  /// Commands that came again after they had their outcome.
  public let repeated = Counter()
  public let pulls = Counter()
  public let rows = Counter()
  public let contents = Counter()

  public init() {}

  public func write(to page: inout MetricsPage) {
    page.family("fieldday_commands_total", .counter, "Commands decided, by outcome.")
    page.sample("fieldday_commands_total", "outcome=\"accepted\"", accepted.value)
    page.sample("fieldday_commands_total", "outcome=\"rejected\"", rejected.value)
    page.sample("fieldday_commands_total", "outcome=\"repeated\"", repeated.value)
    page.single("fieldday_pulls_total", .counter, "Pulls answered.", pulls.value)
    page.single("fieldday_pulled_rows_total", .counter, "Rows sent in pages.", rows.value)
    page.single(
      "fieldday_contents_total", .counter, "Contents set apart, sent.", contents.value)
  }

  /// The writer's part of the metrics page.
  public static func write(_ counts: CommitCounts, to page: inout MetricsPage) {
    page.single(
      "fieldday_commits_total", .counter, "Transactions committed, each synced once.",
      counts.commits)
    page.single(
      "fieldday_work_committed_total", .counter, "Pieces of work committed.", counts.committed)
    page.single("fieldday_work_failed_total", .counter, "Pieces of work failed.", counts.failed)
    page.single(
      "fieldday_work_retried_total", .counter, "Pieces of work tried again alone.", counts.retried)
    page.single(
      "fieldday_work_refused_total", .counter, "Pieces of work refused: too much waiting.",
      counts.overloaded)
    page.single("fieldday_work_waiting", .gauge, "Pieces of work waiting.", counts.waiting)
    page.single(
      "fieldday_commit_largest", .gauge, "The most work in one transaction.", counts.largestGroup)
  }
}
