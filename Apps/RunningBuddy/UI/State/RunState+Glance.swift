import Calendar
import Core
import Design
import RunningBuddyDomain
import Tracks

// What the launcher and the other apps show of RunningBuddy.
extension RunFeature.State {
  /// Whether a run is being recorded in this window.
  public var isRecording: Bool { live.role == .elected && live.isUnderWay }

  /// Whether this is the window that records, or would, and has read what there is.
  public var knowsRecording: Bool { live.role == .elected && live.isRead }

  /// Whether this window has a recording that is not over, or not saved yet.
  public var holdsRecording: Bool {
    guard live.role == .elected else { return false }
    if case .review = live.recorder.phase { return true }
    return live.isUnderWay || live.isSaving
  }

  /// What lets go of what the host was asked to hold.
  public var released: [HostRequest] {
    (live.isWatching ? [.unwatch] : []) + (live.isAwake ? [.stayAwake(false)] : [])
      + (live.isGuarding ? [.guard(false)] : [])
      + (live.motion.isWatching ? [.unwatchMotion] : [])
      + (live.heading.isWatching ? [.unwatchHeading] : []) + releasedByBout + releasedBySecond
      + releasedByMount
  }

  /// What is said of the recording under way in other apps.
  public var recordingInWords: String { words(RunGlanceText.recording) }

  /// What a page that is gone said of its recording holds until then: a minute or two.
  public var recordingHolds: Instant {
    Instant(milliseconds: (now.milliseconds / 60_000 + 2) * 60_000)
  }

  /// What the launcher says by day: this week's runs, and from the next week on that there are none
  /// yet. Before it is known what there is, nothing.
  public var launcherLines: [(from: CivilDate?, lines: [String])] {
    guard isLoaded, sync.knowledge == .known else { return [] }
    let sum = weekSoFar.sum
    let none = words(RunGlanceText.none)
    guard sum.runs > 0 else { return [(nil, [none])] }
    let text =
      words(HomeText.someRuns, count: sum.runs) + " · "
      + words.distance(centimetres: sum.centimetres)
    let days: [(from: CivilDate?, lines: [String])] = [
      (nil, [words(RunGlanceText.week, text: text)])
    ]
    let week = thisWeek
    return week.isLast ? days : days + [(week.next.from, [none])]
  }

  /// What was run this week.
  var week: RunSum { weekSoFar.sum }

  /// Sums the week up where the replica or the day is another: every turn asks for it.
  mutating func keepWeek() {
    let span = thisWeek
    guard weekSoFar.replicaNumber != replicaNumber || weekSoFar.span != span else { return }
    // More than anybody runs in a week.
    let entries = replica.latestRuns(200).filter { run in run.sport.isRunning }.map { run in
      run.entry
    }
    let sum = RunTotals.latest(1, unitOfWeeks, of: entries, today: today).first?.sum ?? RunSum()
    weekSoFar = WeekSoFar(replicaNumber: replicaNumber, span: span, sum: sum)
  }

  private var unitOfWeeks: TotalUnit { .week(from: firstWeekday) }
  private var thisWeek: DateSpan { unitOfWeeks.span(containing: today) }
}

/// The week's sum, and of what it is one.
struct WeekSoFar: Hashable {
  var replicaNumber = -1
  var span: DateSpan?
  var sum = RunSum()
}

/// What other apps say of RunningBuddy.
enum RunGlanceText: PhraseBook {
  case recording, none, week

  var phrase: Phrase {
    switch self {
    case .recording: Phrase("A run is being recorded", "달리기를 기록하고 있어요")
    case .none: Phrase("No runs this week yet.", "이번 주에는 아직 달리지 않았어요.")
    case .week: Phrase("This week: {text}", "이번 주: {text}")
    }
  }
}
