import Calendar
import Core
import DayBlockDomain
import Design

// What a person does with a run (specification §5).
extension DayBlockFeature.State {
  // MARK: Beginning

  /// Plays the block in the middle.
  mutating func play(_ moment: Moment) -> Effects {
    guard let id = track.carousel.focus?.block, replica.isShown(id) else { return [] }
    return play(id, moment)
  }

  /// Plays a block; asks first while another run is under way.
  mutating func play(_ id: BlockID, _ moment: Moment) -> Effects {
    guard let run = liveRun, run.isLive else { return start(id, moment) }
    if run.block == id { return go(.live) }
    track.sheet = .switching(to: id)
    return feel(.warning)
  }

  private mutating func start(_ id: BlockID, _ moment: Moment) -> Effects {
    let now = runNow
    let run = DayRun(
      id: moment.id(1), block: id, blockName: face(of: id).name, zone: zone.name, startedAt: now,
      offset: zone.offset, device: deviceName, carried: carried(to: id))
    let command = DayBlockCommand.startRun(run)
    if let rejection = refusal(of: command) {
      say(words.reason(rejection))
      return feel(.error)
    }
    var effects: Effects = [.submit(command)]
    if settings.focus != id { effects.append(.submit(.setSetting(me, .focus(id)))) }
    track.transition = RunTransition(run: run.id, before: nil, moment: moment)
    track.shown = run.id
    track.isStill = false
    track.hasRestored = true
    track.seen = SeenRun(run: run.id, at: now, touched: now)
    return effects + [rememberSeen()] + feel(.light) + go(.live)
  }

  /// Seconds that were left over of the block today, where the person wants them to count.
  private func carried(to id: BlockID) -> Int {
    settings.carriesRemainder ? replica.remainder(of: id, on: day(of: runNow)) : 0
  }

  /// Plays a block instead of the run under way.
  mutating func switchRun(to id: BlockID, keeps: Bool, _ moment: Moment) -> Effects {
    track.sheet = nil
    guard let run = liveRun, run.isLive else { return start(id, moment) }
    let name = face(of: run.block, named: run.blockName).name
    let now = run.clamped(runNow)
    let command = DayBlockCommand.takeStep(
      run.id, keeps ? stop(run, at: now) : .discard(at: now))
    if let refused = refuses(command) { return refused }
    let effects: Effects = [.submit(command)]
    if keeps {
      track.finished = FinishedRun(run: run.id, at: now)
      let produced = units(of: run, at: now).count
      say(
        produced == 0
          ? words(TrackText.savedNote, name: name)
          : words(TrackText.savedRun, name: name, text: words.blocks(produced)))
    } else {
      say(
        words(LiveText.discarded, name: name), undo: [.takeStep(run.id, .restore)])
    }
    return effects + start(id, moment)
  }

  // MARK: Going on

  /// Pauses or resumes; what is recorded is never before what was recorded.
  mutating func take(_ id: DayRunID, isResuming: Bool) -> Effects {
    guard let run = replica.run(id), run.isLive, run.isRunning != isResuming, !isSaving(id) else {
      return []
    }
    let now = run.clamped(runNow)
    let step: DayRunStep =
      isResuming
      ? .resume(at: now, offset: zone.offset)
      : .pause(at: now, changes: changes(of: run, until: now))
    track.transition = RunTransition(run: id, before: run, moment: moment)
    track.isStill = false
    return [.submit(.takeStep(id, step))] + feel(.light)
  }

  // MARK: Ending

  private func stop(_ run: DayRun, at now: Instant) -> DayRunStep {
    .finish(at: now, changes: changes(of: run, until: now), memo: "")
  }

  /// Ends a run and writes its sessions; asks what less than half a block is to be.
  mutating func finish(_ id: DayRunID, isNote: Bool = false, at end: Instant? = nil) -> Effects {
    track.sheet = nil
    guard let run = replica.run(id), run.isLive else { return [] }
    let now = run.clamped(end ?? runNow)
    let produced = units(of: run, at: now)
    if produced.isEmpty, !isNote {
      track.sheet = .tooLittle(id)
      return feel(.error)
    }
    let command = DayBlockCommand.takeStep(id, stop(run, at: now))
    if let refused = refuses(command) { return refused }
    track.finished = FinishedRun(run: id, at: now)
    track.review.fresh = id
    let effects: Effects = [.submit(command)]
    if produced.isEmpty {
      return effects + feel(.light) + replace(with: .session(id.retagged()))
    }
    // Stored as it begins, not when it has been seen to its end.
    track.completion = Completion(
      run: id, color: face(of: run.block).color, halfBlocks: produced.count)
    return effects + feel(.success) + [completionTimer(celebration)]
  }

  /// How long what was produced is celebrated (ms).
  var celebration: Int { prefersLessMotion ? Completion.stillLength : Completion.length }

  /// Goes on to the review, once what was produced is stored.
  mutating func endCompletion() -> Effects {
    guard var completion = track.completion, !completion.isLeaving else { return [] }
    if sync.saving > 0, completion.waits < Completion.mostWaits {
      track.completion?.waits += 1
      return [completionTimer(Completion.patience)]
    }
    completion.isLeaving = true
    track.completion = completion
    return replace(with: .session(completion.run.retagged())) + [
      .ask(
        .timer(key: "day-completion", milliseconds: Completion.leaving),
        answer: { _ in .inner(.track(.completionLeft)) })
    ]
  }

  private func completionTimer(
    _ milliseconds: Int
  ) -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    .ask(
      .timer(key: "day-completion", milliseconds: milliseconds),
      answer: { _ in .inner(.track(.completionEnded)) })
  }

  /// Throws a run away; it can be taken back for ten seconds here, for 30 days elsewhere.
  mutating func discard(_ id: DayRunID) -> Effects {
    track.sheet = nil
    guard let run = replica.run(id), run.isLive else { return [] }
    let command = DayBlockCommand.takeStep(id, .discard(at: run.clamped(runNow)))
    if let refused = refuses(command) { return refused }
    let name = face(of: run.block, named: run.blockName).name
    say(words(LiveText.discarded, name: name), undo: [.takeStep(id, .restore)])
    let effects: Effects = [.submit(command)]
    // With another run under way, that one is on the screen now.
    track.shown = replica.runs.last { other in other.id != id }?.id
    let leaves = track.shown == nil && screen == .live
    return effects + feel(.light) + (leaves ? go(.tracking) : [])
  }
}
