import Calendar
import Coding
import Core
import Wire

/// What somebody is told of others, and of themselves among them.
@Memberwise @Wire public struct PeerReport: Hashable, Sendable {
  /// The server's operator allows it.
  public var isOffered: Bool
  /// The person takes part.
  public var shares: Bool
  /// When it was worked out; `nil` where it has not been yet.
  @Field(as: "dayNumber") public var day: CivilDate?
  @Field(defaults: .required) public var lines: [Line] = []

  @Memberwise public struct Line: Hashable, Sendable {
    /// Empty for all of them.
    public let competition: String
    public let pool: PeerPool
    /// The person's own value, and how much it comes from; `nil` where too little is known.
    public let own: PeerFigure?
  }
}

extension WireCursor {
  fileprivate func dayNumber() throws(WireError) -> CivilDate {
    CivilDate(dayNumber: Int(clamping: try integer()))
  }
}

extension JSON {
  fileprivate static func dayNumber(_ day: CivilDate) -> JSON { .int(day.dayNumber) }
}

extension PeerReport.Line: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    func number(_ name: String) throws(WireError) -> Int {
      Int(clamping: try cursor.required(name).integer())
    }
    competition = try cursor.required("competition").string(limit: 400)
    let measure: PeerMeasure = try cursor.required("measure").word()
    pool = PeerPool(
      measure: measure, people: try number("people"), low: try number("low"),
      middle: try number("middle"), high: try number("high"))
    if let value = try cursor.optional("own") {
      own = PeerFigure(
        competition: competition, measure: measure, value: Int(clamping: try value.integer()),
        n: try number("n"))
    } else {
      own = nil
    }
  }

  public var json: JSON {
    .object([
      "competition": .string(competition), "measure": .word(pool.measure),
      "people": .int(pool.people), "low": .int(pool.low), "middle": .int(pool.middle),
      "high": .int(pool.high), "own": own.map { own in .int(own.value) },
      "n": own.map { own in .int(own.n) },
    ])
  }
}
