import Core
import Wire

extension ReportTarget: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    switch try kind.string(limit: 16) {
    case "round": self = .round(try cursor.required("id").id())
    case "message":
      self = .message(try cursor.required("id").id(), in: try cursor.required("round").id())
    case "golfer": self = .golfer(try cursor.required("id").id())
    default: throw kind.error(.expected("a known target"))
    }
  }

  public var json: JSON {
    switch self {
    case .round, .golfer: .object(["kind": .string(kind), "id": .id(id)])
    case .message(let id, let round):
      .object(["kind": .string(kind), "id": .id(id), "round": .id(round)])
    }
  }
}

extension Report {
  public var body: JSON {
    .object([
      "reporter": reporter.map { user in .id(user) }, "target": target.json,
      "reported": .id(reported), "reason": .word(reason), "priority": .word(priority),
      "status": .word(status), "text": .text(text), "context": .text(context),
      "createdAt": .instant(createdAt), "closedAt": .instant(of: closedAt),
    ])
  }

  /// - Parameter id: What it was made under: whoever is gone is in it no more.
  public init(id: ReportID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, reporter: try body.optional("reporter")?.id(),
      target: try body.required("target").decode(), reported: try body.required("reported").id(),
      reason: try body.required("reason").word(), priority: try body.required("priority").word(),
      text: try body.text("text", limit: 8_000),
      context: try body.text("context", limit: 4 * GolfLimits.reportContext),
      createdAt: try body.required("createdAt").time())
    status = try body.required("status").word()
    closedAt = try body.time("closedAt")
  }
}
