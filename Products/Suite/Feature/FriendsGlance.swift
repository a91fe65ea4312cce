import Core
import Shell
import SuperFriendUI

extension SuiteFeature.State {
  /// What the launcher says of the friends.
  func friendsGlance(_ account: SuiteFeature.Account) -> FriendsGlance {
    FriendsGlance(
      total: account.friends.summary.total, due: account.friends.summary.due,
      dueNames: account.friends.summary.dueNames)
  }
}
