import Calendar
import Core
import Tracks

/// A file that was read: what is in it, before anything is changed.
public struct RunReading: Hashable, Sendable {
  /// Without folders, at most ``RunLimits/fileName`` Unicode scalars.
  public let name: String
  public let bytes: [UInt8]
  public let digest: MediaDigest
  public let format: RecordedFormat
  /// In the file's order.
  public let runs: [ReadRun]
  /// What was left out or put right, and where; the first of it.
  public let notes: [RecordedNote]
  /// How much was left out or put right.
  public let noteCount: Int
  /// Messages or elements that nobody here knows.
  public let unknown: Int
  /// Only the first ``RecordedFile/pointLimit`` points were read.
  public let isCut: Bool

  /// Reads a file, and works out its figures. O(n log n).
  public init(name: String, _ bytes: [UInt8]) throws(RunFileFault) {
    let (format, file) = try RecordedFile.read(bytes)
    self.name = RunReading.plain(name)
    self.bytes = bytes
    self.format = format
    digest = MediaDigest(of: bytes)
    runs = file.activities.map { activity in ReadRun(activity, format: format) }
    notes = file.notes
    noteCount = file.noteCount
    unknown = file.unknown
    isCut = file.isCut
  }

  /// Whether the file is kept as it came.
  public var isKept: Bool { bytes.count <= RunLimits.file }

  /// Which of the file's runs is meant.
  public func source(_ number: Int) -> RunSourceFile {
    RunSourceFile(
      name: name, format: format, digest: digest, bytes: bytes.count, number: number)
  }

  /// The id of one of its runs.
  public func id(_ number: Int, of user: UserID) -> RunID {
    source(number).id(of: user, start: runs[number].start)
  }

  /// The last part of a path, without control characters.
  static func plain(_ name: String) -> String {
    let slashes = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    let last = name.utf8.split { byte in slashes.contains(byte) }.last.map { part in
      String(decoding: part, as: UTF8.self)
    }
    return heldText(last ?? "", scalars: RunLimits.fileName)
  }
}

/// A text without control characters, at most so many Unicode scalars.
func heldText(_ text: String, scalars limit: Int) -> String {
  var kept = String.UnicodeScalarView()
  var count = 0
  for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
    guard count < limit else { break }
    kept.append(scalar)
    count += 1
  }
  return String(kept)
}

/// A run of a file.
public struct ReadRun: Hashable, Sendable {
  /// When its track begins; as if in UTC where the file says no zone.
  public let start: Instant
  /// Seconds east of UTC; `nil` where the file does not say.
  public let offset: Int?
  /// Its times are of a zone that the file does not name.
  public let isZoneless: Bool
  public let title: String
  public let recording: RunRecording
  public let record: RunRecord

  /// What an activity of a file comes to.
  public init(_ activity: RecordedActivity, format: RecordedFormat) {
    start = RunRecording.origin(activity)
    offset = activity.offset
    isZoneless = activity.isZoneless
    title = heldText(activity.name, scalars: RunLimits.title)
    recording = RunRecording(activity, format: format)
    record = RunRecord(RunFigures(recording))
  }

  /// When it began and what clocks showed there, in a zone that the person named for what the file
  /// does not say.
  public func place(in zone: PlanningZone) -> (start: Instant, zone: String, offset: Int) {
    if isZoneless {
      let start = zone.rules.instants(of: start.civil(offset: 0)).resolved
        .advanced(byMilliseconds: (start.milliseconds % 1_000 + 1_000) % 1_000)
      return (start, zone.name, zone.rules.offset(at: start))
    }
    let usual = zone.rules.offset(at: start)
    guard let offset, offset != usual else { return (start, zone.name, usual) }
    return (start, "", offset)
  }

  /// The run that it becomes.
  func run(_ id: RunID, from source: RunSource, in zone: PlanningZone) -> Run {
    let place = place(in: zone)
    var run = Run(
      id: id, start: place.start, zone: place.zone, offset: place.offset, sport: recording.sport,
      record: record, outline: RunOutline(recording), source: source)
    run.title = title
    return run
  }
}
