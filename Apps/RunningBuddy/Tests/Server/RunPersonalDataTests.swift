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

@Suite("What RunningBuddy holds of a person", .timeLimit(.minutes(30)))
struct RunPersonalDataTests {
  private let provider = UserDataProvider<SQLiteDatabase>.runningBuddy

  /// Of both people: a run of a file, one recorded here, one deleted, settings, and an inbox that
  /// refused something.
  private func lived(_ caller: RunCaller, _ number: UInt64) async throws -> [RunBundle] {
    var device = RunDevice(number, caller)
    let bundles = [
      try SentRun.bundle(number),
      SomeRun.bundle(RunID(high: number, low: 1), start: Instant(milliseconds: 1_789_500_000_000)),
      SomeRun.bundle(RunID(high: number, low: 2), start: Instant(milliseconds: 1_789_600_000_000)),
    ]
    for bundle in bundles {
      let reasons = try await device.push(bundle.steps)
      #expect(reasons.allSatisfy { reason in reason == nil })
    }
    try await device.push(
      .deleteRun(bundles[2].run.id),
      .setRunSetting(try #require(caller.user), .countdown(.ten)),
      .keepStride(SomeStride.record(SomeStride.id(Int(number)))),
      .addShoe(Shoe(id: ShoeID(high: number, low: 3), name: "Pegasus")),
      .keepPlan(
        RunPlan(
          id: RunPlanID(high: number, low: 4),
          IntervalPlan(sets: [IntervalSet(times: 5, work: .distance(1_000))]))))
    let seconds = SomeMotion.seconds(3)
    let texts = MotionRecord.texts(of: seconds, offset: 32_400) { _ in 150 }
    try await device.push(MotionPart.steps(of: bundles[1].run.id, texts))
    let made = try await caller.post("/api/run/inbox/secret")
    guard case .string(let secret)? = made.json["secret"] else { return bundles }
    let sent = try await caller.being(nil).ask(
      .post, "/api/run/inbox?name=notes.txt", Array("hello".utf8), secret: secret)
    #expect(sent.status == 422)
    return bundles
  }

  private func entries(_ site: RunSite, of user: UserID) throws -> [String: [UInt8]] {
    try site.engine.readNow { session throws(StoreFailure) in
      var files: [String: [UInt8]] = [:]
      for entry in try provider.entries(user, session) {
        guard let source = entry.source else {
          files[entry.path] = entry.bytes
          continue
        }
        guard let texts = try ContentTable.texts(of: source.keys, in: session) else { continue }
        files[entry.path] = source.bytes(texts)
      }
      return files
    }
  }

  @Test("everything goes along, runs in every format and as they came")
  func takenAlong() async throws {
    let site = try RunSite()
    try await site.test { caller in
      let bundles = try await lived(caller, 1)
      let files = try entries(site, of: RunLedger.user)
      #expect(files.count == 1 + 3 * RunExportFormat.allCases.count + 1 + 1)
      for bundle in bundles {
        let points = try #require(RunBundle.points(bundle.tracks))
        for format in RunExportFormat.allCases {
          let path = "runningbuddy/\(format.rawValue)/" + RunExport.fileName(bundle.run, format)
          let bytes = try #require(files[path], "\(path)")
          // The numbers of a run that was saved are its own; when that was is the server's.
          if format != .json { #expect(bytes == RunExport.bytes(bundle.run, points, as: format)) }
        }
        let fit = "runningbuddy/fit/" + RunExport.fileName(bundle.run, .fit)
        #expect(try RunReading(name: "", files[fit] ?? []).runs.count == 1)
      }
      let original = "runningbuddy/original/" + RunExport.originalName(bundles[0].run)
      #expect(files[original] == SentRun.file(1))
      let json = try JSON.parse(try #require(files["runningbuddy/runningbuddy.json"]))
      let counts = [
        ("runs", 3), ("tracks", 3), ("files", 1), ("settings", 1), ("strides", 1), ("shoes", 1),
        ("plans", 1), ("motion", 1),
      ]
      for (name, count) in counts {
        guard case .array(let list)? = json[name] else {
          Issue.record("no \(name)")
          continue
        }
        #expect(list.count == count, "\(name)")
      }
      guard case .array(let refused)? = json["inbox"]?["refused"] else {
        Issue.record("no inbox")
        return
      }
      #expect(refused.first?["name"] == "notes.txt" && json["inbox"]?["since"] != nil)
      let count = try site.engine.readNow { session throws(StoreFailure) in
        try provider.count(RunLedger.user, session)
      }
      #expect(count == 12)
      #expect(try entries(site, of: RunLedger.other).count == 1)
    }
  }

  @Test("an erased person leaves nothing, and another everything")
  func erased() async throws {
    let site = try RunSite()
    let tables: [SQL] = [
      "run", "run_part", "run_settings", "run_secret", "run_delivery", "run_stride", "run_shoe",
      "run_plan", "run_motion",
    ]
    try await site.test { caller in
      _ = try await lived(caller, 1)
      let mine = try tables.map { table in try site.count("SELECT count(*) FROM \(table)") }
      #expect(mine.allSatisfy { count in count > 0 })
      let theirs = caller.being(RunLedger.other)
      _ = try await lived(theirs, 2)
      let providers = [provider, .feed]
      for provider in providers {
        var isDone = false
        for _ in 0..<1_000 where !isDone {
          isDone = try site.engine.writeNow { session throws(StoreFailure) in
            try provider.erase(RunLedger.user, 1, session)
          }
        }
        #expect(isDone)
      }
      for (table, count) in zip(tables, mine) {
        #expect(
          try site.count("SELECT count(*) FROM \(table) WHERE owner = \(RunLedger.user)") == 0)
        #expect(try site.count("SELECT count(*) FROM \(table)") == count)
      }
      #expect(try site.count("SELECT count(*) FROM content") == 5)
      #expect(try await RunDevice(9, theirs).replica().runs.count == 2)
    }
  }
}
