import Calendar
import Core
import Design
import RefWatchDomain
import RunningBuddyDomain
import Shell
import SuperFriendDomain
import TeePalsDomain

// What the launcher says of apps that have a client of their own: what that has told, and until it
// was opened on this device, in this language, no more than whether there is anything.
extension SuiteFeature.State {
  func friendsLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    if let told = told(FriendsCommand.system, account, today) { return told }
    let isEmpty = seen().map { view in view.friends.friends.isEmpty } ?? true
    return [(isEmpty ? SuiteText.friendsNone : .friendsClosed).text(in: language)]
  }

  func refereeLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told(RefWatchCommand.system, account, today) ?? [SuiteText.refereeNone.text(in: language)]
  }

  func golfLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told(TeePalsCommand.system, account, today) ?? [SuiteText.golfNone.text(in: language)]
  }

  func runLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told(RunCommand.system, account, today) ?? [SuiteText.runNone.text(in: language)]
  }

  private func told(
    _ system: String, _ account: SuiteFeature.Account, _ today: CivilDate
  ) -> [String]? {
    let lines = account.glances[system]?.lines(today, in: language) ?? []
    return lines.isEmpty ? nil : lines
  }
}
