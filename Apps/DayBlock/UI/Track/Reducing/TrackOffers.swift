import Calendar
import Core
import DayBlockDomain
import Design

// What the tracking screens ask the state for.
extension DayBlockFeature.State {
  /// The instant runs are timed by: the device's clock, kept from going back.
  var runNow: Instant { track.watch.now(moment) }

  /// The group in the carousel: the one last chosen, else the first.
  var trackGroup: BlockGroup { extract.group }

  /// The blocks in the carousel, in their order.
  var trackBlocks: [Block] { extract.blocks }

  /// The run on the screen: the one being celebrated, the one that was chosen of several, else the
  /// one that began last.
  var liveRun: DayRun? {
    if let completion = track.completion { return replica.run(completion.run) }
    if let shown = track.shown, let run = replica.run(shown), run.isLive { return run }
    return replica.runs.last
  }

  /// A run as it may be shown: what is not durable yet has not happened (specification §6.3).
  func shownRun(_ run: DayRun) -> DayRun? {
    guard sync.saving > 0, let transition = track.transition, transition.run == run.id else {
      return run
    }
    return transition.before
  }

  /// Whether something about the run waits for the disk.
  func isSaving(_ run: DayRunID) -> Bool {
    sync.saving > 0 && track.transition?.run == run
  }

  /// The changes of the zone's offset during a run until `end`.
  func changes(of run: DayRun, until end: Instant) -> [OffsetChange] {
    DayClock.changes(in: rules, from: run.startedAt, to: max(run.startedAt, end))
  }

  /// What a run has produced by `now`.
  func units(of run: DayRun, at now: Instant) -> [DayUnit] {
    run.units(at: now, changes: changes(of: run, until: now))
  }

  /// Today's board with everything of today in it, of all groups.
  var todayBoard: DayBoard {
    DayBoard(
      day: day(of: runNow), of: replica, now: runNow, rules: rules, boundary: settings.boundary)
  }

  /// Half-blocks produced today, with those of runs under way.
  func produced(_ board: DayBoard) -> Int { board.made }

  /// Milliseconds of a block that were recorded today.
  func active(of block: BlockID) -> Int64 { replica.active(of: block, on: today) }

  /// Minutes without a touch after which a run is asked about.
  func longest(_ run: DayRun) -> Int64 {
    Int64(replica.block(run.block)?.maxRun ?? settings.maxRun) * 60_000
  }

  /// Whether the run was begun on another device that has a name.
  func isElsewhere(_ run: DayRun) -> Bool {
    !run.device.isEmpty && !sameBytes(run.device, deviceName)
  }

  /// The run's block is gone (specification §6.3).
  func isHomeless(_ run: DayRun) -> Bool { !replica.isShown(run.block) }
}
