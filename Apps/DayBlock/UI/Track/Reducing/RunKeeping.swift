import Calendar
import Core
import DayBlockDomain
import Design

// What must be true of runs after every turn.
extension DayBlockFeature.State {
  mutating func keepTrack(_ moment: Moment) -> Effects {
    guard isLoaded else { return [] }
    var effects = keepWatch(moment)
    effects += keepCarousel()
    effects += restoreRun()
    effects += keepRun(moment)
    effects += keepStale()
    dropSheet()
    askLeft()
    effects += keepSeen(isDue: false)
    effects += keepAwake()
    announceUnits()
    if screen != track.lastScreen {
      if let run = liveRun { touch(run) }
      if screen != .live { track.isStill = false }
      track.lastScreen = screen
    }
    return effects
  }

  /// The page can be seen: what has happened meanwhile is worked out from the clock, never from
  /// ticks. The browser has let the screen sleep.
  mutating func visibleTrack(_ moment: Moment) -> Effects {
    track.isAwake = false
    return []
  }

  mutating func hiddenTrack(_ moment: Moment) -> Effects {
    track.isAwake = false
    guard isLoaded else { return [] }
    return keepSeen(isDue: true)
  }

  /// Whether the parent is to say ``TrackAnswer/looked``: what the replica holds now wants
  /// something of the host, and the turn that made it so is over. To be asked after every
  /// ``replicaChanged``.
  public var needsLook: Bool {
    guard isLoaded, isShown else { return false }
    // Whoever comes back from another app finds a clock that goes.
    if isVisible, ticking == nil { return true }
    // A clock that has begun wants to be painted, and the screen to stay on.
    if isVisible, ticking != .second, screen == .tracking || screen == .live,
      replica.runs.contains(where: { run in run.isRunning })
    {
      return true
    }
    if wantsAwake != track.isAwake || wantsOverlays { return true }
    if screen == .live { return isLeftBehind }
    guard screen == .tracking else { return false }
    if !track.hasRestored, route == .tracking, !replica.runs.isEmpty { return true }
    if track.carousel.group != trackGroup.id { return true }
    if settings.focus != track.carousel.remembered { return true }
    return trackBlocks.map { block in block.id } != track.carousel.blocks
  }

  /// The run on the screen is over, and nobody here has ended it.
  private var isLeftBehind: Bool {
    guard track.completion == nil else { return false }
    guard let shown = track.shown, let run = replica.run(shown) else { return replica.runs.isEmpty }
    return !run.isLive
  }

  // MARK: Clock

  /// The clock by which runs are timed goes on while there is one, and back never.
  private mutating func keepWatch(_ moment: Moment) -> Effects {
    guard let run = replica.runs.last else {
      track.watch.stop()
      return []
    }
    if track.watch.last == nil, let seen = track.seen, seen.run == run.id {
      track.watch.begin(from: seen.at, moment)
    }
    let isDoubtful = track.watch.isDoubtful(moment)
    track.watch.follow(moment)
    guard isDoubtful, run.isRunning, !run.isClockSuspect else { return [] }
    // Said once: the command makes it so before the next turn.
    say(LiveText.clockDoubt)
    return [.submit(.takeStep(run.id, .suspectClock))]
  }

  // MARK: The run on the screen

  /// Follows what other devices do with the run on the screen.
  private mutating func keepRun(_ moment: Moment) -> Effects {
    // What a key held has ended elsewhere: its coming up is heard by nobody.
    if let hold = track.hold, replica.run(hold.run)?.isLive != true { track.hold = nil }
    if let transition = track.transition {
      // What was asked for in this very turn is not in the replica yet.
      if transition.moment == moment { return [] }
      if sync.saving == 0 { track.transition = nil }
    }
    noticeEarlierStop()
    guard screen == .live, track.completion == nil, track.transition == nil else { return [] }
    let known = track.shown
    if let run = liveRun {
      if let known, known != run.id { endedElsewhere(known) }
      track.shown = run.id
      askForHome(run)
      return []
    }
    track.shown = nil
    track.sheet = nil
    guard let known, let run = replica.run(known) else { return go(.tracking) }
    let wasMine = track.finished?.run == known
    guard case .finished = run.state else {
      say(LiveText.discardedElsewhere)
      return go(.tracking)
    }
    if !wasMine { say(LiveText.endedElsewhere) }
    track.review.fresh = known
    return replace(with: .session(known.retagged()))
  }

