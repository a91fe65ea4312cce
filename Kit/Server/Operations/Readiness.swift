import Synchronization

/// Whether the server should be sent requests.
public final class Readiness: Sendable {
  private let stopping = Atomic<Bool>(false)
  private let probe: @Sendable () async -> Bool

  /// - Parameter probe: Whether the database answers.
  public init(probe: @escaping @Sendable () async -> Bool) { self.probe = probe }

  /// From now on the server is not ready; those who balance load look elsewhere.
  public func stop() { stopping.store(true, ordering: .relaxed) }

  public func isReady() async -> Bool {
    if stopping.load(ordering: .relaxed) { return false }
    return await probe()
  }
}
