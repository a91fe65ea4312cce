import Calendar
import Core
import Design
import RefWatchDomain

// Time on the screen: what is due, and when to look again.
extension RefWatchFeature.State {
  /// What the clock of the stage under way shows, milliseconds; 0 while none runs.
  func elapsed(_ record: MatchRecord) -> Int64 {
    record.clock.map { clock in judge.elapsed(of: clock, at: now) } ?? 0
  }

  /// What every clock of the match shows, milliseconds.
  func matchTime(_ record: MatchRecord) -> Int64 {
    record.matchTime(stage: record.stage, elapsed: elapsed(record))
  }

  /// What every clock of the match showed, or would have, as the stage began.
  func stageStart(_ record: MatchRecord) -> Int64 {
    record.matchTime(stage: record.stage, elapsed: 0)
  }

  /// Milliseconds lost in stoppages of this period, with the one that is open.
  func lost(_ record: MatchRecord) -> Int64 {
    record.allowance(elapsed: elapsed(record), at: now)
  }

  /// Keeps what the clocks say, and what is to be thought of it.
  mutating func turn(to moment: Moment) {
    let reading = ClockReading(wall: moment.instant, uptime: moment.uptime, boot: boot)
    now = reading
    today = moment.today
    if planning.name != moment.zone.name || zoneOffset != moment.zone.offset {
      planning = PlanningZone(moment.zone, at: moment.instant)
    }
    zoneOffset = moment.zone.offset
    let clock = liveRecord?.clock
    let verdict = judge.observe(reading, wasVisible: isVisible, clock: clock)
    guard clock != nil else { return }
    if let banner = verdict.banner { pitch.doubt = banner }
    pendingFacts += verdict.facts
  }

  mutating func becomeVisible(_ moment: Moment) -> Effects {
    isVisible = true
    isAwake = false
    return []
  }

  mutating func becomeHidden() -> Effects {
    isVisible = false
    isAwake = false
    return beat(isDue: true)
  }

  /// What must be true after every action: alerts are given, the screen stays on, the clock is
  /// painted again with its next second.
  mutating func keepTime(_ moment: Moment) -> Effects {
    var effects: Effects = []
    if isLoaded, let record = liveRecord {
      restoreClock(record)
      let stepping = isReadOnly ? 0 : pendingSteps
      if !pendingFacts.isEmpty {
        let facts = pendingFacts
        pendingFacts = []
        // The clocks of whoever does not keep the time are nobody's business.
        if keepsTime(record) { effects += write(facts, in: record.match.id, moment) }
      }
      // A jump that is logged must not be taken for time that went by, whenever the page ends.
      effects += raiseAlerts(record) + beat(isDue: stepping != 0, stepping: stepping)
    }
    effects += followRequests()
    effects += askAddress() + askInvitations() + askTime() + seeComments()
    showHandOver()
    return effects + stayAwake() + tick()
  }

  private mutating func stayAwake() -> Effects {
    let wants = isOnPitch && isShown && isVisible
    guard wants != isAwake else { return [] }
    isAwake = wants
    return [.tell(.stayAwake(wants))]
  }

  /// A timer to the next whole second of the clock, while there is one and somebody can see it.
  private func tick() -> Effects {
    if isVisible, case .takeOver = route, desk.crew.opened != nil {
      return [
        .ask(.timer(key: "referee.tick", milliseconds: 1_000), answer: { _ in .inner(.tick) })
      ]
    }
    guard isVisible, let record = liveRecord else { return [] }
    let runs = record.clock.map { clock in clock.frozen == nil } ?? false
    guard
      runs || record.openStoppage != nil
        || pitch.micro.contains(where: { timer in timer.since != nil }) || followsRequests
    else { return [] }
    let left = runs ? 1_000 - elapsed(record) % 1_000 : 1_000
    return [
      .ask(
        .timer(key: "referee.tick", milliseconds: Int(left) + 10), answer: { _ in .inner(.tick) })
    ]
  }

  // MARK: Alerts

  /// Gives every cue that has become due, each once in the life of the match.
  private mutating func raiseAlerts(_ record: MatchRecord) -> Effects {
    var effects: Effects = []
    let elapsed = elapsed(record)
    if alert.map({ alert in !isCurrent(alert, record) }) ?? false { alert = nil }
    for due in dueAlerts(record) where elapsed >= due.at {
      let name = due.name(record)
      if ring.cues.contains(where: { cue in sameBytes(cue, name) }) { continue }
      ring.keep(cue: name)
      effects += keepRing()
      // What came while nobody could see it is told, not replayed.
      if elapsed - due.at > 8_000 {
        if due.kind != nil {
          effects += announce(
            words(
              PitchText.expiredAgo, text: ClockLabel(milliseconds: elapsed - due.at).description))
        }
        continue
      }
      if let kind = due.kind {
        alertCount += 1
        let alert = PitchAlert(id: alertCount, match: record.match.id, kind: kind)
        self.alert = alert
        pitch.announcement = words.alert(kind, record)
        effects += give(alert.cue) + [repeating(alert)]
      } else {
        effects += give(due.cue)
      }
    }
    return effects + remindOfStoppage(record) + raiseTimers(record)
  }

