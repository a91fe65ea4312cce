import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("A recording that follows a plan")
struct IntervalClockTests {
  static func started(_ plan: IntervalPlan) -> Journal {
    var journal = Journal()
    journal.add(.arm)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true, plan: plan)))
    return journal
  }

  private static let plan = IntervalPlan(
    warmUp: .time(30),
    sets: [IntervalSet(times: 2, work: .distance(100), rest: .time(20))], coolDown: .pressed)

  private func kinds(_ journal: Journal) -> [IntervalKind?] {
    journal.recorder.laps.map { lap in lap.kind }
  }

  @Test("Steps end at their time and at their metres, and each is a lap")
  func steps() throws {
    var journal = Self.started(Self.plan)
    journal.run(31)
    #expect(kinds(journal) == [.warmUp])
    #expect(journal.recorder.laps[0].timer == 30_000)
    #expect(journal.recorder.intervals?.step?.kind == .work)
    journal.run(120)
    #expect(kinds(journal) == [.warmUp, .work, .rest, .work])
    for lap in journal.recorder.laps where lap.kind == .work {
      #expect(abs(lap.metres - 100) < 0.01)
      #expect(abs(lap.timer - 33_333) < 1_500)
    }
    #expect(journal.recorder.laps[2].timer == 20_000)
    #expect(journal.recorder.intervals?.left(timer: 0, metres: 0) == .pressed)
    journal.add(.lap)
    #expect(journal.recorder.intervals?.step == nil)
    journal.run(10)
    journal.add(.lap)
    journal.run(10)
    journal.add(.finish)
    #expect(kinds(journal).suffix(3) == [.coolDown, nil, nil])
  }

  @Test("A pause by hand stops the plan, standing still does not")
  func pauses() throws {
    var journal = Self.started(PlanTests.plan(2, .time(60), .time(60)))
    journal.run(30)
    journal.add(.pause)
    journal.at += 300_000
    journal.add(.resume)
    let left = journal.recorder.times.map { times in times.timer(at: journal.at) }
    #expect(left == 30_000)
    #expect(journal.recorder.intervals?.index == 0)
    journal.run(31)
    #expect(journal.recorder.intervals?.step?.kind == .rest)
    journal.run(61, at: 0)
    #expect(journal.recorder.intervals?.step?.kind == .work)
    #expect(journal.recorder.laps.map { lap in lap.timer } == [60_000, 60_000])
  }

  @Test("A press ends a step early; right after one has ended by itself it means that end")
  func pressed() {
    var journal = Self.started(PlanTests.plan(3, .time(20), .time(20)))
    journal.run(10)
    journal.add(.lap)
    #expect(journal.recorder.intervals?.index == 1)
    #expect(journal.recorder.laps.map { lap in lap.timer } == [10_000])
    journal.run(21)
    #expect(journal.recorder.intervals?.index == 2)
    journal.add(.lap)
    #expect(journal.recorder.intervals?.index == 2)
    #expect(journal.recorder.laps.count == 2)
    journal.run(2)
    journal.add(.lap)
    #expect(journal.recorder.intervals?.index == 3)
    // Two presses one after the other are two ends.
    journal.add(.lap)
    #expect(journal.recorder.intervals?.index == 4)
  }

  @Test("Whatever happens: every cut of the rows gives the same, and laps add up to the run")
  func properties() throws {
    for seed in 0..<150 {
      var dice = Seeded(seed)
      var sets: [IntervalSet] = []
      func length() -> IntervalLength {
        switch dice.below(5) {
        case 0: .pressed
        case 1, 2: .distance(20 + dice.below(80))
        default: .time(5 + dice.below(30))
        }
      }
      for _ in 0..<1 + dice.below(3) {
        sets.append(
          IntervalSet(
            times: 1 + dice.below(4), work: length(), rest: dice.below(3) > 0 ? length() : nil))
      }
      let plan = IntervalPlan(
        warmUp: dice.below(2) == 0 ? length() : nil, sets: sets,
        coolDown: dice.below(2) == 0 ? length() : nil)
      var journal = Self.started(plan)
      for _ in 0..<120 {
        switch dice.below(25) {
        case 0: journal.add(.pause)
        case 1, 2: journal.add(.resume)
        case 3: journal.add(.lap)
        case 4:
          journal.at += Int64(dice.below(90_000))
          journal.add(.visible)
        case 5: journal.run(3, at: 0)
        case 6: journal.add(.unknown(kind: "beat", rest: []))
        default: journal.run(1, at: 2 + Double(dice.below(20)) / 10)
        }
      }
      journal.add(.finish)
      let rows = try journal.rows.map { row in try RecorderRow(text: row.text) }
      #expect(RunRecorder(replaying: rows) == journal.recorder, "\(seed)")
      let cut = dice.below(rows.count)
      var recorder = RunRecorder(replaying: rows[..<cut])
      for row in rows[cut...] { recorder.take(row) }
      #expect(recorder == journal.recorder, "\(seed)")

      let laps = recorder.laps
      guard !laps.isEmpty, let times = recorder.times else { continue }
      var end: Int64 = 0
      for lap in laps {
        #expect(lap.from == end && lap.to > lap.from, "\(seed)")
        #expect(lap.timer >= 0 && lap.metres >= -0.000_1, "\(seed)")
        end = lap.to
      }
      #expect(end == times.elapsed(at: recorder.at), "\(seed)")
      #expect(
        laps.reduce(0) { sum, lap in sum + lap.timer } == times.timer(at: recorder.at), "\(seed)")
      let metres = laps.reduce(0.0) { sum, lap in sum + lap.metres }
      #expect(abs(metres - recorder.metres) < 0.001, "\(seed)")
    }
  }

  @Test("A start of an older version has no plan, and one that cannot be read is none")
  func older() throws {
    for text in [
      "[0,1790000000000,\"start\",0,true]",
      "[0,1790000000000,\"start\",0,true,null,null,{\"s\":5}]",
      "[0,1790000000000,\"start\",0,true,null,null,7]",
    ] {
      let row = try RecorderRow(text: text)
      #expect(row.event == .start(RunStart(countdown: .none, pausesByRule: true)))
    }
  }

  @Test("The run keeps what its laps were, also when it is cropped")
  func kept() throws {
    var journal = Self.started(Self.plan)
    journal.run(150)
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    var run = Run(
      id: RunWireTests.id, start: RunWalk.wall(0), offset: 0, sport: .running,
      record: RunRecord(RunFigures(recording)), outline: RunOutline(recording), source: .recorded)
    let kinds: [IntervalKind?] = [.warmUp, .work, .rest, .work, .coolDown]
    #expect(run.outline.lapKinds == kinds)
    #expect(run.lapKinds == kinds)
    let read = try Run(id: run.id, WireCursor(try JSON.parse(run.body.text)))
    #expect(read.lapKinds == kinds)
    // Without the warm-up and what follows the first rest.
    let rest = journal.recorder.laps[2]
    let windows = try #require(
      RunWindows([RunSpan(from: 310, to: Int(rest.to / 100) - 20)!]))
    run = RunBundle(run, recording.points).run
    guard case .windows(_, let record) = run.edit(to: windows, recording.points) else { return }
    (run.windows, run.record) = (windows, record)
    #expect(run.lapKinds == [.work, .rest])
  }

  @Test("Each change is told once, and the three seconds before it")
  func telling() {
    var journal = Self.started(PlanTests.plan(2, .time(20), .time(10)))
    var teller = IntervalTeller()
    var told: [IntervalCue] = []
    for _ in 0..<60 {
      journal.run(1)
      let recorder = journal.recorder
      guard let clock = recorder.intervals, let times = recorder.times else { continue }
      let cue = teller.take(
        clock, timer: times.timer(at: recorder.at), metres: recorder.metres, pace: nil)
      if let cue { told.append(cue) }
    }
    let steps = PlanTests.plan(2, .time(20), .time(10)).steps
    let counts: [IntervalCue] = [.count(3), .count(2), .count(1)]
    #expect(
      told == [.step(steps[0], works: 2)] + counts + [.step(steps[1], works: 2)] + counts
        + [.step(steps[2], works: 2)] + counts + [.over])
    // Gone on with, nothing that is behind is told again.
    var again = IntervalTeller(from: journal.recorder.intervals)
    if let clock = journal.recorder.intervals {
      #expect(again.take(clock, timer: 0, metres: 0, pace: nil) == nil)
    }
  }

  @Test("Of a step by distance the last three seconds follow from the pace")
  func distance() {
    var teller = IntervalTeller()
    let clock = IntervalClock(PlanTests.plan(1, .distance(100), nil))
    _ = teller.take(clock, timer: 0, metres: 0, pace: 250)
    #expect(teller.take(clock, timer: 1_000, metres: 80, pace: 250) == nil)
    #expect(teller.take(clock, timer: 1_000, metres: 89, pace: nil) == nil)
    #expect(teller.take(clock, timer: 1_000, metres: 89, pace: 250) == .count(3))
    #expect(teller.take(clock, timer: 1_100, metres: 90, pace: 250) == nil)
    #expect(teller.take(clock, timer: 1_500, metres: 97, pace: 250) == .count(1))
  }
}
