import Calendar
import Core
import DayBlockDomain
import Wire

/// The runs under way, and the totals of today.
public struct LiveStatus: Sendable {
  var replica: DayBlockReplica
  let user: UserID
  public let now: Instant
  /// IANA name.
  public let zone: String
  let rules: ZoneRules
  /// Runs that were paused for 12 hours and so are over: the replica has them finished already.
  let over: [DayRun]
  /// The run that the request has finished.
  public internal(set) var finished: DayRun?

  /// By the zone's clocks, with the person's boundary of the day.
  public var today: CivilDate { day(of: now, offset: rules.offset(at: now)) }

  /// The latest last.
  public var runs: [DayRun] { replica.runs }

  /// Of today, with those of runs under way.
  public var halfBlocks: Int { amount.halfBlocks }

  /// Active milliseconds that lie in today, with those of runs under way. Half-blocks count for the
  /// day they begin in (§6.1).
  public var active: Int64 { amount.active }

  private var amount: DayAmount {
    replica.amount(on: today, at: now, boundary: replica.settings(of: user).boundary) { run in
      run.changes(until: now)
    }
  }

  /// The block's name; of one that is gone, what it was called when the run began.
  public func name(of run: DayRun) -> String { replica.block(run.block)?.name ?? run.blockName }

  public func halfBlocks(of run: DayRun) -> Int { units(of: run).count }

  /// How long a run of the block goes on before somebody is asked about it (§5.2), in minutes.
  public func longest(of run: DayRun) -> Int {
    replica.block(run.block)?.maxRun ?? replica.settings(of: user).maxRun
  }

  /// Whether it has run for longer than that without a touch.
  public func isPastLongest(_ run: DayRun) -> Bool {
    guard let since = run.since?.at else { return false }
    return now.milliseconds - since.milliseconds >= Int64(longest(of: run)) * 60_000
  }

  private func units(of run: DayRun) -> [DayUnit] {
    run.units(at: now, changes: run.changes(until: now))
  }

  private func day(of instant: Instant, offset: Int) -> CivilDate {
    DayClock.day(of: instant, offset: offset, boundary: replica.settings(of: user).boundary)
  }

  var json: JSON { json(withSeconds: true) }

  /// The same without what changes every second.
  var lasting: JSON { json(withSeconds: false) }

  private func json(withSeconds: Bool) -> JSON {
    .object([
      "day": .string(today.description), "zone": .string(zone), "halfBlocks": .int(halfBlocks),
      "activeSeconds": withSeconds ? .integer(active / 1_000) : nil,
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
