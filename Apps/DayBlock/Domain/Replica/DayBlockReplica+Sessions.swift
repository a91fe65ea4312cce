import Calendar
import Core

extension DayBlockReplica {
  /// The session's row, also a deleted or hidden one.
  public func session(_ id: DaySessionID) -> DaySession? { sessions[id] }

  /// The sessions of a day, by their starts.
  public func sessions(on day: CivilDate) -> [DaySession] {
    var list: [DaySession] = []
    for entry in sessions.page(day).entries {
      if let session = sessions[entry.id], isShown(session.block) { list.append(session) }
    }
    return list
  }

  /// The sessions of the days, by day and start. O(what is in them).
  public func sessions(from first: CivilDate, through last: CivilDate) -> [DaySession] {
    let shown = shownBlocks
    var list: [DaySession] = []
    forEachPage(from: first, through: last) { _, page in
      for entry in page.entries {
        if let session = sessions[entry.id], shown.contains(session.block) { list.append(session) }
      }
    }
    return list
  }

  /// Gives the days that have sessions and their pages to `take`, in order; also of blocks that are
  /// not there.
  func forEachPage(
    from first: CivilDate, through last: CivilDate, _ take: (CivilDate, DayPage) -> Void
  ) {
    for day in sessions.days(from: first, through: last) { take(day, sessions.page(day)) }
  }

  /// The blocks that are there, for whoever looks at very many sessions.
  private var shownBlocks: Set<BlockID> {
    var ids: Set<BlockID> = []
    for block in blocks { ids.insert(block.id) }
    return ids
  }

  /// The days that have sessions, ascending.
  public var recordedDays: [CivilDate] {
    let shown = shownBlocks
    return sessions.days(from: .first, through: .last).filter { day in
      sessions.page(day).tallies.contains { tally in shown.contains(tally.block) }
    }
  }

  /// The sessions that were made with a run, deleted and hidden ones too, by day.
  public func sessions(of run: DayRunID) -> [DaySession] { sessions.sessions(of: run) }

  /// The sessions of an import, deleted ones too.
  public func sessions(ofImport batch: DayImportID) -> [DaySession] {
    sessions.sessions(of: batch)
  }

  /// Those that can be restored, the latest first; those of deleted blocks come with the block.
  public var deletedSessions: [DaySession] {
    sessions.deletedSessions.filter { session in isShown(session.block) }
  }

  /// What was made in advance for the tutorial and is still there. Where there is nothing of it,
  /// only the blocks are looked at.
  public var tutorialSessions: [DaySession] {
    let shown = shownBlocks.filter { block in
      sessions.tallies[block].map { tally in tally.hasTutorial } ?? false
    }
    guard !shown.isEmpty else { return [] }
    var list: [DaySession] = []
    for day in sessions.days(from: .first, through: .last) {
      let page = sessions.page(day)
      guard page.tallies.contains(where: { tally in tally.hasTutorial }) else { continue }
      for entry in page.entries {
        if let session = sessions[entry.id], !session.counts, shown.contains(session.block) {
          list.append(session)
        }
      }
    }
    return list
  }

  /// How many sessions a block has, without the tutorial's.
  public func countingSessions(of block: BlockID) -> Int {
    sessions.tallies[block]?.amount.sessions ?? 0
  }

  /// Whether a source is known, so that nothing is made from it again: there is a session of it, or
  /// there was one of another app's record that the person deleted. What came from a file and was
  /// deleted or reset can be imported again.
  public func hasSource(_ source: String) -> Bool {
    sessions.sessions(from: source).contains { session in !canReplace(session) }
  }

  /// Whether an import may put something else in the place of a session.
  func canReplace(_ session: DaySession) -> Bool {
    (session.origin == .imported || session.batch != nil)
      && (session.deletedAt != nil || isReset(session.createdAt))
  }

  /// Seconds that the next session of the block on that day may carry on with (§4).
  public func remainder(of block: BlockID, on day: CivilDate) -> Int {
    sessions(on: day).last { session in session.block == block }?.remainder ?? 0
  }

  // MARK: Half-blocks

  /// Of a day, of all blocks, the tutorial's too: what the board shows. Those that were made at the
  /// same time count once.
  public func halfBlocks(on day: CivilDate) -> Int {
    let page = sessions.page(day)
    return sum(page.tallies) { _ in true } - repeated(page) { _ in true }.halfBlocks
  }

  /// Of a block, of all days.
  public func halfBlocks(of block: BlockID) -> Int {
    isShown(block) ? sessions.tallies[block]?.halfBlocks ?? 0 : 0
  }

