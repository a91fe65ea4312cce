import Calendar
import Core
import HTTPTypes
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Files that programs send", .timeLimit(.minutes(30)))
struct RunInboxTests {
  private func made(_ caller: RunCaller) async throws -> String {
    let answer = try await caller.post("/api/run/inbox/secret")
    #expect(answer.status == 201)
    guard case .string(let secret)? = answer.json["secret"] else {
      Issue.record("no secret")
      return ""
    }
    return secret
  }

  private func send(
    _ bytes: [UInt8], _ secret: String?, _ caller: RunCaller, query: String = "",
    type: String? = nil
  ) async throws -> RunCaller.Answer {
    try await caller.being(nil).ask(
      .post, "/api/run/inbox" + query, bytes, type, secret: secret)
  }

  private func inbox(_ caller: RunCaller) async throws -> RunInbox {
    try await caller.get("/api/run/inbox").decode(RunInbox.self)
  }

  @Test(
    "a file becomes a run with its points and itself; sent twice it is one",
    arguments: [
      RecordedFormat.fit, .gpx, .tcx,
    ])
  func taken(format: RecordedFormat) async throws {
    let site = try RunSite()
    let file = SentRun.file(1, format: format)
    let reading = try RunReading(name: "", file)
    let id = reading.id(0, of: RunLedger.user)
    try await site.test { caller in
      let secret = try await made(caller)
      // Whatever a program calls it.
      let answer = try await send(
        file, secret, caller, query: "?name=a%2Fmorning.\(format.rawValue)",
        type: "application/x-www-form-urlencoded")
      #expect(answer.status == 201, "\(answer.json)")
      #expect(answer.list("runs") == [.id(id)] && answer.list("known") == [])
      let again = try await send(file, secret, caller)
      #expect(again.status == 200 && again.list("runs") == [] && again.list("known") == [.id(id)])
      let device = RunDevice(1, caller)
      let replica = try await device.replica()
      let run = try #require(replica.runs.first)
      #expect(replica.runs.count == 1 && run.id == id && run.createdAt == site.clock.now)
      let source = try #require(run.source.file)
      #expect(run.source == .inbox(source))
      #expect(
        run.source.file?.name == "morning.\(format.rawValue)" && run.title == reading.runs[0].title)
      let texts = try await device.contents(try #require(replica.trackParts(of: run)))
      let points = try #require(RunBundle.points(texts.compactMap { text in text }))
      #expect(points == reading.runs[0].recording.points)
      let parts = try await device.contents(try #require(replica.fileParts(of: run)))
      #expect(RunBundle.bytes(parts.compactMap { text in text }) == file)
      #expect(try await inbox(caller).refused == [])
      // It can be taken back like any import.
      let batch = try #require(run.batch)
      var other = RunDevice(2, caller)
      #expect(try await other.push(.undoImport(batch, [id])) == [nil])
      #expect(try await device.replica().runs == [])
    }
  }

  @Test("the file that was imported by hand is here already")
  func importedBefore() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(bundle.steps)
      let secret = try await made(caller)
      let answer = try await send(SentRun.file(1), secret, caller)
      #expect(answer.status == 200 && answer.list("known") == [.id(bundle.run.id)])
      #expect(try site.count("SELECT count(*) FROM run") == 1)
    }
  }

  @Test("a secret is good until there is another, or none; it opens nothing else")
  func secrets() async throws {
    let site = try RunSite()
    let file = SentRun.file(1)
    try await site.test { caller in
      #expect(try await inbox(caller).since == nil)
      for wrong in [nil, "", "x", String(repeating: "0", count: 64)] {
        #expect(try await send(file, wrong, caller).status == 404)
      }
      let first = try await made(caller)
      #expect(try await inbox(caller).since == site.clock.now)
      #expect(try await inbox(caller.being(RunLedger.other)).since == nil)
      let second = try await made(caller)
      #expect(try await send(file, first, caller).status == 404)
      #expect(try await send(file, second.uppercased(), caller).status == 201)
      // A stranger's stopping stops nothing of mine.
      #expect(
        try await caller.being(RunLedger.other).delete("/api/run/inbox/secret").status == 204)
      #expect(try await send(file, second, caller).status == 200)
      for path in ["/api/run/export", "/api/run/inbox"] {
        let answer = try await caller.being(nil).ask(.get, path, secret: second)
        #expect(answer.status == 401)
      }
      #expect(try await caller.delete("/api/run/inbox/secret").status == 204)
      #expect(try await send(file, second, caller).status == 404)
      #expect(try await inbox(caller).since == nil)
      // A session alone sends nothing; a secret needs one to be made.
      #expect(try await caller.ask(.post, "/api/run/inbox", file).status == 404)
      #expect(try await caller.being(nil).post("/api/run/inbox/secret").status == 401)
      #expect(try site.count("SELECT count(*) FROM run") == 1)
      #expect(
        try site.count("SELECT count(*) FROM run WHERE owner = \(RunLedger.other)") == 0)
    }
  }

  @Test("what cannot be read is listed with its reason, and the next file is taken")
  func refused() async throws {
    let site = try RunSite()
    let broken = Array("<gpx version=\"1.1\"><trk><trkseg></trkpt>".utf8)
    let fit = SentRun.file(1)
    let files: [(name: String, bytes: [UInt8], reason: RunFileFault)] = [
      ("notes.txt", Array("hello".utf8), .otherFormat(.text)),
      ("all.zip", [0x50, 0x4B, 3, 4, 0, 0], .otherFormat(.zip)),
      ("nothing.fit", [], .empty),
      ("broken.gpx", broken, .broken(.mismatch, .line(1))),
      ("cut.fit", Array(fit.prefix(20)), .cutShort(.byte(14))),
    ]
    try await site.test { caller in
      let secret = try await made(caller)
      for file in files {
        let answer = try await send(file.bytes, secret, caller, query: "?name=\(file.name)")
        #expect(answer.status == 422 && answer.code == "unreadableFile", "\(file.name)")
        #expect(answer.json["fault"] == file.reason.json["fault"], "\(file.name)")
        site.clock.wait(minutes: 1)
      }
      let inbox = try await inbox(caller)
      #expect(inbox.refused.map(\.name) == files.reversed().map(\.name))
      #expect(
        inbox.refused.map(\.reason) == files.reversed().map { file in .file(file.reason) })
      #expect(inbox.refused.first?.at == site.clock.now.advanced(byMilliseconds: -60_000))
      #expect(try await self.inbox(caller.being(RunLedger.other)).refused == [])
      #expect(try site.count("SELECT count(*) FROM run") == 0)
      #expect(try await send(fit, secret, caller).status == 201)
      // After thirty days nobody is told any more.
      site.clock.wait(minutes: 31 * 24 * 60)
      await site.jobs.pass()
      #expect(try await self.inbox(caller).refused == [])
      #expect(try site.count("SELECT count(*) FROM run_delivery") == 0)
    }
  }

  @Test("16 MB and no more, and the file itself")
  func sizes() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let secret = try await made(caller)
      let large = [UInt8](repeating: 32, count: RunInbox.fileLimit + 1)
      let answer = try await send(large, secret, caller, query: "?name=large.fit")
      #expect(answer.status == 413 && answer.code == "bodyTooLarge")
      let fits = try await send(Array(large.dropLast()), secret, caller)
      #expect(fits.status == 422 && fits.json["fault"] == "otherFormat")
      #expect(
        try await inbox(caller).refused.map(\.reason)
          == [.file(.otherFormat(.text)), .file(.tooLarge(limit: RunInbox.fileLimit))])
      let form = try await send(
        SentRun.file(1), secret, caller, type: "multipart/form-data; boundary=x")
      #expect(form.status == 415)
    }
  }

  @Test("what looks like a run that is here, or was deleted, is left and told")
  func left() async throws {
    let site = try RunSite()
    let start = Instant(milliseconds: 1_789_086_400_000)
    let recorded = SomeRun.bundle(
      RunID(high: 1, low: 1), start: start.advanced(byMilliseconds: 20_000))
    let file = SentRun.file(1)
    let sent = try RunReading(name: "", SentRun.file(5)).id(0, of: RunLedger.user)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(recorded.steps)
      let secret = try await made(caller)
      let similar = try await send(file, secret, caller)
      #expect(similar.status == 409 && similar.code == "notTaken")
      #expect(similar.json["fault"] == "similar")
      #expect(similar.list("runs") == [.id(recorded.run.id)])
      #expect(try await send(SentRun.file(5), secret, caller).status == 201)
      #expect(try await device.push(.deleteRun(sent)) == [nil])
      let deleted = try await send(SentRun.file(5), secret, caller)
      #expect(deleted.status == 409 && deleted.json["fault"] == "deleted")
      #expect(try await device.replica().runs.map(\.id) == [recorded.run.id])
      #expect(
        try await inbox(caller).refused.map(\.reason)
          == [.deleted(sent), .similar([recorded.run.id])])
    }
  }

  @Test("a time without a zone is that of where the person ran last, or as the program says")
  func zones() async throws {
    let site = try RunSite()
    let file = SomeFile.zoneless(points: 50)
    let other = SomeFile.zoneless(points: 40, at: "2026-06-02T07:00:")
    let third = SomeFile.zoneless(points: 30, at: "2026-06-03T07:00:")
    try await site.test { caller in
      let secret = try await made(caller)
      func start(_ bytes: [UInt8], _ query: String) async throws -> String {
        let answer = try await send(bytes, secret, caller, query: query)
        #expect(answer.status == 201, "\(answer.json)")
        let id = try RunReading(name: "", bytes).id(0, of: RunLedger.user)
        let run = try #require(try await RunDevice(1, caller).replica().run(id))
        return run.zone + " " + XMLDateTime.text(run.start)
      }
      #expect(try await start(file, "") == "UTC 2026-06-01T07:00:00Z")
      #expect(
        try await start(other, "?zone=Asia/Seoul") == "Asia/Seoul 2026-06-01T22:00:00Z")
      #expect(try await start(third, "") == "Asia/Seoul 2026-06-02T22:00:00Z")
      let wrong = try await send(third, secret, caller, query: "?zone=Mars")
      #expect(wrong.status == 400 && wrong.code == "invalidParameter")
    }
  }

  @Test("sixty an hour, whatever becomes of them")
  func hourly() async throws {
    let site = try RunSite()
    let file = SentRun.file(1, minutes: 1)
    try await site.test { caller in
      let secret = try await made(caller)
      for number in 0..<RunInbox.hourly {
        let answer = try await send(number % 2 == 0 ? file : [1], secret, caller)
        #expect(answer.status == (number % 2 == 1 ? 422 : number == 0 ? 201 : 200))
        if number == 29 { site.clock.wait(minutes: 10) }
      }
      let late = try await send(SentRun.file(2), secret, caller)
      #expect(late.status == 429 && late.json["retryAfter"] == .integer(50 * 60))
      #expect(late.headers[.retryAfter] == "3000")
      // Another's inbox is another's.
      let theirs = try await made(caller.being(RunLedger.other))
      #expect(try await send(file, theirs, caller).status == 201)
      site.clock.wait(minutes: 50)
      for _ in 0..<30 { #expect(try await send(file, secret, caller).status == 200) }
      #expect(try await send(file, secret, caller).status == 429)
      site.clock.wait(minutes: 10)
      #expect(try await send(SentRun.file(2), secret, caller).status == 201)
      #expect(try site.count("SELECT count(*) FROM run") == 3)
    }
  }

  @Test("a file with several runs is as many runs, and lies with the first")
  func several() async throws {
    let site = try RunSite()
    let one = SomeFile.activity(start: 1_789_086_400_000)
    let two = SomeFile.activity(start: 1_789_093_600_000)
    let texts = [one, two].map { activity in GPXWriter.text(activity) }
    let end = try #require(texts[0].firstRange(of: "</trk>"))
    let start = try #require(texts[1].firstRange(of: "<trk>"))
    let joined = Array((texts[0][..<end.upperBound] + texts[1][start.lowerBound...]).utf8)
    let reading = try RunReading(name: "", joined)
    try #require(reading.runs.count == 2)
    try await site.test { caller in
      let secret = try await made(caller)
      let answer = try await send(joined, secret, caller)
      #expect(answer.status == 201 && answer.list("runs").count == 2)
      let again = try await send(joined, secret, caller)
      #expect(again.status == 200 && again.list("known").count == 2)
      let files = try await caller.get("/api/run/export?format=original").files()
      #expect(files.count == 1 && files[0].bytes == joined)
      let id = reading.id(1, of: RunLedger.user)
      let second = try await caller.get("/api/run/export?format=original&run=\(id)").files()
      #expect(second.map(\.bytes) == [joined])
    }
  }
}
