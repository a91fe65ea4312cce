import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Two devices over a network that loses, doubles and reorders")
struct CompanionLinkTests {
  private typealias Network = CompanionSimulation.Network

  private static func beat(_ simulation: inout CompanionSimulation) {
    simulation.note(
      .sensor(.heart(HeartReading(beats: 120 + Int(simulation.now / 1_000 % 60)))))
  }

  /// Everything came once, in order, and at its time.
  private static func check(_ simulation: CompanionSimulation, within limit: Int64) {
    let numbers = simulation.entries.map { entry in entry.number }
    #expect(numbers == Array(1..<simulation.sender.next))
    #expect(simulation.sender.rows.isEmpty)
    for entry in simulation.entries {
      let off = entry.at - (simulation.noted[entry.number] ?? 0)
      #expect(abs(off) <= limit, "row \(entry.number)")
    }
  }

  @Test(
    "Nothing is lost or doubled, and the order holds",
    arguments: [(0, 0, 40), (30, 0, 40), (0, 50, 400), (30, 30, 2_000), (60, 60, 900)])
  func holds(_ loss: Int, _ doubled: Int, _ slowest: Int) {
    for seed in 0..<12 {
      var simulation = CompanionSimulation(
        seed: seed, skew: 400, Network(loss: loss, doubled: doubled, slowest: slowest))
      var presses = 0
      simulation.pass(1_200) { simulation in
        Self.beat(&simulation)
        if simulation.now % 7_000 == 0 {
          simulation.note(.lap)
          presses += 1
        }
      }
      simulation.pass(3_000)
      Self.check(simulation, within: Int64(slowest))
      #expect(Set(simulation.obeyed).count == simulation.obeyed.count)
      #expect(CompanionMerging.merged(simulation.journal.rows).laps == presses)
    }
  }

  @Test("Defect 7: equal commands count each, once, also where nobody was reachable; clocks agree")
  func defect7() {
    var simulation = CompanionSimulation(
      seed: 3, skew: -3_600_000, Network(loss: 20, doubled: 60, outage: 5_000..<12_000))
    simulation.pass(100) { simulation in
      simulation.note(.lap)
      simulation.note(.lap)
    }
    simulation.pass(900)
    Self.check(simulation, within: 45)
    #expect(CompanionMerging.merged(simulation.journal.rows).laps == 20)
  }

