import Coding
import Core
import DayBlockDomain

/// Files that come in and go out (specification §9.4, §17).
struct DataState {
  enum Stage: Hashable {
    case choosing, reading, preview, running, finished, undoing, undone
  }

  static let page = 50

  var stage = Stage.choosing
  var fault: ImportFileFault?
  /// The browser could not read the file at all.
  var isUnreadable = false
  var plan: ImportPlan?
  /// A file with times of years whose rules are asked for.
  var waiting: [UInt8]?
  /// The zones that it waits for.
  var awaited: [String] = []
  /// It has such times, and the rules of those years could not be had.
  var lacksPast = false
  /// What taking the plan over does.
  var steps = ImportSteps()
  /// The rows of the plan that there is room for.
  var rows: [ImportRow] = []
  /// What looks like something that is there is taken over all the same.
  var takesDoubles = false
  /// What is left out, in the order of the file.
  var faults: [ImportFault] = []
  /// The import, for its undoing.
  var id: DayImportID?
  /// How many of the commands were given.
  var done = 0
  /// How many records are there after it.
  var landed = 0
  /// What takes it back, and how much of it was given.
  var undo: [DayBlockCommand] = []
  var taken = 0
  /// Whether the groups and blocks that came with it are looked for as well.
  var isClearing = false
  /// How many rows, faults and remarks are listed.
  var shown = page
  /// An import that can be taken back.
  var last: KeptImport?

  init(reading remembered: [String: String], of user: UserID) {
    last = remembered[DayBlockMemory.lastImport.key(of: user)].flatMap { text in KeptImport(text) }
  }

}

/// An import that was made on this device.
@Memberwise struct KeptImport: Hashable {
  let id: DayImportID
  let at: Instant
  let count: Int

  /// It can be taken back for so long (ms).
  static let lasts: Int64 = 30 * 86_400_000

  /// Reads what ``text`` wrote; nothing for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let id = DayImportID(String(parts[0])), let at = Int64(parts[1]),
      let count = Int(parts[2])
    else { return nil }
    self.init(id: id, at: Instant(milliseconds: at), count: count)
  }

  var text: String {
    id.description + " " + String(at.milliseconds) + " " + String(count)
  }
}

/// What a person takes with them.
public enum DayFile: String, Hashable, Sendable, CaseIterable {
  case json, csv, timewarrior, activityWatch

  /// How the file's name ends.
  var ending: String {
    switch self {
    case .json: ".json"
    case .csv: ".csv"
    case .timewarrior: "-timewarrior.json"
    case .activityWatch: "-activitywatch.json"
    }
  }

  var mediaType: String {
    switch self {
    case .csv: "text/csv"
    case .json, .timewarrior, .activityWatch: "application/json"
    }
  }
}

public enum DataAction {
  case exported(DayFile)
  case fileWanted
  case started
  case stopped
  case undone
  /// Of an import before this page was opened.
  case lastUndone
  case extended
  /// What looks like something that is there is to be taken over, or is not.
  case doublesTaken(Bool)
  case startedOver
}

public enum DataAnswer {
  case picked(HostAnswer)
  /// The next turn of an import.
  case step
}
