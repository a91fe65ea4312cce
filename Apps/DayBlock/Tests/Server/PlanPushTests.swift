import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Server
import Store
import StoreSQLite
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Calls about planned blocks", .timeLimit(.minutes(30)))
struct PlanPushTests {
  private func plan(
    _ rule: BlockPlan.Rule = .daily, at text: String, from: String = "2026-03-01",
    minutes: Int = 60, zone: String = "Asia/Seoul"
  ) throws -> BlockPlan {
    BlockPlan(
      from: day(from), rule: rule, start: try #require(TimeOfDay(text)), minutes: minutes,
      zone: zone)
  }

  /// A block with plans; it is noon in Seoul.
  private func planned(
    _ plans: [BlockPlan], _ ledger: inout Ledger
  ) throws -> BlockID {
    let block = try ledger.block("Study", in: try ledger.group("School"))
    try ledger.run(.editBlock(block, [.plans(plans)]))
    return block
  }

  // MARK: What is said

  @Test("when it begins, with its length and a button that starts it, in the browser's language")
  func message() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try planned([plan(at: "12:30", minutes: 90)], &ledger)
    try site.day.put(ledger.everything)
    let (english, korean) = (try site.subscribe(), try site.subscribe(2))
    #expect(await site.calls(minutes: 90) == [30])
    #expect(site.far.requests.count == 2)
    let address = JSON.string("/day/do/start?block=" + block.description)
    let request = try #require(english.requests(site).first)
    #expect(
      try english.read(request)
        == .object([
          "title": "Time for Study", "body": "Planned for 1 h 30 min, from 12:30\u{202F}PM.",
          "url": "/day", "tag": .id(block),
          "actions": .array([.object(["action": address, "title": "Start"])]),
          "insists": .bool(true),
        ]))
    #expect(
      try korean.read(try #require(korean.requests(site).first))
        == .object([
          "title": "Study할 시간이에요", "body": "오후 12:30부터 1시간 30분 동안 하기로 했어요.",
          "url": "/day", "tag": .id(block),
          "actions": .array([.object(["action": address, "title": "시작"])]),
          "insists": .bool(true),
        ]))
    // A browser that is away for longer need not hear of it.
    #expect(request.headers.contains("TTL: 900"))
    #expect(
      request.headers.contains("Topic: " + block.description.replacing("-", with: "")))
    // It comes again the next day.
    site.clock.wait(minutes: 22 * 60)
    #expect(await site.calls(minutes: 90) == [60])
    await site.writer.drain()
  }

  @Test("two plans that begin together are one message, about the longer one")
  func together() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try planned(
      [
        plan(at: "12:30", minutes: 20), plan(.weekly([.tuesday]), at: "12:30", minutes: 120),
        plan(.once, at: "12:45", from: "2026-03-10", minutes: 30),
      ], &ledger)
    try site.day.put(ledger.everything)
    let browser = try site.subscribe()
    #expect(await site.calls(minutes: 60) == [30, 45])
    let bodies = try browser.requests(site).map { request in try browser.read(request)["body"] }
    #expect(
      bodies == [
        "Planned for 2 h, from 12:30\u{202F}PM.", "Planned for 30 min, from 12:45\u{202F}PM.",
      ])
    await site.writer.drain()
  }

  @Test("by the clocks of the plan's zone, where they leave the time out as well")
  func zones() async throws {
    let site = try DaySite(at: "2026-03-08T16:00")
    var ledger = Ledger("2026-03-08T16:00")
    _ = try planned([plan(at: "02:30", zone: "America/New_York")], &ledger)
    try site.day.put(ledger.everything)
    let browser = try site.subscribe()
    // Half past three in New York is half past four in the afternoon in Seoul.
    #expect(await site.calls(minutes: 90) == [30])
    let request = try #require(browser.requests(site).first)
    #expect(try browser.read(request)["body"] == "Planned for 1 h, from 3:30\u{202F}AM.")
    await site.writer.drain()
  }

  // MARK: Who is told

  @Test("not of a block that is hidden, or that is not planned any more, nor who does not want it")
  func hidden() async throws {
    for number in 0..<7 {
      let site = try DaySite()
      var ledger = Ledger()
      let block = try planned([plan(at: "12:30")], &ledger)
      let group = try #require(ledger.replica.block(block)?.group)
      let commands: [DayBlockCommand] = [
        .editBlock(block, [.golden(true)]), .editBlock(block, [.archived(true)]),
        .deleteBlock(block), .deleteGroup(group), .editBlock(block, [.plans([])]),
        .setSetting(Ledger.user, .reset(ledger.at)),
        .setSetting(Ledger.user, .remindsOfPlans(false)),
      ]
      try ledger.run(commands[number])
      try site.day.put(ledger.everything)
      try site.subscribe()
      #expect(await site.calls(minutes: 60) == (number == 0 ? [30] : []), "\(number)")
      await site.writer.drain()
    }
  }

  @Test("not of what runs already; of what is paused, and while something else runs")
  func running() async throws {
    for (name, pauses, wanted) in [
      ("Study", false, ["+0.5 Study"]), ("Study", true, ["Time for Study"]),
      ("Gym", false, ["+0.5 Gym", "Time for Study"]),
    ] {
      let site = try DaySite()
      var ledger = Ledger()
      let study = try planned([plan(at: "12:30")], &ledger)
      let gym = try ledger.block("Gym")
      let run = try ledger.start(name == "Gym" ? gym : study)
      if pauses {
        ledger.wait(minutes: 1)
        try ledger.run(.takeStep(run, .pause(at: ledger.at, changes: [])))
      }
      try site.day.put(ledger.everything)
      let browser = try site.subscribe()
      #expect(await site.calls(minutes: 40) == [30])
      #expect(try browser.titles(site) == wanted)
      await site.writer.drain()
    }
  }

  @Test("without a browser nobody, and nothing of before there was one")
  func noBrowser() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try planned([plan(at: "12:30")], &ledger)
    try site.day.put(ledger.everything)
    #expect(await site.calls(minutes: 35) == [])
    // Nor is it looked at again in each minute.
    let now = site.clock.now
    #expect(try site.day.count("SELECT count(*) FROM day_plan WHERE due_at > \(now)") == 1)
    let browser = try site.subscribe()
    #expect(await site.calls(minutes: 30) == [])
    site.clock.wait(minutes: 23 * 60)
    #expect(await site.calls(minutes: 30) == [25])
    #expect(try browser.titles(site) == ["Time for Study"])
    await site.writer.drain()
  }

  // MARK: Once, and in time

  @Test("a quarter of an hour late at most, and never when it is over")
  func late() async throws {
    for (away, minutes, isCalled) in [
      (14, 60, true), (15, 60, false), (600, 60, false), (4, 5, true), (5, 5, false),
    ] {
      let site = try DaySite()
      var ledger = Ledger()
      _ = try planned([plan(at: "12:30", minutes: minutes)], &ledger)
      try site.day.put(ledger.everything)
      let browser = try site.subscribe()
      await site.jobs.pass()
      // Until then the server is away.
      site.clock.wait(minutes: 30 + away)
      await site.jobs.pass()
      #expect(browser.requests(site).count == (isCalled ? 1 : 0), "\(away) \(minutes)")
      if isCalled {
        #expect(
          browser.requests(site).allSatisfy { request in
            request.headers.contains("TTL: 60")
          })
      }
      // The next day it is as ever.
      site.clock.set(seoul("2026-03-11T12:29"))
      #expect(await site.calls(minutes: 3) == [1])
      await site.writer.drain()
    }
  }

  @Test("once, whatever is done to the block, and nothing that had passed when it was planned")
  func once() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try planned([plan(at: "12:30")], &ledger)
    try site.day.put(ledger.everything)
    let browser = try site.subscribe()
    func edit(_ block: BlockID, _ edits: [BlockEdit]) throws {
      ledger.at = site.clock.now
      try site.day.enact(try ledger.run(.editBlock(block, edits)))
    }
    #expect(await site.calls(minutes: 30) == [30])
    try edit(block, [.color(7)])
    #expect(await site.calls(minutes: 5) == [])
    try edit(block, [.archived(true)])
    #expect(await site.calls(minutes: 1) == [])
    try edit(block, [.archived(false)])
    #expect(await site.calls(minutes: 4) == [])
    // It is 12:40.
    try edit(block, [.plans([plan(at: "12:35")])])
    #expect(await site.calls(minutes: 5) == [])
    ledger.at = site.clock.now
    let gym = try ledger.block("Gym")
    try site.day.put(ledger.everything)
    try edit(gym, [.plans([plan(at: "12:40")])])
    #expect(await site.calls(minutes: 5) == [])
    // It is 12:50; what is moved ahead is told of where it is now.
    try edit(block, [.plans([plan(at: "12:35"), plan(at: "12:55")])])
    #expect(await site.calls(minutes: 10) == [5])
    // Begun while it was being written.
    site.clock.wait(minutes: 10)
    try edit(gym, [.plans([plan(at: "13:11")])])
    #expect(await site.calls(minutes: 5) == [1])
    #expect(
      try browser.titles(site) == ["Time for Study", "Time for Study", "Time for Gym"])
    await site.writer.drain()
  }

  @Test("very many plans at once are taken piece by piece, and none is looked at twice")
  func many() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try planned([plan(at: "12:30")], &ledger)
    try site.day.put(ledger.everything)
    var blocks: [DayBlockEntity] = []
    for number in 1...1_203 {
      var block = Block(
        id: BlockID(high: 5, low: UInt64(number)), group: BlockGroup.defaultID(of: DaySite.other),
        name: "Study \(number)", icon: "tea", color: 4, sortKey: .first, createdAt: ledger.at)
      block.plans = [try plan(at: "12:30")]
      blocks.append(.block(block))
    }
    try site.day.put(blocks, of: DaySite.other)
    try site.subscribe()
    let start = seoul("2026-03-10T12:30")
    func count(_ at: Instant) throws -> Int {
      try site.day.count("SELECT count(*) FROM day_plan WHERE due_at = \(at)")
    }
    #expect(await site.calls(minutes: 1) == [])
    #expect(try count(start) == 1_204)
    site.clock.set(start)
    await site.jobs.pass()
    #expect(site.far.requests.count == 1)
    #expect(try count(start.advanced(byMilliseconds: 86_400_000)) == 1_204)
    #expect(try site.day.engine.check() == [])
    await site.writer.drain()
  }
}
