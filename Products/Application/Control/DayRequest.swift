import DayBlockServer
import Wire

/// What somebody wants of a person's DayBlock in a terminal.
public enum DayRequest: Hashable, Sendable {
  case step(LiveOrder)
  case status(zone: String?)
  /// Dates as `YYYY-MM-DD`; without them, today. `by` is block, group, hour, weekday or day.
  case report(from: String?, through: String?, by: String, zone: String?)
}

extension DayRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    func text(_ name: String) throws(WireError) -> String? {
      try cursor.optional(name)?.string(limit: 65_536)
    }
    let word = try cursor.required("do").string(limit: 32)
    switch word {
    case "status": self = .status(zone: try text("zone"))
    case "report":
      self = .report(
        from: try text("from"), through: try text("through"),
        by: try cursor.required("by").string(limit: 32), zone: try text("zone"))
    default:
      var order = LiveOrder(try cursor.required("do").word())
      order.block = try text("block")
      order.memo = try text("memo") ?? ""
      order.end = try cursor.optional("end")?.decode()
      order.switching = try cursor.optional("switch")?.word()
      order.zone = try text("zone")
      order.device = try text("device") ?? ""
      self = .step(order)
    }
  }

  public var json: JSON {
    func text(_ text: String?) -> JSON? { text.map { text in .string(text) } }
    return switch self {
    case .status(let zone): .object(["do": "status", "zone": text(zone)])
    case .report(let from, let through, let by, let zone):
      .object([
        "do": "report", "from": text(from), "through": text(through), "by": .string(by),
        "zone": text(zone),
      ])
    case .step(let order):
      .object([
        "do": .word(order.step), "block": text(order.block), "memo": .string(order.memo),
        "end": order.end?.json, "switch": order.switching.map { word in .word(word) },
        "zone": text(order.zone),
        "device": .string(order.device),
      ])
    }
  }
}
