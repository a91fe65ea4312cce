import Calendar
import Core
import DayBlockDomain

/// Every place in DayBlock that has an address.
public enum DayRoute: Hashable, Sendable {
  /// The carousel.
  case tracking
  /// The run under way, on the whole screen.
  case live
  /// What was recorded: reviewed after finishing, looked at later.
  case session(DaySessionID)
  case manage(ManageTab)
  /// Without an id, a new one.
  case editGroup(BlockGroupID?)
  /// Without an id, a new one.
  case editBlock(BlockID?)
  /// Without a date, today.
  case calendar(CalendarMode, CivilDate?)
  /// Time entered by hand; without a date, today.
  case addSession(CivilDate?)
  /// Without a date, the range that today is in. `through` is the last day of a custom range.
  case statistics(StatRange, CivilDate?, through: CivilDate? = nil)
  case info
  case settings
  case guide
  /// Files that come in and go out.
  case data
  /// Addresses for other programs.
  case links
  /// What was deleted and can be restored.
  case discarded
  case reset
  /// Whose work is in it.
  case licences
  case welcome
  /// What the server did not accept.
  case refused
  /// Something that is done at once, from the app's icon or a notification.
  case shortcut(DayShortcut)
}

/// What the app's icon and notifications offer (specification §15).
public enum DayShortcut: Hashable, Sendable {
  /// Plays a block; without one, that which was played last.
  case start(BlockID?)
  case pause
  case resume
  case finish
}

/// What is managed.
public enum ManageTab: String, Hashable, Sendable, CaseIterable {
  case groups, blocks
}

/// How much of the calendar is on the screen.
public enum CalendarMode: String, Hashable, Sendable, CaseIterable {
  case month, week, day
}

/// What statistics are about.
public enum StatRange: String, Hashable, Sendable, CaseIterable {
  case day, week, month, year, custom
}

extension DayRoute {
  /// Whether it shows what may be years old.
  var showsYears: Bool {
    switch self {
    case .calendar, .statistics, .info, .data, .manage, .session, .discarded: true
    default: false
    }
  }

  /// Path and query below the origin.
  public var path: String {
    switch self {
    case .tracking: "/day"
    case .live: "/day/now"
    case .session(let id): "/day/sessions/" + id.description
    case .manage(let tab): "/day/manage?show=" + tab.rawValue
    case .editGroup(let id): "/day/manage/groups/" + DayRoute.word(of: id)
    case .editBlock(let id): "/day/manage/blocks/" + DayRoute.word(of: id)
    case .calendar(let mode, let date):
      "/day/calendar?view=" + mode.rawValue + DayRoute.part("date", date)
    case .addSession(let date):
      "/day/sessions/new" + (date.map { date in "?date=" + date.description } ?? "")
    case .statistics(let range, let date, let through):
      "/day/statistics?range=" + range.rawValue + DayRoute.part("date", date)
        + DayRoute.part("through", through)
    case .info: "/day/info"
    case .settings: "/day/info/settings"
    case .guide: "/day/info/guide"
    case .data: "/day/info/data"
    case .links: "/day/info/links"
    case .discarded: "/day/info/discarded"
    case .reset: "/day/info/reset"
    case .licences: "/day/info/licences"
    case .welcome: "/day/welcome"
    case .refused: "/day/refused"
    case .shortcut(let shortcut): "/day/do/" + DayRoute.word(of: shortcut)
    }
  }

  private static func word<Tag>(of id: ID<Tag>?) -> String { id?.description ?? "new" }

  private static func word(of shortcut: DayShortcut) -> String {
    switch shortcut {
    case .start(let block):
      "start" + (block.map { block in "?block=" + block.description } ?? "")
    case .pause: "pause"
    case .resume: "resume"
    case .finish: "finish"
    }
  }

  private static func part(_ name: String, _ date: CivilDate?) -> String {
    date.map { date in "&" + name + "=" + date.description } ?? ""
  }
}
