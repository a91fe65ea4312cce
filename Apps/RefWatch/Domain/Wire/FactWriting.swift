import Core
import Wire

extension Fact {
  /// What the fact says besides its kind; `nil` where the kind says all.
  public var payload: JSON? {
    switch self {
    case .toss, .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .suspension,
      .resumption, .abandonment, .fullTime, .completion, .reopening,
      .takeover:
      lifecycle
    case .addedTime, .clockAdjustment, .clockStep, .serverTime, .stoppageStart, .stoppageEnd: time
    case .goal, .goalOverruled, .card, .warning, .sinBinStart, .sinBinRestart, .sinBinEnd,
      .substitution, .playerOff, .playerOn, .penaltyAwarded, .penaltyMissed, .incident, .note:
      play
    case .shootoutStart, .kick, .shootoutFirst, .shootoutEnd: shootout
    case .rules, .signature, .initials, .withdrawal, .amendment, .restoration, .bothHappened:
      record
    case .unknown(_, let payload): payload == .null ? nil : payload
    }
  }

  private var lifecycle: JSON? {
    switch self {
    case .toss(let winner, let choice): .object(["winner": .word(winner), "choice": .word(choice)])
    case .kickOff(let side): .object(["side": .word(side)])
    case .periodStart(let period, let seconds):
      .object(["period": .period(period), "seconds": .int(seconds)])
    case .periodEnd(let period): .object(["period": .period(period)])
    case .intervalStart(let gap), .intervalEnd(let gap): .object(["gap": .gap(gap)])
    case .suspension(let reason, let text), .abandonment(let reason, let text):
      .object(["reason": .word(reason), "text": .text(text)])
    case .fullTime(let outcome): .object(["outcome": .word(outcome)])
    case .takeover(let user, let epoch): .object(["by": .id(user), "epoch": .int(epoch)])
    default: nil
    }
  }

  private var time: JSON? {
    switch self {
    case .addedTime(let minutes): .object(["minutes": .int(minutes)])
    case .clockAdjustment(let delta, let reason):
      .object(["deltaMs": .integer(delta), "reason": .text(reason)])
    case .clockStep(let delta): .object(["deltaMs": .integer(delta)])
    case .serverTime(let ahead, let doubt):
      .object(["aheadMs": .integer(ahead), "doubtMs": .integer(doubt)])
    case .stoppageStart(let reason): .object(["reason": .word(reason)])
    default: nil
    }
  }

  private var play: JSON? {
    switch self {
    case .goal(let goal): goal.json
    case .goalOverruled(let event, let by): .object(["target": .id(event), "by": .word(by)])
    case .card(let card): card.json
    case .warning(let recipient, let reason):
      .object(["recipient": recipient.json, "reason": .text(reason)])
    case .sinBinStart(let player, let seconds):
      .object(["player": player.json, "seconds": .int(seconds)])
    case .sinBinRestart(let event), .sinBinEnd(let event): .object(["target": .id(event)])
    case .substitution(let substitution): substitution.json
    case .playerOff(let player, let reason):
      .object(["player": player.json, "reason": .word(reason)])
    case .playerOn(let player): .object(["player": player.json])
    case .penaltyAwarded(let side): .object(["side": .word(side)])
    case .penaltyMissed(let side, let player, let miss):
      .object([
        "side": .word(side), "player": player.map { player in player.json }, "result": .word(miss),
      ])
    case .incident(let kind, let text): .object(["type": .word(kind), "text": .text(text)])
    case .note(let text): .object(["text": .text(text)])
    default: nil
    }
  }

  private var shootout: JSON? {
    switch self {
    case .shootoutStart(let first), .shootoutFirst(let first): .object(["first": .word(first)])
    case .kick(let kick): kick.json
    case .shootoutEnd(let reason): reason.map { reason in .object(["reason": .string(reason)]) }
    default: nil
    }
  }

  private var record: JSON? {
    switch self {
    case .rules(let rules): rules.json
    case .signature(let name, let digest):
      .object(["name": .text(name), "digest": .text(digest)])
    case .initials(let side, let name, let role):
      .object(["side": .word(side), "name": .text(name), "role": .text(role)])
    case .withdrawal(let event, let reason):
      .object(["target": .id(event), "reason": .text(reason)])
    case .amendment(let event, let amendment):
      .object([
        "target": .id(event), "kind": .string(amendment.fact.kind),
        "payload": amendment.fact.payload, "stage": .stage(amendment.stage),
        "elapsed": .integer(amendment.elapsed), "reason": .text(amendment.reason),
      ])
    case .restoration(let event): .object(["target": .id(event)])
    case .bothHappened(let one, let other): .object(["one": .id(one), "other": .id(other)])
    default: nil
    }
  }
}
