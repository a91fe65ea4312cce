import Core

/// What two entries have in common that may tell of one thing: the kind, the side and who it was.
struct Likeness: Hashable {
  private enum Sort: Hashable {
    case goal, card, warning, substitution, penalty, missedPenalty, kick, sinBin, off, on
  }

  private let sort: Sort
  private let side: Side
  /// Numbers of shirts; unknown ones are alike.
  private let who: Int?
  private let other: Int?
  private let isOfficial: Bool

  private init(_ sort: Sort, _ side: Side, _ person: Participant?, _ other: Participant? = nil) {
    self.sort = sort
    self.side = side
    who = person?.number
    self.other = other?.number
    isOfficial = person?.kind == .official
  }

  /// How far apart on the match clock two such entries may be, in milliseconds.
  static let reach: Int64 = 60_000

  /// `nil` for what is no single happening with somebody in it.
  init?(_ fact: Fact) {
    switch fact {
    case .goal(let goal): self.init(.goal, goal.credited, goal.scorer)
    case .card(let card): self.init(.card, card.recipient.side, card.recipient)
    case .warning(let person, _): self.init(.warning, person.side, person)
    case .substitution(let change):
      self.init(.substitution, change.side, change.off, change.on)
    case .penaltyAwarded(let side): self.init(.penalty, side, nil)
    case .penaltyMissed(let side, let taker, _): self.init(.missedPenalty, side, taker)
    case .kick(let kick): self.init(.kick, kick.side, kick.kicker)
    case .sinBinStart(let player, _): self.init(.sinBin, player.side, player)
    case .playerOff(let player, _): self.init(.off, player.side, player)
    case .playerOn(let player): self.init(.on, player.side, player)
    default: return nil
    }
  }
}
