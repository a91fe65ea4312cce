import Coding
import Core
import Wire

/// What a mirror begins with: all there is to see, and the server's time.
@Memberwise public struct MirrorSnapshot: Hashable, Sendable {
  /// The most bytes of one as it travels.
  public static let limit = 4_096

  public var lens: MirrorLens
  public var teams: BothSides<MirrorTeam>
  public var course: MirrorCourse
  /// The newest, in the order in which they happened.
  public var incidents: [MirrorIncident]
  /// The place of the latest change that can be seen in it.
  public var seq: Int64
  /// What the server's clock said.
  public var now: Instant

  /// As many of the newest incidents as fit.
  public init(_ picture: MirrorPicture, _ lens: MirrorLens, seq: Int64, now: Instant) {
    self.init(
      lens: lens, teams: picture.teams, course: picture.course, incidents: [], seq: seq, now: now)
    var room = MirrorSnapshot.limit - json.bytes.count
    var first = picture.incidents.endIndex
    while first > 0 {
      // A comma goes between two.
      room -= picture.incidents[first - 1].json.bytes.count + 1
      if room < 0 { break }
      first -= 1
    }
    incidents = Array(picture.incidents[first...])
  }

  /// Takes in what changed since. A change that is known already, or another match's, is nothing.
  public mutating func take(_ change: MirrorChange) {
    guard change.seq > seq else { return }
    seq = change.seq
    now = change.now
    course = change.course
    let replaced = change.put.map { incident in incident.id } + change.gone
    incidents.removeAll { incident in replaced.contains(incident.id) }
    incidents += change.put
    incidents.sort { one, other in one.happenedBefore(other) }
  }
}

/// What one accepted change of a match did to what a mirror shows.
@Memberwise public struct MirrorChange: Hashable, Sendable {
  /// The most bytes of one as it travels.
  public static let limit = 1_024

  public var course: MirrorCourse
  /// New incidents, and others that are told differently now.
  public var put: [MirrorIncident]
  /// Those that did not happen after all.
  public var gone: [MatchEventID]
  public var seq: Int64
  public var now: Instant

  init(from old: MirrorPicture, to new: MirrorPicture, seq: Int64, now: Instant) {
    var known: [MatchEventID: MirrorIncident] = [:]
    for incident in old.incidents { known[incident.id] = incident }
    let put = new.incidents.filter { incident in known[incident.id] != incident }
    for incident in new.incidents { known[incident.id] = nil }
    let gone = old.incidents.map { incident in incident.id }.filter { id in known[id] != nil }
    self.init(course: new.course, put: put, gone: gone, seq: seq, now: now)
  }
}

/// What goes through a mirror's stream.
public enum MirrorMessage: Hashable, Sendable {
  case snapshot(MirrorSnapshot)
  case change(MirrorChange)
  /// Nothing happened; the server's time.
  case beat(Instant)
  /// The mirror was taken away.
  case over

  /// What to tell those who see `old`: the change, or everything when it reaches too far for one;
  /// nothing when they would see no difference.
  public static func next(
    from old: MirrorPicture, to new: MirrorPicture, _ lens: MirrorLens, seq: Int64, now: Instant
  ) -> MirrorMessage? {
    if old == new { return nil }
    let change = MirrorChange(from: old, to: new, seq: seq, now: now)
    let message = MirrorMessage.change(change)
    if old.teams == new.teams, message.json.bytes.count <= MirrorChange.limit { return message }
    return .snapshot(MirrorSnapshot(new, lens, seq: seq, now: now))
  }
}
