import Calendar
import RefWatchDomain

/// The import page.
struct ImportState: Hashable {
  enum Stage: Hashable {
    case choosing, reading, columns, order, preview, running, finished, undoing, undone
  }

  /// Which items are listed.
  enum Filter: String, Hashable, CaseIterable {
    case all, new, changed, same, faults
  }

  static let page = 50
  /// Characters that are shown in the field; a longer text is read as a file is.
  static let textLimit = 200_000

  var stage = Stage.choosing
  /// The text as pasted, or of the file; it stays until another one comes.
  var text = ""
  var fault: FixtureFileFault?
  /// The file could not be read at all.
  var isUnreadable = false
  var file: FixtureFile?
  var columns: [FixtureField?] = []
  var hasColumnFault = false
  var readings: [FixtureTable.Reading] = []
  var order: DateOrder?
  var time: TimeOfDay?
  /// How many matches have a date and no time.
  var timeless = 0
  var plan: FixturePlan?
  var chosen: Set<Int> = []
  var filter = Filter.all
  var shown = page
  /// What was begun: the commands, and what takes each back.
  var commands: [RefWatchCommand] = []
  var undo: [RefWatchCommand] = []
  /// How many of them are done, or taken back.
  var done = 0
  var taken = 0

  var table: FixtureTable? {
    if case .table(let table)? = file { table } else { nil }
  }

  func options(_ zone: PlanningZone, _ today: CivilDate) -> FixtureOptions {
    var options = FixtureOptions(zone: zone)
    options.today = today
    if table != nil { options.columns = columns }
    options.order = order
    options.time = time
    return options
  }

  /// The places of the items that a filter lists.
  func places(_ filter: Filter) -> [Int] {
    guard let plan else { return [] }
    var places: [Int] = []
    for (index, item) in plan.items.enumerated() {
      let isListed =
        switch (filter, item.outcome) {
        case (.all, _), (.new, .new), (.new, .deleted), (.changed, .changed), (.same, .same),
          (.faults, .fault):
          true
        default: false
        }
      if isListed { places.append(index) }
    }
    return places
  }
}

/// On the import page.
public enum ImportAction {
  case fileWanted
  case textTyped(String)
  case textSubmitted
  case dropped([UInt8])
  case columnChosen(Int, FixtureField?)
  case columnsTaken
  case columnsWanted
  case orderChosen(DateOrder)
  case timeTyped(String)
  case filtered(String)
  case toggled(Int, Bool)
  case allChosen(Bool)
  case extended
  case started
  case stopped
  case undone
  /// Of an import before this page was opened.
  case lastUndone
  case backToText
  case startedOver
}

/// On the schedule, and of one match.
public enum FixtureAction {
  case monthChosen(String)
  case extended
  case calendarSaved
  case tableSaved
  case matchCalendarSaved(MatchID)
  case matchSheetSaved(MatchID)
}

/// The schedule page.
struct ScheduleState: Hashable {
  static let page = 100

  /// `YYYY-MM`; `nil` for the first with a match to come.
  var month: String?
  var limit = page
}
