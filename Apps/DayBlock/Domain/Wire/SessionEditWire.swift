import Core
import Wire

extension SessionEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    switch try field.string(limit: 32) {
    case "block": self = .block(try cursor.required("value").id())
    case "memo": self = .memo(from: try cursor.text("from"), to: try cursor.text("value"))
    case "time": self = .segments(try cursor.required("value").segments())
    case "joined": self = .joined(try cursor.required("value").id())
    case "left": self = .left(try cursor.required("value").id())
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    switch self {
    case .block(let block): .object(["field": "block", "value": .id(block)])
    case .memo(let from, let to):
      .object(["field": "memo", "from": .text(from), "value": .text(to)])
    case .segments(let segments): .object(["field": "time", "value": .segments(segments)])
    case .joined(let friend): .object(["field": "joined", "value": .id(friend)])
    case .left(let friend): .object(["field": "left", "value": .id(friend)])
    }
  }
}
