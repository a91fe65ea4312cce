import Synchronization

/// The keys of one purpose as a running server holds them: whoever needs them asks each time, so
/// that new keys are taken up without a restart.
public final class LiveKeyRing: Sendable {
  private let ring: Mutex<KeyRing>

  public init(_ ring: KeyRing) { self.ring = Mutex(ring) }

  /// The keys at this moment.
  public var current: KeyRing { ring.withLock { ring in ring } }

  /// Takes up other keys. What is under way goes on with those it has.
  func take(_ other: KeyRing) { ring.withLock { ring in ring = other } }
}
