import Core
import HTTPTypes
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import Testing
import Wire

@testable import RunningBuddyTestKit

@Suite("Devices of one person that talk during a run", .timeLimit(.minutes(30)))
struct CompanionRelayTests {
  private static let main = CompanionID(high: 1, low: 1)
  private static let second = CompanionID(high: 1, low: 2)
  private static let third = CompanionID(high: 1, low: 3)

  private func body(
    _ device: CompanionID, _ side: String, _ messages: [JSON] = [], wait: Int64? = nil
  ) -> JSON {
    .object([
      "device": .id(device), "side": .string(side), "messages": .array(messages),
      "wait": wait.map { wait in .integer(wait) },
    ])
  }

  private func say(_ text: String) -> JSON { .object(["v": .integer(1), "text": .string(text)]) }

  @Test("What one end says is told to all at the other, once, and to nobody else")
  func passes() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let path = "/api/run/companion"
      let first = try await caller.post(path, body(Self.main, "main"))
      #expect(first.status == 200 && first.json["others"] == .integer(0))
      for device in [Self.second, Self.third] {
        let answer = try await caller.post(path, body(device, "companion"))
        #expect(answer.json["others"] == .integer(1))
      }
      let stranger = caller.being(RunLedger.other)
      _ = try await stranger.post(path, body(Self.second, "companion"))
      _ = try await caller.post(path, body(Self.main, "main", [say("a"), say("b")]))
      for device in [Self.second, Self.third] {
        let told = try await caller.post(path, body(device, "companion"))
        #expect(told.list("messages") == [say("a"), say("b")])
        let again = try await caller.post(path, body(device, "companion"))
        #expect(again.list("messages").isEmpty)
      }
      let theirs = try await stranger.post(path, body(Self.second, "companion"))
      #expect(theirs.list("messages").isEmpty && theirs.json["others"] == .integer(0))
      _ = try await caller.post(path, body(Self.second, "companion", [say("c")]))
      let mains = try await caller.post(path, body(Self.main, "main"))
      #expect(mains.list("messages") == [say("c")])
      // Nothing of it is anywhere.
      let rows = try site.count("SELECT count(*) FROM feed")
      #expect(rows == 0)
    }
  }

  @Test("A paired device talks as a second one, and everything else is closed to it")
  func paired() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let path = "/api/run/companion"
      _ = try await caller.post(path, body(Self.main, "main"))
      let device = caller.beingPaired()
      let said = try await device.post(path, body(Self.second, "companion", [say("a")]))
      #expect(said.status == 200 && said.json["others"] == .integer(1))
      #expect(try await caller.post(path, body(Self.main, "main")).list("messages") == [say("a")])
      #expect(try await device.post(path, body(Self.third, "main")).status == 404)
      for closed in [
        "/api/run/export", "/api/run/inbox", "/api/run/tiles", "/api/run/tiles/1/0/0",
        "/api/sync/pokes",
      ] {
        let answer = try await device.get(closed)
        #expect(answer.status == 401 && answer.code == .string("notSignedIn"))
        #expect(answer.headers[.setCookie] == nil, "it keeps what opens the rest")
      }
      #expect(try await device.post("/api/run/inbox/secret").status == 401)
      #expect(try await device.post("/api/sync/push").status == 401)
    }
  }

  @Test("What nobody fetches is forgotten: the oldest first, and a device with all of its own")
  func forgets() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let path = "/api/run/companion"
      _ = try await caller.post(path, body(Self.second, "companion"))
      for number in 0..<(CompanionRelay.messageLimit + 3) {
        _ = try await caller.post(path, body(Self.main, "main", [say(String(number))]))
      }
      let told = try await caller.post(path, body(Self.second, "companion"))
      #expect(told.list("messages").count == CompanionRelay.messageLimit)
      #expect(told.list("messages").first == say("3"))
      _ = try await caller.post(path, body(Self.main, "main", [say("late")]))
      site.clock.wait(minutes: 2)
      let gone = try await caller.post(path, body(Self.second, "companion"))
      #expect(gone.list("messages").isEmpty && gone.json["others"] == .integer(0))
    }
  }

  @Test("What is no exchange is refused, and so are too many devices")
  func limits() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let path = "/api/run/companion"
      let long = JSON.object(["text": .string(String(repeating: "x", count: 50_000))])
      let bad: [JSON] = [
        .object([]), body(Self.main, "nobody"), body(Self.main, "main", [.string("x")]),
        body(Self.main, "main", Array(repeating: say("x"), count: CompanionRelay.requestLimit + 1)),
        body(Self.main, "main", wait: CompanionRelay.longestWait + 1),
        body(Self.main, "main", [long]),
      ]
      for body in bad { #expect(try await caller.post(path, body).status == 400) }
      let huge = JSON.object(["text": .string(String(repeating: "x", count: 70_000))])
      #expect(try await caller.post(path, body(Self.main, "main", [huge])).status == 413)
      for number in 0..<UInt64(CompanionRelay.deviceLimit) {
        let device = CompanionID(high: 2, low: number)
        #expect(try await caller.post(path, body(device, "companion")).status == 200)
      }
      let answer = try await caller.post(path, body(Self.main, "main"))
      #expect(answer.status == 503 && answer.code == .string("busy"))
      #expect(try await caller.being(nil).post(path, body(Self.main, "main")).status == 401)
    }
  }

  @Test("Who waits is told as soon as there is something; a second one does not wait")
  func waits() async throws {
    let relay = CompanionRelay()
    let user = RunLedger.user
    let now = Instant(milliseconds: 0)
    let (box, _) = try relay.enter(user, Self.second, .companion, at: now)
    #expect(box.beginWaiting())
    #expect(!box.beginWaiting())
    async let event = box.signal.next()
    relay.pass([(say("a"), 20)], of: user, from: .main)
    #expect(await event == .moved)
    box.endWaiting()
    #expect(!box.beginWaiting(), "there is something")
    #expect(box.take() == [say("a")])
    #expect(box.beginWaiting())
  }

  @Test("A device that changes sides is told nothing of the other side's")
  func changesSides() throws {
    let relay = CompanionRelay()
    let now = Instant(milliseconds: 0)
    let (box, _) = try relay.enter(RunLedger.user, Self.main, .companion, at: now)
    relay.pass([(say("a"), 20)], of: RunLedger.user, from: .main)
    let (other, others) = try relay.enter(RunLedger.user, Self.main, .main, at: now)
    #expect(other !== box && other.take().isEmpty && others == 0)
  }
}
