import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Shell
import TeePalsDomain
import TeePalsUI

// What the suite's apps tell those that have a client of their own.
extension SuiteFeature.Account {
  func ownGlances(_ language: Language) -> [AppGlance] {
    var told = [
      AppGlance(
        TeePalsCommand.system, in: language,
        days: [AppGlance.Day(lines: [], count: golf.badge)]),
      AppGlance(
        DayBlockCommand.system, in: language,
        underWay: day.liveName.map { _ in day.halfBlocksToday }),
    ]
    // Whether a run is recorded only the window knows that would record it.
    if run.knowsRecording {
      told.append(
        AppGlance(
          RunCommand.system, in: language, live: recording(language),
          underWay: run.isRecording ? 1 : nil))
    }
    return told
  }

  private func recording(_ language: Language) -> LiveGlance? {
    guard run.isRecording else { return nil }
    let text = SuiteText.runLive.text(in: language)
    return LiveGlance(address: "/run/live", subject: .line(text), label: text)
  }
}
