import Core
import DayBlockDomain
import DayBlockServer
import HTTPTypes
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Tracking without the app", .timeLimit(.minutes(30)))
struct DayLiveTests {
  /// Two groups with a block of the same name, and one of another.
  private func settled() throws -> DaySite {
    let site = try DaySite()
    var ledger = Ledger()
    let school = try ledger.group("School")
    _ = try ledger.block("Study", in: school)
    _ = try ledger.block("Reading", in: school)
    _ = try ledger.block("reading")
    try site.day.put(ledger.everything)
    return site
  }

  private func started(_ block: String) -> JSON { .object(["block": .string(block)]) }

  @Test("a run goes from its start to its sessions, by the person's own clock")
  func whole() async throws {
    let site = try settled()
    try await site.test { caller in
      let path = "/api/day/live"
      let zone = "?zone=Asia/Seoul"
      #expect(try await caller.get(path).list("runs").isEmpty)
      let begun = try await caller.post(path + "/start" + zone, started("study"))
      #expect(begun.status == 200)
      #expect(begun.list("runs").count == 1)
      #expect(begun.list("runs").first?["name"] == "Study")
      #expect(begun.list("runs").first?["zone"] == "Asia/Seoul")
      site.clock.wait(minutes: 40)
      // Twice is once.
      #expect(try await caller.post(path + "/start", started("study")).list("runs").count == 1)
      let paused = try await caller.post(path + "/pause")
      #expect(paused.list("runs").first?["state"] == "paused")
      #expect(paused.list("runs").first?["halfBlocks"] == .int(1))
      #expect(paused.number("halfBlocks") == 1 && paused.word("day") == "2026-03-10")
      site.clock.wait(minutes: 100)
      #expect(try await caller.post(path + "/pause").status == 200)
      #expect(try await caller.post(path + "/resume").status == 200)
      site.clock.wait(minutes: 30)
      let looked = try await caller.get(path)
      #expect(looked.list("runs").first?["activeSeconds"] == .integer(4_200))
      let done = try await caller.post(
        path + "/finish", .object(["memo": "chapter 2"]))
      #expect(done.list("runs").isEmpty)
      #expect(done.json["finished"]?["halfBlocks"] == .int(2))
      let sessions = try site.day.replica().sessions(on: day("2026-03-10"))
      #expect(sessions.map(\.halfBlocks) == [2])
      #expect(sessions.first?.memo == "chapter 2")
      #expect(sessions.first?.segments.count == 2)
      #expect(sessions.first?.zone == "Asia/Seoul")
      #expect(sessions.first?.segments.first?.offset == 32_400)
      #expect(try site.day.replica().settings(of: Ledger.user).focus != nil)
      // The zone is known from now on, and the block too.
      let next = try await caller.post(path + "/start")
      #expect(next.list("runs").first?["zone"] == "Asia/Seoul")
      #expect(next.list("runs").first?["name"] == "Study")
    }
  }

  @Test("another block is begun only when it is said what becomes of the first")
  func switching() async throws {
    let site = try settled()
    try await site.test { caller in
      let path = "/api/day/live/start"
      #expect(try await caller.post(path, started("Study")).status == 200)
      site.clock.wait(minutes: 61)
      let refused = try await caller.post(path, started("School/Reading"))
      #expect(refused.status == 409 && refused.code == "alreadyLive")
      #expect(refused.word("block") == "Study")
      let kept = try await caller.post(
        path, .object(["block": "School/Reading", "switch": "finish"]))
      #expect(kept.list("runs").map { run in run["name"] } == ["Reading"])
      #expect(kept.json["finished"]?["halfBlocks"] == .int(2))
      site.clock.wait(minutes: 61)
      let dropped = try await caller.post(
        path, .object(["block": "Study", "switch": "discard"]))
      #expect(dropped.list("runs").map { run in run["name"] } == ["Study"])
      let replica = try site.day.replica()
      #expect(replica.totalHalfBlocks == 2)
      #expect(replica.discardedRuns.count == 1)
      let wrong = try await caller.post(path, .object(["block": "Study", "switch": "burn"]))
      #expect(wrong.status == 400)
    }
  }

  @Test("what is not there, or not clear, is said")
  func faults() async throws {
    let site = try settled()
    try await site.test { caller in
      let path = "/api/day/live/"
      for (step, body, status, code) in [
        ("start", started("Moon"), 404, "unknownBlock"),
        ("start", started("Reading"), 409, "ambiguousBlock"),
        ("start", started("Default/Study"), 404, "unknownBlock"),
        ("start", .object([]), 400, "invalidParameter"),
        ("start?zone=Moon/Base", started("Study"), 400, "invalidParameter"),
        ("pause", .object([]), 409, "noRun"), ("resume", .object([]), 409, "noRun"),
        ("finish", .object([]), 409, "noRun"),
      ] as [(String, JSON, Int, String)] {
        let answer = try await caller.post(path + step, body)
        #expect(answer.status == status && answer.code == code, "\(step) \(answer.text)")
      }
      #expect(try await caller.post(path + "start", started("Default/Reading")).status == 200)
      // Another person's blocks are no blocks.
      let other = caller.being(DaySite.other)
      #expect(try await other.post(path + "start", started("Study")).status == 404)
      #expect(try await other.get("/api/day/live").list("runs").isEmpty)
      #expect(try await other.post(path + "finish").code == "noRun")
      #expect(try await caller.being(nil).post(path + "finish").status == 401)
      let long = String(repeating: "m", count: 10_001)
      let memo = try await caller.post(path + "finish", .object(["memo": .string(long)]))
      #expect(memo.status == 409 && memo.code == "refused")
      #expect(try site.day.replica().runs.count == 1)
    }
  }

