/// Whether the other device is heard.
public enum CompanionReach: Hashable, Sendable {
  case live
  /// Milliseconds since it was last heard.
  case delayed(Int64)
  /// It is not heard; so many rows wait for it.
  case offline(waiting: Int)
  case ended

  /// Milliseconds.
  static let liveLimit: Int64 = 3_000
  public static let delayedLimit: Int64 = 30_000

  /// - Parameter silence: Milliseconds since the other device was heard; `nil` for never.
  init(silence: Int64?, waiting: Int, hasLeft: Bool) {
    if hasLeft {
      self = .ended
    } else if let silence, silence < CompanionReach.liveLimit {
      self = .live
    } else if let silence, silence < CompanionReach.delayedLimit {
      self = .delayed(silence)
    } else {
      self = .offline(waiting: waiting)
    }
  }
}
