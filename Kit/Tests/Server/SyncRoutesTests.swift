import Core
import Hummingbird
import Server
import ServerTestKit
import Store
import Sync
import TestKit
import Testing
import Wire

@Suite struct SyncRoutesTests {
  private let site: TestSite
  private let ana: Visitor
  private let ben: Visitor
  private let phone = DeviceID(high: 1, low: 1)
  private let tablet = DeviceID(high: 2, low: 2)
  private let board = Scope(kind: "board", id: ID(high: 3, low: 3))
  private let epoch = TemporaryDatabase.epoch

  init() throws {
    site = try TestSite()
    ana = site.visitor(1)
    ben = site.visitor(2)
  }

  private func write(_ number: Int64, _ text: String, on board: Scope? = nil) -> CommandEnvelope {
    let card = Card(id: ID(high: 9, low: UInt64(number)), text: text)
    return envelope(.write(card, on: board), of: phone, number)
  }

  private func texts(_ page: Page) -> [String] {
    page.parts.flatMap { part in part.rows.compactMap { row in row.body } }
  }

  @Test func whatIsPushedIsPulled() async throws {
    try await site.test { browser in
      let answer = try await browser.push(
        [write(1, "one"), write(2, "two")], of: phone, epoch: epoch, as: ana)
      #expect(answer.status == 200)
      #expect(answer.json["mark"] == .integer(2))
      let page = try await browser.pull(tablet, as: ana)
      #expect(texts(page) == [#"{"text":"one"}"#, #"{"text":"two"}"#])
      #expect(texts(try await browser.pull(DeviceID(high: 4, low: 4), as: ben)).isEmpty)
    }
  }

  @Test func aReplayChangesNothing() async throws {
    try await site.test { browser in
      let commands = [write(1, "one"), write(2, "two")]
      for _ in 0..<3 {
        let answer = try await browser.push(commands, of: phone, epoch: epoch, as: ana)
        #expect(answer.json["mark"] == .integer(2))
      }
      let page = try await browser.pull(phone, as: ana)
      #expect(page.parts.flatMap { part in part.rows }.count == 2)
      #expect(page.mark?.dseq == 2)
      #expect(site.sync.metrics.accepted.value == 2)
      #expect(site.sync.metrics.repeated.value == 4)
    }
  }

  @Test func aGapIsNamed() async throws {
    try await site.test { browser in
      let answer = try await browser.push([write(3, "three")], of: phone, epoch: epoch, as: ana)
      #expect(answer.status == 409)
      #expect(answer.code == "gap")
      #expect(answer.json["expected"] == .integer(1))
      let inside = try await browser.push(
        [write(1, "one"), write(3, "three")], of: phone, epoch: epoch, as: ana)
      #expect(inside.status == 400)
      #expect(inside.code == "malformed")
      #expect(inside.json["path"]?.word == "/commands/1/dseq")
    }
  }

  @Test func aDeviceHasOneOwner() async throws {
    try await site.test { browser in
      _ = try await browser.push([write(1, "one")], of: phone, epoch: epoch, as: ana)
      let taken = try await browser.push([write(1, "two")], of: phone, epoch: epoch, as: ben)
      #expect(taken.status == 409)
      #expect(taken.code == "deviceTaken")
      let pulled = try await browser.post(
        "/api/sync/pull", PullRequest(device: phone, cursor: nil, acknowledged: 0).json, as: ben)
      #expect(pulled.code == "deviceTaken")
      #expect(texts(try await browser.pull(phone, as: ana)) == [#"{"text":"one"}"#])
    }
  }

  /// What rules and storage do with contents is tested beside them.
  @Test func aQuestionForContentsIsAnsweredKeyByKey() async throws {
    @Sendable func ask(_ count: UInt64) -> JSON {
      ApartRequest(keys: (0..<count).map { number in EntityKey("card", ID(high: 1, low: number)) })
        .json
    }
    try await site.test { browser in
      let answer = try await browser.post("/api/sync/apart", ask(2), as: ana)
      #expect(answer.status == 200)
      let found = try ApartAnswer(WireCursor(answer.json))
      #expect(found.contents.count == 2)
      #expect(found.contents.allSatisfy { content in content.text == nil })
      let many = try await browser.post("/api/sync/apart", ask(17), as: ana)
      #expect(many.status == 400)
    }
  }

  @Test func aCopiedDeviceIsNoticed() async throws {
    try await site.test { browser in
      _ = try await browser.push([write(1, "one")], of: phone, epoch: epoch, as: ana)
      let other = CommandEnvelope(
        id: CommandID(high: 5, low: 5), device: phone, dseq: 1, system: "board", name: "write",
        version: 1, at: site.clock.now, args: write(1, "other").args)
      let answer = try await browser.push([other], of: phone, epoch: epoch, as: ana)
      #expect(answer.status == 409)
      #expect(answer.code == "deviceForked")
    }
  }

