import Core
import RunningBuddyDomain
import Testing
import Wire

@testable import RunningBuddyTestKit

@Suite("What two devices say to each other")
struct CompanionWireTests {
  static let device = CompanionID(high: 7, low: 11)
  static let run = RunID(high: 3, low: 5)

  static let report = CompanionReport(
    device: device, name: "Old phone", sent: 12_345,
    clock: CompanionClock(run: run, life: 99, offset: -3_600_000), first: 41,
    rows: CompanionPress.allCases.enumerated().map { index, press in
      CompanionRow(
        41 + Int64(index), RecorderRow(at: 9_000, wall: RunWalk.wall(9), press.event))
    } + [
      CompanionRow(47, RecorderRow(at: 9_100, wall: RunWalk.wall(9), RecorderWireTests.events[6])),
      CompanionRow(
        48,
        RecorderRow(
          at: 9_200, wall: RunWalk.wall(9), .sensor(.heart(HeartReading(beats: 150))))),
    ], waiting: 8, leaves: false)
  static let bare = CompanionReport(
    device: device, name: "", sent: 0, clock: nil, first: 1, rows: [], waiting: 0, leaves: true)
  static let news = CompanionNews(
    device: device, run: run, life: 99, received: 40,
    echo: CompanionNews.Echo(sent: 1, received: 2, answered: 3), phase: .pausedByRule,
    figures: CompanionFigures(
      distance: 52_310, timer: 1_800_000, pace: 344, heartRate: 151, cadence: 172, lap: 6),
    verdicts: [PressVerdict(39, .placed), PressVerdict(40, .superseded)], leaves: false)

  @Test(arguments: [
    CompanionMessage.report(report), .report(bare), .news(news),
    .news(CompanionReceiver(life: 4).call(.idle, leaves: true)),
  ])
  func readsBackWhatItWrote(_ message: CompanionMessage) {
    #expect(CompanionMessage(message.text) == message)
  }

  @Test("Figures say where they come from, where that is told and known")
  func origins() throws {
    var figures = try #require(Self.news.figures)
    figures.way = CompanionOrigin(source: .steps, age: 0)
    figures.heart = CompanionOrigin(source: .strap, age: 7_000)
    figures.steps = CompanionOrigin(source: .companion, age: 300)
    let read = try CompanionFigures(WireCursor(figures.json))
    #expect(read == figures)
    let text = figures.json.text.replacing("\"strap\"", with: "\"skin\"")
    let later = try CompanionFigures(WireCursor(JSON.parse(text)))
    #expect(later.heart == nil && later.heartRate == figures.heartRate)
    #expect(later.way == figures.way && later.steps == figures.steps)
  }

  @Test("The fullest report is within the limit of a message")
  func fits() {
    let rows = (1...Int64(CompanionReport.rowLimit)).map { number in
      CompanionRow(
        CompanionRow.numbers.upperBound - 1_000 + number,
        RecorderRow(
          at: RecorderRow.timeLimit, wall: RunWalk.wall(9), .fix(RecorderWireTests.full)))
    }
    let report = CompanionReport(
      device: Self.device, name: String(repeating: "가", count: CompanionReport.nameLimit),
      sent: RecorderRow.timeLimit, clock: Self.report.clock, first: 1, rows: rows,
      waiting: 10_000_000, leaves: false)
    let text = CompanionMessage.report(report).text
    #expect(text.utf8.count <= CompanionMessage.limit)
    #expect(CompanionMessage(text) != nil)
  }

  @Test("A name is held to what can be told")
  func name() {
    var sender = CompanionSender(Self.device)
    sender.name = String(repeating: "e\u{301}", count: CompanionReport.nameLimit)
    let report = sender.report(at: 0, stored: 0)
    #expect(report.name.unicodeScalars.count == CompanionReport.nameLimit)
    #expect(CompanionMessage(CompanionMessage.report(report).text) == .report(report))
  }

  @Test(
    "What is no message of a known form is none",
    arguments: [
      "", "{}", "[]", "{\"v\":2,\"news\":{}}", "{\"v\":1}", "{\"v\":1,\"report\":{}}",
      "{\"v\":1,\"news\":{\"life\":1,\"received\":-1,\"phase\":\"idle\"}}",
      "{\"v\":1,\"news\":{\"life\":1,\"received\":0,\"phase\":\"flying\"}}",
    ])
  func refuses(_ text: String) { #expect(CompanionMessage(text) == nil) }

  @Test("More rows than a report may have are none")
  func tooMany() {
    let row = CompanionRow(1, RecorderRow(at: 0, wall: RunWalk.wall(0), .lap))
    let report = CompanionReport(
      device: Self.device, name: "", sent: 0, clock: nil, first: 1,
      rows: Array(repeating: row, count: CompanionReport.rowLimit + 1), waiting: 0, leaves: false)
    #expect(CompanionMessage(CompanionMessage.report(report).text) == nil)
  }

  @Test("A journal keeps what a second device noted, and refuses a row within a row")
  func journal() throws {
    for event in [RecorderEvent.lap, .fix(RecorderWireTests.full), RecorderWireTests.events[17]] {
      let entry = CompanionEntry(device: Self.device, number: 3, at: 5_000, event: event)
      let row = RecorderRow(at: 6_000, wall: RunWalk.wall(6), .companion(entry))
      #expect(try RecorderRow(text: row.text) == row)
    }
    let id = Self.device.description
    #expect(throws: WireError.self) {
      try RecorderRow(text: "[1,1790000000000,\"c\",\"\(id)\",1,1,\"c\",\"\(id)\",1,1,\"lap\"]")
    }
    #expect(throws: WireError.self) {
      try RecorderRow(text: "[1,1790000000000,\"c\",\"\(id)\",0,1,\"lap\"]")
    }
  }
}
