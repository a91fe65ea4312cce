import Core
import DayBlockDomain
import DayBlockServer
import HTTPTypes
import Hummingbird
import Server
import ServerTestKit
import StoreSQLite
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

extension DayCaller {
  /// Opens a stream; answers all it said when it is over.
  func listen(_ path: String, authorization: String? = nil) async throws -> Answer {
    try await ask(.get, path, authorization: authorization)
  }
}

@Suite("Listening to the run under way", .timeLimit(.minutes(30)))
struct DayLiveStreamTests {
  private static let path = "/api/day/live/stream"

  private func settled() throws -> DaySite {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try ledger.block("Study")
    try site.day.put(ledger.everything)
    return site
  }

  private func until(_ holds: () -> Bool) async {
    while !holds(), !Task.isCancelled { await Task.yield() }
  }

  /// What a stream told, in order.
  private func told(_ answer: DayCaller.Answer) throws -> [JSON] {
    try answer.text.split(separator: "\n").filter { line in line.hasPrefix("data: ") }
      .map { line in try JSON.parse(String(line.dropFirst(6))) }
  }

  private func state(_ told: JSON) -> JSON? {
    guard case .array(let runs)? = told["runs"] else { return nil }
    return runs.first?["state"]
  }

  private func secret(_ caller: DayCaller) async throws -> String {
    let link = try #require(try await caller.post("/api/day/remote").word("link"))
    return "Bearer " + (link.split(separator: "/").last.map { part in String(part) } ?? "")
  }

  @Test("what is so comes at once, then each change, and a sign of life where there is none")
  func changes() async throws {
    let site = try settled()
    try await site.test { caller in
      let written = site.streams.written
      let zone = "?zone=Asia/Seoul"
      async let answer = caller.listen(Self.path + zone)
      await until { written.value == 1 }
      let study = JSON.object(["block": "Study"])
      #expect(try await caller.post("/api/day/live/start" + zone, study).status == 200)
      await until { written.value == 2 }
      // What is no change of the run is nothing to tell.
      site.streams.hub.notify([.user(Ledger.user)])
      site.streams.hub.beat()
      site.clock.wait(minutes: 30)
      // A half-block is produced without anybody doing something.
      site.streams.hub.beat()
      await until { written.value == 3 }
      _ = try await caller.post("/api/day/live/pause")
      await until { written.value == 4 }
      _ = try await caller.post("/api/day/live/finish")
      await until { written.value == 5 }
      site.streams.hub.closeAll()
      let said = try await answer
      #expect(said.status == 200)
      #expect(said.headers[.contentType] == "text/event-stream")
      #expect(said.headers[.cacheControl] == "no-store")
      #expect(said.text.hasPrefix("retry: 2000\ndata: {"))
      let events = try told(said)
      #expect(events.map(state) == [nil, "running", "running", "paused", nil])
      #expect(
        events.map { event in event["halfBlocks"] }
          == [.int(0), .int(0), .int(1), .int(1), .int(1)])
      #expect(events.allSatisfy { event in event["zone"] == "Asia/Seoul" })
      // Over is over.
      #expect(try await caller.get(Self.path).status == 503)
      await until { site.streams.hub.count == 0 }
    }
  }

  @Test("a beat without a change is a comment")
  func heartbeat() async throws {
    let site = try settled()
    try await site.test { caller in
      async let answer = caller.listen(Self.path)
      await until { site.streams.written.value == 1 }
      site.streams.hub.beat()
      // The session runs out; the beat that notices comes after the one that was told.
      await until { site.streams.beaten.value == 1 }
      site.clock.wait(minutes: 31 * 24 * 60)
      site.streams.hub.beat()
      let said = try await answer
      #expect(said.text.hasSuffix("\n\n: beat\n\n"))
      #expect(try told(said).count == 1)
      await until { site.streams.hub.count == 0 }
      #expect(try await caller.listen(Self.path).status == 401)
    }
  }

  @Test("a script listens with the secret until it is good no more", arguments: [true, false])
  func bearer(isReplaced: Bool) async throws {
    let site = try settled()
    try await site.test { caller in
      let line = try await secret(caller)
      let script = caller.being(nil)
      async let answer = script.listen(Self.path, authorization: line)
      async let own = caller.listen(Self.path)
      await until { site.streams.written.value == 2 }
      if isReplaced {
        _ = try await secret(caller)
      } else {
        _ = try await caller.delete("/api/day/remote")
      }
      let said = try await answer
      let heardOnce = try told(said)
      #expect(heardOnce.count == 1)
      #expect(HTTPField.Name("X-Robots-Tag").flatMap { name in said.headers[name] } == "noindex")
      #expect(try await script.listen(Self.path, authorization: line).status == 401)
      // Who is signed in goes on listening.
      await until { site.streams.hub.count == 1 }
      _ = try await caller.post("/api/day/live/start", .object(["block": "Study"]))
      await until { site.streams.written.value == 3 }
      site.streams.hub.closeAll()
      let heard = try told(try await own)
      #expect(heard.map(state) == [nil, "running"])
    }
  }

  @Test("a session that ends takes its streams along at once")
  func signingOut() async throws {
    let site = try settled()
    try await site.test { caller in
      async let answer = caller.listen(Self.path)
      await until { site.streams.written.value == 1 }
      site.streams.hub.close { session in session.user == Ledger.user }
      let said = try told(try await answer)
      #expect(said.count == 1)
      await until { site.streams.hub.count == 0 }
    }
  }

  @Test("nobody listens without a session or the secret, nor to anybody else")
  func strangers() async throws {
    let site = try settled()
    try await site.test { caller in
      let line = try await secret(caller)
      let nobody = caller.being(nil)
      for wrong in [nil, "", "Bearer", "Bearer x", line + "0", "Basic " + line.dropFirst(7)] {
        let answer = try await nobody.listen(Self.path, authorization: wrong)
        #expect(answer.status == 401 && answer.code == "notSignedIn", "\(wrong ?? "none")")
      }
      // A secret that is no good is not made good by a session.
      #expect(try await caller.listen(Self.path, authorization: "Bearer x").status == 401)
      #expect(try await caller.listen(Self.path + "?zone=Moon/Base").status == 400)
      let other = caller.being(DaySite.other)
      async let answer = other.listen(Self.path)
      await until { site.streams.written.value == 1 }
      _ = try await caller.post("/api/day/live/start", .object(["block": "Study"]))
      site.streams.hub.close { session in session.user == DaySite.other }
      let said = try told(try await answer)
      #expect(said.map(state) == [nil])
    }
  }

  @Test("of more streams than a person may have the oldest ends, and opening has its limit")
  func limits() async throws {
    let site = try settled()
    try await site.test { caller in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0...LiveStreams.perPerson {
          group.addTask { try await caller.listen(Self.path).status }
        }
        await until { site.streams.hub.opened.value == LiveStreams.perPerson + 1 }
        await until { site.streams.hub.count == LiveStreams.perPerson }
        site.streams.hub.close { _ in true }
        for try await status in group { #expect(status == 200) }
      }
      await until { site.streams.hub.count == 0 }
      // Nine were opened, thirty may be at once.
      var statuses: [Int] = []
      while statuses.count < 22 {
        statuses.append(try await caller.listen(Self.path + "?zone=Moon/Base").status)
      }
      #expect(statuses.dropLast().allSatisfy { status in status == 400 })
      #expect(statuses.last == 429)
    }
  }
}
