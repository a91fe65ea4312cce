import Core
import Server
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

@Suite("The letter about a decision")
struct ModerationLetterTests {
  private func letter(
    _ deed: String, _ language: String, until: Instant? = nil
  ) -> RenderedMessage? {
    let variables = JSON.object([
      "language": .string(language), "deed": .string(deed), "rule": .string("harassment"),
      "text": .string("<b>Rude</b>"), "note": .string("Be kind"),
      "until": until.map { end in .instant(end) },
    ])
    return ModerationLetter.render(
      OutgoingMessage(
        id: OutgoingMessageID(high: 1, low: 1), recipient: "ben@example.com",
        template: ModerationLetter.template, variables: variables,
        created: Instant(milliseconds: 0)),
      origin: "https://golf.example")
  }

  @Test("says what, for which rule, the text, until when and how to appeal, in both languages")
  func words() throws {
    let english = try #require(letter("suspend", "en", until: Instant(milliseconds: 0)))
    for text in [
      "You are suspended", "no harassment", "<b>Rude</b>", "Be kind", "Jan 1, 1970", "14 days",
      "https://golf.example/golf/standing",
    ] {
      #expect(english.text.contains(text), "\(text)")
    }
    #expect(english.html.contains("&lt;b&gt;Rude"), "markup in a text is text")
    let korean = try #require(letter("suspend", "ko"))
    #expect(korean.text.contains("정지") && korean.text.contains("괴롭힘"))
    #expect(!korean.text.contains("기한"), "it has no end")
  }

  @Test("of each decision that somebody is told, and of nothing else")
  func kinds() {
    for deed in [
      "remove", "warn", "coolingOff", "suspend", "ban", "shadow", "grantAppeal", "denyAppeal",
    ] {
      for language in ["en", "ko"] { #expect(letter(deed, language) != nil, "\(deed)") }
    }
    for deed in ["dismiss", "release", "", "flag", "uphold"] { #expect(letter(deed, "en") == nil) }
    #expect(letter("warn", "xx") == nil)
    #expect(letter("grantAppeal", "en")?.text.contains("14 days") == false)
  }
}
