import Core

extension MatchRecord {
  func advice(on kick: Kick) -> [Advice] {
    var advice: [Advice] = []
    if let shootout {
      if let winner = shootout.winner {
        advice.append(.shootoutDecided(winner))
      } else if shootout.next != kick.side {
        advice.append(.otherSideKicks(shootout.next))
      }
    }
    guard let kicker = kick.kicker, !kicker.isUnknown else { return advice }
    if kicker.side != kick.side { advice.append(.wrongSide(kicker)) }
    let lineUp = lineUps[kick.side]
    if let member = lineUp.member(kicker) {
      if member.place == .sentOff {
        advice.append(.sentOffBefore(kicker))
      } else if member.place != .field {
        advice.append(.mayNotKick(kicker))
      }
    } else if lineUp.isFromSheet {
      advice.append(.notOnSheet(kicker))
    }
    if kicked(kick.side).contains(where: { known in known.isSame(as: kicker) }) {
      advice.append(.kickedBefore(kicker))
    }
    return advice
  }

  /// Before the kicks both sides are made equal; once a player is sent off during them, again.
  var unequal: [Advice] {
    reduction.map { larger in [.reduceToEquate(larger.side, count: larger.count)] } ?? []
  }
}
