import Core
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite
import Sync
import Testing

@testable import RunningBuddyTestKit

@Suite("Raw motion is kept on the server", .timeLimit(.minutes(30)))
struct MotionServerTests {
  private static let texts = ["1 0\nfirst", "1 0\nsecond"]

  private func contents(_ parts: [MotionPart], _ caller: RunCaller) async throws -> [String?] {
    let keys = parts.map { part in part.key }
    let answer = try await caller.post("/api/sync/apart", ApartRequest(keys: keys).json)
    #expect(answer.status == 200, "\(answer.json)")
    return try answer.decode(ApartAnswer.self).contents.map { found in found.text }
  }

  @Test("another device has it, nobody else does, and it can be deleted")
  func kept() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    let run = bundle.run.id
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(bundle.steps)
      let steps = MotionPart.steps(of: run, Self.texts)
      #expect(try await device.push(steps) == [nil, nil])
      let parts = try #require(try await RunDevice(2, caller).replica().wholeMotion(of: run))
      #expect(try await contents(parts, caller) == Self.texts)
      #expect(try await contents(parts, caller.being(RunLedger.other)) == [nil, nil])
      // Beyond its limits it is refused by name, and so is another's run.
      let stub = parts[0].content
      let many = MotionPart(of: run, 0, of: RunLimits.motionParts + 1, stub)
      #expect(
        try await device.push([RunStep(.keepMotion(many), content: Self.texts[0])])
          == [.domain(.tooMany(.motionParts, limit: RunLimits.motionParts))])
      var theirs = RunDevice(3, caller.being(RunLedger.other))
      #expect(try await theirs.push(steps) == [.domain(.notFound(run)), .domain(.notFound(run))])
      #expect(try await theirs.push(.deleteMotion(run)) == [nil])
      #expect(try site.count("SELECT count(*) FROM run_motion") == 2)

      #expect(try await device.push(.deleteMotion(run)) == [nil])
      #expect(try site.count("SELECT count(*) FROM run_motion") == 0)
      #expect(try site.count("SELECT count(*) FROM content") == 2)
      #expect(try await contents(parts, caller) == [nil, nil])
      // The same can come again.
      #expect(try await device.push(steps) == [nil, nil])
      #expect(try await contents(parts, caller) == Self.texts)
      #expect(try site.engine.check() == [])
    }
  }

  @Test("it goes with its run, thirty days after that was deleted")
  func purged() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(bundle.steps)
      try await device.push(MotionPart.steps(of: bundle.run.id, Self.texts))
      try await device.push(.deleteRun(bundle.run.id))
      site.clock.wait(minutes: 29 * 24 * 60)
      await site.jobs.pass()
      #expect(try site.count("SELECT count(*) FROM run_motion") == 2)
      site.clock.wait(minutes: 2 * 24 * 60)
      await site.jobs.pass()
      for table: SQL in ["run", "run_part", "run_motion", "content"] {
        #expect(try site.count("SELECT count(*) FROM \(table)") == 0)
      }
    }
  }
}