  /// Of a block on a day.
  public func halfBlocks(of block: BlockID, on day: CivilDate) -> Int {
    let page = sessions.page(day)
    let repeated = repeated(page) { session in session.block == block }
    return sum(page.tallies) { other in other == block } - repeated.halfBlocks
  }

  /// Milliseconds that were recorded in a day, of all blocks, the tutorial's too. They lie in it
  /// exactly, and what several sessions have in common counts once; the half-blocks that count for
  /// it are those that began in it (§6.1).
  public func active(on day: CivilDate) -> Int64 {
    let page = sessions.page(day)
    let sum = page.tallies.reduce(Int64(0)) { sum, tally in
      isShown(tally.block) ? sum + tally.active : sum
    }
    return sum - repeated(page) { _ in true }.active
  }

  /// The same of one block.
  public func active(of block: BlockID, on day: CivilDate) -> Int64 {
    guard isShown(block) else { return 0 }
    let page = sessions.page(day)
    let active = page.tallies.first { tally in tally.block == block }?.active ?? 0
    return active - repeated(page) { session in session.block == block }.active
  }

  /// Milliseconds of a day that several sessions have in common, beyond the once that they count.
  public func overlap(on day: CivilDate) -> Int64 {
    repeated(sessions.page(day)) { _ in true }.active
  }

  /// What the shown sessions of a day that `takes` lets in have in common.
  private func repeated(_ page: DayPage, _ takes: (DaySession) -> Bool) -> DayAmount {
    guard page.isCrowded else { return .nothing }
    var times: [DayTime] = []
    for entry in page.entries {
      guard let session = sessions[entry.id], takes(session), isShown(session.block) else {
        continue
      }
      times.append(DayTime(session))
    }
    return DayAmount.repeated(in: times)
  }

  /// Of a group, of all days.
  public func halfBlocks(ofGroup group: BlockGroupID) -> Int {
    blocks.reduce(0) { sum, block in
      block.group == group ? sum + halfBlocks(of: block.id) : sum
    }
  }

  /// Of everything.
  public var totalHalfBlocks: Int {
    blocks.reduce(0) { sum, block in sum + halfBlocks(of: block.id) }
  }

  /// Of everything that counts in statistics: without the tutorial's (§14).
  public var countingHalfBlocks: Int {
    blocks.reduce(0) { sum, block in sum + (sessions.tallies[block.id]?.amount.halfBlocks ?? 0) }
  }

  /// Of a day, without the tutorial's.
  public func countingHalfBlocks(on day: CivilDate) -> Int {
    let page = sessions.page(day)
    let sum = page.tallies.reduce(0) { sum, tally in
      isShown(tally.block) ? sum + tally.amount.halfBlocks : sum
    }
    return sum - repeated(page) { session in session.counts }.halfBlocks
  }

  /// Milliseconds of a day, without the tutorial's.
  public func countingActive(on day: CivilDate) -> Int64 {
    let page = sessions.page(day)
    let sum = page.tallies.reduce(Int64(0)) { sum, tally in
      isShown(tally.block) ? sum + tally.amount.active : sum
    }
    return sum - repeated(page) { session in session.counts }.active
  }

  /// The days with at least one half-block that counts, ascending: what streaks are made of.
  public var producedDays: [CivilDate] {
    let shown = shownBlocks
    return sessions.days(from: .first, through: .last).filter { day in
      sessions.page(day).tallies.contains { tally in
        tally.amount.halfBlocks > 0 && shown.contains(tally.block)
      }
    }
  }

  /// What the days with sessions come to, in order, without the tutorial's. O(the days).
  func amounts(
    from first: CivilDate, through last: CivilDate
  ) -> [(day: CivilDate, amount: DayAmount)] {
    let shown = shownBlocks
    return sessions.days(from: first, through: last).map { day in
      var amount = DayAmount.nothing
      let page = sessions.page(day)
      for tally in page.tallies where shown.contains(tally.block) { amount.add(tally.amount) }
      let repeated = repeated(page) { session in session.counts }
      amount.halfBlocks -= repeated.halfBlocks
      amount.active -= repeated.active
      return (day, amount)
    }
  }

  private func sum(_ tallies: [BlockTally], _ counts: (BlockID) -> Bool) -> Int {
    var sum = 0
    for tally in tallies where counts(tally.block) && isShown(tally.block) {
      sum += tally.halfBlocks
    }
    return sum
  }
}
