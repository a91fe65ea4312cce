import Wire

extension Period: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let days = try cursor.optional("days")?.integer(in: DayCount.range.wire)
    let key = try cursor.required("key")
    guard
      let period = Period(key: try key.string(limit: 32), days: days.map { days in Int(days) })
    else { throw key.error(.expected("a period")) }
    self = period
  }

  public var json: JSON {
    switch self {
    case .custom(let count): .object(["key": .string(key), "days": .int(count.days)])
    default: .object(["key": .string(key)])
    }
  }
}
