import Core
import DayBlockDomain
import Server
import Store
import Wire

/// Notifies people through their browsers when a planned block begins (specification §9.4).
///
/// When a block is due next stands in its row, so that each minute only what begins in it is
/// looked at. That it has been told is noted before a message leaves: whoever is notified twice is
/// annoyed, whoever is not told finds the plan in their calendar.
struct PlanPushSender<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let push: WebPush?
  let rows: PushRows

  /// How many blocks are looked at at once.
  private static var batch: Int { 500 }
  /// Milliseconds: nobody is told of what they have just planned for a time that has been, but a
  /// plan may begin between being written and being looked at.
  private static var fresh: Int64 { 120_000 }

  var job: BackgroundJob {
    BackgroundJob("day plans", every: 60_000) { now in try await send(at: now) }
  }

  /// Notifies everybody who is to be notified at a moment.
  func send(at now: Instant) async throws {
    guard let push else { return }
    var last: PlanRows.Due?
    while true {
      let after = last
      let due = try await service.engine.read { session throws(StoreFailure) in
        try PlanRows.due(at: now, after: after, limit: Self.batch, in: session)
      }
      let messages = try await messages(of: due, at: now)
      try await mark(due, at: now)
      try await PushLanes.each(of: messages) { message in try await send(message, push, at: now) }
      guard due.count == Self.batch, let end = due.last else { break }
      last = end
    }
  }

  /// A notification with the browser it is for.
  private struct Message: Sendable {
    let owner: UserID
    let block: Block
    let notification: PlanPush
    let browser: PushRows.Held
  }

  private func messages(
    of due: [PlanRows.Due], at now: Instant
  ) async throws -> [Message] {
    let rows = rows
    return try await service.engine.read { session throws(StoreFailure) in
      var messages: [Message] = []
      for entry in due where entry.hasBrowser {
        let (owner, block) = (entry.owner, entry.block)
        guard
          let notification = PlanPush.due(
            block.openPlans, since: Self.since(entry, at: now), at: now),
          try Self.wants(block, owner, in: session)
        else { continue }
        for browser in try rows.all(of: owner, for: DayBlockDomain.app, in: session) {
          messages.append(
            Message(owner: owner, block: block, notification: notification, browser: browser))
        }
      }
      return messages
    }
  }

  /// What began until then is nothing to notify about.
  private static func since(_ entry: PlanRows.Due, at now: Instant) -> Instant {
    guard entry.dueAt == PlanRows.atOnce else { return entry.seenAt }
    return max(entry.seenAt, now.advanced(byMilliseconds: -fresh))
  }

  /// Whether somebody is to hear of a block: it is there for them, does not run already, and they
  /// want to be reminded.
  private static func wants(
    _ block: Block, _ owner: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    var replica = try DayBlockTables.load([.settings(owner), .groups], for: owner, session)
    let parts = try DayRows.load(
      .run, "state = 'running' AND block = \(block.id)", owner, session)
    for entity in [.block(block)] + parts { replica.set(entity.key, to: entity) }
    return replica.settings(of: owner).remindsOfPlans && replica.isShown(block.id)
      && replica.runs.isEmpty
  }

  private func mark(_ due: [PlanRows.Due], at now: Instant) async throws {
    guard !due.isEmpty else { return }
    // Worked out before the one writer is asked.
    let next = due.map { entry in PlanPush.next(entry.block.openPlans, after: now) }
    _ = try await service.writer.submit(for: nil) { storage throws(StoreFailure) in
      for (entry, next) in zip(due, next) {
        try PlanRows.mark(entry, next: next, at: now, in: storage.session)
      }
    }.committed()
  }

  /// A later notification about the block takes the place of this one; one that arrives too late is
  /// of no use.
  private func send(_ message: Message, _ push: WebPush, at now: Instant) async throws {
    let (notification, block, browser) = (message.notification, message.block, message.browser)
    try await push.send(
      message.owner, through: browser,
      with: notification.message(about: block, language: browser.language), about: block.id,
      life: Int((notification.end.milliseconds - now.milliseconds) / 1_000), service.writer)
  }
}
