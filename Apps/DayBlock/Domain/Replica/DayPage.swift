import Calendar
import Core

/// The sessions of one day that are not deleted, by their starts, and what they come to by block.
///
/// Whether a block is there is not asked here: deleting one changes no page.
struct DayPage: Sendable {
  struct Entry: Sendable {
    let start: Instant
    let end: Instant
    let id: DaySessionID
    /// Seconds east of UTC when it began.
    let offset: Int
    /// Milliseconds.
    let active: Int64
    /// Not the tutorial's.
    let counts: Bool

    init(_ session: DaySession) {
      start = session.startedAt
      end = session.endedAt
      id = session.id
      offset = session.startOffset
      active = session.active
      counts = session.counts
    }

    func precedes(_ other: Entry) -> Bool {
      start != other.start ? start < other.start : id < other.id
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var tallies: [BlockTally] = []
  /// When of the day, of all that counts.
  private(set) var hours = DayHours()

  /// Some may have time in common: then what the day comes to is less than their sum.
  private(set) var isCrowded = false

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ session: DaySession) {
    let entry = Entry(session)
    var index = entries.count
    while index > 0, entry.precedes(entries[index - 1]) { index -= 1 }
    entries.insert(entry, at: index)
    compare()
    count(session, 1)
  }

  mutating func remove(_ session: DaySession) {
    guard let index = entries.lastIndex(where: { entry in entry.id == session.id }) else { return }
    entries.remove(at: index)
    compare()
    count(session, -1)
  }

  private mutating func compare() {
    isCrowded = zip(entries, entries.dropFirst()).contains { a, b in b.start < a.end }
  }

  private mutating func count(_ session: DaySession, _ sign: Int) {
    let index =
      tallies.firstIndex { tally in tally.block == session.block } ?? tallies.count
    if index == tallies.count { tallies.append(BlockTally(block: session.block)) }
    tallies[index].count(session, sign)
    if tallies[index].sessions == 0 { tallies.remove(at: index) }
    guard session.counts else { return }
    for segment in session.segments { hours.add(segment, Int64(sign)) }
  }

  /// The id that stands for a day on a shelf.
  static func id(_ day: CivilDate) -> ID<DayPage> {
    ID(high: 0, low: UInt64(bitPattern: Int64(day.dayNumber)))
  }
}

/// What the sessions of a block come to.
struct BlockTally: Sendable {
  let block: BlockID
  private(set) var sessions = 0
  private(set) var halfBlocks = 0
  /// Milliseconds.
  private(set) var active: Int64 = 0
  /// Without the tutorial's.
  private(set) var amount = DayAmount.nothing

  init(block: BlockID) { self.block = block }

  var hasTutorial: Bool { sessions > amount.sessions }

  mutating func count(_ session: DaySession, _ sign: Int) {
    sessions += sign
    halfBlocks += sign * session.halfBlocks
    active += Int64(sign) * session.active
    guard session.counts else { return }
    amount.halfBlocks += sign * session.halfBlocks
    amount.active += Int64(sign) * session.active
    amount.sessions += sign
  }
}
