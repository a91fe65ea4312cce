import Calendar
import Coding
import Core
import Wire

/// What is known of a match as an appointment: how it stands, what it pays, where it comes from.
@Wire public struct Fixture: Hashable, Sendable {
  public var status: FixtureStatus = .scheduled
  /// Where the kick-off was planned, and the offset in force there then: with it the instant is the
  /// date and time that people wrote down. `nil` of matches that know only the instant.
  @Field(as: "zone") public var zone: Zone?
  public var fee: Fee?
  /// Kilometres, there and back, of ``distances``.
  @Field(in: Fixture.distances.wire) public var travel: Int?
  /// Up to ``RefWatchLimits/text`` Unicode scalars; empty where there are none.
  public var notes = ""
  /// Where it was imported from; `nil` for one made by hand.
  public var source: FixtureSource?
  /// In the order in which they were added.
  @Field(as: "tags") public var tags: [String] = []

  public init() {}

  /// What ``travel`` may be.
  public static let distances = 0...100_000
}

/// Whether an appointment stands.
@Wire public enum FixtureStatus: String, Hashable, Sendable, CaseIterable {
  case scheduled, postponed, canceled
}

/// What somebody is paid.
@Memberwise public struct Fee: Hashable, Sendable {
  /// In the currency's smallest unit, one of ``amounts``.
  public var minor: Int64
  /// ISO 4217, upper-case: `EUR`.
  public var currency: String

  /// What ``minor`` may be.
  public static let amounts: ClosedRange<Int64> = 0...100_000_000
}

/// Where a fixture was imported from, so that importing again finds it.
@Memberwise(unlabelled: 1) @Wire public struct FixtureSource: Hashable, Sendable {
  @Wire public enum Kind: String, Hashable, Sendable {
    case ics, csv
  }

  public var kind: Kind
  /// The identity in that source: of a calendar the UID, of a table its identifier, or what the
  /// line is about.
  @Field(limit: RefWatchLimits.uid) public var uid: String
}

/// One part of a fixture and its new value.
public enum FixtureEdit: Hashable, Sendable {
  case status(FixtureStatus)
  /// The instant with the zone it was planned in.
  case kickOff(Instant, Zone)
  case fee(Fee?)
  case travel(Int?)
  case notes(String)
  case source(FixtureSource?)
  /// Adds a tag, or takes it away, so that devices adding different ones both keep theirs.
  case tag(String, Bool)
}

extension Match {
  /// The date and time of the kick-off as it was planned; by `offset` where no zone is known.
  public func localKickOff(offset: Int) -> CivilDateTime? {
    scheduledKickOff.map { instant in instant.civil(offset: fixture.zone?.offset ?? offset) }
  }

  /// Plans the kick-off at a date and time of a zone.
  public mutating func plan(_ local: CivilDateTime, in zone: PlanningZone) {
    let kickOff = zone.start(local)
    scheduledKickOff = kickOff.instant
    fixture.zone = kickOff.zone
  }

  mutating func apply(_ edit: FixtureEdit) {
    switch edit {
    case .status(let status): fixture.status = status
    case .kickOff(let instant, let zone): (scheduledKickOff, fixture.zone) = (instant, zone)
    case .fee(let fee): fixture.fee = fee
    case .travel(let travel): fixture.travel = travel
    case .notes(let notes): fixture.notes = notes
    case .source(let source): fixture.source = source
    case .tag(let tag, true):
      if !MatchTags.contains(fixture.tags, tag) { fixture.tags.append(tag) }
    case .tag(let tag, false):
      fixture.tags.removeAll { other in MatchTags.areSame(other, tag) }
    }
  }
}

extension MatchEdit {
  /// The edits of the kick-off and of the fixture that make one match out of the other.
  static func fixtures(_ old: Match, _ new: Match) -> [MatchEdit] {
    var edits: [MatchEdit] = []
    let (was, now) = (old.fixture, new.fixture)
    if old.scheduledKickOff != new.scheduledKickOff || was.zone != now.zone {
      if let instant = new.scheduledKickOff, let zone = now.zone {
        edits.append(.fixture(.kickOff(instant, zone)))
      } else {
        edits.append(.scheduledKickOff(new.scheduledKickOff))
      }
    }
    if was.status != now.status { edits.append(.fixture(.status(now.status))) }
    if was.fee != now.fee { edits.append(.fixture(.fee(now.fee))) }
    if was.travel != now.travel { edits.append(.fixture(.travel(now.travel))) }
    if was.notes != now.notes { edits.append(.fixture(.notes(now.notes))) }
    if was.source != now.source { edits.append(.fixture(.source(now.source))) }
    for tag in was.tags where !MatchTags.contains(now.tags, tag) {
      edits.append(.fixture(.tag(tag, false)))
    }
    for tag in now.tags where !MatchTags.contains(was.tags, tag) {
      edits.append(.fixture(.tag(tag, true)))
    }
    return edits
  }
}
