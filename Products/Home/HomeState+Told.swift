import Calendar
import Core
import Design
import Shell

// What the launcher says of apps that have a client of their own: what that has told, and until it
// was opened on this device, in this language, no more than whether there is anything.
extension ShellState where Content == HomeContent {
  func friendsLines(_ account: ShellAccount<HomeContent>, _ today: CivilDate) -> [String] {
    told("friends", account, today) ?? [HomeText.friendsNone.text(in: language)]
  }

  func refereeLines(_ account: ShellAccount<HomeContent>, _ today: CivilDate) -> [String] {
    told("referee", account, today) ?? [HomeText.refereeNone.text(in: language)]
  }

  func golfLines(_ account: ShellAccount<HomeContent>, _ today: CivilDate) -> [String] {
    told("golf", account, today) ?? [HomeText.golfNone.text(in: language)]
  }

  func dayLines(_ account: ShellAccount<HomeContent>, _ today: CivilDate) -> [String] {
    told("day", account, today) ?? [HomeText.dayNone.text(in: language)]
  }

  func runLines(_ account: ShellAccount<HomeContent>, _ today: CivilDate) -> [String] {
    told("run", account, today) ?? [HomeText.runNone.text(in: language)]
  }

  private func told(
    _ system: String, _ account: ShellAccount<HomeContent>, _ today: CivilDate
  ) -> [String]? {
    let lines = account.glances[system]?.lines(today, in: language) ?? []
    return lines.isEmpty ? nil : lines
  }
}
