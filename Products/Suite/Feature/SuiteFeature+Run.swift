import AccountsUI
import Core
import RunningBuddyUI
import Shell
import Sync
import View

// RunningBuddy among the apps.
extension SuiteFeature.State {
  mutating func reduceRun(_ action: RunFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.apps.reduceRun(action, moment) ?? []
    var effects = perform(
      children, action: { action in .run(action) }, command: { command in .run(command) }, moment)
    if let place = account?.run.route, case .run = route { route = .run(place) }
    if case .delegate(let delegate) = action { effects += perform(delegate, moment) }
    return effects
  }

  /// What follows from changed runs is done as soon as they have changed.
  mutating func meetRun(_ moment: Moment) -> Effects {
    account?.run.needsMeeting == true ? reduceRun(.inner(.met), moment) : []
  }

  /// The recording of a run that was not saved goes with the person.
  static func forgetRecording(of user: UserID) -> Effects {
    RunFeature.databases(of: user).map { database in .tell(.erase(database: database)) }
  }

  /// What the launcher says of runs.
  func runGlance(_ account: SuiteFeature.Account) -> RunGlance {
    RunGlance(isRecording: account.run.isRecording, week: account.run.weekInWords)
  }
}
