import Calendar
import Core
import DayBlockDomain

/// What the calendar and the statistics remember.
struct CalendarState {
  var mode = CalendarMode.month
  /// The selected day; nothing while it is today, so that midnight moves it.
  var day: CivilDate?
  /// The month on the page, where it is not the selected day's.
  var page: CivilDate?
  /// Where the person was last, so that looking again keeps the page.
  var seen: DayRoute?
  /// What is being moved about on a day.
  var draft: TimeDraft?
  var sheet: CalendarSheet?
  /// What is being typed into the form of times.
  var form: TimeForm?
  /// The calendars of others.
  var overlays = OverlayShelf()
  /// What the statistics on the screen came to.
  var figures: StatFigures?
  /// How often they were counted.
  var countings = 0
  /// The tables of the drawings that somebody has opened.
  var tables: [StatTable] = []

  /// Nothing of the calendar is remembered by the browser.
  init(reading remembered: [String: String], of user: UserID) {}
}

/// What lies over the screen.
enum CalendarSheet: Hashable {
  /// Everything that can be done with what was recorded.
  case menu(DaySessionID)
  /// The exact times, in ``CalendarState/form``.
  case times(DaySessionID)
  case split(DaySessionID, minute: Int)
  case block(DaySessionID)
  case versions(DaySessionID)

  var session: DaySessionID {
    switch self {
    case .menu(let id), .times(let id), .split(let id, _), .block(let id), .versions(let id): id
    }
  }
}

/// Which part of what was recorded is moved.
public enum TimeEdge: Hashable, Sendable {
  case whole, start, end
}

/// What the person did in the calendar or the statistics.
public enum CalendarAction {
  // Going about.
  case dayTapped(CivilDate)
  /// A key of the month's grid.
  case dayKeyed(String)
  /// So many months, weeks or days on; back where it is negative.
  case paged(Int)
  /// Drew the page sideways by so many px.
  case swiped(x: Int)
  case todayTapped

  // What was recorded, on the day's canvas.
  case selected(DaySessionID)
  case unselected
  /// By a button, in minutes.
  case nudged(TimeEdge, Int)
  /// By the pointer, in px.
  case dragged(TimeEdge, Int)
  /// By a key on it.
  case sessionKeyed(DaySessionID, String)
  case draftKept
  case draftLeft
  /// Time that nothing was recorded of.
  case gapTapped(from: Instant, to: Instant)

  // What can be done with it.
  case menuOpened(DaySessionID)
  case timesWanted(DaySessionID)
  case splitWanted(DaySessionID)
  case blockWanted(DaySessionID)
  case versionsWanted(DaySessionID)
  case sheetClosed
  case deleted(DaySessionID)
  /// The minute of the split, as the slider says it.
  case splitMoved(String)
  case splitDone
  case blockChosen(BlockID)
  /// Back to an earlier version, by its number.
  case versionRestored(Int)

  case form(TimeFormAction)

  // Statistics.
  case fromPicked(String)
  case throughPicked(String)
  /// A table that is not made before that.
  case tableOpened(StatTable)
}

/// What was typed into the form of times.
public enum TimeFormAction {
  case block(String)
  case day(String)
  case start(String)
  case end(String)
  case minutes(String)
  case memo(String)
  /// Somebody was there, or was not after all.
  case friend(DayFriendID)
  case friendSearch(String)
  /// A length instead of an end.
  case byLength(Bool)
  /// Of a time that comes twice, the second is meant.
  case startSecond(Bool)
  case endSecond(Bool)
  case sent
  /// It is meant as it stands, whatever was asked about it; or it is not.
  case meant
  case unmeant
  /// What is to come becomes a plan of its block.
  case planned
}

/// What came back.
public enum CalendarAnswer {
  /// Events around a day, or today.
  case overlays(HostAnswer, around: CivilDate?)
}
