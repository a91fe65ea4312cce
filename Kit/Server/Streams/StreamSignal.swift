import Synchronization

/// What wakes the reader of an open stream. Whatever happens while the reader is busy is one flag:
/// nothing queues up.
public final class StreamSignal: Sendable {
  /// What the reader has to do next.
  public enum Event: Hashable, Sendable {
    /// Something the stream tells of moved.
    case moved
    /// Time for a sign of life, and for asking whether the reader may still listen.
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

  private let state = Mutex(State())

  public init() {}

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

  /// Something moved. Returns at once.
  public func move() { wake { state in state.moved = true } }
  /// It is time for a sign of life. Returns at once.
  public func beat() { wake { state in state.beat = true } }
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
