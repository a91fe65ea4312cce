import Core
import HTTPTypes
import RefWatchDomain
import RefWatchServer
import Server
import ServerTestKit
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Mirrors over HTTP", .timeLimit(.minutes(30)))
struct MirrorRoutesTests {
  let site: MirrorSite

  init() throws { site = try MirrorSite() }

  /// The messages in what a stream said.
  private func messages(_ text: String) throws -> [MirrorMessage] {
    try text.split(separator: "\n").filter { line in line.hasPrefix("data: ") }
      .map { line in try MirrorMessage(WireCursor(try JSON.parse(String(line.dropFirst(6))))) }
  }

  @Test("only the owner makes, sees, changes and stops links")
  func owners() async throws {
    try await site.test { client in
      try await site.begin()
      let (link, path) = try await site.link(client)
      let all = "/api/referee/matches/\(site.match)/mirrors"
      let one = "/api/referee/mirrors/\(link.id)"
      let lens = MirrorLens(.crew, showsNames: true).json
      for (method, path, body) in [
        (HTTPRequest.Method.get, all, JSON?.none), (.post, all, lens), (.post, one, lens),
        (.delete, one, nil),
      ] {
        let foreign = try await site.ask(client, method, path, body, as: site.stranger)
        let absent = try await site.ask(
          client, method,
          path.replacing("\(site.match)", with: "\(site.owner)")
            .replacing("\(link.id)", with: "\(site.owner)"), body, as: site.owner)
        #expect(foreign.status == 404)
        #expect(foreign.problem == absent.problem)
        #expect(try await site.ask(client, method, path, body).status == 401)
      }
      let list = try await site.ask(client, .get, all, as: site.owner)
      let links: [MirrorLink] = try WireCursor(list.json).required("links").decodeArray()
      #expect(links == [link])
      // What opens the mirror is told once, and to nobody later.
      #expect(!list.text.contains(String(path.dropFirst(3))))
      let changed = try await site.ask(client, .post, one, lens, as: site.owner)
      #expect(try MirrorLink(WireCursor(changed.json)).lens == MirrorLens(.crew, showsNames: true))
      #expect(try await site.ask(client, .delete, one, as: site.owner).status == 204)
      #expect(try await site.ask(client, .get, path + "/state").status == 404)
    }
  }

  @Test("a link shows what its lens lets through, and search engines stay out")
  func state() async throws {
    try await site.test { client in
      try await site.begin()
      try await site.goal(3)
      let (_, hidden) = try await site.link(client)
      let (_, shown) = try await site.link(client, MirrorLens(.observer, showsNames: true))
      let everyone = try await site.ask(client, .get, hidden + "/state")
      #expect(everyone.status == 200)
      #expect(everyone.robots == "noindex")
      #expect(!everyone.text.contains("Canary"))
      let snapshot = try MirrorSnapshot(WireCursor(everyone.json))
      #expect(snapshot.course.score == BothSides(home: 1, away: 0))
      #expect(snapshot.incidents.first?.who?.number == 9)
      #expect(snapshot.now == site.clock.now)
      #expect(try await site.ask(client, .get, shown + "/state").text.contains("Canary Name"))
      #expect(site.hub.channels == 0)
    }
  }

  @Test("whatever is wrong with a link, the answer is one")
  func absent() async throws {
    try await site.test { client in
      try await site.begin()
      let (link, stopped) = try await site.link(client)
      _ = try await site.ask(
        client, .delete, "/api/referee/mirrors/\(link.id)", as: site.owner)
      let (_, expired) = try await site.link(client)
      site.clock.advance(by: 7 * 86_400_000)
      let unknown = "/m/" + String(repeating: "0", count: 32)
      var answers: Set<String> = []
      for path in [stopped, expired, unknown, "/m/x", "/m/" + String(repeating: "F", count: 32)] {
        for what in ["/state", "/stream"] {
          let answer = try await site.ask(client, .get, path + what)
          #expect(answer.status == 404)
          answers.insert(answer.problem)
        }
      }
      #expect(answers.count == 1)
    }
  }

