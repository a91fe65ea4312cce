import Core
import Wire

extension MirrorCourse: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let score = try cursor.required("score")
    let goals: ClosedRange<Int64> = 0...Int64(Int32.max)
    self.init(
      state: try cursor.required("state").word(), stage: try cursor.required("stage").stage(),
      periods: try cursor.required("periods").int(in: RuleSet.periods.wire),
      score: BothSides(
        home: try score.required("home").int(in: goals),
        away: try score.required("away").int(in: goals)),
      outcome: try cursor.optional("outcome")?.word(),
      clock: try cursor.optional("clock")?.decode(),
      shootout: try cursor.optional("shootout")?.decode())
  }

  public var json: JSON {
    .object([
      "state": .word(state), "stage": .stage(stage),
      "periods": .int(max(RuleSet.periods.lowerBound, min(RuleSet.periods.upperBound, periods))),
      "score": .object(["home": .int(score.home), "away": .int(score.away)]),
      "outcome": outcome.map { outcome in .word(outcome) },
      "clock": clock.map { clock in clock.json },
      "shootout": shootout.map { shootout in shootout.json },
    ])
  }
}

extension MirrorShootout: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      rows: BothSides(
        home: try cursor.required("home").decode(), away: try cursor.required("away").decode()),
      winner: try cursor.optional("winner")?.word())
  }

  public var json: JSON {
    .object([
      "home": rows.home.json, "away": rows.away.json,
      "winner": winner.map { winner in .word(winner) },
    ])
  }
}

extension MirrorShootout.Row: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kicks = try cursor.text("kicks")
    let count: ClosedRange<Int64> = 0...Int64(Int32.max)
    self.init(
      taken: try cursor.required("taken").int(in: count),
      scored: try cursor.required("scored").int(in: count),
      kicks: kicks.utf8.prefix(MirrorShootout.shown).map { letter in letter == UInt8(ascii: "o") })
  }

  /// `o` for each that was scored, `x` for each other.
  public var json: JSON {
    let letters = kicks.map { isScored in isScored ? UInt8(ascii: "o") : UInt8(ascii: "x") }
    return .object([
      "taken": .int(taken), "scored": .int(scored),
      "kicks": .text(String(decoding: letters, as: UTF8.self)),
    ])
  }
}
