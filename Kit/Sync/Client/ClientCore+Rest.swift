// Leaving the server alone for a while, at somebody's wish.
extension ClientCore {
  /// Rest begins or ends. Afterwards everything that waited goes by itself.
  mutating func rest(_ rests: Bool) {
    guard rests != isAtRest else { return }
    isAtRest = rests
    isRoused = false
    // Of a server that is left alone nothing is known.
    unanswered = 0
    if !rests { resume() }
  }

  /// Everything is sent and fetched once, by the tab that syncs.
  mutating func wanted() {
    guard leads else { return passOnWish() }
    isRoused = isAtRest
    resume()
  }

  /// Back to rest as soon as there is nothing left that could be sent.
  mutating func settleDown() {
    guard isRoused, write == nil else { return }
    for index in outbox.indices where outbox[index].dseq == nil || !outbox[index].isSaved {
      return
    }
    isRoused = false
  }
}
