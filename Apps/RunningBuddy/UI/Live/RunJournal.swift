import Core
import RunningBuddyDomain
import Wire

/// The rows of a recording in the local database: one table for each minute, so that a second's
/// write is small. Rows that could not be written are written with the next ones.
struct RunJournal {
  /// What is known of the run from its beginning.
  struct Head: Hashable {
    /// Made at the start: whoever saves twice writes the same.
    let run: RunID
    let zone: Zone
  }

  struct Numbered: Hashable {
    let number: Int
    let row: RecorderRow
  }

  var head: Head?
  /// Of the next row.
  private(set) var next = 0
  /// Not stored and not shown.
  private var waiting: [Numbered] = []
  /// Being stored, and shown afterwards.
  private var writing: [Numbered] = []
  /// Shown, because they could not be stored.
  private var unwritten: [Numbered] = []
  private(set) var isWriting = false
  /// Since when nothing can be stored.
  private(set) var unsavedSince: Instant?
  /// The last row's times, and what the page's own clock showed then.
  private(set) var last: (at: Int64, wall: Instant, uptime: Int64)?

  private static let headTable = "run"
  private static let headKey = "head"

  /// The database of somebody's recording.
  static func database(of user: UserID) -> String {
    "fieldday-" + user.description + "-journal"
  }

  /// The monotonic time of a moment: it goes on from the last row.
  func time(_ moment: Moment) -> Int64 {
    guard let last else { return 0 }
    return last.at + max(0, moment.uptime - last.uptime)
  }

  mutating func add(_ event: RecorderEvent, at time: Int64, _ moment: Moment, wall: Instant) {
    let row = RecorderRow(at: time, wall: wall, event)
    waiting.append(Numbered(number: next, row: row))
    next += 1
    last = (row.at, row.wall, moment.uptime)
  }

  /// What is to be written now; `nil` while something is, or nothing waits.
  mutating func write(to database: String) -> StoreWrite? {
    guard !isWriting, !waiting.isEmpty, let head else { return nil }
    isWriting = true
    writing = waiting
    waiting = []
    var operations: [StoreWrite.Operation] = []
    let rows = unwritten + writing
    if rows.contains(where: { row in row.number == 0 }) {
      operations.append(
        .put(table: RunJournal.headTable, key: RunJournal.headKey, value: head.json.text))
    }
    for row in rows {
      operations.append(
        .put(
          table: RunJournal.table(head.run, row.row.at),
          key: RunJournal.padded(Int64(row.number), 7), value: row.row.text))
    }
    return StoreWrite(database: database, operations: operations)
  }

  /// The rows that are to be shown now that the host has answered.
  mutating func stored(_ isStored: Bool, _ now: Instant) -> [RecorderRow] {
    isWriting = false
    if isStored {
      unwritten = []
      unsavedSince = nil
    } else {
      unwritten += writing
      unsavedSince = unsavedSince ?? now
    }
    let shown = writing.map { numbered in numbered.row }
    writing = []
    return shown
  }

  private static func table(_ run: RunID, _ at: Int64) -> String {
    "journal." + run.description + "-" + padded(at / 60_000, 6)
  }

  /// A number in a name that is sorted as a text.
  static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  // MARK: Reading

  /// What may have been written since a row of that time was: its minute and all that follow, and
  /// the head, whose table comes after them.
  static func rest(of run: RunID, from time: Int64) -> StorePart {
    .volumes(first: table(run, time), last: headTable)
  }

  /// What is in a database besides what is known; `nil` where there is no journal. Of another run's
  /// nothing is known. A row that cannot be read is left out.
  static func read(
    _ rows: [StoreRow], after known: RunJournal
  ) -> (head: Head, rows: [RecorderRow], next: Int)? {
    var head: Head?
    for row in rows where sameBytes(row.table, headTable) { head = head ?? Head(row.value) }
    guard let head else { return nil }
    let first = head == known.head ? known.next : 0
    var found: [Numbered] = []
    for row in rows where !sameBytes(row.table, headTable) {
      guard let number = Int(row.key), number >= first, let read = RecorderRow(optional: row.value)
      else { continue }
      found.append(Numbered(number: number, row: read))
    }
    found.sort { one, other in one.number < other.number }
    let next = found.last.map { last in last.number + 1 } ?? first
    return (head, found.map { numbered in numbered.row }, next)
  }

  /// Goes on with a journal that was read.
  init(
    goingOnWith head: Head, next: Int, at time: Int64, wall: Instant, _ moment: Moment
  ) {
    self.head = head
    self.next = next
    last = (time, wall, moment.uptime)
  }

  init() {}
}

extension RecorderRow {
  fileprivate init?(optional text: String) {
    do throws(WireError) { try self.init(text: text) } catch { return nil }
  }
}

extension RunJournal.Head {
  var json: JSON {
    .object([
      "run": .string(run.description), "zone": .string(zone.name), "offset": .int(zone.offset),
    ])
  }

  init?(_ text: String) {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      guard let run = RunID(try cursor.required("run").string()) else { return nil }
      self.init(
        run: run,
        zone: Zone(
          name: try cursor.required("zone").string(limit: Zone.nameLimit),
          offset: try cursor.required("offset").int(in: Zone.offsets.wire)))
    } catch { return nil }
  }
}