  @Test("A companion that was away for ten minutes, with a clock 400 ms off", arguments: 0..<8)
  func away(_ seed: Int) {
    var simulation = CompanionSimulation(
      seed: seed, skew: 400, wallSkew: 400,
      Network(loss: 10, doubled: 10, slowest: 80, outage: 60_000..<660_000))
    simulation.pass(6_500) { simulation in Self.beat(&simulation) }
    #expect(simulation.sender.rows.count >= 580)
    #expect(
      simulation.sender.reach(at: simulation.now - simulation.offset)
        == .offline(waiting: simulation.sender.rows.count))
    simulation.pass(1_500) { simulation in Self.beat(&simulation) }
    simulation.pass(200)
    Self.check(simulation, within: 85)
    let merged = CompanionMerging.merged(simulation.journal.rows)
    #expect(merged.map { row in row.at } == merged.map { row in row.at }.sorted())
    let replayed = RunRecorder(replaying: merged)
    // Each second of the ten minutes has its heart rate.
    for second: Int64 in stride(from: 70_000, to: 650_000, by: 10_000) {
      let point = replayed.points.last { point in Int64(point.time) <= second }
      #expect(point?.heartRate != nil)
    }
  }

  @Test("A clock that is an hour off by the time of day changes nothing")
  func anHourOff() {
    var simulation = CompanionSimulation(seed: 1, skew: 0, wallSkew: 3_600_000, Network())
    simulation.pass(600) { simulation in Self.beat(&simulation) }
    simulation.pass(50)
    Self.check(simulation, within: 45)
    #expect(simulation.journal.recorder.clockJumps.isEmpty)
    // It is known, to be said.
    let ahead = simulation.receiver.devices.first?.clockAhead ?? 0
    #expect(abs(ahead - 3_600_000) <= 100)
  }

  @Test("While nobody is heard it asks after 1, 2, 4 … 30 s and sends no rows")
  func backsOff() {
    var sender = CompanionSender(CompanionSimulation.device)
    sender.note(.lap, at: 0, wall: RunWalk.wall(0))
    var asked: [Int64] = []
    for second: Int64 in 0..<120 where sender.isDue(at: second * 1_000) {
      let report = sender.report(at: second * 1_000, stored: .max)
      #expect(report.rows.isEmpty && report.waiting == 1)
      asked.append(second)
    }
    #expect(asked == [0, 1, 3, 7, 15, 31, 61, 91])
  }

  @Test("What is not durable is neither sent nor acknowledged")
  func durable() throws {
    var sender = CompanionSender(CompanionSimulation.device)
    var receiver = CompanionReceiver(life: 1)
    receiver.begin(RunID(high: 9, low: 9))
    _ = receiver.take(
      sender.report(at: 0, stored: 0), at: 500, wall: RunWalk.wall(0),
      CompanionReceiver.Standing(phase: .recording, changed: 0), kept: 0)
    let first = try #require(receiver.devices.first)
    _ = sender.take(receiver.news(for: first, at: 500, .recording, nil, kept: 0), at: 10)
    sender.note(.lap, at: 20, wall: RunWalk.wall(0))
    #expect(sender.report(at: 30, stored: 0).rows.isEmpty)
    let report = sender.report(at: 40, stored: 1)
    let taken = receiver.take(
      report, at: 540, wall: RunWalk.wall(0),
      CompanionReceiver.Standing(phase: .recording, changed: 0), kept: 0)
    #expect(taken.map { one in one.press } == [.lap])
    let device = try #require(receiver.devices.first)
    #expect(receiver.news(for: device, at: 541, .recording, nil, kept: 0).received == 0)
    #expect(receiver.news(for: device, at: 541, .recording, nil, kept: 1).received == 1)
    // The page that records was opened anew, and its journal has the row.
    var another = CompanionReceiver(life: 1)
    another.begin(RunID(high: 9, low: 9))
    #expect(
      another.take(
        report, at: 600, wall: RunWalk.wall(0),
        CompanionReceiver.Standing(phase: .recording, changed: 0), kept: 1
      ).isEmpty)
  }

  @Test("Four devices at a time; one that is not heard any more makes room")
  func devices() {
    var receiver = CompanionReceiver(life: 1)
    func hear(_ number: UInt64, at now: Int64) {
      var sender = CompanionSender(CompanionID(high: 1, low: number))
      _ = receiver.take(
        sender.report(at: 0, stored: 0), at: now, wall: RunWalk.wall(0),
        CompanionReceiver.Standing(phase: .idle, changed: 0), kept: 0)
    }
    for number in 1...5 as ClosedRange<UInt64> { hear(number, at: 1_000) }
    #expect(receiver.devices.map { device in device.id.low } == [1, 2, 3, 4])
    for number in 2...4 as ClosedRange<UInt64> { hear(number, at: 20_000) }
    hear(5, at: 31_000)
    #expect(receiver.devices.map { device in device.id.low } == [2, 3, 4, 5])
  }

  @Test("Of late buttons moments are placed, and what was wanted since is not undone")
  func late() {
    var receiver = CompanionReceiver(life: 1)
    let run = RunID(high: 9, low: 9)
    receiver.begin(run)
    func outcomes(
      _ presses: [CompanionPress], age: Int64, changed: Int64, phase: CompanionPhase = .recording
    ) -> [PressVerdict.Outcome] {
      var receiver = receiver
      let rows = presses.enumerated().map { index, press in
        CompanionRow(
          Int64(index) + 1, RecorderRow(at: 100_000 - age, wall: RunWalk.wall(0), press.event))
      }
      let report = CompanionReport(
        device: CompanionSimulation.device, name: "", sent: 100_000,
        clock: CompanionClock(run: run, life: 1, offset: 0), first: 1, rows: rows,
        waiting: rows.count, leaves: false)
      _ = receiver.take(
        report, at: 100_000, wall: RunWalk.wall(100),
        CompanionReceiver.Standing(phase: phase, changed: changed), kept: 0)
      return receiver.devices[0].verdictsForTests
    }
    #expect(outcomes([.pause, .resume, .lap], age: 1_000, changed: 0) == [.done, .done, .done])
    #expect(outcomes([.pause], age: 1_000, changed: 99_500) == [.superseded])
    #expect(outcomes([.pause], age: 30_000, changed: 0) == [.superseded])
    #expect(outcomes([.pause], age: 29_000, changed: 0) == [.done])
    #expect(outcomes([.lap, .mark], age: 60_000, changed: 99_000) == [.placed, .placed])
    #expect(outcomes([.start], age: 0, changed: 0) == [.impossible])
    #expect(outcomes([.start], age: 0, changed: 0, phase: .ready) == [.done])
    #expect(outcomes([.finish, .lap], age: 0, changed: 0) == [.done, .impossible])
  }
}

extension CompanionReceiver.Device {
  fileprivate var verdictsForTests: [PressVerdict.Outcome] {
    var receiver = CompanionReceiver(life: 1)
    receiver.begin(nil)
    return receiver.news(for: self, at: 0, .idle, nil, kept: 0).verdicts.map { one in one.outcome }
  }
}

extension [RecorderRow] {
  fileprivate var laps: Int {
    reduce(0) { count, row in row.event == .lap ? count + 1 : count }
  }
}
