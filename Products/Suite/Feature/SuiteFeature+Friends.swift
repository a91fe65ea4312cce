import Calendar
import Core
import Design
import Shell
import SuperFriendDomain

extension SuiteFeature.State {
  /// What the launcher says of the friends: what their own client has told, and until it was opened
  /// on this device, in this language, no more than whether there is anybody.
  func friendsLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    let glance = account.glances[FriendsCommand.system]
    if let lines = glance?.lines(today, in: language), !lines.isEmpty { return lines }
    let hasFriends = seen().map { view in !view.friends.friends.isEmpty } ?? false
    return [(hasFriends ? SuiteText.friendsClosed : .friendsNone).text(in: language)]
  }
}
