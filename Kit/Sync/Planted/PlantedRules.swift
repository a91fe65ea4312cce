import Core

extension ServerRules {
  /// The planted mistake ``PlantedBug/rollbackTakesNeighbours``: one savepoint for the whole batch.
  func applyTogether(
    _ request: PushRequest, _ admission: Admission, by user: UserID, receivedAt received: Instant,
    in storage: inout Storage
  ) throws(Failure) {
    let refused = try storage.savepoint { (storage) throws(Exit) in
      for command in request.commands.dropFirst(admission.start) {
        let outcome = try failing { () throws(Failure) in
          try apply(command, by: user, receivedAt: received, in: &storage)
        }
        if outcome.rejection != nil { throw .rejected(Refused(reason: .forbidden)) }
      }
    }
    guard refused != nil, let last = request.commands.last?.envelope else { return }
    try storage.setMark(
      DeviceMark(device: last.device, user: user, lastDseq: last.dseq, lastCommand: last.id))
  }
}
