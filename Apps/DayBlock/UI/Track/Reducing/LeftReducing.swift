import Core
import DayBlockDomain
import Design

// Runs that were left alone, and runs that came twice (specification §5.2, §6.4).
extension DayBlockFeature.State {
  // MARK: Left running

  /// The run that nobody touched for longer than it may.
  var leftRun: DayRun? {
    guard isLoaded, let run = replica.runs.last(where: { run in run.isRunning }) else { return nil }
    return runNow.milliseconds - touched(run).milliseconds >= longest(run) ? run : nil
  }

  /// When somebody last did something about a run, as far as this device knows.
  private func touched(_ run: DayRun) -> Instant {
    let since = run.since?.at ?? run.startedAt
    guard let seen = track.seen, seen.run == run.id else { return since }
    return max(seen.touched, since)
  }

  /// Asks whoever comes back to a run that was left alone.
  mutating func askLeft() {
    guard screen == .tracking || screen == .live, track.sheet == nil, track.completion == nil,
      let run = leftRun
    else { return }
    let now = runNow
    let seen = track.seen.flatMap { seen in seen.run == run.id ? seen : nil }
    let since = run.since?.at ?? run.startedAt
    // Whoever was there a moment ago was last there when they last did something.
    let isAway = seen.map { seen in
      now.milliseconds - seen.at.milliseconds > 2 * SeenRun.interval
    }
    let at = max(since, (isAway == true ? seen?.at : seen?.touched) ?? since)
    let ends = units(of: run, at: now).map { unit in unit.producedAt }
    track.sheet = .left(
      LeftRun(
        run: run.id, at: at, wasSeen: seen != nil,
        stops: [at] + ends.filter { end in end > at }))
  }

  mutating func reduceLeft(_ action: TrackAction) -> Effects {
    guard case .left(var left) = track.sheet, let run = replica.run(left.run) else {
      track.sheet = nil
      return []
    }
    if case .leftMoved(let choice) = action {
      left.choice = min(max(choice, 0), left.stops.count - 1)
      track.sheet = .left(left)
      return []
    }
    track.sheet = nil
    let now = runNow
    switch action {
    case .leftKept:
      track.seen = SeenRun(run: run.id, at: now, touched: now)
      return feel(.light) + [rememberSeen()]
    case .leftEnded:
      // Somebody there says what is to be kept: as a note if it is too little for a block.
      let isNote = units(of: run, at: left.chosen).isEmpty
      return finish(run.id, isNote: isNote, at: left.chosen)
    case .leftCut:
      track.seen = SeenRun(run: run.id, at: now, touched: now)
      let cut = DayRunStep.cut(
        from: left.at, to: now, changes: changes(of: run, until: now))
      return [.submit(.takeStep(run.id, cut))] + feel(.light) + [rememberSeen()]
    default: return []
    }
  }

  // MARK: Paused for long

  /// A run that has been paused for twelve hours is over. Somebody may have gone on with it on
  /// another device: the server is heard first where it can be.
  mutating func keepStale() -> Effects {
    guard isLoaded, isVisible, isShown else { return [] }
    guard let run = replica.runs.first(where: { run in run.autoStop(at: runNow) != nil }) else {
      track.stale = nil
      return []
    }
    guard track.stale != run.id else { return [] }
    track.stale = run.id
    return isOnline && hasAccount ? [staleTimer(run.id, 3_000)] : endStale(run.id)
  }

  mutating func endStale(_ id: DayRunID) -> Effects {
    guard let run = replica.run(id), let at = run.autoStop(at: runNow) else {
      track.stale = nil
      return []
    }
    if isOnline, hasAccount, sync.isSyncing { return [staleTimer(id, 1_000)] }
    let command = DayBlockCommand.takeStep(id, .finish(at: at, changes: [], memo: ""))
    // Nobody has asked for it: where it cannot be, nothing is said.
    guard refusal(of: command) == nil else { return [] }
    say(LiveText.stoppedAfterPause)
    track.finished = FinishedRun(run: id, at: at)
    track.review.fresh = id
    let effects: Effects = [.submit(command)]
    guard screen == .live || screen == .tracking else { return effects }
    track.sheet = nil
    return effects + replace(with: .session(id.retagged()))
  }

  private func staleTimer(
    _ id: DayRunID, _ milliseconds: Int
  ) -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    .ask(
      .timer(key: "day-stale", milliseconds: milliseconds),
      answer: { _ in .inner(.track(.staleDue(id))) })
  }

  // MARK: Two at once

  /// The two runs under way that nobody has said anything about.
  var twoRuns: (earlier: DayRun, later: DayRun)? {
    let runs = replica.runs
    guard runs.count > 1, let later = runs.last, !track.keptBoth.contains(later.id) else {
      return nil
    }
    return (runs[runs.count - 2], later)
  }

  mutating func reduceTwo(_ action: TrackAction) -> Effects {
    guard let (earlier, later) = twoRuns else { return [] }
    switch action {
    case .bothKept:
      return [track.keepBoth(later.id)] + feel(.light)
    case .earlierCut:
      let end = later.startedAt
      let step = DayRunStep.finish(
        at: end, changes: changes(of: earlier, until: end), memo: "")
      if let refused = refuses(.takeStep(earlier.id, step)) { return refused }
      let name = face(of: earlier.block, named: earlier.blockName).name
      let produced = units(of: earlier, at: end).count
      say(
        produced == 0
          ? words(TrackText.savedNote, name: name)
          : words(TrackText.savedRun, name: name, text: words.blocks(produced)))
      track.finished = FinishedRun(run: earlier.id, at: end)
      track.shown = later.id
      return [.submit(.takeStep(earlier.id, step))] + feel(.light)
    case .oneDiscarded(let id): return discard(id)
    default: return []
    }
  }
}
