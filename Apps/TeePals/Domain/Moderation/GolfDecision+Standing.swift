import Core

// What sanctions forbid (specification §6). A device lets the server say.

extension GolfDecision {
  /// Whether somebody may do this at all, as moderators and limits have left them.
  func checkStanding(for command: TeePalsCommand) throws(TeePalsRejection) {
    if replica.banned.contains(actor) { throw .suspended }
    if command.isForActiveOnly, replica.suspended.contains(actor) { throw .suspended }
    if command.makesHost, replica.coolingOff.contains(actor) { throw .coolingOff }
  }

  /// Nobody gets into the round of a host who cannot act: it stays with those who are in. To the
  /// others that of a host who is banned is not there.
  func checkHost(of round: Round) throws(TeePalsRejection) {
    let host = round.host.user
    guard host != actor else { return }
    if replica.banned.contains(host) { throw .notFound }
    if replica.suspended.contains(host) { throw .roundNotOpen }
    if replica.concealed.contains(host) { throw .notFound }
  }

  /// Nobody lets in whoever is banned, who would read there again.
  func checkPresence(of user: UserID) throws(TeePalsRejection) {
    if replica.banned.contains(user) { throw .notFound }
  }
}
