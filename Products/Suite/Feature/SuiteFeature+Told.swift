import Calendar
import Core
import Design
import Shell

// What the launcher says of apps that have a client of their own: what that has told, and until it
// was opened on this device, in this language, no more than whether there is anything.
extension SuiteFeature.State {
  func friendsLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told("friends", account, today) ?? [SuiteText.friendsNone.text(in: language)]
  }

  func refereeLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told("referee", account, today) ?? [SuiteText.refereeNone.text(in: language)]
  }

  func golfLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told("golf", account, today) ?? [SuiteText.golfNone.text(in: language)]
  }

  func dayLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told("day", account, today) ?? [SuiteText.dayNone.text(in: language)]
  }

  func runLines(_ account: SuiteFeature.Account, _ today: CivilDate) -> [String] {
    told("run", account, today) ?? [SuiteText.runNone.text(in: language)]
  }

  private func told(
    _ system: String, _ account: SuiteFeature.Account, _ today: CivilDate
  ) -> [String]? {
    let lines = account.glances[system]?.lines(today, in: language) ?? []
    return lines.isEmpty ? nil : lines
  }
}
