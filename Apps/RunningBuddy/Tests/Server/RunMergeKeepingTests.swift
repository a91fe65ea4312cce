import Core
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Merged files on the server", .timeLimit(.minutes(30)))
struct RunMergeKeepingTests {
  private static let day = 24 * 60
  private static let walk = RunWalk(.park, seconds: 600, seed: 1)
  private static let id = RunID(high: 1, low: 9)

  private static var file: [UInt8] {
    var watch = SomeWatch(walk)
    (watch.from, watch.to) = (1, 599)
    return SomeFile.bytes(watch.activity(), .tcx)
  }

  /// The phone's run, and the watch's file merged onto it.
  private func merged(
    _ device: inout RunDevice
  ) async throws -> (bundle: RunBundle, own: [ChannelPoint], plan: MergePlan) {
    let phone = SomeWatch.phone(Self.walk)
    let bundle = SomeWatch.bundle(Self.id, phone)
    let plan = try MergePlan(
      bundle.run, phone.points, RunReading(name: "watch.tcx", Self.file), number: 0,
      in: SomeWatch.zone)
    let reasons = try await device.push(bundle.steps + plan.steps)
    #expect(reasons.allSatisfy { reason in reason == nil })
    return (bundle, phone.points, plan)
  }

  @Test("a run is exported with what is merged onto it, and without once that is taken back")
  func exported() async throws {
    let site = try RunSite()
    try await site.test { caller in
      var device = RunDevice(1, caller)
      let (bundle, own, plan) = try await merged(&device)
      let run = try #require(try await RunDevice(2, caller).replica().run(Self.id))
      #expect(run.activeMerge == plan.merge)
      #expect(try await device.contents(run.pointParts).allSatisfy { text in text != nil })
      let files = try await caller.get("/api/run/export?run=\(Self.id)&format=csv").files()
      let points = run.points(own, plan.added)
      #expect(files.map(\.bytes) == [RunExport.bytes(run, points, as: .csv)])
      #expect(
        try await device.push(.editRun(Self.id, [.unmerged(bundle.run.record)])) == [nil])
      let plain = try await caller.get("/api/run/export?run=\(Self.id)&format=csv").files()
      #expect(plain.map(\.bytes) == [RunExport.bytes(bundle.run, own, as: .csv)])
    }
  }

  @Test("parts that no merge announced are refused, and so is another person's run")
  func refused() async throws {
    let site = try RunSite()
    try await site.test { caller in
      var device = RunDevice(1, caller)
      let (_, _, plan) = try await merged(&device)
      let beyond = RunPart(.track, of: Self.id, 2, plan.merge.track.stubs[0])
      let text = plan.steps.compactMap { step in step.content }[0]
      #expect(
        try await device.push([RunStep(.keepTrack(beyond), content: text)])
          == [.domain(.notAnnounced(Self.id, part: 2))])
      var stranger = RunDevice(3, caller.being(RunLedger.other))
      #expect(
        try await stranger.push(.editRun(Self.id, [plan.edit])) == [.domain(.notFound(Self.id))])
    }
  }

  @Test("the file goes along with a person's data, and with the run when it is purged")
  func purged() async throws {
    let site = try RunSite()
    try await site.test { caller in
      var device = RunDevice(1, caller)
      let (_, _, plan) = try await merged(&device)
      let provider = UserDataProvider<SQLiteDatabase>.runningBuddy
      let files = try site.engine.readNow { session throws(StoreFailure) in
        var files: [String: [UInt8]] = [:]
        for entry in try provider.entries(RunLedger.user, session) {
          guard let source = entry.source,
            let texts = try ContentTable.texts(of: source.keys, in: session)
          else { continue }
          files[entry.path] = source.bytes(texts)
        }
        return files
      }
      let run = try #require(try await device.replica().run(Self.id))
      let name = try #require(RunExport.mergedName(run))
      #expect(files["runningbuddy/original/" + name] == Self.file)
      #expect(try site.count("SELECT count(*) FROM run_part") == 1 + plan.steps.count - 1)
      try await device.push(.deleteRun(Self.id))
      for _ in 0..<2 {
        site.clock.wait(minutes: 31 * Self.day)
        await site.jobs.pass()
      }
      for table in ["run", "run_part", "content"] as [SQL] {
        #expect(try site.count("SELECT count(*) FROM \(table)") == 0)
      }
      #expect(try site.engine.check() == [])
    }
  }
}
