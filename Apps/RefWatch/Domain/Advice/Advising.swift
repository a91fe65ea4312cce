import Core

extension MatchRecord {
  /// What the referee may want to know before `fact` is recorded as having happened then. It is
  /// never an answer to whether it may be recorded. `replacing` is the entry that it corrects.
  public func advice(
    on fact: Fact, stage: Stage, elapsed: Int64, replacing: MatchEventID? = nil
  ) -> [Advice] {
    var advice = timing(of: fact, stage, elapsed)
    switch fact {
    case .kickOff: advice += shortHanded
    case .goal(let goal): advice += people(of: goal)
    case .card(let card): advice += self.advice(on: card, stage, replacing)
    case .warning(let participant, reason: _): advice += repeated(participant)
    case .substitution(let change): advice += self.advice(on: change, stage, elapsed)
    case .playerOff(let player, let reason) where reason != .reduction:
      advice += present(player)
    case .sinBinStart(let player, seconds: _):
      advice += present(player) + tooFew(player.side, without: player)
    case .kick(let kick): advice += self.advice(on: kick)
    case .shootoutStart: advice += unequal
    case .addedTime(let minutes):
      if let before = currentPeriod?.announced, minutes < before {
        advice.append(.addedTimeFalls(from: before))
      }
    case .rules(let new):
      if !isBeforeKickOff && new.periodMinutes != rules.periodMinutes {
        advice.append(.lengthChanged)
      }
    default: break
    }
    if let twin = twin(of: fact, stage, elapsed, replacing) { advice.append(.duplicate(twin)) }
    let count = log.count + 1
    if count == RefWatchLimits.longLog || count >= RefWatchLimits.nearlyFullLog {
      advice.append(.manyEntries(count: count))
    }
    return advice
  }

  /// What is wrong as things stand.
  public var standingAdvice: [Advice] { isBeforeKickOff ? [] : shortHanded }

  private var shortHanded: [Advice] {
    Side.allCases.compactMap { side in
      let count = lineUps[side].strength
      return count < rules.minPlayers
        ? .tooFewPlayers(side, count: count, least: rules.minPlayers) : nil
    }
  }

  /// For a player who leaves for good, or for a while: who is left is too few.
  func tooFew(_ side: Side, without player: Participant) -> [Advice] {
    let member = lineUps[side].member(player)
    guard member.map({ member in member.place == .field && !member.isInSinBin }) ?? true else {
      return []
    }
    let count = lineUps[side].strength - 1
    return count < rules.minPlayers
      ? [.tooFewPlayers(side, count: count, least: rules.minPlayers)] : []
  }

  // MARK: Time

  /// No period lasts so much longer than planned.
  static let longestOverrun: Int64 = 30 * 60_000

  private func timing(of fact: Fact, _ stage: Stage, _ elapsed: Int64) -> [Advice] {
    var advice: [Advice] = []
    if stage.rank > self.stage.rank { advice.append(.stageNotReached) }
    if case .period(let period) = stage, period != .shootout {
      if let played = periods.first(where: { known in known.period == period }) {
        if let length = played.played, elapsed > length { advice.append(.stageOver) }
      } else if stage.rank <= self.stage.rank {
        advice.append(.stageNotReached)
      }
      let planned = Int64(seconds(of: period) ?? 0) * 1000
      if elapsed > planned + MatchRecord.longestOverrun { advice.append(.implausibleTime) }
    }
    if !fact.canHappen(in: stage) { advice.append(.notInPlay) }
    return advice
  }

  /// The same fact less than a minute away: perhaps two people recorded it.
  private func twin(
    of fact: Fact, _ stage: Stage, _ elapsed: Int64, _ replacing: MatchEventID?
  ) -> MatchEventID? {
    entries.first { entry in
      entry.counts && entry.stage == stage && entry.event.id != replacing
        && abs(entry.elapsed - elapsed) < 60_000 && entry.fact.looksLike(fact)
    }?.event.id
  }

  // MARK: People

  /// Whoever acts in play should be there.
  func present(_ player: Participant) -> [Advice] {
    guard player.kind == .player, !player.isUnknown else { return [] }
    let lineUp = lineUps[player.side]
    guard let member = lineUp.member(player) else {
      return lineUp.isFromSheet ? [.notOnSheet(player)] : []
    }
    var advice: [Advice] = []
    if lineUp.isFromSheet && !member.isNamed { advice.append(.notOnSheet(player)) }
    if member.place == .sentOff {
      advice.append(.sentOffBefore(player))
    } else if member.isInSinBin {
      advice.append(.inSinBin(player))
    } else if !member.isOnField {
      advice.append(.notOnField(player))
    }
    return advice
  }

  private func people(of goal: Goal) -> [Advice] {
    var advice: [Advice] = []
    if let scorer = goal.scorer {
      let side = goal.scoredBy
      if scorer.side != side { advice.append(.wrongSide(scorer)) }
      advice += present(scorer)
    }
    if let assist = goal.assist {
      if assist.side != goal.credited { advice.append(.wrongSide(assist)) }
      if let scorer = goal.scorer, scorer.isSame(as: assist) {
        advice.append(.samePlayer(assist))
      }
      advice += present(assist)
    }
    return advice
  }
}

extension Fact {
  /// Whether the kind of thing happens at all in such a stage.
  fileprivate func canHappen(in stage: Stage) -> Bool {
    let isPlay: Bool
    switch stage {
    case .period(.shootout), .gap: isPlay = false
    case .period: isPlay = true
    }
    switch self {
    case .goal, .penaltyAwarded, .penaltyMissed, .addedTime, .sinBinRestart: return isPlay
    case .kick: return stage == .period(.shootout)
    case .substitution(let change):
      if stage == .period(.shootout) { return change.kind == .goalkeeper }
      if change.kind == .beforeMatch { return stage == .gap(.beforeMatch) }
      return stage != .gap(.afterMatch)
    default: return true
    }
  }

  /// Whether two people may have meant the same by them.
  fileprivate func looksLike(_ other: Fact) -> Bool {
    switch (self, other) {
    case (.goal(let one), .goal(let other)):
      one.credited == other.credited && same(one.scorer, other.scorer)
    case (.card(let one), .card(let other)):
      one.colour == other.colour && one.recipient.isSame(as: other.recipient)
    case (.substitution(let one), .substitution(let other)):
      one.side == other.side && same(one.off, other.off) && same(one.on, other.on)
    case (.penaltyAwarded(let one), .penaltyAwarded(let other)): one == other
    default: false
    }
  }

  /// Whoever isn't named may be anybody.
  private func same(_ one: Participant?, _ other: Participant?) -> Bool {
    guard let one, let other, !one.isUnknown, !other.isUnknown else { return true }
    return one.isSame(as: other)
  }
}
