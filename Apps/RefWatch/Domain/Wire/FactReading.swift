import Core
import Wire

extension Fact {
  /// Reads the fact that `cursor` has as `kind` and `payload`. An unknown kind is kept as it is.
  public init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("kind").string(limit: RefWatchLimits.kind)
    guard let kind = FactKind(rawValue: word) else {
      self = .unknown(kind: word, try cursor.optional("payload")?.value ?? .null)
      return
    }
    self = try Fact.read(kind, cursor)
  }

  /// The same, but what a newer version wrote under a known kind is kept as it is, too: an entry of
  /// the log is never lost.
  public init(keeping cursor: WireCursor) throws(WireError) {
    do throws(WireError) {
      self = try Fact(cursor)
    } catch {
      self = .unknown(
        kind: try cursor.required("kind").string(), try cursor.optional("payload")?.value ?? .null)
    }
  }

  private static func read(_ kind: FactKind, _ cursor: WireCursor) throws(WireError) -> Fact {
    func payload() throws(WireError) -> WireCursor { try cursor.required("payload") }
    switch kind {
    case .resumption: return .resumption
    case .completion: return .completion
    case .reopening: return .reopening
    case .stoppageEnd: return .stoppageEnd
    case .shootoutEnd:
      return .shootoutEnd(
        reason: try cursor.optional("payload")?.optional("reason")?.string())
    case .toss, .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .suspension,
      .abandonment, .fullTime, .takeover:
      return try lifecycle(kind, payload())
    case .addedTime, .clockAdjustment, .clockStep, .serverTime, .stoppageStart:
      return try time(kind, payload())
    case .goal, .goalOverruled, .card, .warning, .sinBinStart, .sinBinRestart, .sinBinEnd,
      .substitution, .playerOff, .playerOn, .penaltyAwarded, .penaltyMissed, .incident, .note:
      return try play(kind, payload())
    case .shootoutStart, .kick, .shootoutFirst: return try shootout(kind, payload())
    case .rules, .signature, .initials, .withdrawal, .amendment, .restoration, .bothHappened:
      return try record(kind, payload())
    }
  }

  private static func lifecycle(
    _ kind: FactKind, _ payload: WireCursor
  ) throws(WireError) -> Fact {
    switch kind {
    case .toss:
      return .toss(
        winner: try payload.required("winner").word(), choice: try payload.required("choice").word()
      )
    case .kickOff: return .kickOff(try payload.required("side").word())
    case .periodStart:
      return .periodStart(
        try payload.required("period").period(),
        seconds: try payload.required("seconds").int(in: 0...36_000))
    case .periodEnd: return .periodEnd(try payload.required("period").period())
    case .intervalStart: return .intervalStart(try payload.required("gap").gap())
    case .intervalEnd: return .intervalEnd(try payload.required("gap").gap())
    case .suspension:
      return .suspension(try payload.required("reason").word(), text: try payload.text("text"))
    case .abandonment:
      return .abandonment(try payload.required("reason").word(), text: try payload.text("text"))
    case .takeover:
      return .takeover(
        by: try payload.required("by").id(),
        epoch: try payload.required("epoch").int(in: 1...1_000_000))
    default: return .fullTime(try payload.required("outcome").word())
    }
  }

  private static func time(_ kind: FactKind, _ payload: WireCursor) throws(WireError) -> Fact {
    switch kind {
    case .addedTime:
      return .addedTime(
        minutes: try payload.required("minutes").int(in: ClockAsk.addedTimes.wire))
    case .clockAdjustment:
      return .clockAdjustment(
        milliseconds: try payload.required("deltaMs").integer(in: -86_400_000...86_400_000),
        reason: try payload.text("reason"))
    case .clockStep:
      // From one end of what a clock may show to the other.
      let limit: Int64 = 17_280_000_000_000_000
      return .clockStep(milliseconds: try payload.required("deltaMs").integer(in: -limit...limit))
    case .serverTime:
      let limit: Int64 = 17_280_000_000_000_000
      return .serverTime(
        ahead: try payload.required("aheadMs").integer(in: -limit...limit),
        doubt: try payload.required("doubtMs").integer(in: ServerOffset.doubts))
    default: return .stoppageStart(try payload.required("reason").word())
    }
  }

  private static func play(_ kind: FactKind, _ payload: WireCursor) throws(WireError) -> Fact {
    switch kind {
    case .goal: return .goal(try payload.decode())
    case .goalOverruled:
      return .goalOverruled(
        try payload.required("target").id(), by: try payload.required("by").word())
    case .card: return .card(try payload.decode())
    case .warning:
      return .warning(
        try payload.required("recipient").decode(), reason: try payload.text("reason"))
    case .sinBinStart:
      return .sinBinStart(
        try payload.required("player").decode(),
        seconds: try payload.required("seconds").int(in: 0...36_000))
    case .sinBinRestart: return .sinBinRestart(try payload.required("target").id())
    case .sinBinEnd: return .sinBinEnd(try payload.required("target").id())
    case .substitution: return .substitution(try payload.decode())
    case .playerOff:
      return .playerOff(
        try payload.required("player").decode(), try payload.required("reason").word())
    case .playerOn: return .playerOn(try payload.required("player").decode())
    case .penaltyAwarded: return .penaltyAwarded(try payload.required("side").word())
    case .penaltyMissed:
      return .penaltyMissed(
        try payload.required("side").word(), try payload.optional("player")?.decode(),
        try payload.required("result").word())
    case .incident:
      return .incident(try payload.required("type").word(), text: try payload.text("text"))
    default: return .note(try payload.text("text"))
    }
  }

  private static func shootout(_ kind: FactKind, _ payload: WireCursor) throws(WireError) -> Fact {
    switch kind {
    case .shootoutStart: .shootoutStart(first: try payload.required("first").word())
    case .kick: .kick(try payload.decode())
    default: .shootoutFirst(try payload.required("first").word())
    }
  }

  private static func record(_ kind: FactKind, _ payload: WireCursor) throws(WireError) -> Fact {
    switch kind {
    case .rules: return .rules(try payload.decode())
    case .signature:
      return .signature(name: try payload.text("name"), digest: try payload.text("digest"))
    case .initials:
      return .initials(
        try payload.required("side").word(), name: try payload.text("name"),
        role: try payload.text("role"))
    case .withdrawal:
      return .withdrawal(try payload.required("target").id(), reason: try payload.text("reason"))
    case .amendment:
      let word = try payload.required("kind")
      if FactKind(rawValue: try word.string())?.isCorrection ?? false {
        throw word.error(.expected("a fact of the match"))
      }
      return .amendment(
        try payload.required("target").id(),
        Amendment(
          fact: try Fact(payload), stage: try payload.required("stage").stage(),
          elapsed: try payload.required("elapsed").duration(), reason: try payload.text("reason")))
    case .bothHappened:
      return .bothHappened(
        try payload.required("one").id(), try payload.required("other").id())
    default: return .restoration(try payload.required("target").id())
    }
  }
}
