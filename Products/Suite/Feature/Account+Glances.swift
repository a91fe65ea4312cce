import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Shell

// What the suite's apps tell those that have a client of their own.
extension SuiteFeature.Account {
  func ownGlances(_ language: Language, _ moment: Moment) -> [AppGlance] {
    let now = moment.instant.milliseconds
    let seconds = now / 1_000 + Int64(86_400 - moment.timeOfDay.second)
    let midnight = Instant(milliseconds: seconds * 1_000)
    // A page that is gone records no more: what it told holds a minute or two.
    let soon = Instant(milliseconds: (now / 60_000 + 2) * 60_000)
    var told = [
      AppGlance(
        DayBlockCommand.system, in: language,
        underWay: day.liveName.map { _ in day.halfBlocksToday },
        until: day.liveName == nil ? nil : midnight)
    ]
    // Whether a run is recorded only the window knows that would record it.
    if run.knowsRecording {
      told.append(
        AppGlance(
          RunCommand.system, in: language, live: recording(language),
          underWay: run.isRecording ? 1 : nil, until: run.isRecording ? soon : nil))
    }
    return told
  }

  private func recording(_ language: Language) -> LiveGlance? {
    guard run.isRecording else { return nil }
    let text = SuiteText.runLive.text(in: language)
    return LiveGlance(address: "/run/live", subject: .line(text), label: text)
  }
}