  @Test func anotherHistoryIsRefused() async throws {
    try await site.test { browser in
      let answer = try await browser.push(
        [write(1, "one")], of: phone, epoch: Epoch(high: 1, low: 1), as: ana)
      #expect(answer.code == "unknownEpoch")
      #expect(answer.json["epoch"]?.word == epoch.description)
      let cursor = try await browser.post(
        "/api/sync/pull", PullRequest(device: phone, cursor: "?", acknowledged: 0).json, as: ana)
      #expect(cursor.status == 400)
      #expect(cursor.code == "malformedCursor")
    }
  }

  /// What cannot be read or is not allowed is rejected by itself; its neighbours are not held up.
  @Test func onePoisonedCommandHarmsNoOther() async throws {
    let unknown = CommandEnvelope(
      id: CommandID(high: 1, low: 2), device: phone, dseq: 2, system: "board", name: "fold",
      version: 7, at: site.clock.now, args: .object([]))
    let ill = CommandEnvelope(
      id: CommandID(high: 1, low: 3), device: phone, dseq: 3, system: "board", name: "write",
      version: 1, at: site.clock.now, args: .object(["card": "x"]))
    let long = write(4, String(repeating: "가", count: 10_000))
    let foreign = write(5, "five", on: board)
    try await site.test { browser in
      let answer = try await browser.push(
        [write(1, "one"), unknown, ill, long, foreign, write(6, "six")], of: phone, epoch: epoch,
        as: ana)
      #expect(answer.json["mark"] == .integer(6))
      let page = try await browser.pull(phone, as: ana)
      #expect(texts(page) == [#"{"text":"one"}"#, #"{"text":"six"}"#])
      let kinds = page.rejections.map { rejection in rejection.reason["kind"]?.word }
      #expect(kinds == ["unknownCommand", "malformed", "domain", "forbidden"])
      #expect(site.sync.metrics.rejected.value == 4)
    }
  }

  @Test func clocksWrongByYearsAreData() async throws {
    try await site.test { browser in
      let card = Card(id: ID(high: 9, low: 1), text: "past")
      let commands = [
        envelope(.write(card, on: nil), of: phone, 1, at: -62_135_596_800_000),
        envelope(.write(card, on: nil), of: phone, 2, at: 253_402_300_799_000),
        envelope(.write(card, on: nil), of: phone, 3, at: .max),
      ]
      let answer = try await browser.push(commands, of: phone, epoch: epoch, as: ana)
      #expect(answer.json["mark"] == .integer(3))
    }
  }

  @Test func unknownMembersAreIgnored() async throws {
    try await site.test { browser in
      guard
        case .object(let members) = PullRequest(device: phone, cursor: nil, acknowledged: 0).json
      else { return }
      let wider = JSON.object(members + [.init("colour", "red"), .init("deep", .array([.null]))])
      let answer = try await browser.post("/api/sync/pull", wider, as: ana)
      #expect(answer.status == 200)
    }
  }

  @Test func tooManyCommandsAtOnce() async throws {
    try await site.test { browser in
      let commands = (1...257).map { number in write(Int64(number), "x") }
      let answer = try await browser.push(commands, of: phone, epoch: epoch, as: ana)
      #expect(answer.status == 413)
      #expect(answer.code == "tooManyCommands")
      let fewer = try await browser.push(
        Array(commands.prefix(256)), of: phone, epoch: epoch, as: ana)
      #expect(fewer.json["mark"] == .integer(256))
    }
  }

  @Test func sharingAndLeaving() async throws {
    try await site.test { browser in
      _ = try await browser.push(
        [
          envelope(.open(board), of: phone, 1),
          envelope(.invite(ben.user, to: board), of: phone, 2),
          write(3, "shared", on: board),
        ], of: phone, epoch: epoch, as: ana)
      #expect(texts(try await browser.pull(tablet, as: ben)).contains(#"{"text":"shared"}"#))
      let first = try await browser.pull(tablet, as: ben)
      _ = try await browser.push(
        [envelope(.leave(board), of: tablet, 1)], of: tablet, epoch: epoch, as: ben)
      _ = try await browser.push(
        [write(4, "secret", on: board)], of: phone, epoch: epoch,
        after: CommandID(high: phone.low, low: 3), as: ana)
      let after = try await browser.pull(tablet, as: ben, cursor: first.cursor)
      #expect(after.purges == [board])
      #expect(!texts(after).contains { text in text.contains("secret") })
    }
  }

  @Test func aStoppedWriterSaysSo() async throws {
    try await site.application.test(.router) { client in
      let browser = TestBrowser(client: client, cookie: site.cookie)
      await site.writer.drain()
      let answer = try await browser.push([write(1, "one")], of: phone, epoch: epoch, as: ana)
      #expect(answer.status == 503)
      #expect(answer.code == "shuttingDown")
      #expect(answer.header("Retry-After") == "2")
      #expect(try await browser.pull(phone, as: ana).mark?.dseq == 0)
    }
  }
}
