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
    case "post": self = .post(try cursor.required("id").id())
    case "comment": self = .comment(try cursor.required("id").id())
    case "feedback":
      self = .feedback(
        try cursor.required("round").id(), about: try cursor.required("golfer").id())
    default: throw kind.error(.expected("a known target"))
    }
  }

  public var json: JSON {
    switch self {
    case .round, .golfer, .post, .comment: .object(["kind": .string(kind), "id": .id(id)])
    case .message(let id, let round):
      .object(["kind": .string(kind), "id": .id(id), "round": .id(round)])
    case .feedback(let round, let user):
      .object(["kind": .string(kind), "round": .id(round), "golfer": .id(user)])
    }
  }
}