  @Test("a pause of twelve hours was the end")
  func longPause() async throws {
    let site = try settled()
    try await site.test { caller in
      let path = "/api/day/live/"
      _ = try await caller.post(path + "start?zone=Asia/Seoul", started("Study"))
      site.clock.wait(minutes: 60)
      _ = try await caller.post(path + "pause")
      site.clock.wait(minutes: 13 * 60)
      _ = try await caller.post(path + "finish")
      let session = try #require(try site.day.replica().sessions(on: day("2026-03-10")).first)
      #expect(session.endedAt == seoul("2026-03-10T13:00"))
      #expect(session.halfBlocks == 2)
    }
  }

  @Test("a script that holds the secret can do this and nothing else")
  func remote() async throws {
    let site = try settled()
    try await site.test { caller in
      let made = try await caller.post("/api/day/remote")
      let link = try #require(made.word("link"))
      let path = String(link.dropFirst(DaySite.origin.count))
      let script = caller.being(nil)
      let begun = try await script.ask(.post, path + "start?block=School/Reading&zone=Asia/Seoul")
      #expect(begun.status == 200 && begun.list("runs").count == 1)
      site.clock.wait(minutes: 30)
      #expect(try await script.ask(.post, path + "pause").status == 200)
      #expect(try await script.ask(.post, path + "resume").status == 200)
      let done = try await script.ask(.post, path + "finish?memo=from%20a%20script%20%26%20co")
      #expect(done.status == 200)
      let sessions = try site.day.replica().sessions(on: day("2026-03-10"))
      #expect(sessions.map(\.memo) == ["from a script & co"])
      #expect(try await script.ask(.post, path + "start?switch=burn&block=Study").status == 400)
      for wrong in [path + "erase", path + "live", "/remote/day/x/finish", "/remote/day/finish"] {
        #expect(try await script.ask(.post, wrong).status == 404, "\(wrong)")
      }
      #expect(try await script.ask(.get, path + "start").status != 200)
      _ = try await caller.delete("/api/day/remote")
      #expect(try await script.ask(.post, path + "pause").status == 404)
    }
  }

  @Test("a script may keep the secret out of the address")
  func bearer() async throws {
    let site = try settled()
    try await site.test { caller in
      let link = try #require(try await caller.post("/api/day/remote").word("link"))
      let secret = try #require(link.split(separator: "/").last.map { part in String(part) })
      let script = caller.being(nil)
      let path = "/api/day/live/do/"
      func take(_ step: String, _ line: String?) async throws -> DayCaller.Answer {
        try await script.ask(.post, path + step, authorization: line)
      }
      let begun = try await take("start?block=School/Reading&zone=Asia/Seoul", "Bearer " + secret)
      #expect(begun.status == 200 && begun.list("runs").count == 1)
      #expect(HTTPField.Name("X-Robots-Tag").flatMap { name in begun.headers[name] } == "noindex")
      site.clock.wait(minutes: 30)
      #expect(try await take("pause", "bearer " + secret).status == 200)
      for wrong in [
        nil, "", secret, "Bearer", "Bearer x", "Bearer " + secret + "0", "Basic " + secret,
        "Bearer " + secret + " " + secret,
      ] {
        #expect(try await take("resume", wrong).status == 404, "\(wrong ?? "none")")
      }
      #expect(try await take("erase", "Bearer " + secret).status == 404)
      // A session opens nothing here, and the secret nothing else.
      #expect(try await caller.ask(.post, path + "resume").status == 404)
      let line = "Bearer " + secret
      #expect(try await script.ask(.get, "/api/day/live", authorization: line).status == 401)
      #expect(try await script.ask(.get, "/api/day/export", authorization: line).status == 401)
      #expect(try await script.post("/api/day/live/finish").status == 401)
      #expect(try await take("finish", line).status == 200)
      _ = try await caller.delete("/api/day/remote")
      #expect(try await take("start", line).status == 404)
    }
  }

  @Test("a script that runs wild is held back, and only its own person's")
  func limit() async throws {
    let site = try settled()
    try await site.test { caller in
      var statuses: [Int] = []
      for _ in 0..<31 { statuses.append(try await caller.post("/api/day/live/pause").status) }
      #expect(statuses.dropLast().allSatisfy { status in status == 409 })
      #expect(statuses.last == 429)
      #expect(try await caller.being(DaySite.other).post("/api/day/live/pause").status == 409)
      // Looking is no step.
      #expect(try await caller.get("/api/day/live").status == 200)
    }
  }
}
