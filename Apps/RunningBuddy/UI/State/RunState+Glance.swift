import RunningBuddyDomain
import Tracks

// What the launcher shows of RunningBuddy.
extension RunFeature.State {
  /// Whether a run is being recorded in this window.
  public var isRecording: Bool { live.role == .elected && live.isUnderWay }

  /// Whether this is the window that records, or would, and has read what there is.
  public var knowsRecording: Bool { live.role == .elected && live.isRead }

  /// This week's runs and their distance in words; `nil` where there are none.
  public var weekInWords: String? {
    let week = week
    guard week.runs > 0 else { return nil }
    return words(HomeText.someRuns, count: week.runs) + " · "
      + words.distance(centimetres: week.centimetres)
  }

  /// What was run this week.
  var week: RunSum {
    // More than anybody runs in a week.
    let entries = book.latestRuns(200).filter { run in run.sport.isRunning }.map { run in
      run.entry
    }
    return RunTotals.latest(1, .week(from: firstWeekday), of: entries, today: today).first?.sum
      ?? RunSum()
  }
}
