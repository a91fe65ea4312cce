import Calendar
import Core
import RunningBuddyDomain
import Server
import Store
import Sync

/// Takes in what programs send.
struct InboxService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: RunService<Engine, Tables>
  /// Reading files takes its time: not on a thread that serves requests.
  let work: WorkQueue

  /// What became of a file.
  struct Outcome: Hashable, Sendable {
    /// Runs that are there now.
    var taken: [RunID] = []
    /// Runs that were there already.
    var known: [RunID] = []
    /// Why runs of it, or all of it, were not taken.
    var refused: [RefusedFile.Reason] = []
    /// Points and other things that were left out or put right.
    var notes = 0
  }

  /// Whose a secret is; `nil` for one that is not good.
  func owner(of secret: String?) async throws -> UserID? {
    guard let token = secret.flatMap({ secret in SessionToken(secret) }) else { return nil }
    return try await service.engine.read { session throws(StoreFailure) in
      try InboxRows.owner(of: token, session)
    }
  }

  /// - Throws: ``Problem`` where too many files came in the last hour.
  func admit(_ user: UserID) async throws {
    let now = service.environment.now()
    let wait = try await service.engine.read { session throws(StoreFailure) in
      try InboxRows.wait(of: user, at: now, session)
    }
    if let wait { throw Problem.later(.tooManyRequests, seconds: wait) }
  }

  /// Notes a file that nothing was taken of, unread.
  func refuse(_ name: String, _ fault: RunFileFault, of user: UserID) async throws {
    let now = service.environment.now()
    try await service.writer.submit(for: user) { storage throws(StoreFailure) in
      try InboxRows.note(name, .file(fault), of: user, at: now, storage.session)
    }.committed()
  }

  /// Takes a file over, as far as it is new: what looks like a run that is here is left, and so is
  /// what was deleted, because nobody is there to be asked.
  ///
  /// - Parameter zone: What is meant where the file does not say in which zone it is; where the
  ///   person ran last, without one.
  func take(
    _ bytes: [UInt8], name: String, zone: PlanningZone?, of user: UserID
  ) async throws -> Outcome {
    let usual = try await usualZone(of: user)
    let moment = service.environment.moment()
    let read = await work.run { () -> RunImport in
      var plan = RunImport(for: user, in: zone ?? usual, isInbox: true)
      plan.add(name: name, bytes, RunReplica())
      return plan
    }
    guard let read else { throw Problem.later(.busy, seconds: 2) }
    let replica = try await service.replica(around: read, of: user)
    let made = await work.run { () -> (plan: RunImport, steps: RunImportSteps) in
      var plan = read
      plan.match(with: replica)
      return (plan, plan.steps(as: moment.id(1 << 32)))
    }
    guard let made else { throw Problem.later(.busy, seconds: 2) }
    var outcome = outcome(of: made.plan, made.steps)
    let (plan, steps, found) = (made.plan, made.steps.steps, outcome)
    let written = try await service.writer.submit(for: user) {
      storage throws(StoreFailure) -> Written in
      // Asked again, because others may have been sent meanwhile.
      if let wait = try InboxRows.wait(of: user, at: moment.instant, storage.session) {
        return .late(seconds: wait)
      }
      let rejection = try service.take(steps, by: user, at: moment, &storage)
      let reason = rejection.map { rejection in RefusedFile.Reason.file(.unusable(rejection)) }
      try InboxRows.note(
        plan.files.first?.name ?? "", reason ?? found.refused.first, of: user,
        at: moment.instant, storage.session)
      return .done(reason)
    }.committed()
    switch written {
    case .late(let seconds): throw Problem.later(.tooManyRequests, seconds: seconds)
    case .done(let reason):
      if let reason {
        outcome.taken = []
        outcome.refused.insert(reason, at: 0)
      }
    }
    return outcome
  }

  private enum Written: Sendable {
    case late(seconds: Int)
    /// Why nothing was taken, where the rules said no.
    case done(RefusedFile.Reason?)
  }

  private func outcome(of plan: RunImport, _ steps: RunImportSteps) -> Outcome {
    var outcome = Outcome()
    outcome.taken = steps.ids
    for file in plan.files {
      if case .failure(let fault) = file.outcome { outcome.refused.append(.file(fault)) }
      outcome.notes += file.reading?.noteCount ?? 0
      for state in file.states {
        if case .here(let id) = state { outcome.known.append(id) }
        if let reason = state.refusal { outcome.refused.append(reason) }
      }
    }
    return outcome
  }

  // MARK: What is here

  /// Where the person ran last.
  private func usualZone(of user: UserID) async throws -> PlanningZone {
    let latest = try await service.engine.read { session throws(StoreFailure) in
      try RunRows.load(
        .run, "deleted_at IS NULL ORDER BY started_at DESC LIMIT 20", user, session)
    }
    for case .run(let run) in latest {
      if let zone = PlanningZone(named: run.zone) { return zone }
    }
    return PlanningZone(fixed: .utc)
  }
}
