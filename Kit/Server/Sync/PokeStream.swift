import Core
import Sync
import Synchronization

/// One open poke stream. Whatever happens while its reader is busy is one flag: nothing queues up.
public final class PokeStream: Sendable {
  /// What the reader has to do next.
  public enum Event: Hashable, Sendable {
    /// A scope the person is a member of moved.
    case moved
    /// Time for a sign of life, and for asking whether the session still holds.
    case beat
    /// The stream is over.
    case closed
  }

  private struct State {
    var moved = false
    var beat = false
    var closed = false
    var reader: CheckedContinuation<Event, Never>?

    mutating func take() -> Event? {
      if closed { return .closed }
      if moved {
        moved = false
        return .moved
      }
      if beat {
        beat = false
        return .beat
      }
      return nil
    }
  }

  public let session: UserSession
  private let state = Mutex(State())

  init(session: UserSession) { self.session = session }

  /// Waits for the next event. One reader at a time.
  public func next() async -> Event {
    await withCheckedContinuation { reader in
      let event = state.withLock { state -> Event? in
        if let event = state.take() { return event }
        state.reader = reader
        return nil
      }
      if let event { reader.resume(returning: event) }
    }
  }

  func poke() { wake { state in state.moved = true } }
  func beat() { wake { state in state.beat = true } }

  /// Ends the stream; its reader is told at once.
  public func close() { wake { state in state.closed = true } }

  private func wake(_ note: (inout State) -> Void) {
    let ready = state.withLock { state -> (CheckedContinuation<Event, Never>, Event)? in
      note(&state)
      guard let reader = state.reader, let event = state.take() else { return nil }
      state.reader = nil
      return (reader, event)
    }
    if let (reader, event) = ready { reader.resume(returning: event) }
  }
}
