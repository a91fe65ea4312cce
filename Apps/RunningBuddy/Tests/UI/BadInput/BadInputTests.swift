import Calendar
import Core
import RunningBuddyDomain
import RunningBuddyUI
import Testing
import Tracks

@testable import RunningBuddyTestKit

/// The cases that issue and specification name, each with its words in both languages.
@Suite("Bad input has a word of its own, and changes nothing that was recorded")
struct BadInputTests {
  /// What somebody reads, by language.
  struct Said {
    let english: String
    let korean: String

    func text(_ language: Language) -> String { language == .korean ? korean : english }
  }

  /// Packets of one kind of fault.
  struct Fault {
    let packets: [[UInt8]]
    let said: Said
  }

  private static func world(_ language: Language) -> RunWorld {
    var world = RunWorld(language: language)
    world.load()
    return world
  }

  /// Metres of a run of so many seconds without any sensor.
  private static func metres(seconds: Int) -> Double {
    var world = world(.english)
    world.run(seconds: seconds)
    return world.recorded.metres
  }

  @Test(
    "A strap that says 0, 24 or 246, that loses contact or sends short packets",
    arguments: [
      Fault(
        packets: [[0x00, 0], [0x00, 24], [0x00, 246], [0x06, 255]],
        said: Said(english: "Sends impossible values", korean: "있을 수 없는 값을 보내고 있어요")),
      Fault(
        packets: [[0x04, 0x48], [0x04, 0]],
        said: Said(english: "No skin contact.", korean: "피부에 닿지 않아요.")),
      Fault(
        packets: [[], [0x00], [0x01, 0x48], [0x16, 0x48, 0x00]],
        said: Said(english: "Sends data that can", korean: "읽을 수 없는 데이터를 보내고 있어요")),
    ], Language.allCases)
  func strap(_ bad: Fault, _ language: Language) {
    var world = Self.world(language)
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 10, beats: 150)
    let before = world.recorded.points.compactMap { point in point.heartRate }
    #expect(before.contains(150))
    for second in 0..<20 {
      world.says(.heartRate, .bytes(bad.packets[second % bad.packets.count]))
      world.second()
    }
    #expect(world.shows(bad.said.text(language)))
    let rates = world.recorded.points.compactMap { point in point.heartRate }
    #expect(Array(rates.prefix(before.count)) == before)
    #expect(rates.allSatisfy { rate in rate == 150 }, "\(rates)")
    // Live for five seconds, and not a point more.
    #expect(rates.count <= before.count + 6)
    #expect(world.recorded.metres == Self.metres(seconds: 30))
    world.seconds(2, beats: 152)
    #expect(world.tells(152) && !world.shows(bad.said.text(language)))
  }

  @Test("A pod that sends steps for strides: the person says so, and what was recorded stays")
  func pod() {
    var world = Self.world(.english)
    world.send(.view(.sensors(.connected(.runningSpeedAndCadence))))
    world.says(.runningSpeedAndCadence, .text("Pod"))
    func step(_ world: inout RunWorld) {
      world.says(.runningSpeedAndCadence, .bytes([0x04, 0x00, 0x03, 110]))
      world.second()
    }
    world.send(.startWanted)
    world.seconds(6)
    world.send(.started)
    for _ in 0..<10 { step(&world) }
    let before = world.recorded.points
    #expect(before.last?.cadence == 220)
    world.send(.view(.went(.sensors)))
    #expect(world.shows("half or double"))
    world.send(.view(.sensors(.counted(.steps))))
    for _ in 0..<10 { step(&world) }
    let after = world.recorded.points
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.last?.cadence == 110)
    // From 120 on it is known without being said.
    world.send(.view(.sensors(.counted(.automatic))))
    world.says(.runningSpeedAndCadence, .bytes([0x04, 0x00, 0x03, 176]))
    world.second()
    #expect(world.recorded.points.last?.cadence == 176)
  }

  @Test("Motion that stops", arguments: Language.allCases)
  func motionStops(_ language: Language) {
    let said = Said(english: "No motion data", korean: "움직임 데이터 없음").text(language)
    var world = Self.world(language)
    world.run(seconds: 3)
    let batches = LiveMotionTests.batches(seconds: 21)
    for batch in batches.dropLast() {
      world.answer(world.sense, .file(name: "free", bytes: batch))
      world.second()
    }
    #expect(!world.shows(said))
    let before = world.recorded.points
    #expect((before.last?.cadence ?? 0) > 160)
    world.seconds(20)
    #expect(world.shows(said) && world.recorded.phase == .recording)
    #expect(Array(world.recorded.points.prefix(before.count)) == before)
    #expect(world.recorded.points.last?.cadence == nil)
    #expect(world.recorded.metres == Self.metres(seconds: 43))
    world.answer(world.sense, .file(name: "free", bytes: batches[20]))
    #expect(!world.shows(said))
  }

  @Test("Motion without a part that is free of gravity", arguments: Language.allCases)
  func gravity(_ language: Language) {
    let said = Said(english: "gravity estimated", korean: "중력은 추정").text(language)
    var world = Self.world(language)
    world.send(.startWanted)
    let batches = LiveMotionTests.batches(seconds: 21, gravity: true)
    world.answer(world.sense, .file(name: "gravity", bytes: batches[0]))
    #expect(world.shows(said))
    world.seconds(6)
    world.send(.started)
    for batch in batches.dropFirst() {
      world.answer(world.sense, .file(name: "gravity", bytes: batch))
      world.second()
    }
    #expect((world.recorded.points.last?.cadence ?? 0) > 160)
    #expect(world.recorded.metres == Self.metres(seconds: 20))
  }

  @Test("A heading that jumps", arguments: Language.allCases)
  func heading(_ language: Language) {
    let said = Said(english: "compass unsteady", korean: "나침반이 불안정해요").text(language)
    var world = Self.world(language)
    world.run(seconds: 10)
    for _ in 0..<2 { world.send(.mapTapped) }
    let rows = world.rows.count
    for index in 0..<40 {
      world.answer(world.turn, .text(String(index * 137 % 360) + " true 0"))
    }
    #expect(world.shows(said))
    #expect(world.rows.count == rows && world.recorded.metres == Self.metres(seconds: 10))
  }

  @Test("A second device with a clock an hour off", arguments: Language.allCases)
  func clock(_ language: Language) {
    let said = Said(
      english: "Its clock is 1 h ahead.", korean: "그 기기의 시계가 1시간 빠르지만"
    ).text(language)
    var pair = CompanionPair()
    pair.main.state.language = language
    pair.second.setClock(by: 3_600_000)
    pair.main.send(.startWanted)
    pair.seconds(6)
    pair.main.send(.started)
    pair.seconds(10)
    pair.press(.lap)
    pair.seconds(5)
    #expect(pair.main.recorded.laps.count == 1 && pair.main.recorded.clockJumps.isEmpty)
    pair.main.send(.view(.went(.companions)))
    #expect(pair.main.shows(said))
    pair.second.setClock(by: -3_600_000)
    pair.press(.lap)
    pair.seconds(5)
    #expect(!pair.main.shows(said) && pair.main.recorded.laps.count == 2)
  }

  @Test("A code that is tried six times", arguments: Language.allCases)
  func code(_ language: Language) {
    let wrong = Said(english: "This code is not right", korean: "코드가 맞지 않거나")
    let often = Said(english: "Too many tries.", korean: "너무 여러 번 시도했어요.")
    var world = RunWorld(route: .companion("12345678"), language: language)
    world.state.hasAccount = false
    world.load()
    let talk = world.talks.removeFirst()
    world.answer(talk.answer, .http(status: 401, body: "{}"))
    let join = "POST /api/account/pairing/join"
    let disk = world.disk
    world.replies[join] = (422, "{\"code\":\"pairingCodeWrong\"}")
    for _ in 0..<5 {
      world.send(.view(.second(.joined)))
      #expect(world.shows(wrong.text(language)))
    }
    world.replies[join] = (429, "{\"code\":\"tooManyRequests\"}")
    world.send(.view(.second(.joined)))
    #expect(world.shows(often.text(language)) && !world.shows(wrong.text(language)))
    // What was typed is still there, and nothing was noted.
    #expect(world.shows("value=\"12345678\"") && world.disk == disk)
    #expect(world.asked.count { path in path == join } == 6)
  }

  @Test("A watch's file of another run", arguments: Language.allCases)
  func otherRun(_ language: Language) throws {
    let said = Said(
      english: "This is another run", korean: "속도나 장소가 맞지 않는 다른 기록이에요.")
    var world = RunMergeTests.filled(language: language)
    let before = try world.onlyRun()
    let commands = world.commands.count
    let other = SomeWatch(RunWalk(.grid, seconds: 900, seed: 104))
    world.send(.view(.detail(.merge(.wanted))))
    world.answer(
      world.picks, .file(name: "other.fit", bytes: SomeFile.bytes(other.activity(), .fit)))
    world.answer(world.picks, .done)
    #expect(world.shows(said.text(language)) && world.shows("other.fit"))
    world.send(.view(.detail(.merge(.agreed))))
    #expect(try world.onlyRun() == before && world.commands.count == commands)
  }
}
