import Calendar
import Core
import Design
import RunningBuddyDomain
import Tracks

// What rows that are durable change.
extension RunFeature.State {
  mutating func take(_ rows: [RecorderRow], isReplay: Bool = false) -> Effects {
    var effects: Effects = []
    for row in rows {
      let before = live.recorder.phase
      live.recorder.take(row)
      if CompanionMerging.isNeeded(CollectionOfOne(row)) { companions.isMergeDue = true }
      let after = live.recorder.phase
      if live.began == nil, let times = live.recorder.times {
        live.began = row.wall.advanced(byMilliseconds: -times.elapsed(at: row.at))
        if !isReplay { startCues() }
      }
      if !isReplay {
        if before != after { effects += change(from: before, to: after) }
        effects += cue()
        if case .mark = row.event, let time = live.recorder.marks.last {
          live.cueText = words(LiveText.marked, text: words.clock(time))
        }
      }
    }
    live.route.take(live.recorder.points)
    if !isReplay { tellGaps() }
    return effects
  }

  private mutating func change(from before: RunPhase, to after: RunPhase) -> Effects {
    switch (before, after) {
    case (.arming, .recording), (.countdown, .recording): return feel([300])
    case (.recording, .paused(.rule, _)): return feel([40, 40, 40])
    case (.paused(.rule, _), .recording): return feel([80])
    case (_, .review):
      finishReview()
      return writeRawMotion(all: true) + replace(with: .review)
    case (_, .saved): return submitRun()
    case (_, .discarded):
      let effects = forgetRun()
      if case .arming = before {} else { say(LiveText.discarded) }
      return effects + replace(with: .home)
    default: return []
    }
  }

  /// The figures of the run that is over, and a form for what the person says of it.
  mutating func finishReview() {
    guard live.figures == nil, let recording = live.recorder.recording() else { return }
    live.figures = RunFigures(recording)
    form = RunForm(reviewing: .running)
    form.shoe = usualShoe?.id.description ?? ""
  }

  // MARK: Cues

  mutating func startCues() {
    let settings = settings
    live.cues = CueClock(
      settings.cues(in: unit), settings.cueContents, in: unit, language,
      from: live.recorder.cueProgress)
  }

  private mutating func cue() -> Effects {
    let step = tellStep()
    var cue: Cue?
    if case .recording = live.recorder.phase { cue = live.cues?.take(live.recorder.cueProgress) }
    if let cue { live.cueText = cue.text }
    return tell(step, cue)
  }

  /// Tells of a time that was not recorded, once there is a place again.
  private mutating func tellGaps() {
    let gaps = live.recorder.gaps
    guard gaps.count > live.toldGaps else { return }
    let length = gaps[live.toldGaps...].reduce(0) { sum, gap in
      gap.cause == .hidden ? sum + gap.length : sum
    }
    live.toldGaps = gaps.count
    if length > 0 { say(words(LiveText.gap, text: words.duration(length))) }
  }

  // MARK: The position

  mutating func takePosition(_ answer: HostAnswer) -> Effects {
    guard live.isWatching else { return [] }
    switch answer {
    case .text(let text):
      guard let position = HostPosition(text), let fix = Fix(position) else { return [] }
      live.trouble = fix.isPrecise ? nil : .imprecise
      if fix.isPrecise, live.question == .permission { live.question = nil }
      live.accuracy = fix.accuracy
      live.heading.take(fix, at: moment.uptime)
      let isFirst =
        if case .arming(let arming) = live.recorder.phase { arming.permission != .yes } else {
          false
        }
      return note((isFirst ? [.permission(true)] : []) + [.fix(fix)])
    case .failed(let reason):
      live.accuracy = nil
      let trouble = LiveState.Trouble(rawValue: reason) ?? .unavailable
      live.trouble = trouble
      return trouble.isFinal && live.isArming ? note([.permission(false)]) : []
    default: return []
    }
  }

  // MARK: What is held while a run is recorded

