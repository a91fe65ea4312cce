import Coding
import Core
import Store
import Sync

/// Keeps the change feeds from growing for ever (``FeedBounds``, decision 41).
///
/// It counts beside the writer and forgets in slices, of which each is a transaction: commands are
/// committed together with a slice and between two of them. It can be stopped at any point; the
/// next round goes on where this one was. Slices take their time, so it has a ``JobService`` of its
/// own: no other job waits for it.
@Memberwise public struct FeedCompaction<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  public let metrics: FeedMetrics

  public var job: BackgroundJob {
    BackgroundJob("feedCompaction", every: FeedBounds.interval) { now in try await run(at: now) }
  }

  /// One round through all scopes.
  public func run(at now: Instant) async throws {
    try await noteAges(at: now)
    try await each(FeedBounds.batch) { scope, limit, session throws(StoreFailure) in
      try FeedSurvey.due(after: scope, at: now, limit: limit, in: session)
    } body: { scopes in
      for scope in scopes { try await compact(scope, at: now) }
    }
  }

  private func noteAges(at now: Instant) async throws {
    try await each(FeedBounds.slice) { scope, limit, session throws(StoreFailure) in
      try FeedAges.due(after: scope, at: now, limit: limit, in: session)
    } body: { scopes in
      try await write { storage throws(StoreFailure) in
        for scope in scopes { try FeedAges.note(scope, at: now, in: storage.session) }
      }
    }
  }

  /// Goes through scopes in their order, so many at a time.
  private func each(
    _ limit: Int,
    find: @escaping @Sendable (Scope?, Int, Engine.Connection) throws(StoreFailure) -> [Scope],
    body: ([Scope]) async throws -> Void
  ) async throws {
    var last: Scope?
    while true {
      let after = last
      let scopes: [Scope] = try await engine.read { session throws(StoreFailure) in
        try find(after, limit, session)
      }
      if !scopes.isEmpty { try await body(scopes) }
      if scopes.count < limit { return }
      last = scopes.last
    }
  }

  /// Brings one feed within its bounds.
  public func compact(_ scope: Scope, at now: Instant) async throws {
    while let survey = try await read(scope, at: now) {
      guard survey.isSwept else {
        try await sweep(scope)
        continue
      }
      guard let floor = survey.nextFloor else {
        return try await write { storage throws(StoreFailure) in
          try survey.note(for: scope, in: storage.session)
        }
      }
      try await write { storage throws(StoreFailure) in
        try storage.raiseFloor(of: scope, to: floor)
      }
      metrics.raised.add()
    }
  }

  private func read(_ scope: Scope, at now: Instant) async throws -> FeedSurvey? {
    try await engine.read { session throws(StoreFailure) in
      try FeedSurvey.read(scope, at: now, in: session)
    }
  }

  private func sweep(_ scope: Scope) async throws {
    let ticks = environment.ticks
    while true {
      let slice = try await writer.submit(for: nil) { storage throws(StoreFailure) -> Swept in
        let began = ticks()
        let forgotten = try storage.sweep(scope, limit: FeedBounds.slice)
        return Swept(forgotten: forgotten, nanoseconds: ticks() &- began)
      }.committed()
      guard let forgotten = slice.forgotten else { return }
      metrics.forgotten.add(forgotten)
      metrics.slices.record(Int(clamping: slice.nanoseconds / 1_000))
      try await environment.sleep(FeedBounds.pause)
    }
  }

  private func write(
    _ work:
      @escaping @Sendable (
        inout SQLStorage<Tables, Engine.Connection>
      ) throws(StoreFailure) -> Void
  ) async throws {
    _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try work(&storage)
    }.committed()
    try await environment.sleep(FeedBounds.pause)
  }
}

/// What became of a slice.
private struct Swept: Sendable {
  let forgotten: Int?
  let nanoseconds: UInt64
}

/// What the compaction of feeds has done since the server was started.
public struct FeedMetrics: Sendable {
  /// Floors that were raised.
  public let raised = Counter()
  /// Rows that were forgotten.
  public let forgotten = Counter()
  /// How long each slice held the writer, without the commit, in microseconds.
  public let slices = Histogram(bounds: [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000,
  ])

  public init() {}

  public func write(to page: inout MetricsPage) {
    page.single(
      "fieldday_feed_floors_raised_total", .counter, "Times that a feed was compacted.",
      raised.value)
    page.single(
      "fieldday_feed_rows_forgotten_total", .counter, "Rows that compaction removed from feeds.",
      forgotten.value)
    page.histogram(
      "fieldday_feed_slice_seconds", "Time that each slice of a compaction held the writer.",
      slices, unitsPerOne: 1_000_000)
  }
}
