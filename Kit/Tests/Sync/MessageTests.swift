import Core
import Sync
import Testing
import Wire

/// What travels reads back as it was, and nothing that arrives can trap.
@Suite struct MessageTests {
  let envelope = CommandEnvelope(
    id: id(1), device: id(2), dseq: 3, system: "shelf", name: "add", version: 1,
    at: Instant(milliseconds: -5), args: .object(["x": .null]), known: 2)

  @Test func pushRoundTrips() throws {
    let push = PushRequest(
      device: id(2), epoch: id(3), predecessor: id(4), commands: [PushedCommand(envelope)])
    #expect(try parse(push.json.text) == push)
    let answer = PushAnswer(mark: 7)
    #expect(try parse(answer.json.text) == answer)
  }

  @Test func anUnreadableCommandIsStillACommand() throws {
    let text = """
      {"device":"\(envelope.device)","epoch":"\(envelope.id)","commands":[
      {"id":"\(envelope.id)","device":"\(envelope.device)","dseq":3,"system":5}]}
      """
    let push: PushRequest = try parse(text)
    #expect(push.commands[0].envelope.id == envelope.id)
    #expect(push.commands[0].fault?.path == "/commands/0/system")
  }

  @Test func pullRoundTrips() throws {
    let pull = PullRequest(device: id(2), cursor: "c", acknowledged: 4, limit: 9, isUnsure: true)
    #expect(try parse(pull.json.text) == pull)
  }

  @Test func pageRoundTrips() throws {
    let page = Page(
      epoch: id(1), cursor: "c", reset: true, purges: [.user(id(5))],
      parts: [
        ScopePart(
          scope: .user(id(6)), begins: true,
          rows: [
            PageRow(
              key: EntityKey("book", id(7) as BookID), seq: 1, revision: 2, body: #"{"a":1}"#),
            PageRow(key: EntityKey("book", id(8) as BookID), seq: 2, revision: 1, body: nil),
          ])
      ],
      mark: Page.Mark(dseq: 3, command: id(9)),
      rejections: [PageRejection(dseq: 3, id: id(9), reason: .object(["kind": "forbidden"]))],
      known: [id(9)], more: false)
    #expect(try parse(page.json.text) == page)
  }

  @Test(
    arguments: [
      SyncProblem.unknownEpoch(id(1)), .deviceTaken, .deviceForked, .gap(expected: 4),
      .tooManyCommands(limit: 256), .malformed(path: "/a", fault: "b"), .malformedCursor,
      .cursorAhead,
    ]) func problemRoundTrips(problem: SyncProblem) throws
  {
    #expect(try parse(problem.json.text) == problem)
    #expect((400..<500).contains(problem.status))
  }

  @Test func reasonsRoundTrip() throws {
    typealias Reason = RejectionReason<ShelfRejection>
    let reasons: [Reason] = [
      .domain(.titleTaken), .unknownCommand, .malformed(path: "/a", fault: "b"), .forbidden,
      .dependsOnRejected(cause: id(1), reason: .domain(.notFound)),
      .unknown(.object(["kind": "newer", "x": .integer(1)])),
    ]
    for reason in reasons { #expect(try parse(reason.json.text) == reason) }
    let newer: Reason = try parse(#"{"kind":"domain","rejection":"somethingNew"}"#)
    #expect(newer == .unknown(.object(["kind": "domain", "rejection": "somethingNew"])))
  }

  @Test func cursorRoundTrips() {
    var cursor = Cursor(epoch: id(1))
    #expect(Cursor(cursor.text) == cursor)
    cursor[.user(id(2))] = .at(17)
    cursor[Scope(kind: "club", id: id(3))] = .snapshot(asOf: 4, after: nil)
    cursor[Scope(kind: "match", id: id(3))] = .snapshot(
      asOf: 4, after: EntityKey("book", id(9) as BookID))
    #expect(Cursor(cursor.text) == cursor)
    let round = Scope(kind: "round", id: id(4))
    cursor.begin(round, asOf: 9, under: .max)
    #expect(Cursor(cursor.text) == cursor)
    #expect(Cursor(cursor.text)?.visibility(of: round) == .max)
    cursor[round] = .snapshot(asOf: 9, after: EntityKey("book", id(9) as BookID))
    #expect(Cursor(cursor.text)?.visibility(of: round) == .max)
    var hiding = Cursor(epoch: id(1))
    hiding.begin(round, asOf: 9, under: 7)
    #expect(Cursor(hiding.text) == hiding)
    for end in ["~1", "~", "x"] { #expect(Cursor(hiding.text + end) == nil) }
    cursor[round] = nil
    cursor[round] = .at(9)
    #expect(cursor.visibility(of: round) == nil)
  }

  @Test(arguments: ["", "1", "2 x", "1 x", "x y z", "1  ", "1 user:1 2"])
  func otherTextIsNoCursor(text: String) {
    #expect(Cursor(text) == nil)
  }

  /// Cut, and with every byte replaced, messages read or throw; they never trap.
  @Test func damagedMessagesNeverTrap() {
    var cursor = Cursor(epoch: id(1))
    cursor[.user(id(2))] = .snapshot(asOf: 4, after: EntityKey("book", id(9) as BookID))
    let push = PushRequest(
      device: id(2), epoch: id(3), predecessor: id(4), commands: [PushedCommand(envelope)])
    let pull = PullRequest(device: id(2), cursor: cursor.text, acknowledged: 4)
    for text in [push.json.text, pull.json.text, cursor.text] {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        for byte in [UInt8(ascii: "0"), UInt8(ascii: "\""), UInt8(ascii: " "), 0xFF] {
          var damaged = bytes
          damaged[index] = byte
          touch(damaged)
        }
        touch(Array(bytes[..<index]))
      }
    }
  }

  private func touch(_ bytes: [UInt8]) {
    _ = Cursor(String(decoding: bytes, as: UTF8.self))
    guard let json = try? JSON.parse(bytes) else { return }
    _ = try? PushRequest(WireCursor(json))
    _ = try? PullRequest(WireCursor(json))
    _ = try? Page(WireCursor(json))
    _ = try? SyncProblem(WireCursor(json))
  }
}
