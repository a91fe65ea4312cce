import Core
import DayBlockDomain
import DayBlockServer
import HTTPTypes
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Ends of runs without the app", .timeLimit(.minutes(30)))
struct DayLiveEndTests {
  private static let path = "/api/day/live/"

  /// Two blocks; an hour of the first, in Seoul, that has been paused for 13 hours.
  private func left(
    _ body: @escaping @Sendable (DaySite, DayCaller) async throws -> Void
  ) async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try ledger.block("Study")
    _ = try ledger.block("Gym")
    try site.day.put(ledger.everything)
    try await site.test { caller in
      _ = try await caller.post(Self.path + "start?zone=Asia/Seoul", started("Study"))
      site.clock.wait(minutes: 60)
      _ = try await caller.post(Self.path + "pause")
      site.clock.wait(minutes: 13 * 60)
      try await body(site, caller)
    }
  }

  private func names(_ answer: DayCaller.Answer) -> [JSON?] {
    answer.list("runs").map { run in run["name"] }
  }

  @Test("a pause of twelve hours is over for whoever looks, and nothing is lost")
  func looked() async throws {
    try await left { site, caller in
      // The session will be yesterday's; it is two o'clock in the morning.
      let looked = try await caller.get("/api/day/live")
      #expect(looked.list("runs").isEmpty && looked.number("halfBlocks") == 0)
      // Looking writes nothing.
      #expect(try site.day.replica().runs.count == 1)
      let glance = try await caller.post("/api/day/glance")
      let link = try #require(glance.word("link")).dropFirst(DaySite.origin.count)
      let told = try await caller.get(String(link).replacing(".svg", with: ".json"))
      #expect(told.word("day") == "2026-03-11")
      #expect(told.json["running"] == nil || told.json["running"] == .null)
      #expect(told.number("halfBlocks") == 0)
    }
  }

  @Test("what it had made is today's as long as it is today")
  func today() async throws {
    let site = try DaySite(at: "2026-03-10T08:00")
    var ledger = Ledger("2026-03-10T08:00")
    _ = try ledger.block("Study")
    try site.day.put(ledger.everything)
    try await site.test { caller in
      _ = try await caller.post(Self.path + "start?zone=Asia/Seoul", started("Study"))
      site.clock.wait(minutes: 60)
      _ = try await caller.post(Self.path + "pause")
      site.clock.wait(minutes: 13 * 60)
      let looked = try await caller.get("/api/day/live")
      #expect(looked.list("runs").isEmpty && looked.number("halfBlocks") == 2)
    }
  }

  @Test("it cannot be gone on with, and the same block begins anew")
  func sameBlock() async throws {
    try await left { site, caller in
      #expect(try await caller.post(Self.path + "resume").code == "noRun")
      let yesterday = try #require(try site.day.replica().sessions(on: day("2026-03-10")).first)
      #expect(yesterday.endedAt == seoul("2026-03-10T13:00") && yesterday.halfBlocks == 2)
      let begun = try await caller.post(Self.path + "start", started("Study"))
      #expect(names(begun) == ["Study"])
      #expect(begun.list("runs").first?["startedAt"] == .instant(site.clock.now))
    }
  }

  @Test("it is in nobody's way, and switching to another block throws nothing of it away")
  func switching() async throws {
    for switching in [nil, "finish", "discard"] as [String?] {
      try await left { site, caller in
        let begun = try await caller.post(
          Self.path + "start",
          .object(["block": "Gym", "switch": switching.map { word in .string(word) }]))
        #expect(begun.status == 200 && names(begun) == ["Gym"])
        #expect(begun.json["finished"]?["name"] == "Study")
        let replica = try site.day.replica()
        #expect(replica.totalHalfBlocks == 2 && replica.discardedRuns.isEmpty)
      }
    }
  }

  @Test("a finish says more of it, unless something else is under way")
  func finishing() async throws {
    try await left { site, caller in
      let done = try await caller.post(Self.path + "finish", .object(["memo": "chapter 2"]))
      #expect(done.status == 200 && done.json["finished"]?["halfBlocks"] == .int(2))
      let session = try #require(try site.day.replica().sessions(on: day("2026-03-10")).first)
      #expect(session.memo == "chapter 2" && session.endedAt == seoul("2026-03-10T13:00"))
    }
    try await left { site, caller in
      // On another device, without signal.
      var ledger = Ledger()
      ledger.at = site.clock.now.advanced(byMilliseconds: -3_600_000)
      let gym = try #require(
        try site.day.replica().blocks.first { block in block.name == "Gym" })
      try site.day.put([.run(ledger.newRun(gym.id))])
      let done = try await caller.post(Self.path + "finish", .object(["memo": "legs"]))
      #expect(done.json["finished"]?["name"] == "Gym" && done.list("runs").isEmpty)
      let replica = try site.day.replica()
      #expect(replica.sessions(on: day("2026-03-10")).map(\.memo) == [""])
      #expect(replica.sessions(on: day("2026-03-11")).map(\.memo) == ["legs"])
    }
  }

  @Test("a finish may say when it was over, as far as that is later than the start and not ahead")
  func earlier() async throws {
    for (end, ends, halfBlocks) in [
      ("12:40", "12:40", 1), ("13:00", "13:00", 2), ("13:15", "13:00", 2), ("14:30", "14:30", 4),
      ("20:00", "20:00", 15),
    ] {
      let site = try DaySite()
      var ledger = Ledger()
      let run = try ledger.start(try ledger.block("Study"))
      for (minutes, step) in [
        (60, DayRunStep.pause(at: seoul("2026-03-10T13:00"), changes: [])),
        (30, .resume(at: seoul("2026-03-10T13:30"), offset: 32_400)),
      ] {
        ledger.wait(minutes: minutes)
        try ledger.run(.takeStep(run, step))
      }
      try site.day.put(ledger.everything)
      site.clock.set(seoul("2026-03-10T20:00"))
      try await site.test { caller in
        let at = JSON.object(["at": .instant(seoul("2026-03-10T" + end))])
        let done = try await caller.post(Self.path + "finish", at)
        #expect(done.status == 200 && done.json["finished"]?["halfBlocks"] == .int(halfBlocks))
        let session = try #require(try site.day.replica().sessions(on: day("2026-03-10")).first)
        #expect(session.endedAt == seoul("2026-03-10T" + ends))
      }
    }
  }

  @Test("by a secret address too, and what makes no sense is said")
  func earlierBySecret() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try ledger.start(try ledger.block("Study"))
    try site.day.put(ledger.everything)
    site.clock.set(seoul("2026-03-10T20:00"))
    try await site.test { caller in
      let link = try #require(try await caller.post("/api/day/remote").word("link"))
      let path = String(link.dropFirst(DaySite.origin.count)) + "finish?at="
      let script = caller.being(nil)
      for (at, status, code) in [
        ("soon", 400, "invalidParameter"), ("12:40", 400, "invalidParameter"),
        ("\(seoul("2026-03-10T11:59").milliseconds)", 409, "endBeforeStart"),
        ("\(seoul("2026-03-10T20:01").milliseconds)", 409, "endAhead"),
        ("\(Int64.min)", 409, "endBeforeStart"), ("\(Int64.max)", 409, "endAhead"),
      ] {
        let answer = try await script.ask(.post, path + at)
        #expect(answer.status == status && answer.code == code, "\(at) \(answer.text)")
      }
      let at = seoul("2026-03-10T13:10").milliseconds
      #expect(try await script.ask(.post, path + "\(at)").status == 200)
      let session = try #require(try site.day.replica().sessions(on: day("2026-03-10")).first)
      #expect(session.halfBlocks == 2 && session.remainder == 600)
    }
  }

  @Test("half-blocks after a change of clocks are of the day that they began on by the new time")
  func clocks() async throws {
    // Half past midnight in New York, where the hour from one comes twice; a day begins at two.
    let site = try DaySite(at: "2026-11-01T13:30")
    var ledger = Ledger("2026-11-01T13:30")
    _ = try ledger.block("Study")
    try ledger.run(.setSetting(Ledger.user, .boundary(120)))
    try site.day.put(ledger.everything)
    try await site.test { caller in
      _ = try await caller.post(Self.path + "start?zone=America/New_York", started("Study"))
      site.clock.wait(minutes: 120)
      let before = try await caller.get("/api/day/live")
      #expect(before.word("day") == "2026-10-31" && before.number("halfBlocks") == 4)
      site.clock.wait(minutes: 35)
      let after = try await caller.get("/api/day/live")
      #expect(after.word("day") == "2026-11-01" && after.number("halfBlocks") == 0)
      #expect(after.list("runs").first?["halfBlocks"] == .int(5))
    }
  }
}

private func started(_ block: String) -> JSON { .object(["block": .string(block)]) }
