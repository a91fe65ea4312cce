import Core
import Sync

/// One open stream of change notifications: whose it is, and what wakes its reader.
public final class ChangeStream: Sendable {
  public typealias Event = StreamSignal.Event

  public let session: UserSession
  /// What wakes it.
  public let signal = StreamSignal()

  init(session: UserSession) { self.session = session }

  /// Waits for the next event. One reader at a time.
  public func next() async -> Event { await signal.next() }

  func notify() { signal.move() }
  func beat() { signal.beat() }

  /// Ends the stream; its reader is told at once.
  public func close() { signal.close() }
}