  @Test("a stream says all, then each change in order, and ends when the link is stopped")
  func stream() async throws {
    try await site.test { client in
      try await site.begin()
      let (link, path) = try await site.link(client)
      async let answer = site.ask(client, .get, path + "/stream")
      await until { site.hub.written.value == 1 }
      for ordinal in Int64(3)...5 {
        let before = site.hub.written.value
        try await site.goal(ordinal)
        await until { site.hub.written.value > before }
      }
      site.hub.beat()
      site.hub.stop(link.id)
      let text = try await answer.text
      let said = try messages(text)
      guard
        case .snapshot(var seen)? = said.first(where: { message in
          if case .snapshot = message { true } else { false }
        })
      else {
        Issue.record("a stream begins with a snapshot")
        return
      }
      var order: [Int64] = []
      for case .change(let change) in said {
        order.append(change.seq)
        seen.take(change)
      }
      #expect(order == order.sorted())
      #expect(Set(order).count == order.count)
      #expect(seen.course.score.home == 3)
      #expect(said.last == .over)
      #expect(!text.contains("Canary"))
      await until { site.hub.count == 0 && site.hub.channels == 0 }
    }
  }

  @Test("whoever comes back gets what they missed, and nothing twice")
  func reconnect() async throws {
    try await site.test { client in
      try await site.begin()
      let (link, path) = try await site.link(client)
      let first = try MirrorSnapshot(
        WireCursor(try await site.ask(client, .get, path + "/state").json))
      async let answer = site.ask(client, .get, path + "/stream?after=\(first.seq)")
      await until { site.hub.count == 1 }
      try await site.goal(3)
      await until { site.hub.written.value == 1 }
      site.hub.stop(link.id)
      let said = try messages(try await answer.text).filter { message in
        if case .beat = message { false } else { true }
      }
      guard said.count == 2, said[1] == .over else {
        Issue.record("\(said)")
        return
      }
      var seen = first
      switch said[0] {
      case .change(let change):
        #expect(change.put.count == 1)
        seen.take(change)
      // The channel began only after the goal: there is no change to tell.
      case .snapshot(let snapshot): seen = snapshot
      default: Issue.record("\(said)")
      }
      #expect(seen.seq > first.seq)
      #expect(seen.course.score.home == 1 && seen.incidents.count == 1)
    }
  }

  @Test("a delayed link is behind by its delay")
  func delay() async throws {
    try await site.test { client in
      try await site.begin()
      let (_, path) = try await site.link(
        client, MirrorLens(.everyone, showsNames: false, delay: 120))
      site.clock.advance(by: 600_000)
      try await site.goal(3)
      func score() async throws -> Int {
        let answer = try await site.ask(client, .get, path + "/state")
        return try MirrorSnapshot(WireCursor(answer.json)).course.score.home
      }
      #expect(try await score() == 0)
      site.clock.advance(by: 119_000)
      #expect(try await score() == 0)
      site.clock.advance(by: 1_000)
      #expect(try await score() == 1)
    }
  }

  @Test("a match has no more links than it may have, and none when it is discarded")
  func limits() async throws {
    try await site.test { client in
      try await site.begin()
      var path = ""
      for _ in 0..<20 { path = try await site.link(client).path }
      let more = try await site.ask(
        client, .post, "/api/referee/matches/\(site.match)/mirrors",
        MirrorLens(.everyone, showsNames: false).json, as: site.owner)
      #expect(more.status == 409)
      let owners = try await site.ask(
        client, .post, "/api/referee/matches/\(site.match)/mirrors",
        MirrorLens(.owner, showsNames: true).json, as: site.owner)
      #expect(owners.status == 400)
      try await site.commit(.editMatch(site.match, [.archived(true)]), number: 90)
      try await site.commit(
        .discardMatch(
          site.match,
          seen: LogMark(of: [
            site.event(.kickOff(.home), 1),
            site.event(.periodStart(.regulation(1), seconds: 2_700), 2),
          ])), number: 91)
      #expect(try await site.ask(client, .get, path + "/state").status == 404)
    }
  }
}
