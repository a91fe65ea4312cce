import AccountsServer
import Calendar
import Core
import Server
import Testing
import Wire

@Suite("Text messages")
struct AccountTextTests {
  private static let texts: [AccountText] = [
    .code("012345"), .taken, .login(email: "ana***@example.com", username: "ana_1"),
    .login(email: "ana***@example.com", username: nil),
  ]

  private func render(_ text: AccountText, _ language: Language) throws -> RenderedMessage {
    let message = OutgoingMessage(
      id: OutgoingMessageID(high: 1, low: 1), channel: .sms, recipient: "+821012345678",
      template: text.template, variables: text.variables(in: language),
      created: Instant(milliseconds: 0))
    return try #require(
      AccountEmail.render(message, origin: "https://fieldday.example:8443"))
  }

  @Test(arguments: texts)
  func isShortAndInBothLanguages(text: AccountText) throws {
    let english = try render(text, .english)
    let korean = try render(text, .korean)
    #expect(english.text != korean.text)
    for message in [english, korean] {
      #expect(message.html.isEmpty)
      #expect(!message.text.contains("://"), "nothing to tap")
      #expect(!message.text.contains("{"))
    }
    // One message of the seven-bit alphabet.
    #expect(english.text.utf8.count <= 160)
    #expect(korean.text.unicodeScalars.count <= 70)
  }

  /// The form that telephones fill in: the last line, the host without its port, the code.
  @Test(arguments: [Language.english, .korean])
  func theCodeIsBoundToThisSite(language: Language) throws {
    let lines = try render(.code("012345"), language).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "@fieldday.example #012345")
    #expect(lines.dropLast().last == "")
    #expect(lines.first?.contains("012345") == true)
  }

  @Test func isReadAsItWasWritten() throws {
    for text in Self.texts {
      let read = try #require(
        AccountText.read(template: text.template, text.variables(in: .korean)))
      #expect(read.text == text)
      #expect(read.language == .korean)
    }
    #expect(AccountText.read(template: "of another program", .object([])) == nil)
    #expect(AccountText.read(template: "textCode", .object(["language": "en"])) == nil)
  }
}
