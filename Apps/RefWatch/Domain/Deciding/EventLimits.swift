import Core
import Wire

extension RefWatchLimits {
  static func check(_ event: MatchEvent) throws(RefWatchRejection) {
    try check(event.fact, event.id)
    if let addition = event.addition {
      try check(addition.reason, .reason, limit: RefWatchLimits.text)
    }
    try checkForm { () throws(WireError) in try MatchEvent(WireCursor(event.json)) == event }
  }

  private static func check(_ fact: Fact, _ event: MatchEventID) throws(RefWatchRejection) {
    switch fact {
    case .suspension(_, let text), .abandonment(_, let text), .incident(_, let text),
      .note(let text):
      try check(text, .text, limit: RefWatchLimits.text)
    case .clockAdjustment(_, let reason), .withdrawal(_, let reason):
      try check(reason, .reason, limit: RefWatchLimits.text)
    case .shootoutEnd(let reason):
      if let reason { try check(reason, .reason, limit: RefWatchLimits.text) }
    case .warning(let recipient, let reason):
      try check(recipient, event)
      try check(reason, .reason, limit: RefWatchLimits.text)
    case .goal(let goal): try check(goal, event)
    case .card(let card): try check(card, event)
    case .substitution(let substitution): try check(substitution, event)
    case .kick(let kick): try check(kick.kicker, of: kick.side, event)
    case .sinBinStart(let player, _), .playerOff(let player, _), .playerOn(let player):
      try check(player, event)
    case .penaltyMissed(let side, let player, _): try check(player, of: side, event)
    case .rules(let rules): try check(rules.catalog, .catalog, limit: catalog)
    case .signature(let name, let digest):
      try check(name, .signature, limit: RefWatchLimits.name)
      try check(digest, .signature, limit: RefWatchLimits.digest)
    case .initials(_, let name, let role):
      try check(name, .name, limit: RefWatchLimits.name)
      try check(role, .role, limit: RefWatchLimits.role)
    case .amendment(_, let amendment):
      try check(amendment.reason, .reason, limit: RefWatchLimits.text)
      try check(amendment.fact, event)
    case .unknown(let kind, let payload):
      try check(kind, .kind, limit: RefWatchLimits.kind)
      guard payload.bytes.count <= RefWatchLimits.payload else {
        throw .tooLong(.payload, limit: RefWatchLimits.payload)
      }
    case .toss, .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .resumption,
      .fullTime, .completion, .reopening, .addedTime, .clockStep, .stoppageStart, .stoppageEnd,
      .goalOverruled, .sinBinRestart, .sinBinEnd, .penaltyAwarded, .shootoutStart, .shootoutFirst,
      .restoration, .takeover, .bothHappened, .serverTime:
      break
    }
  }

  private static func check(_ goal: Goal, _ event: MatchEventID) throws(RefWatchRejection) {
    guard goal.isConsistent else { throw .wrongSide(event) }
    for player in [goal.scorer, goal.assist] {
      if let player { try check(player, event) }
    }
  }

  private static func check(_ card: Card, _ event: MatchEventID) throws(RefWatchRejection) {
    try check(card.recipient, event)
    guard let reason = card.reason else { return }
    try check(reason.catalog, .catalog, limit: catalog)
    try check(reason.code, .code, limit: code)
    try check(reason.title, .title, limit: title)
    try check(reason.text, .reason, limit: RefWatchLimits.text)
  }

  private static func check(
    _ substitution: Substitution, _ event: MatchEventID
  ) throws(RefWatchRejection) {
    guard substitution.off != nil || substitution.on != nil else { throw .nobody(event) }
    try check(substitution.off, of: substitution.side, event)
    try check(substitution.on, of: substitution.side, event)
  }

  private static func check(
    _ person: Participant?, of side: Side, _ event: MatchEventID
  ) throws(RefWatchRejection) {
    guard let person else { return }
    guard person.side == side else { throw .wrongSide(event) }
    try check(person, event)
  }

  private static func check(
    _ person: Participant, _ event: MatchEventID
  ) throws(RefWatchRejection) {
    if let text = person.name { try check(text, .name, limit: name) }
    if let text = person.role { try check(text, .role, limit: role) }
  }
}
