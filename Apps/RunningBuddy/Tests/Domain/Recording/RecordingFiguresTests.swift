import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("What was recorded becomes figures")
struct RecordingFiguresTests {
  @Test("Times, metres, laps and refused fixes are the recorder's")
  func figures() throws {
    var journal = Journal.started()
    journal.run(400)
    journal.add(.lap)
    journal.run(100)
    journal.at += 1_000
    journal.add(.pause)
    journal.at += 60_000
    journal.add(.resume)
    journal.run(300, at: 4)
    // Standing: the rule pauses.
    journal.run(60, at: 0)
    journal.run(100)
    journal.at += 500
    journal.see(accuracy: 80)
    journal.at += 500
    journal.add(.finish)
    let recorder = journal.recorder
    let times = try #require(recorder.times)
    let figures = RunFigures(try #require(recorder.recording()))
    #expect(figures.whole.elapsed == times.elapsed(at: recorder.at))
    #expect(figures.whole.timer == times.timer(at: recorder.at))
    #expect(figures.moving == times.moving(at: recorder.at))
    #expect(figures.whole.timer - (figures.moving ?? 0) > 40_000)
    let centimetres = try #require(figures.distance.first)
    #expect(abs(Double(centimetres) / 100 - recorder.metres) < 0.11)
    #expect(figures.laps.laps.count == recorder.laps.count && recorder.laps.count == 2)
    for (lap, pressed) in zip(figures.laps.laps, recorder.laps) {
      #expect(lap.stretch.elapsed == pressed.to - pressed.from)
      #expect(abs((lap.stretch.metres ?? 0) - pressed.metres) < 5)
    }
    #expect(figures.quality.refused[.inaccurate] == 1 && figures.quality.rejectedPoints == 1)
    #expect(figures.efforts.first?.distance == .metres400)
  }

  @Test("What was marked, and when the clock was set, is kept and follows the windows")
  func moments() throws {
    var journal = Journal.started()
    journal.run(100)
    journal.add(.mark)
    journal.run(50)
    journal.shift = -7_200_400
    journal.run(150)
    journal.add(.mark)
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    #expect(recording.marks == [1_000, 3_000])
    let figures = RunFigures(recording)
    #expect(figures.marks.map { mark in mark.elapsed } == [100_000, 300_000])
    #expect(abs((figures.marks[0].metres ?? 0) - 300) < Journal.begun)

    var run = SomeRun.byHand(RunID(high: 1, low: 2), minutes: 5, metres: 900)
    run.outline = RunOutline(recording)
    #expect(run.outline.marks == [1_000, 3_000])
    #expect(run.clockJumps == [ClockJump(at: 151_000, by: -7_200_000)])
    let points = recording.points
    #expect(RunFigures(run.recording(points)).marks == figures.marks)
    run.windows = try #require(
      RunWindows([RunSpan(from: 200, to: 500), RunSpan(from: 900, to: 2_000)].compactMap { $0 }))
    #expect(run.clockJumps == [ClockJump(at: 91_000, by: -7_200_000)])
    #expect(RunFigures(run.recording(points)).marks.map { mark in mark.elapsed } == [40_000])
    run.windows = try #require(RunWindows([RunSpan(from: 0, to: 500)].compactMap { $0 }))
    #expect(run.clockJumps.isEmpty && RunFigures(run.recording(points)).marks.isEmpty)
  }

  @Test("Of very many marks and set clocks the first are kept")
  func many() throws {
    var recording = SomeRun.recording(seconds: 600)
    recording.marks = Array(1...500)
    recording.clockJumps = (1...50).map { index in
      ClockJump(at: Int64(index) * 1_000, by: index % 2 == 0 ? .max : .min)
    }
    var run = SomeRun.byHand(RunWireTests.id, minutes: 10, metres: 1_800)
    run.outline = RunOutline(recording)
    #expect(run.outline.marks == Array(1...RunLimits.marks))
    #expect(run.outline.clockJumps.count == RunLimits.clockJumps)
    #expect(RunWireTests.read(run.body) == run)
  }

  @Test("A run that ends in a pause ends its way where the pause began")
  func endsPaused() throws {
    var journal = Journal.started(pausesByRule: false)
    journal.run(200)
    journal.at += 900
    journal.add(.pause)
    journal.at += 90_000
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    #expect(recording.points.last?.time == 2_009 && recording.points.last?.place == nil)
    #expect(recording.timer == .pauses([RunSpan(from: 2_009, to: 2_909)].compactMap { $0 }))
    #expect(RunFigures(recording).whole.timer == 200_900)
    #expect(TrackChannels.points(TrackChannels.text(recording.points)) == recording.points)
  }

  @Test("A gap of which nothing is known is no moving time, and is named")
  func gap() throws {
    var journal = Journal.started()
    journal.run(120)
    journal.add(.hidden)
    journal.at += 900_000
    journal.east += 9_000
    journal.add(.visible)
    journal.run(120)
    journal.add(.finish)
    let recorder = journal.recorder
    let figures = RunFigures(try #require(recorder.recording()))
    #expect(figures.moving == recorder.times?.moving(at: recorder.at))
    #expect(figures.quality.gapCount == 1 && figures.quality.gapTime >= 900_000)
    #expect(figures.whole.centimetres.map { way in way < 80_000 } == true)
  }

  @Test("Before a run, and after it was discarded, there is nothing")
  func nothing() {
    var journal = Journal()
    #expect(journal.recorder.recording() == nil)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true)))
    journal.run(20)
    #expect(journal.recorder.recording() != nil)
    journal.add(.discard)
    #expect(journal.recorder.recording() == nil)
  }
}
