import AccountsUI
import Core
import DayBlockDomain
import RefWatchDomain
import Shell
import SuperFriendDomain
import TeePalsDomain
import View

// What the apps remember beside a person's database goes with it, also where their clients are not
// open.
extension ShellState where Content == HomeContent {
  /// - Parameter keepsOnlyHere: Only the copy goes: what is nowhere else stays.
  static func forget(_ user: UserID, keepsOnlyHere: Bool = false) -> Effects {
    let keys =
      RefWatchMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
      + TeePalsMemory.allKeys(of: user, keepsOnlyHere: keepsOnlyHere)
      + DayBlockMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
      + FriendsMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
    return keys.map { key in .tell(.remember(key: key, value: "")) }
  }

  /// The recording of a run that was not saved goes with the person, and those that were begun
  /// without an account and became theirs.
  func forgetRecordings(of user: UserID) -> Effects {
    let inherited = Inheritance.all(of: user, launch.remembered)
    let owners = [user] + inherited.map { one in one.local }
    return owners.map { owner in .tell(.erase(database: CurrentUser.journal(of: owner))) }
      + inherited.map { one in .tell(.remember(key: one.key, value: "")) }
  }
}
