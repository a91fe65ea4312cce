import Core
import Wire

extension ChatContent: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    switch try kind.string(limit: 16) {
    case "text":
      self = .text(
        try cursor.text("text", limit: 4_000), photo: try cursor.optional("photo")?.photo())
    case "system": self = .system(try cursor.required("notice").word())
    case "redacted": self = .redacted
    default: throw kind.error(.expected("a known content"))
    }
  }

  public var json: JSON {
    switch self {
    case .text(let text, let photo):
      .object(["kind": "text", "text": .text(text), "photo": photo.map { photo in .photo(photo) }])
    case .system(let notice): .object(["kind": "system", "notice": .word(notice)])
    case .redacted: .object(["kind": "redacted"])
    }
  }
}
