import Calendar
import Core

/// A file's points on their way to a match: without what cannot be, around the match, and few
/// enough to keep.
public struct TrackImport: Hashable, Sendable {
  /// Metres per second that nobody runs: the world record of 100 m has a fastest stretch of 12.4.
  /// What would need more is a jump of the receiver.
  static let fastest = 12.5
  /// So many jumps one after the other are a new place, not a fault. Ours.
  static let jumps = 5
  /// Milliseconds after which nothing is known of what was between two points. Ours: watches that
  /// save memory write a point at least every few seconds.
  static let gap: Int64 = 20_000
  /// Milliseconds that are kept before and after a match.
  static let margin: Int64 = 600_000
  /// Milliseconds between two points that are kept: the smallest with which the track is small
  /// enough.
  static let spacings: [Int64] = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000]

  /// A point that was left out, by the file's line.
  public struct Fault: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      case point(GPXPointFault.Reason)
      /// Not after the point before.
      case order
      /// Too far from the point before.
      case jump
    }

    public let reason: Reason
    public let line: Int
  }

  struct Raw: Hashable, Sendable {
    let at: Int64
    let place: GlobePoint
    let begins: Bool
  }

  public let name: String
  /// The first of the points that were left out, by line.
  public private(set) var faults: [Fault] = []
  public private(set) var faultCount: Int
  public let isCut: Bool
  /// The line at which the file ends being one.
  public let brokenAt: Int?
  private(set) var points: [Raw] = []

  public init(_ file: GPXTrack) {
    name = String(String.UnicodeScalarView(file.name.unicodeScalars.prefix(RefWatchLimits.name)))
    isCut = file.isCut
    brokenAt = file.broken?.line
    faultCount = file.faultCount
    faults = file.faults.map { fault in
      Fault(reason: .point(fault.reason), line: fault.line)
    }
    take(file.points)
    faults.sort { one, other in one.line < other.line }
  }

  public var first: Instant? { points.first.map { point in Instant(milliseconds: point.at) } }
  public var last: Instant? { points.last.map { point in Instant(milliseconds: point.at) } }

  private mutating func take(_ file: [GPXPoint]) {
    points.reserveCapacity(file.count)
    var jumped = 0
    var begins = true
    for point in file {
      begins = begins || point.begins
      let at = point.at.milliseconds
      if let last = points.last {
        guard at > last.at else {
          leaveOut(.order, point)
          continue
        }
        let reach = TrackImport.fastest * Double(at - last.at) / 1_000
        if !begins, at - last.at <= TrackImport.gap, Globe.metres(last.place, point.place) > reach {
          jumped += 1
          if jumped < TrackImport.jumps {
            leaveOut(.jump, point)
            continue
          }
          begins = true
        }
        if at - last.at > TrackImport.gap { begins = true }
      }
      points.append(Raw(at: at, place: point.place, begins: begins))
      begins = false
      jumped = 0
    }
  }

  private mutating func leaveOut(_ reason: Fault.Reason, _ point: GPXPoint) {
    faultCount += 1
    if faults.count < GPXTrack.faultLimit { faults.append(Fault(reason: reason, line: point.line)) }
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
