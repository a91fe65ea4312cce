import Core
import Server

extension SignedInContext {
  /// Refuses a sensitive act when the person proved too long ago who they are: second factor,
  /// password, passkeys, export, deletion, pairing.
  func mustBeFresh(at now: Instant) throws(Problem) {
    guard SessionPolicy.isFresh(session, at: now) else {
      throw Problem(.reauthenticationRequired)
    }
  }
}
