import Calendar
import Core

/// Sessions by id, day, block, run, import and source.
///
/// A change costs the change of one day's page and of a few entries, also on a copy that shares
/// storage.
struct DaySessions: Sendable {
  private(set) var rows = ShardedDictionary<DaySession, DaySession>()
  private var pages = ShardedDictionary<DayPage, DayPage>()
  /// The numbers of the days that have a page, ascending.
  private(set) var days: [Int] = []
  private(set) var tallies = ShardedDictionary<Block, BlockTally>()
  /// Sessions of a run other than the first, which has the run's id.
  private var later = ShardedDictionary<DayRun, [DaySessionID]>()
  private var batches = ShardedDictionary<DayImportTag, [DaySessionID]>()
  private var sources = ShardedDictionary<DaySession, DaySessionID>()
  /// Where a source has several: deleted ones, and those imported again.
  private var moreSources = ShardedDictionary<DaySession, [DaySessionID]>()
  private var deleted = ShardedDictionary<DaySession, Instant>()
  /// What was made up to then is not shown.
  private(set) var resetAt: Instant?

  subscript(id: DaySessionID) -> DaySession? { rows[id] }

  func page(_ day: CivilDate) -> DayPage { pages[DayPage.id(day)] ?? DayPage() }

  /// The days that have a page, ascending.
  func days(from first: CivilDate, through last: CivilDate) -> [CivilDate] {
    let start = index(of: first.dayNumber)
    let end = index(of: last.dayNumber + 1)
    guard start < end else { return [] }
    return days[start..<end].map { number in CivilDate(dayNumber: number) }
  }

  /// The deleted sessions that can be restored, the latest first.
  var deletedSessions: [DaySession] {
    let sessions = deleted.ids.compactMap { id in rows[id] }.filter { session in !isReset(session) }
    return sessions.sorted { a, b in
      (a.deletedAt ?? a.createdAt, b.id) > (b.deletedAt ?? b.createdAt, a.id)
    }
  }

  /// All sessions of a run, deleted ones too, by day.
  func sessions(of run: DayRunID) -> [DaySession] {
    let first: DaySessionID = run.retagged()
    let ids = [first] + (later[run] ?? [])
    return ids.compactMap { id in rows[id] }.filter { session in session.run == run }
      .sorted { a, b in a.day != b.day ? a.day < b.day : a.id < b.id }
  }

  func sessions(of batch: DayImportID) -> [DaySession] {
    (batches[batch] ?? []).compactMap { id in rows[id] }
  }

  /// The sessions made from a source, deleted ones too.
  func sessions(from source: String) -> [DaySession] {
    let key = sourceID(source)
    guard let first = sources[key] else { return [] }
    return ([first] + (moreSources[key] ?? [])).compactMap { id in rows[id] }
  }

  // MARK: Changes

  mutating func set(_ id: DaySessionID, to session: DaySession?) {
    if let old = rows[id] {
      if old == session { return }
      forget(old)
    }
    rows[id] = session
    guard let session else { return }
    if session.deletedAt != nil { deleted[id] = session.deletedAt }
    if isShown(session) { show(session) }
    if let run = session.run, run.retagged() != id { add(id, to: run, in: &later) }
    if let batch = session.batch { add(id, to: batch, in: &batches) }
    if let source = session.source { addSource(sourceID(source), id) }
  }

  /// Shows what a reset hid, or hides what it does. O(all sessions): nobody does this often.
  mutating func reset(at instant: Instant?) {
    guard instant != resetAt else { return }
    let ids = rows.ids
    for id in ids {
      if let session = rows[id], isShown(session) { hide(session) }
    }
    resetAt = instant
    for id in ids {
      if let session = rows[id], isShown(session) { show(session) }
    }
  }

  private func isReset(_ session: DaySession) -> Bool {
    if let resetAt { return session.createdAt <= resetAt }
    return false
  }

  private func isShown(_ session: DaySession) -> Bool {
    session.deletedAt == nil && !isReset(session)
  }

  private mutating func forget(_ old: DaySession) {
    deleted[old.id] = nil
    if isShown(old) { hide(old) }
    if let run = old.run, run.retagged() != old.id { remove(old.id, from: run, in: &later) }
    if let batch = old.batch { remove(old.id, from: batch, in: &batches) }
    if let source = old.source { removeSource(sourceID(source), old.id) }
  }

  private mutating func addSource(_ key: DaySessionID, _ id: DaySessionID) {
    if sources[key] == nil { sources[key] = id } else { add(id, to: key, in: &moreSources) }
  }

  private mutating func removeSource(_ key: DaySessionID, _ id: DaySessionID) {
    guard sources[key] == id else { return remove(id, from: key, in: &moreSources) }
    sources[key] = moreSources[key]?.last
    if let next = sources[key] { remove(next, from: key, in: &moreSources) }
  }

  private mutating func show(_ session: DaySession) {
    change(session.day) { page in page.insert(session) }
    var tally = tallies[session.block] ?? BlockTally(block: session.block)
    tally.count(session, 1)
    tallies[session.block] = tally
  }

  private mutating func hide(_ session: DaySession) {
    change(session.day) { page in page.remove(session) }
    guard var tally = tallies[session.block] else { return }
    tally.count(session, -1)
    tallies[session.block] = tally.sessions == 0 ? nil : tally
  }

  /// The page is taken out while it changes, so that it is not copied when nobody else holds it.
  private mutating func change(_ day: CivilDate, _ change: (inout DayPage) -> Void) {
    let id = DayPage.id(day)
    let old = pages[id]
    pages[id] = nil
    var page = old ?? DayPage()
    change(&page)
    if !page.isEmpty { pages[id] = page }
    let wasThere = old != nil
    guard wasThere == page.isEmpty else { return }
    let index = self.index(of: day.dayNumber)
    if page.isEmpty { days.remove(at: index) } else { days.insert(day.dayNumber, at: index) }
  }

  /// Where a day's number stands among the days, or would.
  func index(of number: Int) -> Int {
    if let last = days.last, last < number { return days.count }
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func add<Tag>(
    _ id: DaySessionID, to group: ID<Tag>, in shelf: inout ShardedDictionary<Tag, [DaySessionID]>
  ) {
    var ids = shelf[group] ?? []
    shelf[group] = nil
    ids.append(id)
    shelf[group] = ids
  }

  private func remove<Tag>(
    _ id: DaySessionID, from group: ID<Tag>, in shelf: inout ShardedDictionary<Tag, [DaySessionID]>
  ) {
    guard var ids = shelf[group] else { return }
    shelf[group] = nil
    if let index = ids.lastIndex(of: id) { ids.remove(at: index) }
    if !ids.isEmpty { shelf[group] = ids }
  }
}

/// The id that stands for what a session was made from.
private func sourceID(_ source: String) -> DaySessionID { ID(of: .words(["daySource", source])) }
