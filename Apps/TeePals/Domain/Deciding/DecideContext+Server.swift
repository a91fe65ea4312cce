import Core
import Sync

extension DecideContext {
  /// Of what the server does by itself: nobody's command. Its id follows from what it is about, and
  /// with it those of its lines.
  public static func ofServer(
    _ words: [String], about user: UserID, at now: Instant
  ) -> DecideContext {
    DecideContext(actor: user, command: CommandID(of: .words(words)), at: now, received: now)
  }
}
