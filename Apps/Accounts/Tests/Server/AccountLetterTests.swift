import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite struct AccountLetterTests {
  private static let origin = "https://fieldday.example"
  private static let token = String(repeating: "ab", count: 32)

  private static func letter(_ template: String, _ language: String) -> Letter? {
    let variables = JSON.object([
      "language": .string(language), "code": "123456", "token": .string(token),
      "login": "a&b@example.com", "browser": "<Firefox>", "system": "Linux",
      "day": "2026-12-05",
    ])
    return AccountLetter.compose(
      OutgoingMessage(
        id: OutgoingMessageID(high: 1, low: 1), recipient: "ana@example.com",
        template: template, variables: variables, created: Instant(milliseconds: 0)),
      origin: origin)
  }

  private static let templates = [
    "signUp", "alreadyHere", "address", "reset", "login", "newDevice", "passwordChanged",
    "deletion", "deletionCancelled", "exportReady",
  ]

  @Test(arguments: templates)
  func isWrittenInBothLanguages(template: String) throws {
    let english = try #require(Self.letter(template, "en"))
    let korean = try #require(Self.letter(template, "ko"))
    #expect(english.subject != korean.subject)
    for letter in [english, korean] {
      // Nothing is loaded from anywhere, and every link begins with the configured origin.
      #expect(!letter.html.contains("<img") && !letter.html.contains("src="))
      for part in letter.html.split(separator: "href=\"").dropFirst() {
        #expect(part.hasPrefix(Self.origin + "/account/"))
      }
      for line in letter.text.split(separator: "\n") where line.contains("://") {
        #expect(line.hasPrefix(Self.origin + "/account/"))
      }
      #expect(!letter.html.contains("<Firefox>"))
    }
    let hangul = korean.text.unicodeScalars.contains { scalar in
      (0xAC00...0xD7A3).contains(scalar.value)
    }
    #expect(hangul)
  }

  @Test(arguments: ["signUp", "address", "reset"])
  func holdsTheCodeAndTheLink(template: String) throws {
    let letter = try #require(Self.letter(template, "en"))
    for body in [letter.text, letter.html] {
      #expect(body.contains("123456"))
      #expect(body.contains("#" + Self.token))
    }
  }

  @Test func aDeletionNamesItsDay() throws {
    #expect(try #require(Self.letter("deletion", "en")).text.contains("December 5, 2026"))
    #expect(try #require(Self.letter("deletion", "ko")).text.contains("2026년 12월 5일"))
  }

  @Test func knowsNoOthers() {
    #expect(Self.letter("of another program", "en") == nil)
    #expect(Self.letter("signUp", "tlh") == nil)
  }
}
