import Core
import DayBlockUI
import Shell

extension SuiteFeature.State {
  /// What DayBlock remembers beside a person's database goes with it, also where its client is not
  /// open.
  func forgetDay(of user: UserID) -> Effects {
    DayBlockFeature.remembered(of: user).map { key in .tell(.remember(key: key, value: "")) }
  }
}
