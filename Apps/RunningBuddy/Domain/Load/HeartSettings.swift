import Coding
import Core
import Wire

/// What zones and loads need besides the person's profile.
public struct HeartSettings: Hashable, Sendable {
  /// Beats per minute at threshold (LTHR), within ``RunLimits/thresholdHeartRates``.
  public private(set) var threshold: Int?
  public private(set) var method = ZoneMethod.greatest
  /// Of ``ZoneMethod/own``: beats per minute from which each zone counts, rising, within
  /// ``RunLimits/zoneBorders``.
  public private(set) var borders: [Int]?
  /// What a later version wrote, as it came.
  var rest: [JSON.Member] = []

  public init() {}
}

/// One setting of ``HeartSettings``.
@Wire(casesOf: "setting")
public enum HeartChange: Hashable, Sendable {
  @Case(in: RunLimits.anyNumber) case threshold(Int?)
  case method(ZoneMethod)
  @Case(as: "heartRates") case borders([Int])
}

extension HeartSettings {
  /// Changes one setting, when the value is one that may be.
  mutating func apply(_ change: HeartChange) throws(RunRejection) {
    switch change {
    case .threshold(let rate):
      try RunLimits.check(rate, RunLimits.thresholdHeartRates, .thresholdHeartRate)
      threshold = rate
    case .method(let value): method = value
    case .borders(let value):
      for border in value { try RunLimits.check(border, RunLimits.zoneBorders, .zoneBorders) }
      guard HeartZones(borders: value) != nil else { throw .badOrder(.zoneBorders) }
      borders = value
    }
  }
}

extension HeartSettings: WireCodable {
  private static let names = ["threshold", "method", "borders"]

  public var json: JSON {
    JSON.object([
      "threshold": threshold.map { rate in .int(rate) },
      "method": method == .greatest ? nil : method.json,
      "borders": borders.map { borders in .heartRates(borders) },
    ]).followed(by: rest)
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    threshold = try cursor.optional("threshold")?.int(in: RunLimits.anyNumber)
    if let value = try cursor.optional("method") { method = try value.decode() }
    if let value = try cursor.optional("borders") {
      let rates = try value.heartRates()
      guard HeartZones(borders: rates) != nil else {
        throw value.error(.expected("rising borders of zones"))
      }
      borders = rates
    }
    rest = unknownMembers(of: cursor.value, known: HeartSettings.names)
  }
}

extension WireCursor {
  /// Beats per minute, a few of them.
  func heartRates() throws(WireError) -> [Int] {
    let elements = try elements()
    guard elements.count <= HeartZones.count else { throw error(.expected("fewer heart rates")) }
    var rates: [Int] = []
    for element in elements { rates.append(try element.int(in: RunLimits.anyNumber)) }
    return rates
  }
}

extension JSON {
  static func heartRates(_ rates: [Int]) -> JSON {
    .array(rates.map { rate in .int(rate) })
  }
}
