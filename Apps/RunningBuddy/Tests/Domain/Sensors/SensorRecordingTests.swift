import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Sensors in a recording")
struct SensorRecordingTests {
  static func heart(_ beats: Int?) -> RecorderEvent {
    .sensor(.heart(HeartReading(beats: beats, intervals: [800])))
  }

  static func pod(_ steps: Int?) -> RecorderEvent {
    .sensor(.pod(PodReading(steps: steps, speed: 300)))
  }

  /// Seconds of running with a strap and a pod.
  static func run(_ journal: inout Journal, _ seconds: Int, beats: Int?, steps: Int?) {
    for _ in 0..<seconds {
      journal.at += 400
      journal.add(heart(beats))
      journal.add(pod(steps))
      journal.at += 600
      journal.east += 3
      journal.see()
    }
  }

  @Test("Heart rate and cadence go into the points, the figures, and every file")
  func points() throws {
    var journal = Journal.started()
    SensorRecordingTests.run(&journal, 60, beats: 140, steps: 170)
    SensorRecordingTests.run(&journal, 60, beats: 160, steps: 180)
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    #expect(recording.points.count == 120)
    #expect(recording.points[30].heartRate == 140 && recording.points[30].cadence == 170)
    let figures = RunFigures(recording)
    #expect(figures.mostHeartRate.first == 160)
    #expect(figures.meanHeartRate.first == 150)
    #expect(figures.whole.cadence == 175)
    #expect(TrackChannels.points(TrackChannels.text(recording.points)) == recording.points)

    let run = Run(
      id: RunID(high: 1, low: 2), start: RunWalk.wall(0), zone: "UTC", offset: 0,
      sport: .running, record: RunRecord(figures), outline: RunOutline(recording),
      source: .recorded)
    let csv = RunExport.bytes(run, recording.points, as: .csv)
    #expect(String(decoding: csv, as: UTF8.self).contains("160"))
  }

  @Test("A value is not older than 5 s, and lost contact ends it at once")
  func old() throws {
    var journal = Journal.started()
    SensorRecordingTests.run(&journal, 10, beats: 150, steps: 170)
    journal.run(10)
    // Heard last 600 ms before the tenth fix.
    let points = journal.recorder.points
    #expect(points[13].heartRate == 150 && points[13].cadence == 170)
    #expect(points[14].heartRate == nil && points[14].cadence == nil)
    SensorRecordingTests.run(&journal, 5, beats: 150, steps: 170)
    SensorRecordingTests.run(&journal, 5, beats: nil, steps: nil)
    #expect(journal.recorder.points.last?.heartRate == nil)
    #expect(journal.recorder.points.last?.cadence == nil)
    #expect(journal.recorder.points.count == 30)
  }

  @Test("A run by time alone keeps heart rate and cadence, a point a second")
  func withoutPlace() throws {
    var journal = Journal.started()
    for _ in 0..<120 {
      journal.at += 1_000
      journal.add(SensorRecordingTests.heart(150))
      journal.add(SensorRecordingTests.pod(170))
    }
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording())
    #expect((115...120).contains(recording.points.count))
    #expect(recording.points.allSatisfy { point in point.place == nil && point.path == nil })
    let figures = RunFigures(recording)
    #expect(figures.meanHeartRate.first == 150 && figures.whole.cadence == 170)
    #expect(figures.distance.first == nil)
    #expect(figures.timer.first == 120_000)
    #expect(TrackChannels.points(TrackChannels.text(recording.points)) == recording.points)
  }

  @Test("Where the receiver is silent sensors go on, and the way is as it would be without them")
  func silence() throws {
    func run(withStrap: Bool) -> Journal {
      var journal = Journal.started()
      journal.run(60)
      for _ in 0..<90 {
        journal.at += 1_000
        journal.east += 3
        if withStrap { journal.add(SensorRecordingTests.heart(155)) }
      }
      journal.run(60)
      journal.at += 1_000
      journal.add(.pause)
      for _ in 0..<30 {
        journal.at += 1_000
        if withStrap { journal.add(SensorRecordingTests.heart(120)) }
      }
      journal.add(.resume)
      journal.run(30)
      journal.add(.finish)
      return journal
    }
    let (bare, heard) = (run(withStrap: false), run(withStrap: true))
    let plain = RunFigures(try #require(bare.recorder.recording()))
    let figures = RunFigures(try #require(heard.recorder.recording()))
    #expect(heard.recorder.metres == bare.recorder.metres)
    #expect(figures.distance == plain.distance && figures.moving == plain.moving)
    func ways(_ figures: RunFigures) -> [Int?] {
      figures.splits(.kilometre).map { split in split.centimetres }
    }
    #expect(ways(figures) == ways(plain) && figures.line == plain.line)
    #expect(figures.quality == plain.quality)
    #expect(figures.mostHeartRate.first == 155)
    let extra = heard.recorder.points.count - bare.recorder.points.count
    #expect((85...90).contains(extra))
    let pause = try #require(heard.recorder.times?.pauses.first)
    let inPause = heard.recorder.points.filter { point in
      Int64(point.time) * 100 > pause.from && Int64(point.time) * 100 < pause.to
    }
    #expect(inPause.isEmpty)
  }

  @Test("A replay is what was live, with sensors too, and rows of a sensor change no time")
  func replay() throws {
    var journal = Journal.started()
    SensorRecordingTests.run(&journal, 30, beats: 150, steps: 170)
    journal.at += 20_000
    journal.add(SensorRecordingTests.heart(151))
    SensorRecordingTests.run(&journal, 30, beats: nil, steps: 172)
    var rows: [RecorderRow] = []
    for row in journal.rows { rows.append(try RecorderRow(text: row.text)) }
    #expect(rows == journal.rows)
    #expect(RunRecorder(replaying: rows) == journal.recorder)
  }

  @Test("A cue knows heart rate and cadence")
  func cue() {
    var journal = Journal.started()
    SensorRecordingTests.run(&journal, 20, beats: 150, steps: 170)
    #expect(journal.recorder.cueProgress.heartRate == 150)
    #expect(journal.recorder.cueProgress.cadence == 170)
    journal.run(10)
    #expect(journal.recorder.cueProgress.heartRate == nil)
  }
}
