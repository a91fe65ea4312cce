import Core
import Wire

/// What the server does with pushes and pulls, inside transactions it is handed.
///
/// A push is two steps, so that a writer can group the commands of many people in one transaction:
/// ``admit(_:from:in:)`` once for each request, then ``apply(_:by:receivedAt:in:)`` for each
/// admitted command in order.
public struct ServerRules<Storage: SyncStorage>: Sendable {
  public typealias Domain = Storage.Domain
  public typealias Failure = Storage.Failure
  /// Why a command was not accepted, in the terms of this domain.
  public typealias Reason = RejectionReason<Domain.Rejection>

  let planted: Planting

  public init(planted: Planting = Planting()) { self.planted = planted }

  /// Which commands of a request are new: everything before `start` already has its outcome.
  ///
  /// Must run in the transaction that applies the rest, with no other push of the same device
  /// between.
  public func admit(
    _ request: PushRequest, from user: UserID, in storage: Storage
  ) throws(Failure) -> Result<Admission, SyncProblem> {
    let current = try storage.epoch()
    guard request.epoch == current else { return .failure(.unknownEpoch(current)) }
    guard request.commands.count <= PushRequest.limit else {
      return .failure(.tooManyCommands(limit: PushRequest.limit))
    }
    if let problem = sequenceProblem(request) { return .failure(problem) }
    let mark = try storage.mark(of: request.device)
    guard mark?.user ?? user == user else { return .failure(.deviceTaken) }
    let last = mark?.lastDseq ?? 0
    guard let first = request.commands.first?.envelope.dseq else {
      return .success(Admission(start: 0, mark: last))
    }
    if planted(.noDeduplication) { return .success(Admission(start: 0, mark: last)) }
    guard first <= last + 1 else { return .failure(.gap(expected: last + 1)) }
    guard try continues(request, first: first, last: last, mark?.lastCommand, in: storage) else {
      return .failure(.deviceForked)
    }
    return .success(Admission(start: Int(last + 1 - first), mark: last))
  }

  /// What ``admit(_:from:in:)`` found.
  public struct Admission: Hashable, Sendable {
    /// The index of the first command without an outcome; may lie beyond the end.
    public let start: Int
    /// The device's mark before the push.
    public let mark: Int64
  }

  /// A whole push in one go.
  public func push(
    _ request: PushRequest, from user: UserID, receivedAt received: Instant,
    in storage: inout Storage
  ) throws(Failure) -> Result<PushAnswer, SyncProblem> {
    switch try admit(request, from: user, in: storage) {
    case .failure(let problem): return .failure(problem)
    case .success(let admission):
      if planted(.rollbackTakesNeighbours) {
        try applyTogether(request, admission, by: user, receivedAt: received, in: &storage)
      } else {
        for command in request.commands.dropFirst(admission.start) {
          let outcome = try apply(command, by: user, receivedAt: received, in: &storage)
          if outcome.rejection != nil, planted(.rejectionBlocksQueue) {
            return .success(PushAnswer(mark: command.envelope.dseq - 1))
          }
        }
      }
      let last = request.commands.last?.envelope.dseq ?? 0
      return .success(PushAnswer(mark: max(last, admission.mark)))
    }
  }

  // MARK: Admission

  /// One device, numbers without gaps.
  private func sequenceProblem(_ request: PushRequest) -> SyncProblem? {
    var expected = request.commands.first?.envelope.dseq ?? 0
    for (index, command) in request.commands.enumerated() {
      if command.envelope.device != request.device {
        return .malformed(path: "/commands/\(index)/device", fault: "another device")
      }
      if command.envelope.dseq != expected {
        return .malformed(path: "/commands/\(index)/dseq", fault: "not the next number")
      }
      expected &+= 1
    }
    return nil
  }

  /// Whether the pushed commands are the ones we already have, as far as we have them, and the rest
  /// follows on.
  private func continues(
    _ request: PushRequest, first: Int64, last: Int64, _ lastCommand: CommandID?,
    in storage: Storage
  ) throws(Failure) -> Bool {
    if planted(.deviceReusedAfterRestore) { return true }
    if first == last + 1 { return request.predecessor == lastCommand }
    let end = min(last, request.commands.last?.envelope.dseq ?? last)
    let logged = try storage.logged(by: request.device, in: max(1, first - 1)...end)
    var ours = logged.makeIterator()
    if first > 1, ours.next()?.id != request.predecessor { return false }
    for command in request.commands where command.envelope.dseq <= end {
      guard let entry = ours.next() else { return false }
      if entry.dseq != command.envelope.dseq || entry.id != command.envelope.id { return false }
    }
    return true
  }
}
