import DayBlockDomain

extension DayBlockFeature.State {
  /// The block that is being produced, for the launcher; nothing while none is.
  public var liveName: String? {
    book.runs.last.map { run in book.block(run.block)?.name ?? run.blockName }
  }

  /// Half-blocks produced today, with those of a run under way that began today.
  public var halfBlocksToday: Int {
    let today = today
    let boundary = settings.boundary
    return book.runs.reduce(book.halfBlocks(on: today)) { sum, run in
      let changes = DayClock.changes(in: rules, from: run.startedAt, to: now)
      return run.units(at: now, changes: changes).reduce(sum) { sum, unit in
        DayClock.day(of: unit.start, offset: unit.offset, boundary: boundary) == today
          ? sum + 1 : sum
      }
    }
  }

  /// Minutes that lie in today, with those of runs under way.
  public var minutesToday: Int {
    let active = book.runs.reduce(book.active(on: today)) { sum, run in
      let changes = DayClock.changes(in: rules, from: run.startedAt, to: now)
      return sum
        + run.active(on: today, at: now, changes: changes, boundary: settings.boundary)
    }
    return Int(active / 60_000)
  }

  /// The same in words: "1 h 5 min".
  public var timeToday: String { words.duration(minutes: minutesToday) }
}
