import Core
import RefWatchDomain

/// Something the referee has to see: it lies over everything until they say that they have.
struct PitchAlert: Hashable {
  enum Kind: Hashable {
    /// The planned time of the period is over. The period goes on.
    case timeOver(Period)
    case addedTimeOver(Period)
    case intervalOver(Gap)
    /// A break to drink or to cool is due.
    case hydration(Period)
  }

  let id: Int
  let match: MatchID
  let kind: Kind
  /// How often its cue has come.
  var rounds = 1

  /// Two minutes of a cue every three seconds; the added time only twice.
  var limit: Int {
    switch kind {
    case .timeOver, .intervalOver: 40
    case .addedTimeOver, .hydration: 2
    }
  }

  var cue: Cue {
    switch kind {
    case .timeOver, .intervalOver: .boundary
    case .addedTimeOver, .hydration: .addedTime
    }
  }
}
