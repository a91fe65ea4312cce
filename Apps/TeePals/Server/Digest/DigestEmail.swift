import Calendar
import Coding
import Core
import Server
import TeePalsDomain
import Wire

/// An email about unread notifications: it names the first ones and counts the rest and the chats.
/// It never has what was said in a chat.
public struct DigestEmail: Hashable, Sendable {
  /// Its name in the queue.
  public static let template = "golfDigest"
  /// Things that are named; the rest is counted.
  static let named = 10

  let language: Language
  let lines: [Line]
  /// Things that are not named.
  let more: Int
  let chats: Int

  @Memberwise @Wire struct Line: Hashable, Sendable {
    @Field(limit: DigestEmail.Line.longest) let words: String
    @Field(limit: DigestEmail.Line.longestPath) let path: String

    /// Unicode scalars.
    static let longest = 1_000, longestPath = 200
  }

  /// - Parameters:
  ///   - unread: The newest first.
  ///   - now: When it is written.
  init(_ unread: [GolfNotification], in language: Language, at now: Instant) {
    self.language = language
    let things = unread.filter { notification in notification.kind.category != .chat }
    lines = things.prefix(Self.named).map { notification in
      Line(
        words: GolfPushWords(notification, language: language.rawValue, at: now).body,
        path: GolfPushWords.address(of: notification))
    }
    more = max(0, things.count - Self.named)
    chats = unread.count - things.count
  }

  /// As it waits in the queue.
  var variables: JSON {
    .object([
      "language": .string(language.rawValue),
      "lines": .array(of: lines), "more": .int(more), "chats": .int(chats),
    ])
  }

  private init(_ cursor: WireCursor) throws(WireError) {
    language = try cursor.required("language").word()
    lines = try cursor.required("lines").decodeArray()
    more = try cursor.required("more").int(in: 0...10_000)
    chats = try cursor.required("chats").int(in: 0...10_000)
  }

  /// Renders a queued message, `nil` for another module's; every link begins with `origin`.
  public static func render(_ message: OutgoingMessage, origin: String) -> RenderedMessage? {
    guard message.template == template else { return nil }
    do throws(WireError) {
      return try DigestEmail(WireCursor(message.variables)).page(origin: origin).rendered
    } catch { return nil }
  }

  // MARK: Words

  private func say(_ english: String, _ korean: String) -> String {
    Sentence(english, korean).text(in: language)
  }

  func page(origin: String) -> EmailDocument {
    let count = lines.count + more + chats
    var parts: [EmailDocument.Part] = [
      .words(say("Your unread notifications in TeePals:", "TeePals에서 아직 읽지 않은 소식이에요."))
    ]
    parts += lines.map { line in .line(line.words, address: origin + line.path) }
    if more > 0 {
      parts.append(
        .words(say(more == 1 ? "and 1 more" : "and \(more) more", "그 밖에 \(more)개 더")))
    }
    if chats > 0 {
      let words = say(
        chats == 1 ? "New messages in 1 chat" : "New messages in \(chats) chats",
        "새 메시지가 있는 채팅 \(chats)개")
      parts.append(.line(words, address: origin + "/golf/notifications"))
    }
    parts += [
      .link(
        label: say("Open TeePals", "TeePals 열기"), address: origin + "/golf/notifications"),
      .remark(
        say(
          "You get this email because email summaries are on in your TeePals settings. To stop "
            + "them, choose “Never” there:",
          "TeePals 설정에서 선택했기 때문에 보내는 메일이에요. 받지 않으려면 설정에서 ‘받지 않음’을 선택하세요.")),
      .line(say("TeePals settings", "TeePals 설정"), address: origin + "/golf/profile/settings"),
    ]
    return EmailDocument(
      language: language.rawValue,
      subject: say(
        count == 1
          ? "TeePals: 1 unread notification" : "TeePals: \(count) unread notifications",
        "TeePals 새 소식 \(count)개"), parts: parts)
  }
}
