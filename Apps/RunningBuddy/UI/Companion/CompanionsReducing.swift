import Core
import Design
import RunningBuddyDomain
import Wire

// Second devices come and go; the recording never waits for them.
extension RunFeature.State {
  /// Whether this window talks with second devices.
  var talksWithCompanions: Bool {
    companions.isWanted == true && hasAccount && live.role != .asked && live.offer == .nothing
  }

  mutating func reduceCompanions(_ action: CompanionsAction) -> Effects {
    switch action {
    case .turned(let isOn):
      let wasOn = talksWithCompanions
      companions.isWanted = isOn
      guard !isOn else { return [] }
      companions.code = .none
      guard wasOn, let id = companions.id, let receiver = companions.receiver else { return [] }
      let last = receiver.call(CompanionPhase(live.recorder.phase), leaves: true)
      return [.tell(.http(CompanionMessage.exchange(id, isMain: true, [.news(last)])))]
    case .codeWanted: return askForCode()
    case .codeDropped:
      companions.code = .none
      return listPaired()
    case .removed(let id):
      return [
        .ask(
          .delete("/api/account/sessions/" + id),
          answer: { answer in .inner(.companions(.removed(answer))) })
      ]
    }
  }

  mutating func answeredCompanions(_ answer: CompanionsAnswer) -> Effects {
    switch answer {
    case .exchanged(let answer): return exchanged(answer)
    case .waited: companions.isWaiting = false
    case .coded(let answer): takeCode(answer)
    case .proved(let isProved): return goOnWithCode(isProved)
    case .listed(let answer): takePaired(answer)
    case .removed: return listPaired()
    case .ticked: companions.isTicking = false
    case .read(let answer): return mergeRun(answer)
    }
    return []
  }

  // MARK: Talking

  /// What must be true after every turn.
  mutating func keepCompanions() -> Effects {
    // A page that was opened anew finds that a second device was there.
    if companions.isWanted == nil, live.recorder.hasCompanions, live.role == .elected {
      companions.isWanted = true
    }
    var effects = keepPaired() + keepMerged()
    guard talksWithCompanions, !companions.isAsking, !companions.isWaiting else { return effects }
    let id = companions.id ?? moment.id(50)
    companions.id = id
    companions.isAsking = true
    let exchange = CompanionMessage.exchange(id, isMain: true, companionNews())
    effects.append(
      .ask(
        .http(exchange), answer: { answer in .inner(.companions(.exchanged(answer))) }))
    return effects
  }

  /// The run's own time, or the page's where there is none.
  var companionTime: Int64 {
    live.journal.head == nil ? moment.uptime : live.journal.time(moment)
  }

  private mutating func companionNews() -> [CompanionMessage] {
    let now = companionTime
    let phase = CompanionPhase(live.recorder.phase)
    var receiver =
      companions.receiver ?? CompanionReceiver(life: max(0, moment.instant.milliseconds))
    receiver.begin(live.journal.head?.run, at: now)
    companions.receiver = receiver
    companions.turns += 1
    let figures = companionFigures(at: now)
    var messages: [CompanionMessage] = []
    for device in receiver.devices where device.reach(at: now) != .ended {
      let kept = live.recorder.kept(of: device.id)
      messages.append(.news(receiver.news(for: device, at: now, phase, figures, kept: kept)))
    }
    if messages.isEmpty || companions.turns % CompanionsState.callEach == 0 {
      messages.append(.news(receiver.call(phase)))
    }
    return messages
  }

  private func companionFigures(at now: Int64) -> CompanionFigures? {
    let recorder = live.recorder
    guard let times = recorder.times else { return nil }
    let (heart, cadence) = (recorder.sensors.heartRate(at: now), recorder.sensors.cadence(at: now))
    var figures = CompanionFigures(
      metres: recorder.metres, timer: times.timer(at: max(now, recorder.at)),
      secondsPerKilometre: recorder.pace(at: now), heartRate: heart?.number,
      cadence: cadence?.number, lap: recorder.laps.count + 1)
    figures.way = recorder.way(at: now).map { way in CompanionOrigin(way) }
    figures.heart = heart.map { value in CompanionOrigin(value) }
    figures.steps = cadence.map { value in CompanionOrigin(value) }
    return figures
  }

  private mutating func exchanged(_ answer: HostAnswer) -> Effects {
    companions.isAsking = false
    companions.isWaiting = true
    var effects: Effects = []
    if let messages = CompanionMessage.read(answer) {
      companions.failures = 0
      for case .report(let report) in messages { effects += take(report) }
    } else {
      companions.failures += 1
    }
    let wait = CompanionWait.milliseconds(after: companions.failures)
    effects.append(
      .ask(
        .timer(key: "run.companions", milliseconds: wait),
        answer: { _ in .inner(.companions(.waited)) }))
    return effects
  }

  // MARK: Taking

  /// Notes what a second device has noted, and does what was pressed there like a tap here.
  private mutating func take(_ report: CompanionReport) -> Effects {
    guard var receiver = companions.receiver, talksWithCompanions else { return [] }
    let now = companionTime
    receiver.begin(live.journal.head?.run, at: now)
    let taken = receiver.take(
      report, at: now, wall: moment.instant,
      CompanionReceiver.Standing(
        phase: CompanionPhase(live.recorder.phase), changed: companions.changed),
      kept: live.recorder.kept(of: report.device))
    companions.receiver = receiver
    guard !taken.isEmpty else { return [] }
    var events: [RecorderEvent] = []
    var effects: Effects = []
    for one in taken {
      events.append(.companion(one.entry))
      guard let press = one.press else { continue }
      events.append(press == .start ? startEvent() : press.event)
      effects += feel(press.pattern)
      if press == .finish {
        live.question = nil
        live.isPocket = false
      }
    }
    return note(events) + effects
  }

  /// Somebody says on this device what the run shall do.
  mutating func noteChange(_ action: LiveAction) {
    switch action {
    case .started, .paused, .resumed, .finished: companions.changed = live.journal.time(moment)
    default: break
    }
  }
}

extension CompanionPress {
  /// How a tap of the same feels.
  fileprivate var pattern: [Int] {
    switch self {
    case .start, .pause, .resume: [60]
    case .lap: [40, 60, 40]
    case .mark: [40]
    case .finish: [200]
    }
  }
}
