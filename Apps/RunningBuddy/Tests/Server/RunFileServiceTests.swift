import Calendar
import Core
import Foundation
import RunningBuddyDomain
import RunningBuddyServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Tracks

@testable import RunningBuddyTestKit

/// Files on the server's machine, taken in and out for somebody.
@Suite("Runs in a terminal", .timeLimit(.minutes(30)))
struct RunFileServiceTests {
  typealias Service = RunFileService<SQLiteDatabase, RunTables>
  typealias Line = RunIntakeReport.Line

  private let site: RunSite
  private let folder: TemporaryDirectory

  init() throws {
    site = try RunSite()
    folder = try TemporaryDirectory()
  }

  private var service: Service {
    Service(engine: site.engine, writer: site.writer, environment: site.clock.environment) {
      entity in
      entity
    }
  }

  private func take(
    _ names: [String], limit: Int = 2 << 30, zone: PlanningZone = PlanningZone(fixed: .utc)
  ) async throws -> RunIntakeReport {
    try await service.take(
      names.map { name in folder.file(name) }, zone: zone, of: RunLedger.user, limit: limit)
  }

  @discardableResult
  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let place = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
    return place.path
  }

  private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = ZipStream(modified: site.clock.now)
    var bytes: [UInt8] = []
    for (path, file) in files { bytes += try zip.file(path, file) }
    return bytes + zip.end()
  }

  /// As gzip packs it.
  private func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    let place = try write(bytes, "to-pack")
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-f", place]
    try gzip.run()
    gzip.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: place + ".gz") }
    return Array(try Data(contentsOf: URL(filePath: place + ".gz")))
  }

  @Test("folders and archives in archives are searched through, packed files unpacked")
  func everywhere() async throws {
    let inner = try archive([("deep.tcx", SentRun.file(3, format: .tcx))])
    let export = try archive([
      ("activities/1.fit", SentRun.file(1)),
      ("activities/2.gpx.gz", try packed(SentRun.file(2, format: .gpx))),
      ("part.zip", inner), ("media/photo.jpg", [0xFF, 0xD8, 0xFF, 0xE0] + inner),
      ("__MACOSX/._1.fit", [0, 5, 22, 7]), ("activities.csv", Array("Id,Date\n".utf8)),
    ])
    try write(export, "years/2025/export.zip")
    try write(SentRun.file(4), "years/2026/four.FIT")
    try write([1, 2, 3], "years/.hidden.fit")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("years/again"), withDestinationPath: folder.file("years"))
    let report = try await take(["years"])
    #expect(report.runs == 4 && report.others == 0 && report.known == 0)
    #expect(report.refused.isEmpty && report.similar.isEmpty && report.leftOut.isEmpty)
    let zip = folder.file("years/2025/export.zip")
    #expect(
      report.passedOver == [
        Line(path: zip + "/media/photo.jpg", what: .file(.otherFormat(.picture))),
        Line(path: zip + "/activities.csv", what: .file(.otherFormat(.text))),
      ])
    let runs = try await service.list(of: RunLedger.user)
    #expect(
      runs.map { run in run.source.file?.name } == ["1.fit", "2.gpx", "deep.tcx", "four.FIT"])
    let batches = Set(runs.map { run in run.batch })
    #expect(batches.count == 1 && batches.first != .some(nil))
    #expect(try await take(["years"]).known == 4)
    #expect(try site.count("SELECT count(*) FROM run") == 4)
    // Each with its track and its file, and nothing of it counts against the inbox.
    #expect(try site.count("SELECT count(*) FROM run_part") == 8)
    #expect(try site.count("SELECT count(*) FROM run_delivery") == 0)
    #expect(try await service.list(of: RunLedger.other).isEmpty)
  }

  @Test("what cannot be read is named with its reason, and the others are taken")
  func faults() async throws {
    var damaged = try archive([("a.fit", SentRun.file(1)), ("b.fit", SentRun.file(2))])
    damaged[200] ^= 0xFF
    try write(damaged, "damaged.zip")
    try write(Array(try packed(SentRun.file(3)).dropLast(100)), "cut.fit.gz")
    try write(Array(SentRun.file(4).prefix(14)), "broken.fit")
    try write(Array("no recording".utf8), "notes.txt")
    try write(Array("PK\u{3}\u{4} and no more".utf8), "half.zip")
    try write([], "empty.gpx")
    let deep = try archive([("c.zip", try archive([("d.zip", try archive([]))]))])
    try write(deep, "deep.zip")
    let report = try await take([
      "damaged.zip", "cut.fit.gz", "broken.fit", "notes.txt", "half.zip", "empty.gpx", "deep.zip",
      "absent.fit",
    ])
    #expect(report.runs == 1)
    var faults: [String: RunIntakeFault] = [:]
    for line in report.refused {
      faults[String(line.path.dropFirst(folder.path.count + 1))] = line.what
    }
    #expect(faults.count == 8 && report.passedOver.isEmpty)
    #expect(faults["broken.fit"] == .file(.cutShort(.byte(14))))
    #expect(faults["notes.txt"] == .file(.otherFormat(.text)))
    #expect(faults["empty.gpx"] == .file(.empty))
    #expect(faults["absent.fit"] == .missing)
    #expect(faults["deep.zip/c.zip/d.zip"] == .tooDeep)
    for name in ["damaged.zip/a.fit", "cut.fit.gz", "half.zip"] {
      guard case .damaged? = faults[name] else {
        Issue.record("\(name): \(String(describing: faults[name]))")
        continue
      }
    }
  }

  @Test("what holds too much is left from there on; with more room the rest is taken, once")
  func tooMuch() async throws {
    let files = (1...4).map { number in ("\(number).fit", SentRun.file(UInt64(number))) }
    try write(try archive(files), "runs.zip")
    try write(SentRun.file(9), "plain.fit")
    let limit = files[0].1.count + files[1].1.count + files[2].1.count - 1
    let first = try await take(["runs.zip", "plain.fit"], limit: limit)
    #expect(first.runs == 3)
    #expect(
      first.refused == [Line(path: folder.file("runs.zip"), what: .tooMuch(limit: limit))])
    let second = try await take(["runs.zip", "plain.fit"])
    #expect(second.runs == 2 && second.known == 3 && second.refused.isEmpty)
    #expect(try site.count("SELECT count(*) FROM run") == 5)
    #expect(try site.count("SELECT count(*) FROM run_part") == 10)
  }

  @Test("what looks like another or was deleted is left, and said")
  func left() async throws {
    try write(SentRun.file(1), "one.fit")
    try write(SentRun.file(1, format: .gpx), "same.gpx")
    try write(SentRun.file(2), "two.fit")
    let first = try await take(["one.fit", "same.gpx", "two.fit", "two.fit"])
    #expect(first.runs == 2 && first.known == 1)
    #expect(
      first.similar
        == [Line(path: folder.file("same.gpx"), what: .file(folder.file("one.fit")))])
    let ids = try await service.list(of: RunLedger.user).map { run in run.id }
    try await site.test { caller in
      var device = RunDevice(1, caller)
      #expect(try await device.push(.deleteRun(ids[1])) == [nil])
      let second = try await take(["one.fit", "same.gpx", "two.fit"])
      #expect(second.runs == 0 && second.known == 1 && second.refused.isEmpty)
      #expect(second.similar == [Line(path: folder.file("same.gpx"), what: .runs([ids[0]]))])
      #expect(second.deleted == [Line(path: folder.file("two.fit"), what: ids[1])])
      #expect(try await service.list(of: RunLedger.user).map { run in run.id } == [ids[0]])
    }
  }

  @Test("more files than are imported at once; a zone for times without one")
  func many() async throws {
    for number in 1...60 {
      try write(SentRun.file(UInt64(number), minutes: 1), "many/\(100 + number).fit")
    }
    try write(SomeFile.zoneless(points: 30), "many/999.gpx")
    let zone = try #require(PlanningZone(named: "Asia/Seoul"))
    let report = try await take(["many"], zone: zone)
    #expect(report.runs == 61 && report.refused.isEmpty)
    let runs = try await service.list(of: RunLedger.user)
    #expect(Set(runs.map { run in run.batch }).count == 1)
    let zoneless = try #require(runs.first { run in run.source.file?.format == .gpx })
    #expect(zoneless.zone == "Asia/Seoul" && zoneless.offset == 32_400)
    #expect(zoneless.startedAt.civil(offset: 32_400).time.hour == 7)
  }

  @Test("runs go out as files that are read back as what came, and replace nothing")
  func export() async throws {
    for number: UInt64 in 1...3 { try write(SentRun.file(number), "in/\(number).fit") }
    #expect(try await take(["in"]).runs == 3)
    let runs = try await service.list(of: RunLedger.user)
    func out(
      _ word: String, from: CivilDate? = nil, to: CivilDate? = nil, _ name: String
    ) async throws -> RunExportReport {
      try await service.export(
        as: try #require(RunFileFormat(word)), from: from, to: to, of: RunLedger.user,
        to: folder.file(name))
    }
    func files(_ name: String) throws -> [[UInt8]] {
      try FileManager.default.contentsOfDirectory(atPath: folder.file(name)).sorted().map { file in
        Array(try Data(contentsOf: URL(filePath: folder.file(name + "/" + file))))
      }
    }
    #expect(try await out("original", "a/b").written == 3)
    #expect(try files("a/b") == (1...3).map { number in SentRun.file(number) })
    for format in ["fit", "gpx", "tcx"] {
      #expect(try await out(format, format).written == 3)
      for (bytes, run) in zip(try files(format), runs) {
        let reading = try RunReading(name: "a", bytes)
        #expect(reading.runs.map { read in read.start } == [run.start])
        let distance = try #require(reading.runs.first?.record.whole.centimetres)
        #expect(abs(distance - (run.distance.first ?? 0)) <= 10, "\(format)")
      }
    }
    #expect(try await out("csv", "csv").written == 3)
    #expect(try await out("json", "json").written == 3)
    // The same again, and beside another file of the name.
    let again = try await out("fit", "fit")
    #expect(again.written == 0 && again.same == 3)
    let name = RunExport.fileName(runs[1], .fit)
    try write([1], "fit/" + name)
    let beside = try await out("fit", from: runs[1].day, to: runs[1].day, "fit")
    #expect(beside.written == 1 && beside.same == 0)
    #expect(try files("fit").count == 4)
    #expect(try Data(contentsOf: URL(filePath: folder.file("fit/" + name))) == Data([1]))
    let none = try await out("fit", to: runs[0].day.adding(days: -1), "none")
    #expect(none.written == 0 && none.same == 0 && none.missed.isEmpty)
    await #expect(throws: RunExportFault.days) {
      try await out("fit", from: runs[1].day, to: runs[0].day, "none")
    }
    await #expect(throws: RunExportFault.folder) { try await out("fit", "in/1.fit") }
  }
}
