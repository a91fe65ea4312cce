import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Foundation
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Files in and out", .timeLimit(.minutes(30)))
struct DayExchangeTests {
  private static let zone = "America/New_York"

  /// Two months over the change of the clocks, with pauses and nights.
  private func lived(on site: DaySite, seed: UInt64, precision: Int) throws -> Ledger {
    var ledger = Ledger("2026-05-01T12:00")
    let sport = try ledger.group("Sport")
    let blocks = [
      try ledger.block("Study"), try ledger.block("Gym", in: sport),
      try ledger.block("책 \"읽기\", 2", in: sport),
    ]
    let rules = try #require(ZoneTable.rules(named: Self.zone))
    var dice = Dice(seed)
    var at = seoul("2026-02-20T07:00")
    for number in 0..<90 {
      var segments: [DaySegment] = []
      for _ in 0...dice.below(3) {
        let start = at.advanced(byMilliseconds: Int64(1 + dice.below(400)) * 60_000)
        at = start.advanced(
          byMilliseconds: Int64(1 + dice.below(12_000_000 / precision) * precision))
        // To the precision of the format.
        at = Instant(milliseconds: at.milliseconds / Int64(precision) * Int64(precision) + 60_000)
        segments += DayClock.segments(
          from: start, to: at, offset: rules.offset(at: start),
          changes: DayClock.changes(in: rules, from: start, to: at))
      }
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: dice.pick(blocks), zone: Self.zone, segments: segments,
            memo: number % 3 == 0 ? "line one\nline \"two\", \(number)" : "", origin: .manual)))
    }
    try site.day.put(ledger.everything)
    return ledger
  }

  /// What a replica says, without the ids.
  private func summary(of user: UserID, _ site: DaySite) throws -> [String] {
    let replica = try site.day.replica(of: user)
    return replica.sessions(from: .first, through: .last).map { session in
      let block = replica.block(session.block)
      let group = block.flatMap { block in replica.group(block.group)?.name } ?? ""
      return "\(session.day) \(block?.name ?? "?") [\(group)] \(session.segments) \(session.memo) "
        + "\(session.halfBlocks) \(session.remainder)"
    }
  }

  @Test("DayBlock's own files bring everything to another account", arguments: ["json", "csv"])
  func own(format: String) async throws {
    let site = try DaySite(at: "2026-05-01T12:00")
    let ledger = try lived(on: site, seed: 5, precision: 1)
    let sessions = ledger.replica.sessions(from: .first, through: .last)
    // Some went over midnight.
    #expect(sessions.count > 90)
    try await site.test { caller in
      let file = try await caller.get("/api/day/export?format=\(format)")
      #expect(file.status == 200)
      let path = "/api/day/import?zone=\(Self.zone)"
      let own = try await caller.upload(path, file.text)
      #expect(own.number("sessions") == 0 && own.number("known") == 90)
      let other = caller.being(DaySite.other)
      let preview = try await other.upload(path + "&preview=1", file.text)
      #expect(preview.status == 200)
      #expect(try summary(of: DaySite.other, site).isEmpty)
      let done = try await other.upload(path, file.text)
      #expect(done.status == 201)
      for name in ["sessions", "known", "newBlocks", "newGroups", "faultCount"] {
        #expect(done.number(name) == preview.number(name), "\(name)")
      }
      #expect(done.number("sessions") == 90 && done.number("faultCount") == 0)
      #expect(try summary(of: DaySite.other, site) == summary(of: Ledger.user, site))
      // The same once more changes nothing, nor does what comes back.
      let again = try await other.upload(path, file.text)
      #expect(again.number("sessions") == 0 && again.number("known") == 90)
      let back = try await other.get("/api/day/export?format=\(format)")
      let returned = try await other.upload(path, back.text)
      #expect(returned.number("sessions") == 0)
      #expect(try summary(of: DaySite.other, site) == summary(of: Ledger.user, site))
    }
  }

  @Test("other programs' files come back as they went", arguments: ["timew", "aw"])
  func foreign(format: String) async throws {
    let site = try DaySite(at: "2026-05-01T12:00")
    _ = try lived(on: site, seed: 6, precision: format == "timew" ? 1_000 : 1)
    try await site.test { caller in
      let file = try await caller.get("/api/day/export?format=\(format)")
      let other = caller.being(DaySite.other)
      let path = "/api/day/import?zone=\(Self.zone)"
      let done = try await other.upload(path, file.text)
      #expect(done.status == 201 && done.number("faultCount") == 0)
      let back = try await other.get("/api/day/export?format=\(format)")
      #expect(stretches(back.json, format) == stretches(file.json, format))
      for text in [file.text, back.text] {
        let again = try await other.upload(path, text)
        #expect(again.number("sessions") == 0, "\(again.text.prefix(200))")
      }
    }
  }

  /// Start, length or end, and block of each.
  private func stretches(_ json: JSON, _ format: String) -> [String] {
    var list = json
    if format == "aw" {
      list = json["buckets"]?["fieldday-dayblock"]?["events"] ?? .null
    }
    guard case .array(let items) = list, !items.isEmpty else { return [] }
    return items.map { item in
      let tags: JSON?
      if case .array(let words)? = item["tags"] { tags = words.first } else { tags = nil }
      let parts = [
        item["start"], item["end"], tags, item["timestamp"], item["duration"],
        item["data"]?["label"],
      ]
      return parts.map { part in part?.text ?? "" }.joined(separator: " ")
    }
  }

  @Test("a row that names a zone is read by that zone's past")
  func past() async throws {
    let site = try DaySite()
    let file = """
      block,zone,start,end
      Study,America/Sao_Paulo,2018-02-01T09:00,2018-02-01T10:00
      Study,Africa/Abidjan,2018-03-01T09:00,2018-03-01T10:00

      """
    try await site.test { caller in
      let done = try await caller.upload("/api/day/import?zone=Asia/Seoul", file)
      #expect(done.number("sessions") == 2 && done.number("faultCount") == 0)
      let csv = try await caller.get("/api/day/export?format=csv")
      // Clocks in Brazil went forward in those years.
      #expect(csv.text.contains("2018-02-01T09:00:00-02:00/2018-02-01T10:00:00-02:00"))
      #expect(csv.text.contains("2018-03-01T09:00:00+00:00/2018-03-01T10:00:00+00:00"))
    }
  }

  @Test("our calendar brings sessions without pauses to another account, and goes again")
  func calendars() async throws {
    let site = try DaySite(at: "2026-05-01T12:00")
    var ledger = Ledger("2026-05-01T12:00")
    let sport = try ledger.group("Sport")
    let blocks = [try ledger.block("Study"), try ledger.block("Gym, \"hard\"", in: sport)]
    for (number, stretch) in [
      stretch("2026-04-01T09:00", "2026-04-01T10:10"),
      stretch("2026-04-02T23:00", "2026-04-03T01:30"),
      stretch("2026-04-04T09:00", "2026-04-04T09:20"),
    ].enumerated() {
      try ledger.run(
        .addSession(
          NewSession(
            id: ledger.id(), block: blocks[number % 2], zone: "Asia/Seoul", segments: [stretch],
            memo: number == 1 ? "one, two;\nthree" : "", origin: .manual)))
    }
    try site.day.put(ledger.everything)
    try await site.test { caller in
      let file = try await caller.get("/api/day/export?format=ics")
      let path = "/api/day/import?zone=\(Self.zone)"
      #expect(try await caller.upload(path, file.text).number("sessions") == 0)
      let other = caller.being(DaySite.other)
      let preview = try await other.upload(path + "&preview=1", file.text)
      #expect(preview.number("sessions") == 3 && preview.word("format") == "iCalendar")
      let done = try await other.upload(path, file.text)
      #expect(done.number("faultCount") == 0)
      #expect(try summary(of: DaySite.other, site) == summary(of: Ledger.user, site))
      #expect(try await other.upload(path, file.text).number("sessions") == 0)
      let id = try #require(done.word("import"))
      let undone = try await other.post("/api/day/import/\(id)/undo")
      #expect(undone.number("sessions") == 4 && undone.number("groups") == 1)
      #expect(try summary(of: DaySite.other, site).isEmpty)
    }
  }

  @Test("what is wrong is named by its line, and the rest is taken")
  func faults() async throws {
    let site = try DaySite()
    let file = """
      block,start,end
      Study,2026-03-08T09:00,2026-03-08T10:00
      ,2026-03-08T11:00,2026-03-08T12:00
      Study,2026-02-30T11:00,2026-03-08T12:00
      Study,2026-03-08T09:30,2026-03-08T10:30
      Study,2026-03-11T09:30,2026-03-11T10:30

      """
    try await site.test { caller in
      let done = try await caller.upload("/api/day/import?zone=Asia/Seoul", file)
      #expect(done.status == 201)
      #expect(done.number("sessions") == 2 && done.number("faultCount") == 3)
      let faults = done.list("faults").map { fault in
        "\(fault["line"]?.text ?? "") \(fault["fault"]?.text ?? "")"
      }
      #expect(faults == ["3 \"blockMissing\"", "4 \"noSuchDate\"", "6 \"future\""])
      #expect(done.list("remarks").first?["remark"] == "overlaps")
      let broken = try await caller.upload("/api/day/import", "{\"sessions\": [")
      #expect(broken.status == 422 && broken.word("fault") == "brokenJSON")
      #expect(try await caller.upload("/api/day/import", "").status == 422)
      let lost = try await caller.upload("/api/day/import?zone=Moon/Base", file)
      #expect(lost.status == 400)
      #expect(try await caller.being(nil).upload("/api/day/import", file).status == 401)
    }
  }

  @Test("what looks like a session that is there is left out, unless it is asked for")
  func doubles() async throws {
    let site = try DaySite()
    let file = "block,start,end\nStudy,2026-03-08T09:00,2026-03-08T10:00\n"
    // Another file's, of the same time to the minute and under the same name.
    let other =
      "block,group,start,end,memo\nstudy,,2026-03-08T09:00:10,2026-03-08T10:00,again\n"
      + "Gym,,2026-03-08T11:00,2026-03-08T12:00,\n"
    try await site.test { caller in
      let path = "/api/day/import?zone=Asia/Seoul"
      #expect(try await caller.upload(path, file).number("sessions") == 1)
      let preview = try await caller.upload(path + "&preview=1", other)
      let done = try await caller.upload(path, other)
      for answer in [preview, done] {
        #expect(answer.number("sessions") == 1 && answer.number("doubles") == 1)
      }
      let all = try await caller.upload(path + "&doubles=1", other)
      #expect(all.number("sessions") == 1 && all.number("known") == 1)
      #expect(try site.day.replica().sessions(from: .first, through: .last).count == 3)
    }
  }

  @Test("what there is no room for is named, and the rest is taken under an id to undo")
  func room() async throws {
    let site = try DaySite()
    try site.day.put(
      (1..<DayLimits.blocks).map { number in
        .block(
          Block(
            id: BlockID(high: 4, low: UInt64(number)), group: Ledger.usualGroup,
            name: "B\(number)", icon: "battery", color: 4, sortKey: .first,
            createdAt: seoul("2026-03-01T09:00")))
      })
    let file = """
      block,start,end
      B7,2026-03-08T09:00,2026-03-08T10:00
      First,2026-03-08T10:00,2026-03-08T11:00
      Second,2026-03-08T11:00,2026-03-08T12:00
      B8,2026-03-08T12:00,2026-03-08T13:00

      """
    try await site.test { caller in
      let preview = try await caller.upload("/api/day/import?zone=Asia/Seoul&preview=1", file)
      #expect(preview.status == 200 && preview.word("import") == nil)
      let done = try await caller.upload("/api/day/import?zone=Asia/Seoul", file)
      #expect(done.status == 201)
      for answer in [preview, done] {
        #expect(answer.number("sessions") == 3 && answer.number("newBlocks") == 1)
        #expect(answer.number("faultCount") == 1)
        let fault = try #require(answer.list("faults").first)
        #expect(fault["fault"] == "tooManyBlocks" && fault["block"] == "Second")
        #expect(fault["line"] == .int(4))
      }
      #expect(done.json["refused"] == nil)
      let id = try #require(done.word("import"))
      let undone = try await caller.post("/api/day/import/\(id)/undo")
      #expect(undone.number("sessions") == 3 && undone.number("blocks") == 1)
      #expect(try site.day.replica().blocks.count == DayLimits.blocks - 1)
    }
  }

  @Test("an import is undone as a whole, but for what was changed since")
  func undoing() async throws {
    let site = try DaySite()
    let rows = (0..<250).map { number in
      let minute = number * 3
      func time(_ minute: Int) -> String {
        String(
          CivilDateTime(day("2026-03-09"), .midnight).instant(offset: 0)
            .advanced(byMilliseconds: Int64(minute) * 60_000).civil(offset: 0).description)
      }
      return "Study,\(time(minute)),\(time(minute + 2))"
    }
    let file = "block,start,end\n" + rows.joined(separator: "\n") + "\n"
    try await site.test { caller in
      let done = try await caller.upload("/api/day/import?zone=Asia/Seoul", file)
      #expect(done.number("sessions") == 250, "\(done.text.prefix(300))")
      let id = try #require(done.word("import"))
      func shown() throws -> Int {
        try site.day.replica().sessions(from: .first, through: .last).count
      }
      #expect(try shown() == 250)
      let stranger = caller.being(DaySite.other)
      #expect(try await stranger.post("/api/day/import/\(id)/undo").status == 404)
      let undone = try await caller.post("/api/day/import/\(id)/undo")
      #expect(undone.status == 200)
      #expect(undone.number("sessions") == 250 && undone.number("blocks") == 1)
      #expect(try shown() == 0)
      #expect(try site.day.replica().blocks.isEmpty)
      #expect(try await caller.post("/api/day/import/\(id)/undo").status == 404)
      // A file whose import was undone can be taken again.
      let again = try await caller.upload("/api/day/import?zone=Asia/Seoul", file)
      #expect(again.status == 201 && again.number("sessions") == 250)
      #expect(try shown() == 250)
    }
  }

  @Test("a zone's history comes by its name, and nothing else does")
  func zones() async throws {
    let site = try DaySite()
    try await site.test { caller in
      let answer = try await caller.get("/api/day/zones?name=America/New_York")
      let text = try #require(answer.word("tzif"))
      let data = try #require(Data(base64Encoded: text))
      let rules = try ZoneRules(tzif: Array(data))
      // New York had summer time until the end of October then.
      let late = CivilDateTime(day("2006-10-29"), .midnight).instant(offset: 0)
      #expect(rules.offset(at: late) == -14_400)
      #expect(rules.offset(at: seoul("2006-11-05T12:00")) == -18_000)
      for name in ["../../etc/passwd", "Moon/Base", "america/new_york"] {
        #expect(try await caller.get("/api/day/zones?name=\(name)").status == 404, "\(name)")
      }
      #expect(try await caller.get("/api/day/zones").code == "invalidParameter")
    }
  }
}
