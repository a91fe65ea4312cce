import Coding
import Core
import Wire

/// Somebody in a mirror: as much of them as may be shown.
@Memberwise @Wire public struct MirrorPerson: Hashable, Sendable {
  @Field("official") public var isOfficial: Bool = false
  @Field(in: Participant.numbers.wire) public var number: Int?
  @Field(limit: RefWatchLimits.name) public var name: String?
  /// Of an official.
  @Field(limit: RefWatchLimits.name) public var role: String?
}

/// Something that happened, as a mirror tells it.
@Memberwise @Wire public struct MirrorIncident: Hashable, Sendable {
  @Wire public enum Kind: String, Hashable, Sendable, CaseIterable {
    case goal, ownGoal, penaltyGoal, penaltyMissed
    case caution, sendOff, secondCaution, sinBin, warning
    case substitution
  }

  public let id: MatchEventID
  /// In which it was written.
  @Field(as: "integer") public let ordinal: Int64
  @Field("what") public var kind: Kind
  /// Whose it is; of a goal, whose score rises.
  public var side: Side
  @Field(as: "stage") public var stage: Stage
  /// Milliseconds since the stage began.
  @Field(as: "integer") public var elapsed: Int64
  /// `nil` between periods.
  @Field(in: 0...Int64(Int32.max)) public var minute: Int?
  /// Minutes beyond the planned length of the period.
  @Field(in: 0...Int64(Int32.max)) public var added: Int = 0
  /// Of a substitution, who goes off.
  public var who: MirrorPerson?
  /// Who assisted, or comes on.
  public var other: MirrorPerson?
  /// Of a card's reason.
  @Field(limit: RefWatchLimits.code) public var code: String?

  /// The team of who did it: an own goal counts for the other one.
  public var sideOfWho: Side { kind == .ownGoal ? side.opponent : side }

  /// The order in which things happened.
  public func happenedBefore(_ other: MirrorIncident) -> Bool {
    if stage.rank != other.stage.rank { return stage.rank < other.stage.rank }
    if elapsed != other.elapsed { return elapsed < other.elapsed }
    return ordinal != other.ordinal ? ordinal < other.ordinal : id < other.id
  }
}

extension MirrorIncident {
  /// `nil` for what is nobody's business, or nothing to see.
  init?(_ entry: LogEntry, in record: MatchRecord, _ lens: MirrorLens) {
    guard entry.counts, entry.stage != .period(.shootout) else { return nil }
    let minute = record.minute(of: entry)
    func made(
      _ kind: Kind, _ side: Side, _ who: Participant?, _ other: Participant? = nil,
      code: String? = nil
    ) -> MirrorIncident {
      MirrorIncident(
        id: entry.event.id, ordinal: entry.event.ordinal, kind: kind, side: side,
        stage: entry.stage, elapsed: entry.elapsed, minute: minute?.minute,
        added: minute?.added ?? 0, who: MirrorPerson(who, lens), other: MirrorPerson(other, lens),
        code: code.flatMap { code in
          lens.isOfOfficials ? clipped(code, bytes: RefWatchLimits.code) : nil
        })
    }
    switch entry.fact {
    case .goal(let goal):
      let kind: Kind =
        switch goal.kind {
        case .ownGoal: .ownGoal
        case .penalty: .penaltyGoal
        default: .goal
        }
      self = made(kind, goal.credited, goal.scorer, goal.assist)
    case .card(let card):
      let kind: Kind =
        switch card.colour {
        case .yellow: card.isSinBin ? .sinBin : .caution
        case .red: .sendOff
        case .secondYellow: .secondCaution
        }
      self = made(kind, card.recipient.side, card.recipient, code: card.reason?.code)
    case .substitution(let change):
      self = made(.substitution, change.side, change.off, change.on)
    case .penaltyMissed(let side, let taker, let miss) where miss != .retake:
      self = made(.penaltyMissed, side, taker)
    case .warning(let person, reason: _) where lens.isOfOfficials:
      self = made(.warning, person.side, person)
    default: return nil
    }
  }
}

extension MirrorPerson {
  /// Without names, an official's role is told only when it is one of the known words: in free text
  /// a name may stand.
  fileprivate init?(_ participant: Participant?, _ lens: MirrorLens) {
    guard let participant else { return nil }
    let shown = lens.redaction.applied(to: participant)
    let role = shown.role.flatMap { role in
      lens.showsNames || TeamOfficialRole(rawValue: role) != nil ? role : nil
    }
    isOfficial = shown.kind == .official
    number = shown.number
    name = shown.name.flatMap { name in clipped(name, bytes: 40) }
    self.role = role.flatMap { role in clipped(role, bytes: 40) }
    if !isOfficial, number == nil, name == nil { return nil }
  }
}

/// As many whole scalars as fit, without those that control; `nil` where nothing is left.
func clipped(_ text: String, bytes limit: Int) -> String? {
  var kept = String.UnicodeScalarView()
  var length = 0
  for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
    length += scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x1_0000 ? 3 : 4
    if length > limit { break }
    kept.append(scalar)
  }
  return kept.isEmpty ? nil : String(kept)
}
