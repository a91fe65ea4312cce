/// What has to be there before a run is recorded; the start may skip it.
public struct Arming: Hashable, Sendable {
  /// What the person or the device answered.
  public enum Answer: Hashable, Sendable {
    case waiting
    case yes
    case no
  }

  /// Fixes in a row that are good enough (§14 of the specification).
  static let enough = 5
  /// Centimetres; a fix has to be better.
  static let goodAccuracy = 2_000

  public internal(set) var permission = Answer.waiting
  public internal(set) var screenLock = Answer.waiting
  /// Good fixes in a row, 0…5. Once there were five, it stays.
  public private(set) var goodFixes = 0

  public init() {}

  /// A run can be recorded as well as this device can: whoever refused the screen lock is asked to
  /// leave the screen on.
  public var isReady: Bool {
    permission == .yes && screenLock != .waiting && goodFixes == Arming.enough
  }

  /// A fix, or one that was refused.
  mutating func take(accuracy: Int, isRefused: Bool) {
    guard goodFixes < Arming.enough else { return }
    goodFixes = !isRefused && accuracy < Arming.goodAccuracy ? goodFixes + 1 : 0
  }
}
