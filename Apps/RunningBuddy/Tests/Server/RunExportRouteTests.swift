import Calendar
import Core
import HTTPTypes
import RunningBuddyDomain
import RunningBuddyServer
import Store
import StoreSQLite
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Runs as an archive", .timeLimit(.minutes(30)))
struct RunExportRouteTests {
  /// Saves runs with everything that belongs to them.
  private func save(_ bundles: [RunBundle], _ caller: RunCaller) async throws {
    var device = RunDevice(1, caller)
    for bundle in bundles {
      let reasons = try await device.push(bundle.steps)
      #expect(reasons.allSatisfy { reason in reason == nil })
    }
  }

  @Test("every format is read back as the run", arguments: RecordedFormat.allCases)
  func formats(format: RecordedFormat) async throws {
    let site = try RunSite()
    let bundles = try [SentRun.bundle(1), SentRun.bundle(2, minutes: 20)]
    try await site.test { caller in
      try await save(bundles, caller)
      let answer = try await caller.get("/api/run/export?format=\(format.rawValue)")
      #expect(answer.status == 200 && answer.headers[.contentType] == "application/zip")
      #expect(
        answer.headers[.contentDisposition]
          == "attachment; filename=\"runningbuddy-\(format.rawValue).zip\"")
      let files = try answer.files()
      #expect(
        files.map(\.path)
          == bundles.map { bundle in
            RunExport.fileName(bundle.run, RunExportFormat(rawValue: format.rawValue) ?? .json)
          })
      for (file, bundle) in zip(files, bundles) {
        let reading = try RunReading(name: file.path, file.bytes)
        let read = try #require(reading.runs.first)
        let points = try #require(RunBundle.points(bundle.tracks))
        #expect(reading.format == format && reading.noteCount == 0)
        #expect(read.start == bundle.run.start)
        #expect(read.recording.points.map(\.time) == points.map(\.time))
        #expect(read.recording.points.map(\.heartRate) == points.map(\.heartRate))
        for (one, other) in zip(points, read.recording.points) {
          let (from, to) = (try #require(one.place), try #require(other.place))
          #expect(abs(from.latitude - to.latitude) <= 1 && abs(from.longitude - to.longitude) <= 1)
        }
      }
    }
  }

  @Test("as a table, as data for programs, and as it came")
  func others() async throws {
    let site = try RunSite()
    let bundles = try [SentRun.bundle(1), SentRun.bundle(2, format: .gpx)]
    let recorded = SomeRun.bundle(RunID(high: 1, low: 1))
    try await site.test { caller in
      try await save(bundles + [recorded], caller)
      let tables = try await caller.get("/api/run/export?format=csv").files()
      #expect(tables.count == 3)
      let lines = String(decoding: tables[0].bytes, as: UTF8.self).split(separator: "\r\n")
      #expect(lines.count == 602)
      let documents = try await caller.get("/api/run/export?format=json").files()
      let json = try JSON.parse(documents[1].bytes)
      #expect(json["format"] == "fieldday-run" && json["id"] == .id(bundles[1].run.id))
      let originals = try await caller.get("/api/run/export?format=original").files()
      #expect(originals[0].bytes == SentRun.file(1))
      #expect(originals[1].bytes == SentRun.file(2, format: .gpx))
      #expect(originals[1].path.hasSuffix(".original.gpx"))
      // What was recorded here came as no file.
      #expect(try RunReading(name: "", originals[2].bytes).format == .fit)
      #expect(originals.count == 3)
    }
  }

  @Test("one run, the days asked for, or all; FIT where nothing else is said")
  func selections() async throws {
    let site = try RunSite()
    let bundles = try (1...4).map { number in try SentRun.bundle(UInt64(number), minutes: 1) }
    let days = bundles.map { bundle in bundle.run.day.description }
    try await site.test { caller in
      try await save(bundles, caller)
      func names(_ query: String) async throws -> [String] {
        let answer = try await caller.get("/api/run/export" + query)
        #expect(answer.status == 200)
        return try answer.files().map(\.path)
      }
      let all = bundles.map { bundle in RunExport.fileName(bundle.run, .fit) }
      #expect(try await names("") == all)
      #expect(try await names("?run=\(bundles[2].run.id)") == [all[2]])
      #expect(try await names("?from=\(days[1])&to=\(days[2])") == Array(all[1...2]))
      #expect(try await names("?from=\(days[3])") == [all[3]])
      #expect(try await names("?to=\(days[0])") == [all[0]])
      let nothing = try await caller.get("/api/run/export?from=2001-01-01&to=2001-01-02")
      #expect(nothing.status == 200 && nothing.bytes.count == 22)
      for wrong in ["?format=doc", "?from=x", "?to=2026-02-30", "?run=\(all[0])&from=2026-01-01"] {
        let answer = try await caller.get("/api/run/export" + wrong)
        #expect(answer.status == 400 && answer.code == "invalidParameter", "\(wrong)")
      }
      let backwards = try await caller.get("/api/run/export?from=2026-02-02&to=2026-02-01")
      #expect(backwards.code == "invalidRange")
    }
  }

  @Test("the days are those of the clocks where a run took place")
  func localDays() async throws {
    let site = try RunSite()
    // Half past eleven at night in Seoul, and half past midnight.
    let start = Instant(milliseconds: 1_789_914_600_000)
    let late = SomeRun.bundle(RunID(high: 1, low: 1), minutes: 1, start: start)
    let early = SomeRun.bundle(
      RunID(high: 1, low: 2), minutes: 1, start: start.advanced(byMilliseconds: 3_600_000))
    try await site.test { caller in
      try await save([late, early], caller)
      for bundle in [late, early] {
        let day = bundle.run.day.description
        let files = try await caller.get("/api/run/export?from=\(day)&to=\(day)").files()
        #expect(files.map(\.path) == [RunExport.fileName(bundle.run, .fit)])
      }
      #expect(late.run.day != early.run.day)
    }
  }

  @Test("two of a minute have two names; halves of a split run are two files")
  func names() async throws {
    let site = try RunSite()
    let first = SomeRun.bundle(RunID(high: 1, low: 1))
    let second = SomeRun.bundle(RunID(high: 1, low: 2), minutes: 5)
    let points = try #require(RunBundle.points(first.tracks))
    let half = RunID(high: 1, low: 3)
    let split = try #require(first.run.edit(halvedInto: half, points))
    try await site.test { caller in
      try await save([first, second], caller)
      var device = RunDevice(2, caller)
      #expect(try await device.push(.editRun(first.run.id, [split])) == [nil])
      let files = try await caller.get("/api/run/export").files()
      let name = RunExport.fileName(first.run, .fit)
      let stem = name.dropLast(4)
      #expect(files.count == 3 && files[0].path == name && files[1].path == stem + "-2.fit")
      let counts = try files.map { file in
        try #require(RunReading(name: "", file.bytes).runs.first).recording.points.count
      }
      #expect(counts[0] + counts[2] == points.count + 1 && counts[1] == 301)
    }
  }

  @Test("another's run and one that is not there are the same; a deleted one is not there")
  func foreign() async throws {
    let site = try RunSite()
    let bundle = try SentRun.bundle(1)
    let id = bundle.run.id
    try await site.test { caller in
      try await save([bundle], caller)
      let stranger = caller.being(RunLedger.other)
      let foreign = try await stranger.get("/api/run/export?run=\(id)")
      for absent in ["\(RunID(high: 9, low: 9))", "x"] {
        let answer = try await stranger.get("/api/run/export?run=\(absent)")
        #expect(answer.status == foreign.status && answer.code == foreign.code)
        #expect(answer.headers[.contentType] == foreign.headers[.contentType])
      }
      #expect(foreign.status == 404 && foreign.code == "notFound")
      #expect(try await stranger.get("/api/run/export").bytes.count == 22)
      #expect(try await caller.being(nil).get("/api/run/export").status == 401)
      var device = RunDevice(2, caller)
      #expect(try await device.push(.deleteRun(id)) == [nil])
      #expect(try await caller.get("/api/run/export?run=\(id)").status == 404)
      #expect(try await caller.get("/api/run/export").bytes.count == 22)
    }
  }

  @Test("a run whose track has not arrived whole is named, and the others are there")
  func incomplete() async throws {
    let site = try RunSite()
    let (whole, part) = (try SentRun.bundle(1), try SentRun.bundle(2))
    try await site.test { caller in
      try await save([whole], caller)
      var device = RunDevice(2, caller)
      try await device.push([part.steps[0]])
      for format in ["fit", "original"] {
        let files = try await caller.get("/api/run/export?format=\(format)").files()
        #expect(files.count == 2 && files[1].path == "README.txt")
        let text = String(decoding: files[1].bytes, as: UTF8.self)
        let name = RunExport.fileName(part.run, .fit).dropLast(4)
        #expect(text.contains(name) && text.contains("서버"))
      }
    }
  }
}

extension Run {
  /// Cuts it in the middle.
  fileprivate func edit(halvedInto id: RunID, _ points: [ChannelPoint]) -> RunEdit? {
    split(at: outline.length / 2, into: id, points)
  }
}
