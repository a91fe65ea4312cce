import Core

/// What a record still lacks before it is signed. The referee may sign all the same, but for a goal
/// that may be two: a signature is for a score.
public enum OpenPoint: Hashable, Sendable {
  case reasonMissing(MatchEventID)
  /// A card without a number or a name.
  case recipientMissing(MatchEventID)
  case overLimit(MatchEventID)
  case openSinBin(MatchEventID)
  case openStoppage(MatchEventID)
  /// It was recorded when the course of the match didn't allow it.
  case withoutEffect(MatchEventID)
  /// A goal that counts once until somebody says whether there were two.
  case doubledGoal(MatchEventID)
  case undecidedShootout
}

extension MatchRecord {
  /// Whether a goal counts once only until somebody says whether there were two.
  public var hasDoubledGoal: Bool { entries.contains { entry in entry.isDoubled } }

  /// In match order, then what is open.
  public var openPoints: [OpenPoint] {
    var points: [OpenPoint] = []
    for entry in entries where !entry.isWithdrawn {
      let event = entry.event.id
      if entry.isInert { points.append(.withoutEffect(event)) }
      if entry.isDoubled { points.append(.doubledGoal(event)) }
      guard entry.counts else { continue }
      switch entry.fact {
      case .card(let card):
        if !card.hasReason { points.append(.reasonMissing(event)) }
        if card.recipient.isUnknown { points.append(.recipientMissing(event)) }
      case .substitution:
        if overLimit.contains(event) { points.append(.overLimit(event)) }
      default: break
      }
    }
    points += sinBins.filter { bin in bin.isOpen }.map { bin in .openSinBin(bin.event) }
    if let openStoppage { points.append(.openStoppage(openStoppage.event)) }
    if let shootout, shootout.isEnded, shootout.winner == nil { points.append(.undecidedShootout) }
    return points
  }
}

extension Card {
  /// A code of the catalog's, or words where the code says so. Words without a code are kept for
  /// a reason that is given later.
  public var hasReason: Bool {
    guard let reason, !reason.code.isEmpty else { return false }
    return reason.code != Catalog.freeTextCode || !trimmed(reason.text).isEmpty
  }
}
