import Application
import Core
import Foundation
import RunningBuddyDomain
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TestKit
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

/// Runs taken in and out from a terminal.
@Suite struct RunControlTests {
  private let email = "ana@example.com"

  private func write(_ bytes: [UInt8], _ name: String, _ place: Place) throws -> String {
    let path = place.directory.file(name)
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// A member as gzip writes it (RFC 1952 §2.3), out of what an archive deflates.
  private func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    var zip = ZipStream(modified: Instant(milliseconds: 0))
    let piece = try zip.file("a", bytes)
    // The local header has the check sum at byte 14, and 30 bytes before the name.
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    let size = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { bytes in Array(bytes) }
    return head + piece.dropFirst(31) + piece[14..<18] + size
  }

  /// Two recordings, one of them packed, one that is broken, and a table.
  private func archive() throws -> [UInt8] {
    let (first, second) = (file(day: 0), file(day: 1))
    let files: [(String, [UInt8])] = [
      ("activities/1.fit", first), ("activities/2.fit.gz", try packed(second)),
      ("activities/3.fit", Array(first.prefix(13))), ("profile.csv", Array("name,Ana\n".utf8)),
    ]
    var zip = ZipStream(modified: Instant(milliseconds: 1_790_000_000_000))
    var bytes: [UInt8] = []
    for (path, file) in files { bytes += try zip.file(path, file) }
    return bytes + zip.end()
  }

  private func file(day: Int64, _ format: RecordedFormat = .fit) -> [UInt8] {
    let start = 1_789_900_000_000 + day * 86_400_000
    return SomeFile.bytes(SomeFile.activity(start: start), format)
  }