  /// A question about what is over is no question any more, and must not keep others away.
  private mutating func dropSheet() {
    let isOpen: Bool
    switch track.sheet {
    case .groups, .board, nil: return
    case .deletingBlock(let id): isOpen = replica.isShown(id)
    case .switching(let id): isOpen = liveRun?.isLive == true && replica.isShown(id)
    case .more(let id), .stopping(let id), .tooLittle(let id), .assigning(let id):
      isOpen = replica.run(id)?.isLive == true
    case .left(let left): isOpen = replica.run(left.run)?.isLive == true
    }
    if !isOpen { track.sheet = nil }
  }

  /// A run whose block is gone goes on; which block it is for is asked once (specification §6.3).
  private mutating func askForHome(_ run: DayRun) {
    guard isHomeless(run), track.sheet == nil, track.askedForHome != run.id,
      !replica.blocks.isEmpty
    else { return }
    track.askedForHome = run.id
    track.sheet = .assigning(run.id)
  }

  private mutating func endedElsewhere(_ id: DayRunID) {
    guard track.finished?.run != id, let run = replica.run(id) else { return }
    switch run.state {
    case .finished: say(LiveText.endedElsewhere)
    case .discarded: say(LiveText.discardedElsewhere)
    case .running, .paused: break
    }
  }

  /// The earliest stop counts; whoever stopped later is told (specification §6.4).
  private mutating func noticeEarlierStop() {
    guard let mine = track.finished, let run = replica.run(mine.run),
      case .finished(let at) = run.state, at < mine.at
    else { return }
    track.finished = nil
    say(words(LiveText.stoppedEarlier, text: words.time(at, offset: rules.offset(at: at))))
  }

  // MARK: Being there

  /// Somebody did something: the run is not left alone. Once it may have been, only the answer to
  /// the question says.
  mutating func touch(_ run: DayRun) {
    guard run.isLive, leftRun == nil else { return }
    let now = runNow
    track.seen = SeenRun(run: run.id, at: now, touched: now)
  }

  /// Keeps when somebody was last seen at a run, every half minute and whenever it `isDue`. Once
  /// it may have been left alone, what was known stays until that is answered.
  private mutating func keepSeen(isDue: Bool) -> Effects {
    guard isDue || isVisible, leftRun == nil,
      let run = replica.runs.last(where: { run in run.isRunning })
    else { return [] }
    let now = runNow
    if let known = track.keptAt, !isDue,
      now.milliseconds - known.milliseconds < SeenRun.interval
    {
      return []
    }
    if track.seen?.run != run.id {
      // Begun elsewhere: somebody looks at it here for the first time.
      guard screen == .live else { return [] }
      track.seen = SeenRun(run: run.id, at: now, touched: now)
    }
    track.seen?.at = now
    return [rememberSeen()]
  }

  /// Has the browser remember it, so that it outlives the page.
  mutating func rememberSeen() -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    track.keptAt = runNow
    return .tell(.remember(key: track.seenKey, value: track.seen?.text ?? ""))
  }

  /// Keeps the screen on while somebody may look at a running clock (specification §8.2).
  private mutating func keepAwake() -> Effects {
    let wants = wantsAwake
    guard wants != track.isAwake else { return [] }
    track.isAwake = wants
    return [.tell(.stayAwake(wants))]
  }

  private var wantsAwake: Bool {
    isShown && isVisible && screen == .live && settings.keepsAwake
      && (liveRun?.isRunning ?? false)
  }

  /// Tells screen readers of every half-block, never of seconds.
  private mutating func announceUnits() {
    guard let run = liveRun, run.isRunning, screen == .live else { return }
    let count = units(of: run, at: runNow).count
    defer { track.announced = (run.id, count) }
    guard let known = track.announced, known.run == run.id, known.units < count else { return }
    track.announcement = words(
      LiveText.unit, name: face(of: run.block, named: run.blockName).name,
      text: words.spokenBlocks(count))
  }
}
