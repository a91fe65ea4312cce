import Core
import Design
import RefWatchDomain

extension RefWatchFeature {
  static func reducePitch(
    _ state: inout State, _ action: PitchAction, _ moment: Moment
  ) -> Effects {
    guard let record = state.pitchRecord else { return [] }
    switch action {
    case .paneShown(let pane): state.pitch.pane = pane
    case .swiped(let distance): state.swipe(distance)
    case .kickOffChosen(let side): state.pitch.kickOff = side
    case .taken(let act): return state.take(act, record, moment)
    case .asked(let question): state.pitch.question = question
    case .answered: return state.answer(record, moment)
    case .questionClosed: state.pitch.question = nil
    case .countdownStopped: state.pitch.countdown = nil
    case .flowOpened(let kind, let side):
      state.pitch.sheet = nil
      guard state.mayRecord(record) else {
        return state.announce(state.words(CrewText.lookingOn), lasts: 3_000)
      }
      state.openFlow(kind, side, record)
    case .flow(let action): return state.reduceFlow(action, record, moment)
    case .keptContinued: state.continueKept(record)
    case .keptDropped: state.pitch.kept = nil
    case .sheetShown(let sheet):
      state.pitch.sheet = sheet
      state.pitch.clockText = ""
      state.pitch.isClockRefused = false
      state.pitch.numberText = ""
      state.pitch.abandonment = nil
    case .sheetClosed: state.pitch.sheet = nil
    case .undone: return state.undoOffer(record, moment)
    case .undoDismissed: state.pitch.offer = nil
    case .lastUndone: return state.undoLast(record, moment)
    case .broughtBack: return state.bringBackLast(record, moment)
    case .alertSeen: state.alert = nil
    default: return reduceOnPitch(&state, action, record, moment)
    }
    return []
  }

  private static func reduceOnPitch(
    _ state: inout State, _ action: PitchAction, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    switch action {
    case .locked: state.lock(true)
    case .unlocked: state.lock(false)
    case .lockTouched, .abandonTouched: state.pitch.isLockTouched = true
    case .dimmed(let isDim): state.pitch.isDim = isDim
    case .kicked(let side, let result): return state.kick(side, result, record, moment)
    case .firstSwapped: return state.take(.swapFirst, record, moment)
    case .kickerChosen(let person):
      state.pitch.kicker = person
      state.pitch.sheet = nil
    case .numberTyped(let text): state.pitch.numberText = String(text.prefix(3))
    case .leftOut(let person):
      return state.commit(
        [.playerOff(person, .reduction)], record,
        state.words(ShootoutText.leftOut, name: state.words.label(person)), moment)
    case .stoppageToggled: return state.toggleStoppage(record, moment)
    case .faceTapped: return state.tapFace(record, moment)
    case .stoppageStarted(let reason): return state.take(.openStoppage(reason), record, moment)
    case .breakStarted:
      let isCooling = record.rules.hydration == .cooling
      state.startTimer(isCooling ? .cooling : .drinks)
      return state.take(.openStoppage(isCooling ? .cooling : .drinks), record, moment)
    case .addedTime(let minutes): return state.announceAdded(minutes, record, moment)
    case .clockMoved(let shift): return state.moveClock(shift, record, moment)
    case .clockTyped(let text):
      state.pitch.clockText = text
      state.pitch.isClockRefused = false
    case .clockSet:
      state.pitch.isClockRefused = ClockText.milliseconds(state.pitch.clockText) == nil
      return state.setClock(record, moment)
    case .doubtDismissed: state.pitch.doubt = nil
    case .wrongClockSeen: state.pitch.knowsClock = true
    case .suspensionChosen(let reason):
      state.pitch.sheet = nil
      state.pitch.question = .suspend(reason)
    case .abandonmentChosen(let reason): state.pitch.abandonment = reason
    case .abandoned(let reason):
      return state.take(.abandon(reason, text: ""), record, moment)
    case .microStarted(let kind): state.startTimer(kind)
    case .microRestarted(let id): state.restartTimer(id)
    case .microEnded(let id): state.pitch.micro.removeAll { timer in timer.id == id }
    case .sinBinRestarted(let id):
      return state.commit([.sinBinRestart(id)], record, state.words(PitchText.binRunning), moment)
    case .sinBinEnded(let id):
      return state.commit([.sinBinEnd(id)], record, state.words(PitchText.returned), moment)
    case .returned(let participant):
      state.pitch.sheet = nil
      return state.commit([.playerOn(participant)], record, state.words(PitchText.returned), moment)
    case .faceChosen(let face):
      state.pitch.sheet = nil
      return [.submit(.setSetting(state.me, .timerFace(face)))]
    case .takenOver: state.pitch.writesHere = true
    case .requested(let ask): return state.request(ask, record, moment)
    case .requestAnswered(let request, let answer):
      return state.answer(request, answer, record, moment)
    default: break
    }
    return []
  }
}

extension RefWatchFeature.State {
  fileprivate mutating func swipe(_ distance: Int) {
    guard abs(distance) > 50 else { return }
    let panes = PitchPane.allCases
    let index = panes.firstIndex(of: pitch.pane) ?? 1
    pitch.pane = panes[min(panes.count - 1, max(0, index + (distance < 0 ? 1 : -1)))]
  }

  fileprivate mutating func lock(_ isLocked: Bool) {
    pitch.isLocked = isLocked
    pitch.isLockTouched = false
    pitch.sheet = nil
  }

  // MARK: Writing

  /// Writes facts, says so, and offers to take them back.
  mutating func commit(
    _ facts: [Fact], _ record: MatchRecord, _ text: String, at captured: Capture? = nil,
    cue: Cue = .saved, _ moment: Moment
  ) -> Effects {
    guard !isReadOnly, mayRecord(record), !facts.isEmpty else { return give(.failure) }
    guard hasRoom(for: facts.count, record) else { return refuseFull() }
    let captured = captured ?? capture(record)
    let advice = words.advice(on: facts, record, captured)
    let events = events(facts, in: record, at: captured, moment)
    pitch.flow = nil
    pitch.sheet = nil
    pitch.question = nil
    pitch.pane = .timer
    return save(events) + give(advice.isEmpty ? cue : .warning)
      + offer(text, advice, undo: events.map { event in event.id })
  }

  mutating func offer(
    _ text: String, _ advice: [String], undo: [MatchEventID], bringsBack: Bool = false
  ) -> Effects {
    let id = telling.next()
    pitch.offer = UndoOffer(
      id: id, events: undo, text: text, advice: advice, bringsBack: bringsBack)
    pitch.announcement = ([text] + advice).joined(separator: ". ")
    return [
      .ask(
        .timer(key: "referee.offer", milliseconds: 6_000),
        answer: { _ in .inner(.offerExpired(id)) })
    ]
  }

}
