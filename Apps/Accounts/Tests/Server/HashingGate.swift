import Dispatch
import Synchronization

/// Holds hashings back until the test lets them go.
final class HashingGate: Sendable {
  private let isClosed = Atomic<Bool>(false)
  private let turnstile = DispatchSemaphore(value: 0)

  func close() { isClosed.store(true, ordering: .sequentiallyConsistent) }

  /// Lets everyone through, those who wait and up to a hundred who come.
  func open() {
    isClosed.store(false, ordering: .sequentiallyConsistent)
    for _ in 0..<100 { turnstile.signal() }
  }

  /// Waits while the gate is closed.
  func pass() {
    if isClosed.load(ordering: .sequentiallyConsistent) { turnstile.wait() }
  }
}
