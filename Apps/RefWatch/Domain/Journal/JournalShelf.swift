import Calendar
import Core

/// The journal and the check-ins, as a part of the replica.
struct JournalShelf: Sendable {
  private(set) var entries = ShardedDictionary<JournalEntry, JournalEntry>()
  private var byMatch = ShardedDictionary<Match, [JournalEntryID]>()
  private(set) var checkIns = ShardedDictionary<WellnessTag, WellnessCheckIn>()

  mutating func set(_ id: JournalEntryID, _ entry: JournalEntry?) {
    if let old = entries[id] {
      byMatch[old.match]?.removeAll { other in other == id }
      if byMatch[old.match]?.isEmpty == true { byMatch[old.match] = nil }
    }
    entries[id] = entry
    if let entry { byMatch[entry.match] = (byMatch[entry.match] ?? []) + [id] }
  }

  mutating func set(_ id: WellnessID, _ checkIn: WellnessCheckIn?) { checkIns[id] = checkIn }

  func of(_ match: MatchID) -> [JournalEntry] {
    let found = (byMatch[match] ?? []).compactMap { id in entries[id] }
    return found.sorted { one, other in one.isNewer(than: other) }
  }
}

extension JournalEntry {
  /// The newest first; the id decides between those of one instant.
  func isNewer(than other: JournalEntry) -> Bool {
    createdAt != other.createdAt ? createdAt > other.createdAt : id > other.id
  }
}

extension RefWatchReplica {
  public func journalEntry(_ id: JournalEntryID) -> JournalEntry? { journalShelf.entries[id] }

  /// What was written about a match, the newest first.
  public func journal(of match: MatchID) -> [JournalEntry] { journalShelf.of(match) }

  /// The whole journal, the newest first.
  public var journal: [JournalEntry] {
    journalShelf.entries.values.sorted { one, other in one.isNewer(than: other) }
  }

  public func checkIn(of user: UserID, on day: CivilDate) -> WellnessCheckIn? {
    journalShelf.checkIns[WellnessCheckIn.id(of: user, on: day)]
  }

  /// Every check-in, by day.
  public var checkIns: [WellnessCheckIn] {
    journalShelf.checkIns.values.sorted { one, other in one.day < other.day }
  }
}
