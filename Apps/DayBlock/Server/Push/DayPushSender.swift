import Calendar
import Core
import DayBlockDomain
import Server
import Store
import Wire

/// Notifies people through their browsers while their time runs and they do not look: at each
/// half-block, when a timer seems to be forgotten, and when the day is over.
///
/// Before a message leaves it is noted that it does: whoever is notified twice is annoyed, whoever
/// is not notified sees it in the app. A message takes the place of the one before about the same
/// run.
struct DayPushSender<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let push: WebPush?
  let rows: PushRows

  /// How many are looked at at once.
  private static var batch: Int { 500 }
  /// Milliseconds after its last step from which on nothing about a run is said any more: longer
  /// than any run may go unasked.
  private static var life: Int64 { 172_800_000 }

  var job: BackgroundJob {
    BackgroundJob("day push notifications", every: 60_000) { now in try await send(at: now) }
  }

  /// Notifies everybody who is to be notified at a moment.
  func send(at now: Instant) async throws {
    guard let push else { return }
    let since = now.advanced(byMilliseconds: -Self.life)
    var last: (owner: UserID, run: DayRunID)?
    while true {
      let after = last
      let open = try await service.engine.read { session throws(StoreFailure) in
        try DayPushRows.open(since: since, after: after, limit: Self.batch, in: session)
      }
      let due = try await due(open, at: now)
      try await note(due, at: now)
      let messages = due.flatMap { due in
        due.browsers.map { browser in Message(due: due, browser: browser) }
      }
      try await PushLanes.each(of: messages) { message in try await send(message, push) }
      guard open.count == Self.batch, let end = open.last else { break }
      last = (end.owner, end.run.id)
    }
  }

  /// A notification about a run, with the browsers it is for.
  private struct Due: Sendable {
    let owner: UserID
    let run: DayRun
    let notification: DayPush
    /// The block's name.
    let block: String
    let browsers: [PushRows.Held]
  }

  private struct Message: Sendable {
    let due: Due
    let browser: PushRows.Held
  }

  private func due(_ open: [DayPushRows.Open], at now: Instant) async throws -> [Due] {
    let rows = rows
    return try await service.engine.read { session throws(StoreFailure) in
      var due: [Due] = []
      for entry in open {
        if let notification = try Self.due(entry, rows, at: now, in: session) {
          due.append(notification)
        }
      }
      return due
    }
  }

  private static func due(
    _ entry: DayPushRows.Open, _ rows: PushRows, at now: Instant, in session: some Session
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
      let notification = DayPush.due(
        run, told: try DayPushRows.told(run.id, of: owner, in: session),
        rules: SystemZones.rules(named: run.zone) ?? .utc,
        maxRun: block?.maxRun ?? settings.maxRun, boundary: settings.boundary, at: now)
    else { return nil }
    return Due(
      owner: owner, run: run, notification: notification, block: block?.name ?? run.blockName,
      browsers: try rows.all(of: owner, for: DayBlockDomain.app, in: session))
  }

  private func note(_ due: [Due], at now: Instant) async throws {
    guard !due.isEmpty else { return }
    _ = try await service.writer.submit(for: nil) { storage throws(StoreFailure) in
      for due in due {
        try DayPushRows.note(
          due.notification.cause, due.notification.number, due.run.id, of: due.owner, at: now,
          in: storage.session)
      }
    }.committed()
  }

  private func send(_ message: Message, _ push: WebPush) async throws {
    let (due, browser) = (message.due, message.browser)
    try await push.send(
      due.owner, through: browser,
      with: due.notification.message(about: due.run, block: due.block, language: browser.language),
      about: due.run.id, service.writer)
  }
}
