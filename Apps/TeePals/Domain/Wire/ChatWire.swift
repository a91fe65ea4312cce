import Core
import Wire

extension ChatMessage {
  public var body: JSON {
    .object([
      "round": .id(round), "sender": sender.json, "content": content.json,
      "writtenAt": .instant(writtenAt), "receivedAt": .instant(of: receivedAt),
      "held": .flag(isHeld),
    ])
  }

  public init(id: ChatMessageID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, round: try body.required("round").id(), sender: try body.required("sender").decode(),
      content: try body.required("content").decode(),
      writtenAt: try body.required("writtenAt").time(), receivedAt: try body.time("receivedAt"),
      isHeld: try body.flag("held"))
  }
}

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
      .object(["kind": "text", "text": .text(text), "photo": .photo(photo)])
    case .system(let notice): .object(["kind": "system", "notice": .word(notice)])
    case .redacted: .object(["kind": "redacted"])
    }
  }
}

extension ChatMetadata {
  public var body: JSON {
    .object([
      "user": .id(user), "round": .id(round), "lastReadAt": .instant(of: lastReadAt),
      "muted": .flag(isMuted),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(user: try body.required("user").id(), round: try body.required("round").id())
    lastReadAt = try body.time("lastReadAt")
    isMuted = try body.flag("muted")
  }
}