  /// What was due by a clock that was ahead is still to come; what is due by the right one as well
  /// has been told.
  mutating func forgetCuesToCome(_ record: MatchRecord) {
    let elapsed = elapsed(record)
    for due in dueAlerts(record) where elapsed < due.at { ring.forget(cue: due.name(record)) }
  }

  private func isCurrent(_ alert: PitchAlert, _ record: MatchRecord) -> Bool {
    switch (alert.kind, record.phase) {
    case (.timeOver(let period), .running(let current)),
      (.addedTimeOver(let period), .running(let current)),
      (.hydration(let period), .running(let current)):
      period == current
    case (.intervalOver(let gap), .interval(let current)): gap == current
    default: false
    }
  }

  private func dueAlerts(_ record: MatchRecord) -> [DueAlert] {
    switch record.phase {
    case .running(let period):
      guard let seconds = record.periods.last?.seconds else { return [] }
      let length = Int64(seconds) * 1_000
      var list = [DueAlert(at: length, name: "over", cue: .boundary, kind: .timeOver(period))]
      for early in settings.warnings.map({ seconds in Int64(seconds) })
      where length > early * 2_000 {
        list.append(DueAlert(at: length - early * 1_000, name: "early" + early.description))
      }
      if let at = record.rules.hydration(in: period, seconds: seconds) {
        list.append(DueAlert(at: at, name: "drinks", cue: .addedTime, kind: .hydration(period)))
      }
      if let announced = record.periods.last?.announced, announced > 0 {
        let at = length + Int64(announced) * 60_000
        list.append(
          DueAlert(
            at: at, name: "added" + announced.description, cue: .addedTime,
            kind: .addedTimeOver(period)))
      }
      return list
    case .interval(let gap):
      guard let seconds = record.rules.seconds(of: gap) else { return [] }
      return [
        DueAlert(
          at: Int64(seconds) * 1_000, name: "over", cue: .boundary, kind: .intervalOver(gap))
      ]
    default: return []
    }
  }

  private func repeating(
    _ alert: PitchAlert
  ) -> Effect<RefWatchFeature.Action, RefWatchCommand> {
    let id = alert.id
    return .ask(
      .timer(key: "referee.alert", milliseconds: 3_000), answer: { _ in .inner(.cueDue(id)) })
  }

  mutating func repeatCue(_ id: Int) -> Effects {
    guard var alert, alert.id == id, alert.rounds < alert.limit, isVisible else { return [] }
    alert.rounds += 1
    self.alert = alert
    return give(alert.cue) + [repeating(alert)]
  }

  /// Vibrates, flashes, beeps: as far as the device can and the person wants.
  func give(_ cue: Cue) -> Effects {
    let settings = settings
    let flashes = settings.flashes && cue.flashes
    let beeps = settings.sounds && cue.beeps
    guard settings.vibrates || flashes || beeps else { return [] }
    // Without vibration the pattern tells for how long to flash and to beep.
    let pattern = settings.vibrates ? cue.pattern(settings.vibration) : cue.pattern
    return [
      .tell(.cue(pattern, vibrates: settings.vibrates, flashes: flashes, beeps: beeps))
    ]
  }

  private mutating func remindOfStoppage(_ record: MatchRecord) -> Effects {
    guard let open = record.openStoppage, settings.reminderSeconds > 0 else { return [] }
    let length = max(0, elapsed(record) - open.since) / 1_000
    let count = Int(length) / settings.reminderSeconds
    guard count > 0, reminders != [open.since, Int64(count)] else { return [] }
    reminders = [open.since, Int64(count)]
    return give(.reminder)
  }

  private mutating func raiseTimers(_ record: MatchRecord) -> Effects {
    var effects: Effects = []
    for timer in pitch.micro where timer.left(at: now) <= 0 && !rung.contains(timer.id) {
      rung.append(timer.id)
      effects += give(.timer)
    }
    let elapsed = elapsed(record)
    for bin in record.sinBins where bin.isOpen && bin.running != nil {
      guard bin.left(stage: record.stage, elapsed: elapsed) == 0 else { continue }
      let name = bin.event.description
      if ring.cues.contains(where: { cue in sameBytes(cue, name) }) { continue }
      ring.keep(cue: name)
      effects += keepRing() + give(.timer)
    }
    return effects
  }
}

/// Something that becomes due on the clock of a stage.
private struct DueAlert {
  /// Milliseconds on the stage's clock.
  let at: Int64
  let word: String
  var cue = Cue.early
  var kind: PitchAlert.Kind?

  init(at: Int64, name: String, cue: Cue = .early, kind: PitchAlert.Kind? = nil) {
    self.at = at
    word = name
    self.cue = cue
    self.kind = kind
  }

  /// Tells it apart from every other of the person's matches.
  func name(_ record: MatchRecord) -> String {
    record.match.id.description + " " + record.stage.word + " " + word
  }
}
