import Calendar
import Core
import DayBlockDomain
import Wire

/// What is under way, and what today has come to.
public struct LiveSight: Sendable {
  var book: DayBlockReplica
  let user: UserID
  public let now: Instant
  /// IANA name.
  public let zone: String
  let rules: ZoneRules
  /// The run that the order has finished.
  public internal(set) var finished: DayRun?

  /// By the zone's clocks, with the person's boundary of the day.
  public var today: CivilDate { day(of: now, offset: rules.offset(at: now)) }

  /// The latest last.
  public var runs: [DayRun] { book.runs }

  /// Of today, with those of runs under way.
  public var halfBlocks: Int {
    runs.reduce(book.halfBlocks(on: today)) { sum, run in
      let today = today
      return sum
        + run.units(at: now, changes: []).count { unit in
          day(of: unit.start, offset: unit.offset) == today
        }
    }
  }

  /// The block's name; of one that is gone, what it was called when the run began.
  public func name(of run: DayRun) -> String { book.block(run.block)?.name ?? run.blockName }

  public func halfBlocks(of run: DayRun) -> Int { run.units(at: now, changes: []).count }

  private func day(of instant: Instant, offset: Int) -> CivilDate {
    DayClock.day(of: instant, offset: offset, boundary: book.settings(of: user).boundary)
  }

  var json: JSON { json(withSeconds: true) }

  /// The same without what every second changes.
  var lasting: JSON { json(withSeconds: false) }

  private func json(withSeconds: Bool) -> JSON {
    .object([
      "day": .string(today.description), "zone": .string(zone), "halfBlocks": .int(halfBlocks),
      "runs": .array(runs.map { run in json(run, withSeconds: withSeconds) }),
      "finished": finished.map { run in json(run, withSeconds: withSeconds) },
    ])
  }

  private func json(_ run: DayRun, withSeconds: Bool) -> JSON {
    .object([
      "run": .id(run.id), "block": .id(run.block), "name": .string(name(of: run)),
      "state": .string(run.isRunning ? "running" : run.isLive ? "paused" : "finished"),
      "startedAt": .instant(run.startedAt),
      "activeSeconds": withSeconds ? .integer(run.active(at: now) / 1_000) : nil,
      "halfBlocks": .int(halfBlocks(of: run)), "zone": .string(run.zone),
    ])
  }
}
