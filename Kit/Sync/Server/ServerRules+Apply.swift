import Core
import Wire

/// What became of one command.
public struct CommandOutcome: Sendable {
  /// The scopes whose feed moved, in ascending order: whose streams to notify.
  public let moved: [Scope]
  /// The wire form of the rejection, `nil` for an accepted command.
  public let rejection: JSON?
}

/// Carries a rejection out of a savepoint.
struct Refused<Reason: Hashable & Sendable>: Error {
  let reason: Reason
}

extension ServerRules {
  typealias Exit = SavepointExit<Failure, Refused<Reason>>

  /// Decides one admitted command and writes everything that follows from it, or that it was
  /// rejected.
  ///
  /// A rejection undoes the command's own writes and nothing else, and advances the device's mark
  /// too.
  @discardableResult
  public func apply(
    _ pushed: PushedCommand, by user: UserID, receivedAt received: Instant,
    in storage: inout Storage
  ) throws(Failure) -> CommandOutcome {
    let envelope = pushed.envelope
    if let earlier = try storage.outcome(of: envelope.id, by: user), !planted(.noDeduplication) {
      // A copied profile sends what another copy has sent: the same outcome, nothing done twice.
      try settle(
        envelope, by: user, received, subject: earlier.subject, rejection: earlier.rejection,
        in: &storage)
      return CommandOutcome(moved: [], rejection: earlier.rejection)
    }
    var subject: EntityKey?
    var moved: [Scope] = []
    let reason: Reason
    switch readCommand(pushed) {
    case .failure(let refused): reason = refused.reason
    case .success(let command):
      subject = command.subject
      let refused = try storage.savepoint { (storage) throws(Exit) in
        let changes = try decide(
          command, envelope, by: user, receivedAt: received, in: storage)
        let asker = Domain.isJudged(command) ? nil : user
        let brought = try content(of: command, envelope)
        moved = try write(changes, by: asker, bringing: brought, in: &storage) {
          storage throws(Exit) in
          try failing { () throws(Failure) in
            try settle(
              envelope, by: user, received, subject: subject, rejection: nil, in: &storage)
          }
        }
      }
      guard let refused else { return CommandOutcome(moved: moved, rejection: nil) }
      reason = refused.reason
      moved = try keepRemainder(
        of: command, envelope, by: user, receivedAt: received, after: reason, in: &storage)
    }
    let rejection = reason.json
    try settle(
      envelope, by: user, received, subject: subject, rejection: rejection, in: &storage)
    return CommandOutcome(moved: moved, rejection: rejection)
  }

  /// Writes what others have to know of a command that is refused.
  private func keepRemainder(
    of command: Domain.Command, _ envelope: CommandEnvelope, by user: UserID,
    receivedAt received: Instant, after reason: Reason, in storage: inout Storage
  ) throws(Failure) -> [Scope] {
    guard case .domain(let rejection) = reason else { return [] }
    // Most leave nothing, which is known without looking.
    guard Domain.hasRemainder(command, after: rejection) else { return [] }
    let replica = try storage.load(Domain.reads(of: command, by: user), for: user)
    let context = DecideContext(
      actor: user, command: envelope.id, at: envelope.at, received: received)
    let changes = Domain.remainder(of: command, after: rejection, context, in: replica)
    return try enact(changes, in: &storage) ?? []
  }

  private func readCommand(_ pushed: PushedCommand) -> Result<Domain.Command, Refused<Reason>> {
    if let fault = pushed.fault {
      return .failure(Refused(reason: .malformed(path: fault.path, fault: fault.description)))
    }
    let envelope = pushed.envelope
    do throws(WireError) {
      let command = try Domain.Command.decode(
        system: envelope.system, name: envelope.name, version: envelope.version,
        WireCursor(envelope.args, path: "/args"))
      guard let command else { return .failure(Refused(reason: .unknownCommand)) }
      return .success(command)
    } catch {
      return .failure(Refused(reason: .malformed(path: error.path, fault: error.description)))
    }
  }

  // MARK: Deciding

  private func decide(
    _ command: Domain.Command, _ envelope: CommandEnvelope, by user: UserID,
    receivedAt received: Instant, in storage: Storage
  ) throws(Exit) -> [Change<Domain.Entity>] {
    let replica = try failing { () throws(Failure) in
      try storage.load(Domain.reads(of: command, by: user), for: user)
    }
    if replica.entity(command.subject) == nil, !planted(.dependantsApplied),
      let root = try failing({ () throws(Failure) in
        try rootCause(of: command.subject, before: envelope, in: storage)
      })
    {
      throw .rejected(Refused(reason: root))
    }
    let context = DecideContext(
      actor: user, command: envelope.id, at: envelope.at, received: received)
    do throws(Domain.Rejection) {
      return try Domain.decide(command, context, in: replica)
    } catch {
      throw .rejected(Refused(reason: .domain(error)))
    }
  }

  /// The rejection that this command builds on: an earlier command of the device about the same
  /// entity, whose rejection the device did not know of when the command was made.
  private func rootCause(
    of subject: EntityKey, before envelope: CommandEnvelope, in storage: Storage
  ) throws(Failure) -> Reason? {
    let first = envelope.known + 1
    guard first > 0, first < envelope.dseq else { return nil }
    let rejected = try storage.rejected(by: envelope.device, in: first...(envelope.dseq - 1))
    for entry in rejected where entry.subject == subject {
      guard let json = entry.rejection else { continue }
      let reason: Reason
      do throws(WireError) { reason = try Reason(WireCursor(json)) } catch { continue }
      if case .dependsOnRejected = reason { return reason }
      return .dependsOnRejected(cause: entry.id, reason: reason)
    }
    return nil
  }

  // MARK: Outcome

  /// Advances the device's mark and logs the outcome.
  private func settle(
    _ envelope: CommandEnvelope, by user: UserID, _ received: Instant, subject: EntityKey?,
    rejection: JSON?, in storage: inout Storage
  ) throws(Failure) {
    if rejection != nil, planted(.rejectionBlocksQueue) { return }
    try storage.setMark(
      DeviceMark(
        device: envelope.device, user: user, lastDseq: envelope.dseq, lastCommand: envelope.id))
    if rejection?["kind"] == "unknownCommand", planted(.unknownVersionDropped) { return }
    try storage.log(
      LoggedCommand(
        device: envelope.device, dseq: envelope.dseq, id: envelope.id, user: user,
        system: envelope.system, name: envelope.name, version: envelope.version, at: envelope.at,
        received: received, subject: subject, rejection: rejection))
  }

  /// A failure of the database on its way out of a savepoint.
  func failing<Value>(_ body: () throws(Failure) -> Value) throws(Exit) -> Value {
    do throws(Failure) { return try body() } catch { throw .failed(error) }
  }
}
