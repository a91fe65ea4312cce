import AccountsUI
import Core
import Shell
import View

extension SuiteFeature.State {
  /// The recording of a run that was not saved goes with the person, and one that was begun without
  /// an account and became theirs.
  func forgetRecording(of user: UserID) -> Effects {
    let key = Inheritance.key(of: user)
    let local = launch.remembered[key].flatMap { text in UserID(text) }
    let journals = [user] + (local.map { local in [local] } ?? [])
    return journals.map { owner in .tell(.erase(database: Occupant.journal(of: owner))) }
      + (local == nil ? [] : [.tell(.remember(key: key, value: ""))])
  }
}
