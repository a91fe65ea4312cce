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

  var chore: Chore {
    Chore("day calls", every: 60_000) { now in try await call(at: now) }
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
      for entry in open { try await call(entry, push, at: now) }
      guard open.count == Self.batch, let end = open.last else { break }
      last = (end.owner, end.run.id)
    }
  }

  /// What is known of a run and of its person.
  private struct Sight: Sendable {
    let told: [DayCall.Cause: Int64]
    let settings: DaySettings
    let block: Block?
    let browsers: [PushRows.Held]
  }

  private func sight(of entry: DayCallRows.Open) async throws -> Sight {
    let (owner, run, rows) = (entry.owner, entry.run, rows)
    return try await desk.engine.read { session throws(StoreFailure) in
      let book = try DayBlockTables.load([.settings(owner)], for: owner, session)
      var block: Block?
      for case .block(let row) in try DayRows.load(.block, "id = \(run.block)", owner, session) {
        block = row
      }
      return Sight(
        told: try DayCallRows.told(run.id, of: owner, in: session),
        settings: book.settings(of: owner), block: block,
        browsers: try rows.all(of: owner, in: session))
    }
  }

  private func call(
    _ entry: DayCallRows.Open, _ push: WebPush, at now: Instant
  ) async throws {
    let (owner, run) = (entry.owner, entry.run)
    let sight = try await sight(of: entry)
    let settings = sight.settings
    // What a reset hides is over.
    guard settings.resetAt.map({ reset in reset < run.startedAt }) ?? true,
      let call = DayCall.due(
        run, told: sight.told, rules: ZoneTable.rules(named: run.zone) ?? .utc,
        maxRun: sight.block?.maxRun ?? settings.maxRun, boundary: settings.boundary, at: now)
    else { return }
    _ = try await desk.writer.submit(for: owner) { storage throws(StoreFailure) in
      try DayCallRows.note(
        call.cause, call.number, run.id, of: owner, at: now, in: storage.session)
    }.committed()
    for browser in sight.browsers {
      let message = call.message(
        about: run, block: sight.block?.name ?? run.blockName, language: browser.language)
      try await push.call(owner, through: browser, with: message, about: run.id, desk.writer)
    }
  }
}
