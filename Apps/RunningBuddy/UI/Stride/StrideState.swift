import Core
import RunningBuddyDomain

/// The page of step lengths: a bout under way, and what the host was asked for it.
struct StrideState {
  /// What is measured; `nil` while nothing is.
  var bout: CalibrationBout?
  var motion = LiveMotion()
  var trouble: LiveState.Trouble?
  /// How the place is allowed is explained.
  var isExplained = false
  /// Centimetres, of the last fix.
  var accuracy: Int?
  var isWatching = false
  var isAwake = false
  var isTicking = false
}

/// What the person does on the page of step lengths.
public enum StrideAction: Hashable, Sendable {
  case measureWanted
  case started
  /// Back to the start, or to the page where nothing has begun.
  case cancelled
  case kept, repeated, dropped
  case deleted(StrideRecordID)
  case permissionExplained, permissionRetried, explanationClosed
}

/// What came back for a bout.
public enum StrideAnswer: Hashable, Sendable {
  case watched(HostAnswer)
  case moved(HostAnswer)
  case ticked
}
