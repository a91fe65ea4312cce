import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RefWatchDomain
import RefWatchUI
import RunningBuddyDomain
import RunningBuddyUI
import Shell
import TeePalsDomain
import TeePalsUI

// What the suite's apps tell those that have a client of their own.
extension SuiteFeature.Account {
  func ownGlances(at now: Instant, _ language: Language) -> [AppGlance] {
    var told = [
      AppGlance(
        RefWatchCommand.system, in: language, live: match(at: now),
        underWay: referee.isLive ? 1 : nil),
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

  private func match(at now: Instant) -> LiveGlance? {
    referee.liveLine.map { line in
      LiveGlance(
        address: line.address,
        subject: .match(
          MatchGlance(
            home: line.home, score: line.score, away: line.away, stage: line.stage,
            hold: line.hold,
            clock: line.elapsed.map { elapsed in
              GlanceClock(zero: now.advanced(byMilliseconds: -elapsed))
            })), label: line.label)
    }
  }

  private func recording(_ language: Language) -> LiveGlance? {
    guard run.isRecording else { return nil }
    let text = SuiteText.runLive.text(in: language)
    return LiveGlance(address: "/run/live", subject: .line(text), label: text)
  }
}
