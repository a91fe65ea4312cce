import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("Runs are what a list of minutes says")
struct RunModelTests {
  static func run(_ start: Instant, carried: Int = 0) -> DayRun {
    DayRun(
      id: ID(high: 3, low: 1), block: ID(high: 2, low: 1), blockName: "Study",
      zone: "Asia/Seoul", startedAt: start, offset: 32_400, device: "Phone", carried: carried)
  }

  static func event(_ dice: inout Dice, _ now: Int) -> RunEvent {
    switch dice.below(20) {
    case 0...6: .pause
    case 7...14: .resume
    case 15: .discard
    case 16: .restore
    case 17: .cut(from: max(0, now - dice.below(50)))
    case 18: dice.chance(1, in: 6) ? .finish : .pause
    default: .resume
    }
  }

  /// 16 seeds of 120 runs of 60 steps: 115 200 steps, and those after the end.
  @Test("no minute and no half-block is lost in random walks", arguments: UInt64(1)...16)
  func walks(seed: UInt64) {
    var dice = Dice(seed)
    for _ in 0..<120 {
      let start = seoul("2026-03-10T00:00").adding(minutes: dice.below(1_440))
      var run = RunModelTests.run(start)
      var model = RunModel()
      var now = 0
      for _ in 0..<60 {
        now += dice.below(40)
        let event = RunModelTests.event(&dice, now)
        run = run.taking(event.step(start, now))
        model.take(event, at: now)
        guard agree(run, model, start, now) else { return }
      }
      run = run.taking(RunEvent.finish.step(start, now))
      model.take(.finish, at: now)
      #expect(agree(run, model, start, now))
      expectSessions(run, model, start, boundary: dice.pick([0, 120, 240, 360]))
    }
  }

  /// Compared at every step, so that the first difference is told and no other.
  private func agree(_ run: DayRun, _ model: RunModel, _ start: Instant, _ now: Int) -> Bool {
    var model = model
    model.pass(to: now)
    let at = start.adding(minutes: now)
    let starts = run.units(at: at, changes: []).map { unit in unit.start.minutes(since: start) }
    let active = model.active
    let isSame =
      run.active(at: at) == Int64(active.count) * 60_000
      && starts == RunModel.unitStarts(active)
      && run.isRunning == (model.seen.isRunning && model.phase == .live)
      && run.isLive == (model.phase == .live)
      && run.segments == run.segments.filter { segment in segment.start < segment.end }
    #expect(isSame, "\(run) after \(now) minutes is not \(active.count) minutes long")
    return isSame
  }

  private func expectSessions(
    _ run: DayRun, _ model: RunModel, _ start: Instant, boundary: Int
  ) {
    let sessions = DaySession.sessions(of: run, boundary: boundary, at: start)
    func day(_ minute: Int) -> CivilDate {
      let civil = start.adding(minutes: minute).civil(offset: 32_400)
      return civil.time.minuteOfDay < boundary ? civil.date.adding(days: -1) : civil.date
    }
    let active = model.active
    #expect(sessions.map { session in session.day } == unique(active.map(day)))
    for session in sessions {
      let minutes = active.filter { minute in day(minute) == session.day }
      #expect(session.active == Int64(minutes.count) * 60_000)
      #expect(
        session.units.map { unit in unit.start.minutes(since: start) }
          == RunModel.unitStarts(active).filter { minute in day(minute) == session.day })
      let rest = session.day == sessions.last?.day ? active.count % 30 * 60 : 0
      #expect(session.remainder == rest)
    }
    #expect(Set(sessions.map { session in session.id }).count == sessions.count)
    if let first = sessions.first { #expect(first.id == run.id.retagged()) }
  }

  private func unique(_ days: [CivilDate]) -> [CivilDate] {
    days.reduce(into: []) { days, day in if days.last != day { days.append(day) } }
  }

  // MARK: Two devices

  @Test(
    "what two devices did without signal comes to the same in whatever order it arrives",
    arguments: UInt64(1)...8)
  func interleavings(seed: UInt64) {
    var dice = Dice(seed)
    let start = seoul("2026-03-10T20:00")
    for _ in 0..<200 {
      let lists = [events(of: 0, &dice), events(of: 1, &dice)]
      var model = RunModel()
      for (now, event) in (lists[0] + lists[1]).sorted(by: { a, b in a.now < b.now }) {
        model.take(event, at: now)
      }
      for _ in 0..<6 {
        let run = merged(lists, start, &dice)
        guard agree(run, model, start, 700) else { return }
      }
    }
  }

  /// Minutes no other device has, so that time decides; half of the devices stop.
  private func events(of device: Int, _ dice: inout Dice) -> [(now: Int, event: RunEvent)] {
    var list: [(now: Int, event: RunEvent)] = []
    var now = device
    for _ in 0..<12 {
      now += 2 + 2 * dice.below(20)
      let event = RunModelTests.event(&dice, now)
      // Restoring has no time: it is about what is shown when it arrives.
      list.append((now, event == .restore ? .pause : event))
    }
    if dice.chance(1, in: 2) { list.append((now + 2, .finish)) }
    return list
  }

  private func merged(
    _ lists: [[(now: Int, event: RunEvent)]], _ start: Instant, _ dice: inout Dice
  ) -> DayRun {
    var run = RunModelTests.run(start)
    var rest = lists.map { list in list[...] }
    while let device = [0, 1].filter({ device in !rest[device].isEmpty }).randomOne(&dice) {
      let (now, event) = rest[device].removeFirst()
      run = run.taking(event.step(start, now))
    }
    return run
  }

  @Test("a minute of which both devices saw the same is what they saw", arguments: UInt64(1)...8)
  func bothRunning(seed: UInt64) {
    var dice = Dice(seed)
    let start = seoul("2026-03-10T09:00")
    for _ in 0..<200 {
      var both = RunModelTests.run(start)
      var alone = [both, both]
      var now = 0
      for _ in 0..<30 {
        now += 1 + dice.below(25)
        let device = dice.below(2)
        let event: RunEvent = dice.chance(1, in: 2) ? .pause : .resume
        both = both.taking(event.step(start, now))
        alone[device] = alone[device].taking(event.step(start, now))
      }
      let end = start.adding(minutes: now + 10)
      let stretches = (alone + [both]).map { run in run.segments(at: end, changes: []) }
      var wrong: [Int] = []
      for minute in 0..<now + 10 {
        let at = start.adding(minutes: minute)
        let saw = stretches.map { segments in
          segments.contains { segment in segment.start <= at && at < segment.end }
        }
        if saw[0] == saw[1], saw[2] != saw[0] { wrong.append(minute) }
      }
      #expect(wrong == [])
    }
  }
}

extension Array {
  fileprivate func randomOne(_ dice: inout Dice) -> Element? {
    isEmpty ? nil : dice.pick(self)
  }
}
