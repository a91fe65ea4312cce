import Calendar
import Core
import Server
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

@Suite("The email about what is not read")
struct DigestEmailTests {
  private func message(_ variables: JSON, _ template: String = DigestEmail.template)
    -> OutgoingMessage
  {
    OutgoingMessage(
      id: OutgoingMessageID(high: 1, low: 1), recipient: "maya@example.com", template: template,
      variables: variables, created: PebbleBeach.now)
  }

  private func variables(_ language: String) -> JSON {
    .object([
      "language": .string(language),
      "lines": .array([
        .object([
          "words": .string("Ben <O.> asks to join: Pebble Beach"),
          "path": .string("/golf/rounds/1"),
        ])
      ]), "more": .int(2), "chats": .int(1),
    ])
  }

  @Test("as text and as HTML, in both languages, with links that begin here")
  func words() throws {
    let origin = "https://golf.example"
    let english = try #require(DigestEmail.render(message(variables("en")), origin: origin))
    #expect(english.subject == "TeePals: 4 unread notifications")
    for part in [
      "Ben <O.> asks to join", "https://golf.example/golf/rounds/1", "and 2 more",
      "New messages in 1 chat", "https://golf.example/golf/profile/settings",
    ] {
      #expect(english.text.contains(part), "\(part)")
    }
    #expect(english.html.contains("Ben &lt;O.&gt;") && !english.html.contains("<O.>"))
    let korean = try #require(DigestEmail.render(message(variables("ko")), origin: origin))
    #expect(korean.subject == "TeePals 새 소식 4개" && korean.html.contains("<html lang=\"ko\""))
    #expect(korean.text.contains("새 메시지가 있는 채팅 1개"))
  }

  @Test("what is another module's, or cannot be read, is none")
  func others() {
    let other = message(variables("en"), "reset")
    #expect(DigestEmail.render(other, origin: "") == nil)
    #expect(DigestEmail.render(message(.object([])), origin: "") == nil)
  }
}