  mutating func keepRecording() -> Effects {
    var effects: Effects = []
    let records = live.role == .elected && live.isRead && live.offer == .nothing
    let wants = records && isVisible && (live.isUnderWay || live.isArming)
    if wants, !live.isWatching, !(live.trouble?.isFinal ?? false) {
      live.isWatching = true
      effects.append(
        .ask(.watchPosition, answer: { answer in .inner(.live(.watched(answer))) }))
    } else if live.isWatching, !wants, isVisible {
      live.isWatching = false
      effects.append(.tell(.unwatch))
    }
    effects += keepMotion(wants)
    if wants != live.isAwake, isVisible {
      live.isAwake = wants
      effects.append(
        wants
          ? .ask(.stayAwake(true), answer: { answer in .inner(.live(.awake(answer))) })
          : .tell(.stayAwake(false)))
    }
    let guards = records && live.isUnderWay
    if guards != live.isGuarding {
      live.isGuarding = guards
      effects.append(.tell(.guard(guards)))
    }
    if wants, !live.isTicking {
      live.isTicking = true
      effects.append(
        .ask(
          .timer(key: "run.second", milliseconds: 1_000), answer: { _ in .inner(.live(.second)) }))
    } else if live.role == .asked, route == .live, isVisible, !live.isLooking {
      // Another window records: what it writes is shown here.
      live.isLooking = true
      effects.append(
        .ask(
          .timer(key: "run.look", milliseconds: 3_000), answer: { _ in .inner(.live(.looked)) }))
    }
    return effects + keepSaved()
  }

  /// The journal goes once the run is durable.
  private mutating func keepSaved() -> Effects {
    noteMotionSent()
    return isSaved ? forgetRun() : []
  }

  /// Whether the run that was recorded is durable, with its track and what is sent of its motion.
  var isSaved: Bool {
    live.isSaving && live.motionSending == .nothing && sync.saving == 0 && isKept
  }

  /// Whether the run that was recorded is in the replica with its track, or was deleted since.
  var isKept: Bool {
    guard let run = live.journal.head.flatMap({ head in replica.run(head.run) }) else {
      return false
    }
    return run.deletedAt != nil || replica.trackParts(of: run) != nil
  }

  // MARK: Saving

  /// Saves the run with what the person said of it.
  mutating func saveRun() -> Effects {
    guard case .review = live.recorder.phase, !live.isSaving else { return [] }
    return note([.save])
  }

  mutating func submitRun() -> Effects {
    guard let (run, points) = recorded() else { return [] }
    live.isSaving = true
    let bundle = RunBundle(run, points)
    tellWear(by: run)
    return bundle.steps.map { step in step.effect }
      + StrideHarvest.records(of: run, points).map { record in .submit(.keepStride(record)) }
      + sendMotion() + replace(with: .run(run.id))
  }

  /// The run as far as it was recorded, with the points of its track.
  private func recorded() -> (run: Run, points: [ChannelPoint])? {
    // The form may still be another run's.
    let sport = form.subject == .review ? form.chosenSport : nil
    guard let head = live.journal.head, let began = live.began,
      let recording = live.recorder.recording(sport ?? .running)
    else { return nil }
    var run = Run(
      id: head.run, start: began, zone: head.zone.name, offset: head.zone.offset,
      sport: recording.sport, record: RunRecord(RunFigures(recording)),
      outline: RunOutline(recording), source: .recorded)
    if form.subject == .review { form.fill(&run) }
    return (run, recording.points)
  }

  /// Gives the run out as a file: it may be nowhere but in memory.
  func exportRun() -> Effects {
    guard let (run, points) = recorded() else { return [] }
    let format = RunExportFormat.fit
    return [
      .tell(
        .saveBytes(
          name: RunExport.fileName(run, format), mediaType: format.mediaType,
          bytes: RunExport.bytes(run, points, as: format)))
    ]
  }

  /// The points of a run that was just saved: while the device has no room, they are nowhere else.
  func recordedPoints(of id: RunID) -> [ChannelPoint]? {
    guard live.isSaving, live.journal.head?.run == id else { return nil }
    return live.recorder.recording()?.points
  }
}

extension Fix {
  /// What the host told, in its own whole numbers.
  init?(_ position: HostPosition) {
    self.init(
      taken: position.taken,
      place: ChannelPlace(latitude: position.latitude, longitude: position.longitude),
      accuracy: position.accuracy, altitude: position.altitude,
      altitudeAccuracy: position.altitudeAccuracy, heading: position.heading,
      speed: position.speed)
  }
}
