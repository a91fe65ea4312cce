import Core
import Server
import Synchronization

/// Time and chance that only move when a test says so.
final class TestClock: Sendable {
  private struct State {
    var now = Instant(milliseconds: 1_790_000_000_000)
    var byte: UInt64 = 1
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { state in state.now } }

  func advance(byMilliseconds delta: Int64) {
    state.withLock { state in state.now = state.now.advanced(byMilliseconds: delta) }
  }

  func advance(byDays days: Int64) { advance(byMilliseconds: days * 86_400_000) }

  /// Bytes that never repeat and mean nothing.
  func bytes(_ count: Int) -> [UInt8] {
    state.withLock { state in
      (0..<count).map { _ in
        state.byte += 1
        return UInt8(truncatingIfNeeded: mixed(state.byte))
      }
    }
  }

  var environment: ServerEnvironment {
    ServerEnvironment(
      now: { self.now },
      ticks: { UInt64(clamping: self.now.milliseconds) * 1_000_000 },
      randomBytes: { count in self.bytes(count) },
      sleep: { _ in throw CancellationError() })
  }
}
