import Core
import RunningBuddyDomain
import RunningBuddyServer
import Store
import StoreSQLite
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Runs on the server", .timeLimit(.minutes(30)))
struct RunKeepingTests {
  @Test("what one phone saved another has, its points and its file too")
  func throughTheFeed() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    try await site.test { caller in
      var first = RunDevice(1, caller)
      let steps = bundle.steps
      #expect(steps.count == 3)
      #expect(try await first.push(steps) == [nil, nil, nil])
      let second = RunDevice(2, caller)
      let replica = try await second.replica()
      var saved = bundle.run
      saved.createdAt = site.clock.now
      #expect(replica.runs == [saved])
      let (tracks, files) = (
        try #require(replica.trackParts(of: saved)), try #require(replica.fileParts(of: saved))
      )
      #expect(try await second.contents(tracks) == bundle.tracks)
      let bytes = RunBundle.bytes(try await second.contents(files).compactMap { text in text })
      #expect(bytes == SentRun.file(1))
      // Sent again by a device that did not hear the answer: nothing is there twice.
      var copy = RunDevice(3, caller)
      #expect(try await copy.push(steps) == [nil, nil, nil])
      #expect(try site.count("SELECT count(*) FROM run") == 1)
      #expect(try site.count("SELECT count(*) FROM run_part") == 2)
      #expect(try site.count("SELECT count(*) FROM content") == 2)
      #expect(try site.count("SELECT max(revision) FROM run_part") == 1)
    }
  }

  @Test("a large file goes in parts, and comes back whole")
  func largeFile() async throws {
    let site = try RunSite()
    let bytes = (0..<1_000_000).map { index in UInt8(truncatingIfNeeded: mixed(UInt64(index))) }
    let bundle = SomeRun.bundle(RunID(high: 1, low: 1), minutes: 1, file: bytes)
    #expect(bundle.files.count == 3)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      #expect(try await device.push(bundle.steps).allSatisfy { reason in reason == nil })
      let replica = try await device.replica()
      let parts = try #require(replica.fileParts(of: bundle.run))
      let texts = try await RunDevice(2, caller).contents(parts).compactMap { text in text }
      #expect(RunBundle.bytes(texts) == bytes)
    }
  }

  @Test("what a run did not announce is refused, and the first run under an id stays")
  func refusals() async throws {
    let site = try RunSite()
    let id = RunID(high: 1, low: 1)
    let bundle = SomeRun.bundle(id)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push([bundle.steps[0]])
      let other = SomeRun.bundle(id, minutes: 20)
      let part = RunPart(.track, of: id, 0, other.run.trackParts[0])
      #expect(
        try await device.push([RunStep(.keepTrack(part), content: other.tracks[0])])
          == [.domain(.otherContent(id, part: 0))])
      let beyond = RunPart(.track, of: id, 1, bundle.run.trackParts[0])
      #expect(
        try await device.push([RunStep(.keepTrack(beyond), content: bundle.tracks[0])])
          == [.domain(.notAnnounced(id, part: 1))])
      // Another text under the right stub.
      let right = RunPart(.track, of: id, 0, bundle.run.trackParts[0])
      #expect(
        try await device.push([RunStep(.keepTrack(right), content: other.tracks[0])])
          == [.content(.altered)])
      #expect(try await device.push([RunStep(.keepTrack(right))]) == [.content(.missing)])
      #expect(try site.count("SELECT count(*) FROM content") == 0)
      #expect(try await device.push(.saveRun(other.run)) == [.domain(.savedOtherwise(id))])
      #expect(try await device.push([bundle.steps[1]]) == [nil])
      #expect(try await device.replica().runs.map(\.outline) == [bundle.run.outline])
    }
  }

  @Test("another's run can be neither seen nor changed, and looks as if it were not there")
  func foreign() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    try await site.test { caller in
      var mine = RunDevice(1, caller)
      try await mine.push(bundle.steps)
      let before = try await mine.replica().runs
      var theirs = RunDevice(2, caller.being(RunLedger.other))
      let (id, absent) = (bundle.run.id, RunID(high: 9, low: 9))
      for run in [id, absent] {
        #expect(
          try await theirs.push(.editRun(run, [.title("mine")])) == [.domain(.notFound(run))])
        #expect(try await theirs.push(.restoreRun(run)) == [.domain(.notFound(run))])
      }
      #expect(try await theirs.push(.deleteRun(id)) == [nil])
      #expect(try await theirs.push([bundle.steps[0]]) == [.forbidden])
      let parts = try #require(try await mine.replica().trackParts(of: bundle.run))
      let none = RunPart(.track, of: absent, 0, parts[0].content)
      #expect(try await theirs.contents(parts + [none]) == [nil, nil])
      #expect(try await theirs.replica().runs == [])
      #expect(try await mine.replica().runs == before)
      #expect(try await mine.contents(parts) == bundle.tracks)
    }
  }

  @Test("settings are a person's own")
  func settings() async throws {
    let site = try RunSite()
    try await site.test { caller in
      var device = RunDevice(1, caller)
      let reasons = try await device.push(
        .setSetting(RunLedger.user), .setSetting(RunLedger.other))
      #expect(reasons == [nil, .domain(.notYours)])
      let mine = try await device.replica().settings(of: RunLedger.user)
      #expect(!mine.speaksCues)
      let stranger = RunDevice(2, caller.being(RunLedger.other))
      let theirs = try await stranger.replica().settings(of: RunLedger.other)
      #expect(theirs.speaksCues)
    }
  }

  @Test("every kind of row comes back as it was put")
  func rows() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    try await site.test { caller in
      var device = RunDevice(1, caller)
      try await device.push(bundle.steps)
      try await device.push(
        .editRun(bundle.run.id, [.title("Río 한강"), .notes("wind"), .effort(7), .mark(.race)]),
        .deleteRun(bundle.run.id), .setSetting(RunLedger.user),
        .keepStride(SomeStride.record(SomeStride.id(1))),
        .keepStride(SomeStride.record(SomeStride.id(2), hours: 1)),
        .keepStride(SomeStride.record(SomeStride.id(3))), .deleteStride(SomeStride.id(3)))
    }
    let read = try site.engine.readNow { session throws(StoreFailure) in
      try RunTables.load(
        [
          .run(bundle.run.id), .part(.track, bundle.run.id, 0), .part(.file, bundle.run.id, 0),
          .settings(RunLedger.user), .strides,
        ], for: RunLedger.user, session)
    }
    let run = try #require(read.run(bundle.run.id))
    #expect(run.title == "Río 한강" && run.notes == "wind" && run.effort == 7 && run.mark == .race)
    #expect(run.deletedAt == site.clock.now && run.isEdited)
    #expect(read.part(.track, of: run.id, 0)?.content == bundle.run.trackParts[0])
    #expect(read.part(.file, of: run.id, 0)?.content == bundle.run.fileParts[0])
    #expect(!read.settings(of: RunLedger.user).speaksCues)
    #expect(
      read.strides == [
        SomeStride.record(SomeStride.id(2), hours: 1), SomeStride.record(SomeStride.id(1)),
      ])
    let foreign = try site.engine.readNow { session throws(StoreFailure) in
      try RunTables.load([.run(bundle.run.id), .strides], for: RunLedger.other, session)
    }
    #expect(foreign.run(bundle.run.id) == nil && foreign.strides == [])
    #expect(try site.engine.check() == [])
  }
}

extension RunCommand {
  /// Cues become silent.
  fileprivate static func setSetting(_ user: UserID) -> RunCommand {
    .setRunSetting(user, .speaksCues(false))
  }
}
