import Coding
import Core

/// Kicks from the penalty mark (Law 10).
@Memberwise public struct Shootout: Hashable, Sendable {
  public var first: Side
  public var order: RuleSet.ShootoutOrder = .abab
  /// Kicks for each side before sudden death.
  public var regularKicks = 5
  /// In order, with those that were taken again.
  public var kicks: [TakenKick] = []
  /// The referee ended it.
  public var isEnded = false
  /// Why, if it was not decided.
  public var reason: String?
}

/// A kick and the entry that says so.
@Memberwise public struct TakenKick: Hashable, Sendable {
  public let event: MatchEventID
  public let kick: Kick
}

extension Kick.Result {
  /// A kick that has to be taken again counts as nothing.
  public var counts: Bool { self != .retake }
}

extension Shootout {
  /// Kicks that count.
  public func taken(_ side: Side) -> Int {
    kicks.count { taken in taken.kick.side == side && taken.kick.result.counts }
  }

  public func scored(_ side: Side) -> Int {
    kicks.count { taken in taken.kick.side == side && taken.kick.result == .scored }
  }

  /// The results of a side that count, in order.
  public func results(_ side: Side) -> [Kick.Result] {
    kicks.filter { taken in taken.kick.side == side && taken.kick.result.counts }
      .map { taken in taken.kick.result }
  }

  /// Who has won: more goals than the other side could still reach. `kicks(n)` is how many each
  /// side has at least: the regular ones, and in sudden death as many as either has taken. So a
  /// side that is behind by one always has its reply.
  public var winner: Side? {
    let kicks = max(regularKicks, taken(.home), taken(.away))
    for side in Side.allCases {
      let other = side.opponent
      if scored(side) > scored(other) + kicks - taken(other) { return side }
    }
    return nil
  }

  /// The regular kicks are taken, and both sides have scored as often.
  public var isSuddenDeath: Bool {
    min(taken(.home), taken(.away)) >= regularKicks && winner == nil
  }

  /// Rounds to show.
  public var rounds: Int { max(regularKicks, taken(.home), taken(.away)) }

  /// Whose kick is next: of the two, whoever has taken fewer; else whoever begins the round.
  public var next: Side {
    let (home, away) = (taken(.home), taken(.away))
    if home != away { return home < away ? .home : .away }
    return order == .abba && home % 2 == 1 ? first.opponent : first
  }

  /// The newest kick, whoever is set to kick first since: what an undo takes back.
  public var last: TakenKick? { kicks.last }

  /// Who can kick first can be changed only before there is a kick.
  public var canSwap: Bool { kicks.isEmpty }
}
