import Calendar
import Core
import DayBlockDomain
import Server
import Store

/// Does what scripts and terminals want of the run under way, by the same commands as a device.
public struct LiveService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>

  public init(_ service: DayService<Engine, Tables>) { self.service = service }

  /// Of the sessions it holds those of today.
  ///
  /// - Parameter zone: IANA name; where the person was last, without one.
  public func status(of user: UserID, zone: String? = nil) async throws -> LiveStatus {
    let now = service.environment.now()
    let status = try await service.engine.read { session throws(StoreFailure) -> LiveStatus? in
      var replica = try DayReplicas.read(of: user, runs: DayReplicas.underWay, in: session)
      var name = zone ?? replica.runs.last?.zone
      if name == nil { name = try DayReplicas.lastZone(of: user, in: session) }
      guard let rules = SystemZones.rules(named: name ?? "UTC") else { return nil }
      let over = replica.finishOver(of: user, at: now)
      var status = LiveStatus(
        replica: replica, user: user, now: now, zone: name ?? "UTC", rules: rules, over: over)
      try DayReplicas.add(
        "day = \(status.today.dayNumber)", of: user, to: &status.replica, in: session)
      return status
    }
    guard let status else { throw LiveFault.unknownZone }
    return status
  }

  /// Does it, and answers what is so then.
  public func take(_ order: LiveOrder, of user: UserID) async throws -> LiveStatus {
    let status = try await status(of: user, zone: order.zone)
    var finished: DayRunID?
    // A finish says more of what is over than that it is, unless something else is under way.
    let meant = order.step == .finish ? try latest(status.over + status.runs, order, status) : nil
    for run in status.over where run.id != meant?.id {
      try await finish(run, memo: "", user)
      finished = run.id
    }
    switch order.step {
    case .start: finished = try await start(order, status) ?? finished
    case .pause:
      let run = try latest(status.runs, order, status) { run in run.isRunning }
      if run.isRunning {
        try await give(
          .pause(at: at(run), changes: run.changes(until: at(run))), run, user)
      }
    case .resume:
      let run = try latest(status.runs, order, status) { run in !run.isRunning }
      if !run.isRunning { try await resume(run, status) }
    case .finish:
      guard let meant else { throw LiveFault.noRun }
      let end = try order.end?.instant(of: meant, status)
      try await finish(meant, at: end, memo: order.memo, user)
      finished = meant.id
    }
    var after = try await self.status(of: user, zone: status.zone)
    if let finished { after.finished = try await service.run(finished, of: user) }
    return after
  }

  // MARK: Steps

  /// The run that was finished for it.
  private func start(_ order: LiveOrder, _ status: LiveStatus) async throws -> DayRunID? {
    let block = try block(order.block, status)
    var finished: DayRunID?
    for run in status.runs {
      if run.block == block.id {
        // A start of what is under way has happened already.
        if !run.isRunning { try await resume(run, status) }
        return nil
      }
    }
    for run in status.runs {
      switch order.switching {
      case .finish:
        try await finish(run, memo: "", status.user)
        finished = run.id
      case .discard: try await give(.discard(at: at(run)), run, status.user)
      case nil: throw LiveFault.alreadyLive(status.name(of: run))
      }
    }
    let moment = service.environment.moment()
    let settings = status.replica.settings(of: status.user)
    let run = DayRun(
      id: moment.id(), block: block.id, blockName: block.name, zone: status.zone,
      startedAt: moment.instant, offset: status.rules.offset(at: moment.instant),
      device: order.device,
      carried: settings.carriesRemainder
        ? status.replica.remainder(of: block.id, on: status.today) : 0)
    var commands = [DayBlockCommand.startRun(run)]
    if settings.focus != block.id {
      commands.append(.setSetting(status.user, .focus(block.id)))
    }
    try await self.run(commands, status.user)
    return finished
  }

  private func resume(_ run: DayRun, _ status: LiveStatus) async throws {
    let at = at(run)
    try await give(.resume(at: at, offset: status.rules.offset(at: at)), run, status.user)
  }

  private func finish(
    _ run: DayRun, at end: Instant? = nil, memo: String, _ user: UserID
  ) async throws {
    // A run that has been paused for 12 hours was over then (§5.2).
    let last = run.autoStop(at: service.environment.now()) ?? at(run)
    let at = min(end ?? last, last)
    try await give(.finish(at: at, changes: run.changes(until: at), memo: memo), run, user)
  }

  private func give(_ step: DayRunStep, _ run: DayRun, _ user: UserID) async throws {
    try await self.run([.takeStep(run.id, step)], user)
  }

  private func run(_ commands: [DayBlockCommand], _ user: UserID) async throws {
    if case .refused(let rejection) = try await service.run(commands, by: user) {
      throw LiveFault.refused(rejection)
    }
  }

  /// Now, but never before what is recorded already.
  private func at(_ run: DayRun) -> Instant { run.clamped(service.environment.now()) }

  // MARK: What is meant

  /// The latest run that is wanted; else the latest of all, for which there is nothing to do.
  private func latest(
    _ runs: [DayRun], _ order: LiveOrder, _ status: LiveStatus,
    _ isWanted: (DayRun) -> Bool = { _ in true }
  ) throws -> DayRun {
    var runs = runs
    if let text = order.block {
      let block = try block(text, status)
      runs.removeAll { run in run.block != block.id }
    }
    guard let run = runs.last(where: isWanted) ?? runs.last else { throw LiveFault.noRun }
    return run
  }

  private func block(_ text: String?, _ status: LiveStatus) throws(LiveFault) -> Block {
    let offered = status.replica.blocks.filter { block in block.archivedAt == nil }
    guard let text else {
      let focus = status.replica.settings(of: status.user).focus
      guard let block = offered.first(where: { block in block.id == focus }) else {
        throw .blockMissing
      }
      return block
    }
    if let id = BlockID(text) {
      guard let block = offered.first(where: { block in block.id == id }) else {
        throw .unknownBlock
      }
      return block
    }
    var named = offered.filter { block in isSameName(block.name, text) }
    if named.isEmpty { named = blocks(inGroup: text, offered, status) }
    guard let block = named.first else { throw .unknownBlock }
    guard named.count == 1 else { throw .ambiguousBlock }
    return block
  }

  /// `Group/Name`; both may hold a slash themselves.
  private func blocks(
    inGroup text: String, _ offered: [Block], _ status: LiveStatus
  ) -> [Block] {
    var groups: [BlockGroupID: String] = [:]
    for group in status.replica.groups(of: status.user) {
      groups[group.id] = group.name.isEmpty ? DayReplicas.defaultGroup : group.name
    }
    return offered.filter { block in
      isSameName((groups[block.group] ?? DayReplicas.defaultGroup) + "/" + block.name, text)
    }
  }
}
