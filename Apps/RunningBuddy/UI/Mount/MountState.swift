import Core
import RunningBuddyDomain

/// The page that checks where the device is carried: a check under way, and what the host was asked
/// for it.
struct MountState {
  /// Where the person says that it is; `nil` for the place of the settings.
  var place: Carrying?
  /// What is checked, or came of it; `nil` before.
  var check: MountCheck?
  var motion = LiveMotion()
  var isAwake = false
  var isTicking = false
}

/// What the person does on the page that checks where the device is carried.
public enum MountAction: Hashable, Sendable {
  case placed(Carrying)
  case started
  /// Back to the beginning.
  case ended
  case kept(Carrying)
}

/// What came back for a check.
public enum MountAnswer: Hashable, Sendable {
  case moved(HostAnswer)
  case ticked
}
