import Calendar
import Core
import SuperFriendDomain
import View

/// Whether notifications come to this device, what one of them was answered with, and the address
/// of the calendar.
struct RemindingState {
  var push: PushSwitch
  var calendar: CalendarLink
  /// What is to be done once the friend is known.
  private(set) var deed: DueDeed?
  /// What has been done: an address that is gone back to does nothing a second time.
  private var done: [DueDeed] = []

  init(reading remembered: [String: String], of user: UserID) {
    push = PushSwitch(
      of: FriendsDomain.app, kept: remembered[FriendsMemory.push.key(of: user)])
    calendar = CalendarLink(remembered[FriendsMemory.calendar.key(of: user)])
  }

  mutating func take(_ deed: DueDeed) {
    if !done.contains(deed) { self.deed = deed }
  }

  mutating func finish() -> DueDeed? {
    guard let deed else { return nil }
    self.deed = nil
    done.append(deed)
    return deed
  }
}

public enum RemindingAction {
  case wayChosen(ReminderWay)
  case pushToggled(Bool)
  case dayToggled(Weekday)
}