  private func files(_ folder: String, _ place: Place) throws -> [[UInt8]] {
    let path = place.directory.file(folder)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
      Array(try Data(contentsOf: URL(filePath: path + "/" + name)))
    }
  }

  @Test func requestsComeOverTheSocketAsTheyWere() throws {
    for request: RunRequest in [
      .take(paths: ["/tmp/a b.zip", "/tmp/한글.fit"], zone: nil),
      .take(paths: [], zone: "Asia/Seoul"), .list,
      .export(directory: "/tmp/runs", format: "fit", from: nil, to: nil),
      .export(directory: "/", format: "original", from: "2026-01-01", to: "2026-01-31"),
    ] {
      let asked = AdminRequest.runs(email: email, request)
      #expect(try AdminRequest(WireCursor(try JSON.parse(asked.json.bytes))) == asked)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func anArchiveIsTakenInOnceListedAndTakenOut() async throws {
    let place = try Place()
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp(email) == 201)
      let administrator = Administrator(build: place.build)
      func ask(_ request: RunRequest) async -> AdminAnswer {
        await administrator.perform(.runs(email: email, request))
      }
      #expect(await ask(.list) == AdminAnswer(done: true, lines: ["There are no runs."]))
      let zip = try write(try archive(), "export.zip", place)
      let rest = [
        "1 contains no recording:", "  \(zip)/profile.csv: it is not a FIT, GPX or TCX file",
        "1 was refused:", "  \(zip)/activities/3.fit: it ends before anything could be read",
      ]
      let first = await ask(.take(paths: [zip], zone: "Asia/Seoul"))
      #expect(first == AdminAnswer(done: false, lines: ["2 runs were imported."] + rest))
      let second = await ask(.take(paths: [zip], zone: "Asia/Seoul"))
      #expect(
        second
          == AdminAnswer(
            done: false, lines: ["0 runs were imported.", "2 were imported before."] + rest))
      let list = await ask(.list)
      #expect(list.done && list.lines.count == 2)
      // 10:26:40 in UTC.
      #expect(
        list.lines.first?.hasPrefix("2026-09-20  19:26  1.80 km  0:10:00  running  ") == true)
      let id = list.lines.first?.split(separator: " ").last.flatMap { id in RunID(String(id)) }
      #expect(id != nil)
      let folder = place.directory.file("runs")
      func export(_ format: String, from: String? = nil) async -> AdminAnswer {
        await ask(.export(directory: folder, format: format, from: from, to: nil))
      }
      #expect(
        await export("original").lines == ["2 files were written to \(folder)."])
      #expect(try files("runs", place) == [file(day: 0), file(day: 1)])
      #expect(
        await export("original").lines
          == ["0 files were written to \(folder).", "2 were already there."])
      #expect(
        await export("gpx", from: "2026-09-21").lines.first?.hasPrefix("1 file was ") == true)
      #expect(await export("gpx", from: "2026-09-22").lines == ["There are no runs on these days."])
      for (format, from) in [("kml", nil), ("fit", "yesterday")] as [(String, String?)] {
        let wrong = await export(format, from: from)
        #expect(!wrong.done && wrong.lines.count == 1, "\(format) \(from ?? "")")
      }
      let wrong = await ask(.take(paths: [zip], zone: "Mars/Olympus"))
      #expect(!wrong.done && wrong.lines.first?.hasPrefix("The time zone Mars/Olympus is") == true)
      for request in [RunRequest.list, .take(paths: [zip], zone: nil)] {
        let stranger = await administrator.perform(.runs(email: "nobody@example.com", request))
        #expect(!stranger.done)
      }
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func whatLooksLikeAnotherIsSaidAlsoWhileNoServerRuns() async throws {
    let place = try Place()
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp(email) == 201)
    }
    let data = place.directory.path
    func ask(_ request: RunRequest) async throws -> AdminAnswer {
      try await Administrator.perform(
        .runs(email: email, request), data: data, peppersFile: nil)
    }
    let run = try write(file(day: 0), "a\u{1B}[2J.fit", place)
    #expect(try await ask(.take(paths: [run], zone: nil)).lines == ["1 run was imported."])
    let same = try write(file(day: 0, .tcx), "same.tcx", place)
    let answer = try await ask(.take(paths: [same, run, data + "/absent.fit"], zone: nil))
    #expect(!answer.done && answer.lines.count == 6)
    let id = try #require(try await ask(.list).lines.first?.split(separator: " ").last)
    #expect(
      answer.lines == [
        "0 runs were imported.", "1 was imported before.",
        "1 was skipped: it looks like another run:", "  \(same): like \(id)",
        "1 was refused:", "  \(data)/absent.fit: it was not found",
      ])
    // A name that would clear the screen.
    let odd = try write([1, 2, 3], "b\u{1B}[2J.fit", place)
    let refused = try await ask(.take(paths: [odd], zone: nil))
    let words = "b\u{FFFD}[2J.fit: it is not a FIT, GPX or TCX file"
    #expect(refused.lines.last?.hasSuffix(words) == true)
  }

  @Test(.timeLimit(.minutes(30)))
  func aRunningServerTakesFilesAndAnswersLongLists() async throws {
    let place = try Place()
    let folder = place.directory.file("many")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for day: Int64 in 0..<60 {
      let start = 1_780_000_000_000 + day * 86_400_000
      let bytes = SomeFile.bytes(SomeFile.activity(start: start, seconds: 60), .fit)
      try Data(bytes).write(to: URL(filePath: folder + "/\(day).fit"))
    }
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp(email) == 201)
      func ask(_ request: RunRequest) async throws -> AdminAnswer {
        try await place.ask(.runs(email: email, request))
      }
      #expect(
        try await ask(.take(paths: [folder], zone: "UTC"))
          == AdminAnswer(done: true, lines: ["60 runs were imported."]))
      #expect(try await ask(.list).lines.count == 60)
      let out = place.directory.file("out")
      let answer = try await ask(
        .export(directory: out, format: "csv", from: nil, to: "2026-06-01"))
      #expect(answer.lines == ["5 files were written to \(out)."])
      #expect(try files("out", place).count == 5)
    }
  }
}
