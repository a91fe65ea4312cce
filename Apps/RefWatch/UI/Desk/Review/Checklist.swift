import Core
import RefWatchDomain

/// Something about a record that wants a look before it is signed, and the entry it is about.
struct CheckPoint: Hashable {
  let word: ReviewText
  var entry: MatchEventID?
}

extension MatchRecord {
  var checklist: [CheckPoint] {
    var points = openPoints.map { point in CheckPoint(point) }
    for entry in entries where !entry.isWithdrawn && entry.fact.isIncident {
      if entry.event.quality == .assumed || entry.event.quality == .stepped {
        points.append(CheckPoint(word: .checkClock, entry: entry.event.id))
      }
    }
    if log.count >= RefWatchLimits.longLog { points.append(CheckPoint(word: .checkMany)) }
    return points
  }
}

extension CheckPoint {
  init(_ point: OpenPoint) {
    switch point {
    case .reasonMissing(let id): self.init(word: .checkReason, entry: id)
    case .recipientMissing(let id): self.init(word: .checkPerson, entry: id)
    case .overLimit(let id): self.init(word: .checkOverLimit, entry: id)
    case .openSinBin(let id): self.init(word: .checkSinBin, entry: id)
    case .openStoppage(let id): self.init(word: .checkStoppage, entry: id)
    case .withoutEffect(let id): self.init(word: .checkWaiting, entry: id)
    case .doubledGoal(let id): self.init(word: .checkDouble, entry: id)
    case .undecidedShootout: self.init(word: .checkShootout)
    }
  }
}
