import Core
import Tracks
import Wire

public typealias MatchTrackID = ID<MatchTrack>

/// Where a person was during a match: their own, whoever else has the match. There is one for each
/// person and match; attaching another takes its place.
public struct MatchTrack: Hashable, Sendable {
  public let id: MatchTrackID
  public let match: MatchID
  /// What the file called it; up to 100 Unicode scalars.
  public var name: String
  /// The first point, as the file has it.
  public let startedAt: Instant
  /// The points; see ``TrackCode``.
  public let code: String
  /// Milliseconds added to the file's times, where the person put its start at the kick-off; `nil`
  /// where they are taken as they are.
  public let offset: Int64?
  /// Seconds by which the person moved it, later when positive.
  public var shift = 0

  public init(
    of user: UserID, match: MatchID, name: String, startedAt: Instant, code: String,
    offset: Int64? = nil
  ) {
    self.init(
      id: MatchTrack.id(of: user, match: match), match: match, name: name, startedAt: startedAt,
      code: code, offset: offset)
  }

  init(
    id: MatchTrackID, match: MatchID, name: String, startedAt: Instant, code: String,
    offset: Int64?
  ) {
    self.id = id
    self.match = match
    self.name = name
    self.startedAt = startedAt
    self.code = code
    self.offset = offset
  }

  /// The id of somebody's track of a match, the same on all of their devices. Nobody finds another
  /// match under which their own track would have it.
  public static func id(of user: UserID, match: MatchID) -> MatchTrackID {
    MatchTrackID(of: .text("track " + user.description + " " + match.description))
  }

  /// Milliseconds that lie between the file's times and the match's.
  public var delay: Int64 { (offset ?? 0) + Int64(shift) * 1_000 }

  /// The points at the times of the match; empty where they cannot be read.
  public var points: [TrackPoint] {
    guard var points = RefWatchLimits.points(of: code) else { return [] }
    let start = startedAt.milliseconds + delay
    for index in points.indices { points[index].at += start }
    return points
  }
}

extension RefWatchLimits {
  /// Points of a track.
  public static let trackPoints = 5_000
  /// Bytes of a track's points.
  public static let trackCode = 49_152
  /// Seconds by which a track may be moved, either way.
  public static let trackShift = 120
  /// Milliseconds from a track's first point to its last: a day.
  public static let trackLength: Int64 = 86_400_000

  /// The points of a code, where they are within the limits.
  static func points(of code: String) -> [TrackPoint]? {
    TrackCode.points(code, limit: trackPoints, length: trackLength)
  }

  static func check(_ track: MatchTrack) throws(RefWatchRejection) {
    try check(track.name, .name, limit: name)
    guard track.code.utf8.count <= trackCode else { throw .tooLong(.track, limit: trackCode) }
    guard let points = points(of: track.code), points.count > 1 else {
      throw .outOfRange(path: "/code")
    }
    guard (-trackShift...trackShift).contains(track.shift) else {
      throw .outOfRange(path: "/shift")
    }
    try checkForm {
      () throws(WireError) in try MatchTrack(id: track.id, WireCursor(track.body)) == track
    }
  }
}
