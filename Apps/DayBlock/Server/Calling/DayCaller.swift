import Calendar
import Core
import DayBlockDomain
import Server
import Store
import Wire

/// Calls people through their browsers while their time runs and they do not look: at each
/// half-block, when a timer seems to be forgotten, and when the day is over.
///
/// Before a message leaves it is noted that it does: whoever is called twice is annoyed, whoever is
/// not called sees it in the app. A message takes the place of the one before about the same run.
struct DayCaller<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let desk: DayDesk<Engine, Tables>
  let push: WebPush?
  let rows: PushRows

  /// How many are looked at at once.
  private static var batch: Int { 500 }
  /// Milliseconds after its last step from which on nothing about a run is said any more: longer
  /// than any run may go unasked.
  private static var life: Int64 { 172_800_000 }

  var job: BackgroundJob {
    BackgroundJob("day calls", every: 60_000) { now in try await call(at: now) }
  }

  /// Calls everybody who is to be called at a moment.
  func call(at now: Instant) async throws {
    guard let push else { return }
    let since = now.advanced(byMilliseconds: -Self.life)
    var last: (owner: UserID, run: DayRunID)?
    while true {
      let after = last
      let open = try await desk.engine.read { session throws(StoreFailure) in
        try DayCallRows.open(since: since, after: after, limit: Self.batch, in: session)
      }
      let due = try await due(open, at: now)
      try await note(due, at: now)
      let messages = due.flatMap { due in
        due.browsers.map { browser in Message(due: due, browser: browser) }
      }
      try await CallLanes.each(of: messages) { message in try await send(message, push) }
      guard open.count == Self.batch, let end = open.last else { break }
      last = (end.owner, end.run.id)
    }
  }

  /// A call about a run, with the browsers it is for.
  private struct Due: Sendable {
    let owner: UserID
    let run: DayRun
    let call: DayCall
    /// The block's name.
    let block: String
    let browsers: [PushRows.Held]
  }

  private struct Message: Sendable {
    let due: Due
    let browser: PushRows.Held
  }

  private func due(_ open: [DayCallRows.Open], at now: Instant) async throws -> [Due] {
    let rows = rows
    return try await desk.engine.read { session throws(StoreFailure) in
      var due: [Due] = []
      for entry in open {
        if let call = try Self.due(entry, rows, at: now, in: session) { due.append(call) }
      }
      return due
    }
  }

  private static func due(
    _ entry: DayCallRows.Open, _ rows: PushRows, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Due? {
    let (owner, run) = (entry.owner, entry.run)
    let settings = try DayBlockTables.load([.settings(owner)], for: owner, session)
      .settings(of: owner)
    // What a reset hides is over.
    guard settings.resetAt.map({ reset in reset < run.startedAt }) ?? true else { return nil }
    var block: Block?
    for case .block(let row) in try DayRows.load(.block, "id = \(run.block)", owner, session) {
      block = row
    }
    guard
      let call = DayCall.due(
        run, told: try DayCallRows.told(run.id, of: owner, in: session),
        rules: SystemZones.rules(named: run.zone) ?? .utc,
        maxRun: block?.maxRun ?? settings.maxRun, boundary: settings.boundary, at: now)
    else { return nil }
    return Due(
      owner: owner, run: run, call: call, block: block?.name ?? run.blockName,
      browsers: try rows.all(of: owner, for: DayBlockDomain.app, in: session))
  }

  private func note(_ due: [Due], at now: Instant) async throws {
    guard !due.isEmpty else { return }
    _ = try await desk.writer.submit(for: nil) { storage throws(StoreFailure) in
      for due in due {
        try DayCallRows.note(
          due.call.cause, due.call.number, due.run.id, of: due.owner, at: now,
          in: storage.session)
      }
    }.committed()
  }

  private func send(_ message: Message, _ push: WebPush) async throws {
    let (due, browser) = (message.due, message.browser)
    try await push.call(
      due.owner, through: browser,
      with: due.call.message(about: due.run, block: due.block, language: browser.language),
      about: due.run.id, desk.writer)
  }
}
