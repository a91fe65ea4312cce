import Core
import Design
import RunningBuddyDomain

extension RunFeature.State {
  mutating func reduceLive(_ action: LiveAction) -> Effects {
    noteChange(action)
    switch action {
    case .startWanted: return wantStart()
    case .introduced:
      live.question = nil
      return set(.introduced(true)) + arm()
    case .started: return note([startEvent()]) + allowMotion()
    case .paused: return note([.pause]) + feel([60])
    case .resumed: return note([.resume]) + feel([60])
    case .lapped: return note([.lap]) + feel([40, 60, 40])
    case .marked: return note([.mark]) + feel([40])
    case .finishTouched: live.question = .finish
    case .finished:
      live.question = nil
      live.isPocket = false
      return note([.finish]) + feel([200])
    case .discardTouched: live.question = .discard
    case .discarded:
      live.question = nil
      live.offer = .nothing
      live.plan = nil
      return note([.discard])
    case .questionClosed: live.question = nil
    case .locked:
      live.isLocked = true
      live.isHintShown = false
    case .unlocked, .unpocketed:
      live.isLocked = false
      live.isPocket = false
      live.isHintShown = false
    case .lockTouched: live.isHintShown = true
    case .pocketed:
      live.isPocket = true
      live.isHintShown = false
    case .mapTapped: live.map = live.map.next
    case .zoomed(let isCloser): zoom(isCloser)
    case .wentOn: return goOn()
    case .finishedAtLast: return finishAtLast()
    case .saved: return saveRun()
    case .exported: return exportRun()
    case .permissionExplained: live.question = .permission
    case .permissionRetried:
      live.question = nil
      live.isWatching = false
      live.trouble = nil
    case .motionAllowed: return allowMotion()
    case .motionExported: return readRawMotion(for: .export)
    case .planChosen(let plan): live.plan = plan
    }
    return []
  }

  /// How the next run begins.
  mutating func startEvent() -> RecorderEvent {
    let settings = settings
    let plan = live.plan.flatMap { id in replica.plan(id) }?.plan
    // It is for one run.
    live.plan = nil
    return .start(
      RunStart(
        countdown: settings.countdown, pausesByRule: settings.pausesByRule,
        stride: strideKnowledge.model.flatMap { model in RecordedStride(model) }, plan: plan))
  }

  private mutating func zoom(_ isCloser: Bool) {
    // Whoever takes hold of the map has it from then on.
    guard let width = live.width else { return }
    live.map = .manual(width: min(max(isCloser ? width / 2 : width * 2, 500), 1_000_000))
  }

  func feel(_ pattern: [Int]) -> Effects { [.tell(.vibrate(pattern))] }

  // MARK: Beginning

  private mutating func wantStart() -> Effects {
    if live.isUnderWay || live.isArming { return go(.live) }
    if case .review = live.recorder.phase { return go(.review) }
    guard settings.isIntroduced else {
      live.question = .introduction
      return []
    }
    return arm()
  }

  /// Opens the page of a new run, once this is the window that records.
  private mutating func arm() -> Effects {
    live.wantsArming = true
    let effects = go(.live)
    return effects + (live.role == .elected ? beginArming() : elect())
  }

  mutating func elect() -> Effects {
    guard live.role == .none else { return [] }
    live.role = .asked
    return [
      .ask(
        .elect(lock: RunJournal.database(of: me)), answer: { _ in .inner(.live(.elected)) })
    ]
  }

  mutating func beginArming() -> Effects {
    guard live.wantsArming, live.isRead else { return [] }
    live.wantsArming = false
    switch live.recorder.phase {
    case .idle, .saved, .discarded: break
    default: return []
    }
    startAnew()
    live.journal.head = RunJournal.Head(run: moment.id(0), zone: moment.zone)
    return note([.arm])
  }

  /// Forgets a recording that is over; this window stays the one that records, and what the host
  /// was asked to hold is still held.
  mutating func startAnew() {
    var next = LiveState()
    next.role = live.role
    next.plan = live.plan
    next.isRead = true
    next.isWatching = live.isWatching
    next.motion = live.motion
    next.heading = live.heading
    _ = next.motion.told()
    next.isAwake = live.isAwake
    next.isTicking = live.isTicking
    next.isLooking = live.isLooking
    next.isGuarding = live.isGuarding
    live = next
    sensors.waiting = []
  }

  // MARK: The journal

  /// Writes events down; they are shown when that is done.
  mutating func note(_ events: [RecorderEvent]) -> Effects {
    guard live.role == .elected, live.isRead, live.journal.head != nil else { return [] }
    let time = live.journal.time(moment)
    noteSensors()
    for event in live.motion.told() + events {
      live.journal.add(event, at: time, moment, wall: now)
    }
    return write()
  }

  func stored(_ write: StoreWrite) -> Effect<RunFeature.Action, RunCommand> {
    .ask(.store(write), answer: { answer in .inner(.live(.stored(answer))) })
  }

  private mutating func write() -> Effects {
    guard let write = live.journal.write(to: RunJournal.database(of: me)) else { return [] }
    return [stored(write)]
  }

  mutating func answeredLive(_ answer: LiveAnswer) -> Effects {
    switch answer {
    case .elected:
      live.role = .elected
      // Another window may have recorded until now: what it has written since is read as well.
      live.isRead = false
      return loadJournal()
    case .read(let answer, let first):
      let effects = readJournal(answer, from: first)
      // What could not be read may be there.
      if case .failed = answer { return effects }
      return effects + inherit()
    case .inherited(let inheritance, let answer): return takeOver(answer, inheritance)
    case .moved(let inheritance, let answer):
      guard case .done = answer else { return [] }
      return forget(inheritance) + loadJournal()
    case .stored(let answer):
      // While a full disk lasts, the run goes on in memory.
      let rows = live.journal.stored(answer == .done, now)
      return take(rows) + write()
    case .watched(let answer): return takePosition(answer)
    case .awake(let answer):
      guard live.isArming else { return [] }
      return note([.screenLock(answer == .done)])
    case .second:
      live.isTicking = false
      guard live.isUnderWay || live.isArming, isVisible else { return [] }
      let last = live.journal.last?.uptime ?? 0
      return moment.uptime - last >= 900 ? note([RunFeature.beat]) : []
    case .spoken(let answer):
      guard case .failed = answer else { return [] }
      return [.tell(.cue([200, 100, 200], vibrates: true, flashes: true, beeps: true))]
    case .looked:
      live.isLooking = false
      guard live.role == .asked else { return [] }
      return loadJournal()
    case .sensed(let answer): return takeMotion(answer)
    case .motionKept(let answer): return rawMotionKept(answer)
    case .motionRead(let answer, let purpose): return takeRawMotion(answer, purpose)
    }
  }

  // MARK: The page

  mutating func visibleLive() -> Effects {
    // The browser forgets both while the page is hidden.
    live.isAwake = false
    live.isWatching = false
    return live.isHeld ? note([.visible]) : []
  }
}

extension RunFeature {
  /// A second without anything else to write: it is known until when the page was alive.
  static let beat = RecorderEvent.unknown(kind: "beat", rest: [])
}
