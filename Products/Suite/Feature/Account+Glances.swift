import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Shell

// What the suite's app tells those that have a client of their own.
extension SuiteFeature.Account {
  func ownGlances(_ language: Language, _ moment: Moment) -> [AppGlance] {
    let seconds =
      moment.instant.milliseconds / 1_000 + Int64(86_400 - moment.timeOfDay.second)
    let midnight = Instant(milliseconds: seconds * 1_000)
    return [
      AppGlance(
        DayBlockCommand.system, in: language,
        underWay: day.liveName.map { _ in day.halfBlocksToday },
        until: day.liveName == nil ? nil : midnight)
    ]
  }
}
