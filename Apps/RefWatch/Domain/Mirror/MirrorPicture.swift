import Coding
import Core
import Wire

/// A team in a mirror.
@Memberwise @Wire public struct MirrorTeam: Hashable, Sendable {
  @Field(absent: "") public var name: String
  @Field(absent: "") public var short: String
  /// `#RRGGBB`.
  @Field(limit: RefWatchLimits.colour) public var colour: String?

  /// Its abbreviation is distinct from that of the other team.
  init(_ side: Side, of match: Match) {
    let team = match.team(side)
    name = clipped(team.name, bytes: 160) ?? ""
    short = clipped(match.code(side), bytes: 24) ?? ""
    colour = team.colour.flatMap { colour in clipped(colour, bytes: RefWatchLimits.colour) }
  }
}

/// All that a mirror shows of a match: what the record comes to, through a lens.
public struct MirrorPicture: Hashable, Sendable {
  public let teams: BothSides<MirrorTeam>
  public let course: MirrorCourse
  /// In the order in which things happened.
  public let incidents: [MirrorIncident]

  /// - Parameter shift: Milliseconds by which the server's clock is ahead of that of the device
  ///   which keeps the time.
  public init(_ record: MatchRecord, through lens: MirrorLens, shift: Int64 = 0) {
    teams = BothSides(
      home: MirrorTeam(.home, of: record.match), away: MirrorTeam(.away, of: record.match))
    course = MirrorCourse(record, lens, shift)
    incidents = record.entries.compactMap { entry in MirrorIncident(entry, in: record, lens) }
  }
}

extension MirrorCourse {
  fileprivate init(_ record: MatchRecord, _ lens: MirrorLens, _ shift: Int64) {
    let state: State =
      switch record.phase {
      case .ready: .ready
      case .running: .running
      case .suspended: .suspended
      case .ended: .ended
      case .interval: .interval
      case .shootoutSetup: .shootoutSetup
      case .shootout: .shootout
      case .fullTime: .fullTime
      case .done: .done
      }
    self.init(
      state: state, stage: record.stage, periods: record.rules.regulationPeriods,
      score: record.score, outcome: record.outcome,
      clock: MirrorClock(record, lens, shift),
      shootout: record.shootout.map { shootout in MirrorShootout(shootout) })
  }
}

extension MirrorClock {
  /// None before the match and once it is over.
  fileprivate init?(_ record: MatchRecord, _ lens: MirrorLens, _ shift: Int64) {
    guard let clock = record.clock, record.phase != .fullTime else { return nil }
    let start = clock.start.wall.advanced(byMilliseconds: shift.plus(lens.lag))
    var offset = 0
    var planned: Int?
    if case .period(let period) = clock.stage {
      offset = record.offset(of: period)
      planned = record.seconds(of: period)
    }
    self.init(
      anchor: start, elapsed: clock.frozen ?? clock.adjust.minus(clock.stoppedTotal),
      isRunning: clock.frozen == nil, offset: offset, planned: planned,
      announced: record.currentPeriod?.announced)
  }
}
