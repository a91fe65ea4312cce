import Core
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite
import Sync
import Testing

@testable import RunningBuddyTestKit

@Suite("What RunningBuddy does by itself", .timeLimit(.minutes(30)))
struct RunJobsTests {
  private static let day = 24 * 60

  @Test("a deleted run is there for thirty days, and then gone with its track and file")
  func purge() async throws {
    let site = try RunSite()
    let bundles = try (1...3).map { number in try SentRun.bundle(UInt64(number)) }
    let gone = bundles[1].run.id
    try await site.test { caller in
      var device = RunDevice(1, caller)
      for bundle in bundles { try await device.push(bundle.steps) }
      try await device.push(.deleteRun(gone), .deleteRun(bundles[2].run.id))
      site.clock.wait(minutes: 29 * Self.day)
      await site.jobs.pass()
      #expect(try site.count("SELECT count(*) FROM run") == 3)
      #expect(try site.count("SELECT count(*) FROM content") == 6)
      // One is taken back while there is time.
      #expect(try await device.push(.restoreRun(bundles[2].run.id)) == [nil])
      site.clock.wait(minutes: 2 * Self.day)
      await site.jobs.pass()
      let replica = try await RunDevice(2, caller).replica()
      #expect(replica.run(gone) == nil && replica.runs.count == 2 && replica.deletedRuns.isEmpty)
      #expect(replica.part(.track, of: gone, 0) == nil && replica.part(.file, of: gone, 0) == nil)
      #expect(try site.count("SELECT count(*) FROM run_part") == 4)
      #expect(try site.count("SELECT count(*) FROM content") == 4)
      // Devices are told: of the run, its track and its file.
      #expect(try site.count("SELECT count(*) FROM feed WHERE body IS NULL") == 3)
      let parts = [RunPart(.track, of: gone, 0, bundles[1].run.trackParts[0])]
      #expect(try await device.contents(parts) == [nil])
      // Done is done.
      let last = try site.count("SELECT max(seq) FROM feed")
      site.clock.wait(minutes: 2 * Self.day)
      await site.jobs.pass()
      #expect(try site.count("SELECT max(seq) FROM feed") == last)
      #expect(try site.engine.check() == [])
    }
  }

  @Test("a track stays as long as a run that was split off lies on it")
  func sharedTrack() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    let (whole, half) = (bundle.run.id, RunID(high: 1, low: 3))
    let points = try #require(RunBundle.points(bundle.tracks))
    let split = try #require(
      bundle.run.split(at: bundle.run.outline.length / 2, into: half, points))
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(bundle.steps)
      #expect(try await device.push(.editRun(whole, [split]), .deleteRun(whole)) == [nil, nil])
      site.clock.wait(minutes: 40 * Self.day)
      await site.jobs.pass()
      #expect(try await device.replica().runs.map(\.id) == [half])
      #expect(try site.count("SELECT count(*) FROM content") == 2)
      #expect(try await caller.get("/api/run/export?run=\(half)").files().count == 1)
      try await device.push(.deleteRun(half))
      for _ in 0..<2 {
        site.clock.wait(minutes: 31 * Self.day)
        await site.jobs.pass()
      }
      #expect(try site.count("SELECT count(*) FROM run") == 0)
      #expect(try site.count("SELECT count(*) FROM run_part") == 0)
      #expect(try site.count("SELECT count(*) FROM content") == 0)
    }
  }
}
