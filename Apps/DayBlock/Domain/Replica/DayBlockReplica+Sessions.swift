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
    var list: [DaySession] = []
    var index = sessions.index(of: first.dayNumber)
    while index < sessions.days.count, sessions.days[index] <= last.dayNumber {
      list += sessions(on: CivilDate(dayNumber: sessions.days[index]))
      index += 1
    }
    return list
  }

  /// The days that have sessions, ascending.
  public var recordedDays: [CivilDate] {
    sessions.days.map { number in CivilDate(dayNumber: number) }
      .filter { day in
        sessions.page(day).tallies.contains { tally in isShown(tally.block) }
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

  /// Whether a source is known, so that nothing is made from it again: there is a session of it, or
  /// there was one of another app's record that the person deleted. What came from a file and was
  /// deleted or reset can be imported again.
  public func hasSource(_ source: String) -> Bool {
    sessions.sessions(from: source).contains { session in !canReplace(session) }
  }

  /// Whether an import may put something else in the place of a session.
  func canReplace(_ session: DaySession) -> Bool {
    session.origin == .imported && (session.deletedAt != nil || isReset(session.createdAt))
  }

  /// Seconds that the next session of the block on that day may carry on with (§4).
  public func remainder(of block: BlockID, on day: CivilDate) -> Int {
    sessions(on: day).last { session in session.block == block }?.remainder ?? 0
  }

  // MARK: Half-blocks

  /// Of a day, of all blocks, the tutorial's too: what the board shows.
  public func halfBlocks(on day: CivilDate) -> Int {
    sum(sessions.page(day).tallies) { _ in true }
  }

  /// Of a block, of all days.
  public func halfBlocks(of block: BlockID) -> Int {
    isShown(block) ? sessions.tallies[block]?.halfBlocks ?? 0 : 0
  }

  /// Of a block on a day.
  public func halfBlocks(of block: BlockID, on day: CivilDate) -> Int {
    sum(sessions.page(day).tallies) { other in other == block }
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
    blocks.reduce(0) { sum, block in sum + (sessions.tallies[block.id]?.counting ?? 0) }
  }

  /// Of a day, without the tutorial's.
  public func countingHalfBlocks(on day: CivilDate) -> Int {
    sessions.page(day).tallies.reduce(0) { sum, tally in
      isShown(tally.block) ? sum + tally.counting : sum
    }
  }

  /// The days with at least one half-block that counts, ascending: what streaks are made of.
  public var producedDays: [CivilDate] {
    sessions.days.map { number in CivilDate(dayNumber: number) }
      .filter { day in
        sessions.page(day).tallies.contains { tally in tally.counting > 0 && isShown(tally.block) }
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
