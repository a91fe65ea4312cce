import Calendar
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("Cues")
struct CueTests {
  static let everything: CueContents = [
    .distance, .time, .meanPace, .lastPace, .heartRate, .cadence,
  ]

  /// What is said while running a second at a time.
  static func said(
    _ clock: CueClock, seconds: Int, speed: Double = 3.125, laps: [Int] = [], from start: Int = 0
  ) -> [(second: Int, cue: Cue)] {
    var clock = clock
    var cues: [(Int, Cue)] = []
    for second in (start + 1)...seconds {
      let now = CueProgress(
        metres: Double(second) * speed, timer: Int64(second) * 1_000,
        laps: laps.filter { lap in lap <= second }.count, heartRate: 152, cadence: 168)
      if let cue = clock.take(now) { cues.append((second, cue)) }
    }
    return cues
  }

  @Test("Each kilometre, once, in both languages")
  func kilometres() {
    let english = CueTests.said(
      CueClock(.kilometre, CueTests.everything, in: .kilometre, .english), seconds: 700)
    #expect(english.map { cue in cue.second } == [320, 640])
    #expect(
      english[0].cue.spoken
        == "1 kilometer. Time 5 minutes 20 seconds. "
        + "Average pace 5 minutes 20 seconds per kilometer. "
        + "Last kilometer 5 minutes 20 seconds. Heart rate 152. Cadence 168.")
    #expect(
      english[1].cue.text
        == "2 km · 10:40 · avg 5'20\" /km · last 5'20\" /km · 152 bpm · 168 spm")
    let korean = CueTests.said(
      CueClock(.kilometre, CueTests.everything, in: .kilometre, .korean), seconds: 700)
    #expect(
      korean[1].cue.spoken
        == "2킬로미터. 시간 10분 40초. 평균 페이스 킬로미터당 5분 20초. 최근 1킬로미터 5분 20초. "
        + "심박수 152. 케이던스 168.")
    #expect(
      korean[1].cue.text
        == "2 km · 10:40 · 평균 5'20\" /km · 최근 5'20\" /km · 152 bpm · 168 spm")
  }

  @Test("Each mile, with and without the units of the profile")
  func miles() {
    let cues = CueTests.said(
      CueClock(.mile, .usual, in: .mile, .english), seconds: 1_100, speed: 1.609344)
    #expect(cues.map { cue in cue.second } == [1_000])
    #expect(
      cues[0].cue.spoken == "1 mile. Time 16 minutes 40 seconds. Last mile 16 minutes 40 seconds.")
    let mixed = CueTests.said(
      CueClock(.mile, .usual, in: .kilometre, .english), seconds: 1_100, speed: 1.609344)
    #expect(
      mixed[0].cue.spoken
        == "1 mile. Distance 1.60 kilometers. Time 16 minutes 40 seconds. "
        + "Last mile 10 minutes 21 seconds per kilometer.")
  }

  @Test("Each lap that is pressed")
  func laps() {
    let clock = CueClock(.lap, .usual, in: .kilometre, .english)
    let cues = CueTests.said(clock, seconds: 400, laps: [100, 300])
    #expect(cues.map { cue in cue.second } == [100, 300])
    #expect(
      cues[1].cue.spoken
        == "Lap 2. Distance 0.93 kilometers. Time 5 minutes. "
        + "Last lap 5 minutes 20 seconds per kilometer.")
    #expect(cues[1].cue.text == "Lap 2 · 0.93 km · 05:00 · last 5'20\" /km")
    #expect(cues[1].cue.metres == 625 && cues[1].cue.milliseconds == 200_000)
    let korean = CueTests.said(
      CueClock(.lap, [.lastPace], in: .mile, .korean), seconds: 400, laps: [100])
    #expect(korean[0].cue.spoken == "1번째 랩. 최근 랩 마일당 8분 34초.")
    #expect(korean[0].cue.text == "랩 1 · 최근 8'34\" /mi")
  }

  @Test("Each so many minutes of the timer; nothing chosen says just that")
  func minutes() {
    let cues = CueTests.said(
      CueClock(.minutes(5), .usual, in: .kilometre, .korean), seconds: 1_000)
    #expect(cues.map { cue in cue.second } == [300, 600, 900])
    #expect(cues[1].cue.spoken == "10분. 거리 1.87킬로미터. 최근 구간 킬로미터당 5분 20초.")
    #expect(cues[0].cue.text == "5분 · 0.93 km · 최근 5'20\" /km")
    let bare = CueTests.said(CueClock(.minutes(1), [], in: .kilometre, .english), seconds: 120)
    #expect(bare.map { cue in cue.cue.spoken } == ["1 minute.", "2 minutes."])
    #expect(bare.map { cue in cue.cue.text } == ["1 min", "2 min"])
    #expect(
      CueTests.said(CueClock(.never, .usual, in: .kilometre, .english), seconds: 900).isEmpty)
  }

  @Test("The last kilometre is timed at its end, not at the second after it")
  func exact() {
    let cues = CueTests.said(
      CueClock(.kilometre, [.lastPace], in: .kilometre, .english), seconds: 700, speed: 3)
    // 333.33 s each; on whole seconds the first would be 334.
    #expect(cues.map { cue in cue.second } == [334, 667])
    #expect(cues.map { cue in cue.cue.milliseconds } == [333_333, 333_334])
    #expect(cues[0].cue.spoken == "1 kilometer. Last kilometer 5 minutes 33 seconds.")
  }

  @Test("After a gap one cue is said, after a restart none that was said before")
  func gaps() {
    var clock = CueClock(.kilometre, .usual, in: .kilometre, .english)
    #expect(clock.take(CueProgress(metres: 900, timer: 300_000)) == nil)
    let cue = clock.take(CueProgress(metres: 4_100, timer: 1_200_000))
    #expect(cue?.event == .distance(4, .kilometre) && cue?.metres == 4_000)
    var again = CueClock(
      .kilometre, .usual, in: .kilometre, .english,
      from: CueProgress(metres: 4_100, timer: 1_200_000))
    #expect(again.take(CueProgress(metres: 4_200, timer: 1_230_000)) == nil)
    let next = again.take(CueProgress(metres: 5_000, timer: 1_500_000))
    #expect(next?.metres == 900 && next?.milliseconds == 300_000)
    #expect(again.take(CueProgress(metres: 0, timer: 0)) == nil)
  }

  @Test("What is not known is not said; hours are")
  func unknown() {
    let progress = CueProgress(metres: .nan, timer: 3_661_000)
    let cue = Cue(
      event: .lap(3), progress: progress, metres: 0, milliseconds: 0,
      contents: CueTests.everything, unit: .kilometre, language: .english)
    #expect(cue.spoken == "Lap 3. Distance 0.00 kilometers. Time 1 hour 1 minute 1 second.")
    #expect(cue.text == "Lap 3 · 0.00 km · 01:01:01")
  }

  @Test("A recording's own figures make cues")
  func recorder() throws {
    var journal = Journal.started()
    var clock = CueClock(.kilometre, .usual, in: .kilometre, .english)
    var cues: [Cue] = []
    for _ in 0..<700 {
      journal.run(1)
      if let cue = clock.take(journal.recorder.cueProgress) { cues.append(cue) }
    }
    #expect(cues.map { cue in cue.event } == [.distance(1, .kilometre), .distance(2, .kilometre)])
    #expect(try #require(cues.last).spoken.hasPrefix("2 kilometers. Time 11 minutes"))
  }
}
