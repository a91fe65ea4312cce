import AccountsUI
import Core
import Shell
import View

extension SuiteFeature.State {
  /// The recording of a run that was not saved goes with the person, and those that were begun
  /// without an account and became theirs.
  func forgetRecordings(of user: UserID) -> Effects {
    let inherited = Inheritance.all(of: user, launch.remembered)
    let owners = [user] + inherited.map { one in one.local }
    return owners.map { owner in .tell(.erase(database: Occupant.journal(of: owner))) }
      + inherited.map { one in .tell(.remember(key: one.key, value: "")) }
  }
}
