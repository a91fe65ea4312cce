import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite struct ImportFileTests {
  static let seoul = ImportOptions(
    zone: "Asia/Seoul", rules: ZoneTable.rules(named: "Asia/Seoul") ?? .utc,
    now: Instant(milliseconds: 1_900_000_000_000),
    named: { name in ZoneTable.rules(named: name) })
  static let berlin = ImportOptions(
    zone: "Europe/Berlin", rules: ZoneTable.rules(named: "Europe/Berlin") ?? .utc,
    now: Instant(milliseconds: 1_900_000_000_000),
    named: { name in ZoneTable.rules(named: name) })

  func read(
    _ text: String, _ options: ImportOptions = seoul
  ) throws(ImportFileFault) -> ImportPlan { try ImportFile.read(Array(text.utf8), options) }

  @Test func `Timewarrior's export: the first tag is the block`() throws {
    let plan = try read(
      """
      [{"id":2,"start":"20260101T000000Z","end":"20260101T013000Z","tags":["Study","exam"],
      "annotation":"chapter 3"},
      {"id":1,"start":"20260102T000000Z","tags":["Study"]}]
      """)
    #expect(plan.format == .timewarrior)
    #expect(plan.rows.map(\.block) == ["Study"])
    #expect(plan.rows.first?.memo == "chapter 3\n#exam")
    #expect(
      plan.rows.first?.segments == [
        DaySegment(
          start: Instant(milliseconds: 1_767_225_600_000),
          end: Instant(milliseconds: 1_767_231_000_000), offset: 32_400)
      ])
    #expect(plan.faults == [ImportFault(2, .endMissing, in: .events)])
  }

  @Test func `Timewarrior's data files, with quoted tags and annotations`() throws {
    let plan = try read(
      """
      inc 20260101T000000Z - 20260101T010000Z # "deep work" # "it \\"went\\" well"
      inc 20260101T020000Z - 20260101T020000Z # Study
      inc 20260103T000000Z
      nonsense
      """)
    #expect(plan.rows.map(\.block) == ["deep work"])
    #expect(plan.rows.first?.memo == "it \"went\" well")
    #expect(
      plan.faults == [
        ImportFault(2, .zeroLength), ImportFault(3, .endMissing),
        ImportFault(4, .malformed("inc")),
      ])
  }

  @Test func `a sign of its own parts a data file's line, inside a word it is a letter`() throws {
    let plan = try read(
      """
      inc 20260101T090000Z - 20260101T100000Z # c# issue#12 "two words" # "a # b\\n\\"c\\"" d
      inc 20260102T090000Z - 20260102T100000Z # it's "sp\\\\ash" back\\slash
      inc 20260103T090000Z - 20260103T100000Z # "open end # x
      inc 20260104T090000Z - 20260104T100000Z # # only
      inc 20260105T090000Z - 20260105T100000Z #a b # z
      inc 20260106T090000Z - 20260106T100000Z # "ab"cd 'single quoted' # n"x y"z
      """)
    // As Timewarrior 1.4.3 exports the same lines.
    #expect(plan.rows.map(\.block) == ["c#", "it's", "\"open", "ab"])
    #expect(
      plan.rows.map(\.memo) == [
        "a # b\n\"c\" d\n#issue#12 #two words", "#sp\\ash #back\\slash", "x\n#end",
        "n\"x y\"z\n#cd #single quoted",
      ])
    #expect(
      plan.faults == [ImportFault(4, .blockMissing), ImportFault(5, .malformed("inc"))])
  }

  @Test func `Toggl's report: project, description, client and tags`() throws {
    let plan = try read(
      """
      User,Email,Client,Project,Task,Description,Billable,Start date,Start time,\
      End date,End time,Duration,Tags
      Ana,a@b.c,School,Study,,Chapter 3,No,2026-03-01,09:00:00,2026-03-01,10:30:00,01:30:00,\
      "exam, hard"
      Ana,a@b.c,,,,,No,2026-03-01,11:00:00,2026-03-01,11:30:00,00:30:00,
      Ana,a@b.c,,Gym,,,No,2026-02-30,11:00:00,2026-02-30,11:30:00,00:30:00,
      Ana,a@b.c,,Gym,,,No,2026-03-01,12:00:00,2026-03-01,11:30:00,00:30:00,
      """)
    #expect(plan.format == .toggl)
    #expect(plan.rows.map(\.block) == ["Study"])
    #expect(plan.rows.map(\.group) == ["School"])
    #expect(plan.rows.first?.memo == "Chapter 3\n#exam #hard")
    #expect(plan.rows.first?.segments.first?.start == Instant(milliseconds: 1_772_323_200_000))
    #expect(
      plan.faults == [
        ImportFault(3, .blockMissing), ImportFault(4, .noSuchDate("2026-02-30 11:00:00")),
        ImportFault(5, .endsBeforeStart),
      ])
  }

  @Test func `times that clocks leave out move forward, times they show twice are the first`()
    throws
  {
    let plan = try read(
      """
      block,start,end
      Night,2026-03-29T02:30,2026-03-29T04:00
      Night,2026-10-25T02:30,2026-10-25T04:00
      """, Self.berlin)
    #expect(
      plan.rows.map { row in row.segments.map(\.length) } == [[1_800_000], [1_800_000, 7_200_000]])
    #expect(plan.rows.last?.segments.map(\.offset) == [7_200, 3_600])
    #expect(
      plan.remarks == [ImportRemark(2, .skippedTime), ImportRemark(3, .ambiguousTime)])
  }

  @Test func `overlaps are told and kept, the same row twice is read once`() throws {
    let plan = try read(
      """
      block,start,end
      A,2026-03-01T09:00Z,2026-03-01T10:00Z
      B,2026-03-01T09:30Z,2026-03-01T09:45Z
      C,2026-03-01T09:50Z,2026-03-01T11:00Z
      A,2026-03-01T09:00Z,2026-03-01T10:00Z
      """)
    #expect(plan.rows.map(\.block) == ["A", "B", "C"])
    #expect(
      plan.remarks == [
        ImportRemark(3, .overlaps(line: 2)), ImportRemark(4, .overlaps(line: 2)),
        ImportRemark(5, .duplicate(line: 2)),
      ])
  }

  @Test func `ActivityWatch: labels, applications, and nobody there`() throws {
    let plan = try read(
      """
      {"buckets":{"a":{"type":"afkstatus","events":[
      {"timestamp":"2026-03-01T09:00:00Z","duration":9,"data":{"status":"afk"}}]},
      "w":{"type":"currentwindow","events":[
      {"timestamp":"2026-03-01T09:00:00.500000+00:00","duration":60.25,\
      "data":{"app":"Editor","title":"x"}},
      {"timestamp":"2026-03-01T09:01:00Z","duration":0,"data":{"app":"Editor"}}]}}}
      """)
    #expect(plan.format == .activityWatch)
    #expect(plan.rows.map(\.block) == ["Editor"])
    #expect(plan.rows.first?.segments.first?.length == 60_250)
    #expect(plan.faults == [ImportFault(3, .zeroLength, in: .events)], "the third of the file")
  }

  @Test(arguments: [
    ("", ImportFileFault.empty), ("  \n", .empty), ("{\"a\":1}", .unknownFormat),
    ("[1,2", .brokenJSON(offset: 4)), ("a,b\n1,2\n", .unknownFormat),
    ("block,start\nA,2026-01-01T00:00Z\n", .columnsMissing(["end"])),
  ]) func `a file that is none is told what is wrong`(text: String, fault: ImportFileFault) {
    #expect(throws: fault) { try read(text) }
  }

  @Test func `encodings`() throws {
    let line = "block,start,end\n공부,2026-03-01T09:00Z,2026-03-01T10:00Z\n"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in line.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try ImportFile.read(wide, Self.seoul).rows.map(\.block) == ["공부"])
    // EUC-KR for 공부.
    let korean: [UInt8] =
      Array("block,start,end\n".utf8) + [0xB0, 0xF8, 0xBA, 0xCE]
      + Array(",2026-03-01T09:00Z,2026-03-01T10:00Z\n".utf8)
    #expect(throws: ImportFileFault.unknownEncoding) {
      try ImportFile.read(korean, Self.seoul)
    }
  }

  /// A table of these rows, each an hour; the bytes stand where its block does.
  private func table(_ blocks: [[UInt8]]) -> [UInt8] {
    var bytes = Array("block,start,end,memo\n".utf8)
    for (index, block) in blocks.enumerated() {
      bytes += block + Array(",2026-03-01T1\(index):00Z,2026-03-01T1\(index):30Z,\n".utf8)
    }
    return bytes
  }

  /// é in Windows-1252, 공부 in EUC-KR, a letter that breaks off, and one that is written too long.
  private static let foreign: [[UInt8]] = [
    [0x63, 0xE9], [0xB0, 0xF8, 0xBA, 0xCE], [0x61, 0xEA, 0xB3], [0xC0, 0xAF],
  ]

  @Test func `lines in other encodings are told by their number, all others are taken`() throws {
    let bytes = table([
      Array("Café".utf8), Self.foreign[0], Array("공부".utf8), Self.foreign[1], Array("A".utf8),
      Self.foreign[2], Self.foreign[3], Array("\u{FFFD}".utf8),
    ])
    let faults = [3, 5, 7, 8].map { line in ImportFault(line, .notUTF8) }
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let plan = try ImportFile.read(mark + bytes, Self.seoul)
      // What somebody really wrote is kept, whatever it looks like.
      #expect(plan.rows.map(\.block) == ["Café", "공부", "A", "\u{FFFD}"])
      #expect(plan.faults == faults)
      #expect(plan.remarks.isEmpty)
    }
  }

  @Test func `of a cell with several lines the line is told, and its row left out`() throws {
    let bytes =
      Array("block,start,end,memo\nA,2026-03-01T10:00Z,2026-03-01T10:30Z,\"one\n".utf8)
      + Self.foreign[0]
      + Array("\nthree\"\nB,2026-03-01T11:00Z,2026-03-01T11:30Z,\"two\nlines\"\n".utf8)
    let plan = try ImportFile.read(bytes, Self.seoul)
    #expect(plan.rows.map(\.block) == ["B"])
    #expect(plan.rows.map(\.line) == [5])
    #expect(plan.faults == [ImportFault(3, .notUTF8)])
  }

  @Test func `a column with a name in another encoding is told, the others are read`() throws {
    let bytes =
      Array("block,start,end,".utf8) + Self.foreign[0]
      + Array("\nA,2026-03-01T10:00Z,2026-03-01T10:30Z,x\n".utf8)
    let plan = try ImportFile.read(bytes, Self.seoul)
    #expect(plan.rows.map(\.block) == ["A"])
    #expect(plan.faults == [ImportFault(1, .notUTF8)])
    let unnamed = Self.foreign[1] + Array(",start,end\nA,2026-03-01,2026-03-01\n".utf8)
    #expect(throws: ImportFileFault.unknownEncoding) {
      try ImportFile.read(unnamed, Self.seoul)
    }
  }

  @Test func `half a letter of UTF-16 is told where it stands`() throws {
    let text = "block,start,end\nA,2026-03-01T10:00Z,2026-03-01T10:30Z\n"
    var wide: [UInt8] = [0xFE, 0xFF]
    let row = ",2026-03-01T11:00Z,2026-03-01T11:30Z\n"
    for unit in Array(text.utf16) + [0xD83C] + Array(row.utf16) {
      wide += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let plan = try ImportFile.read(wide, Self.seoul)
    #expect(plan.rows.map(\.block) == ["A"])
    #expect(plan.faults == [ImportFault(3, .notUTF8)])
  }

  @Test func `Timewarrior's data files are read line by line too`() throws {
    let bytes =
      Array("inc 20260101T000000Z - 20260101T010000Z # A\n".utf8)
      + Array("inc 20260101T020000Z - 20260101T030000Z # ".utf8) + Self.foreign[1]
      + Array("\ninc 20260101T040000Z - 20260101T050000Z # 공부\n".utf8)
    let plan = try ImportFile.read(bytes, Self.seoul)
    #expect(plan.rows.map(\.block) == ["A", "공부"])
    #expect(plan.faults == [ImportFault(2, .notUTF8)])
  }

  @Test func `a document is read as a whole or not at all`() throws {
    let bytes = Array("[{\"start\":\"".utf8) + Self.foreign[0] + Array("\"}]".utf8)
    #expect(throws: ImportFileFault.unknownEncoding) { try ImportFile.read(bytes, Self.seoul) }
    #expect(throws: ImportFileFault.notText) {
      try ImportFile.read(Array("block\u{0},start,end\n".utf8), Self.seoul)
    }
  }

  @Test func `a hundred thousand rows, each fault where it is`() throws {
    var text = "block,start,end\n"
    for row in 0..<100_000 {
      let minute = row % 60 < 10 ? "0\(row % 60)" : "\(row % 60)"
      text += row % 20 == 7 ? "A,x,y\n" : "A\(row),2026-03-01T09:\(minute)Z,2026-03-01T10:00Z\n"
    }
    let plan = try read(text)
    #expect(plan.rows.count == 95_000)
    #expect(plan.faults.count == 5_000)
    #expect(plan.faults.first == ImportFault(9, .notATime("x")))
    #expect(throws: ImportFileFault.tooManyRows(limit: 100_000)) {
      try read(text + "A,2026-03-01T09:00Z,2026-03-01T10:00Z\n")
    }
  }

  @Test func `a hundred thousand rows of which every tenth is in another encoding`() throws {
    var bytes = Array("block,start,end\n".utf8)
    for row in 0..<100_000 {
      let minute = row % 60 < 10 ? "0\(row % 60)" : "\(row % 60)"
      bytes += row % 10 == 3 ? Self.foreign[row / 10 % 4] : Array("공\(row)".utf8)
      bytes += Array(",2026-03-01T09:\(minute)Z,2026-03-01T10:00Z\n".utf8)
    }
    let plan = try ImportFile.read(bytes, Self.seoul)
    #expect(plan.rows.count == 90_000)
    #expect(plan.faults.count == 10_000)
    #expect(plan.faults.first == ImportFault(5, .notUTF8))
    #expect(plan.faults.last == ImportFault(99_995, .notUTF8))
  }
}
