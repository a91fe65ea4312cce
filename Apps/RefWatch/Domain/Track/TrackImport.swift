import Calendar
import Coding
import Core
import Tracks

/// A file's points on their way to a match: without what cannot be, around the match, and few
/// enough to keep.
public struct TrackImport: Hashable, Sendable {
  /// Milliseconds that are kept before and after a match.
  static let margin: Int64 = 600_000
  /// Milliseconds between two points that are kept: the smallest with which the track is small
  /// enough.
  static let spacings: [Int64] = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000]

  /// Something that was left out, or put right.
  @Memberwise public struct Fault: Hashable, Sendable {
    /// Why.
    public enum Reason: Hashable, Sendable {
      case point(GPXPointFault.Reason)
      case recorded(RecordedNote.What)
      case cleaning(TrackCleaning.Reason)
    }

    /// Where.
    public enum Place: Hashable, Sendable {
      case file(FilePosition)
      /// The how many-th point of the file that has a place.
      case point(Int)
    }

    public let reason: Reason
    public let place: Place
  }

  public let name: String
  /// The first of the points that were left out, by line.
  public private(set) var faults: [Fault] = []
  public private(set) var faultCount: Int
  public let isCut: Bool
  /// The line at which the file ends being one.
  public let brokenAt: Int?
  private(set) var points: [TrackCleaning.Point] = []

  public init(_ file: GPXTrack) {
    name = TrackImport.named(file.name)
    isCut = file.isCut
    brokenAt = file.broken?.line
    faultCount = file.faultCount
    faults = file.faults.map { fault in
      Fault(reason: .point(fault.reason), place: .file(.line(fault.line)))
    }
    var cleaning = TrackCleaning()
    for point in file.points {
      take(
        TrackCleaning.Point(
          at: point.at.milliseconds, place: point.place, begins: point.begins),
        at: .file(.line(point.line)), &cleaning)
    }
    points = cleaning.points
    faults.sort { one, other in one.line < other.line }
  }

  /// Of everything that a file has recorded, the points with a place.
  public init(_ file: RecordedFile) {
    name = TrackImport.named(file.activities.first?.name ?? "")
    isCut = file.isCut
    brokenAt = nil
    faultCount = file.noteCount
    faults = file.notes.map { note in
      Fault(reason: .recorded(note.what), place: .file(note.position))
    }
    var cleaning = TrackCleaning()
    var number = 0
    for activity in file.activities {
      var begins = true
      for point in activity.points {
        begins = begins || point.begins
        guard let place = point.place else { continue }
        number += 1
        take(
          TrackCleaning.Point(at: point.at.milliseconds, place: place, begins: begins),
          at: .point(number), &cleaning)
        begins = false
      }
    }
    points = cleaning.points
  }

  private static func named(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(RefWatchLimits.name)))
  }

  /// Nothing in the file says where somebody was.
  public var isEmpty: Bool { points.isEmpty }

  public var first: Instant? { points.first.map { point in Instant(milliseconds: point.at) } }
  public var last: Instant? { points.last.map { point in Instant(milliseconds: point.at) } }

  private mutating func take(
    _ point: TrackCleaning.Point, at place: Fault.Place, _ cleaning: inout TrackCleaning
  ) {
    guard let reason = cleaning.take(point) else { return }
    faultCount += 1
    if faults.count < GPXTrack.faultLimit {
      faults.append(Fault(reason: .cleaning(reason), place: place))
    }
  }

  // MARK: For a match

  /// Whether somebody was on the way while the match was played.
  public func overlaps(_ record: MatchRecord) -> Bool {
    guard let first, let last else { return false }
    let (start, end) = TrackImport.span(of: record)
    return first <= end && last >= start
  }

  /// From the first whistle to the last, or as planned.
  static func span(of record: MatchRecord) -> (start: Instant, end: Instant) {
    let periods = record.timedPeriods
    guard let first = periods.first, let last = periods.last else {
      let start = record.kickedOffAt
      return (start, start.advanced(byMilliseconds: 7_200_000))
    }
    return (first.start, max(first.start, last.end))
  }

  /// The track of a match; `nil` where fewer than two points are left, or they cannot be made few
  /// enough, or are more than a day apart. Where its times do not meet the match's, its start is
  /// put at the kick-off.
  public func track(of user: UserID, in record: MatchRecord) -> MatchTrack? {
    let (start, end) = TrackImport.span(of: record)
    let offset =
      overlaps(record) ? nil : first.map { first in start.milliseconds - first.milliseconds }
    let low = start.milliseconds - TrackImport.margin - (offset ?? 0)
    let high = end.milliseconds + TrackImport.margin - (offset ?? 0)
    let kept = points.filter { point in point.at >= low && point.at <= high }
    guard let first = kept.first, let last = kept.last,
      last.at - first.at <= RefWatchLimits.trackLength
    else { return nil }
    for spacing in TrackImport.spacings {
      let thin = TrackThinning(spacing: spacing).thinned(kept)
      guard thin.count <= RefWatchLimits.trackPoints else { continue }
      let code = TrackCode.text(thin)
      guard code.utf8.count <= RefWatchLimits.trackCode else { continue }
      guard thin.count > 1 else { return nil }
      return MatchTrack(
        of: user, match: record.match.id, name: name,
        startedAt: Instant(milliseconds: first.at), code: code, offset: offset)
    }
    return nil
  }
}

extension TrackImport.Fault {
  /// The line of a fault in a text; 0 elsewhere.
  fileprivate var line: Int {
    if case .file(.line(let line)) = place { line } else { 0 }
  }
}
