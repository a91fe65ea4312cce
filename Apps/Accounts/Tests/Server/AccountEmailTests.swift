import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite struct AccountEmailTests {
  private static let origin = "https://fieldday.example"
  private static let token = String(repeating: "ab", count: 32)

  private static func email(_ template: String, _ language: String) -> RenderedMessage? {
    let variables = JSON.object([
      "language": .string(language), "code": "123456", "token": .string(token),
      "login": "a&b@example.com", "provider": "<Home>", "browser": "<Firefox>", "system": "Linux",
      "day": "2026-12-05", "address": "a**@example.com", "cancel": .string(token),
      "change": "added",
    ])
    return email(template, variables)
  }

  private static func email(_ template: String, _ variables: JSON) -> RenderedMessage? {
    AccountEmail.render(
      OutgoingMessage(
        id: OutgoingMessageID(high: 1, low: 1), recipient: "ana@example.com",
        template: template, variables: variables, created: Instant(milliseconds: 0)),
      origin: origin)
  }

  private static let templates = [
    "signUp", "alreadyHere", "address", "reset", "login", "newDevice", "passwordChanged",
    "linkInstead", "providerLinked", "deletion", "deletionCancelled", "exportReady", "newAddress",
    "addressMoved", "recoveryWait", "phone", "resetLinkMade",
  ]

  @Test(arguments: templates)
  func isWrittenInBothLanguages(template: String) throws {
    let english = try #require(Self.email(template, "en"))
    let korean = try #require(Self.email(template, "ko"))
    #expect(english.subject != korean.subject)
    for email in [english, korean] {
      // Nothing is loaded from anywhere, and every link begins with the configured origin.
      #expect(!email.html.contains("<img") && !email.html.contains("src="))
      for part in email.html.split(separator: "href=\"").dropFirst() {
        #expect(part.hasPrefix(Self.origin + "/account/"))
      }
      for line in email.text.split(separator: "\n") where line.contains("://") {
        #expect(line.hasPrefix(Self.origin + "/account/"))
      }
      #expect(!email.html.contains("<Firefox>"))
    }
    let hangul = korean.text.unicodeScalars.contains { scalar in
      (0xAC00...0xD7A3).contains(scalar.value)
    }
    #expect(hangul)
  }

  @Test(arguments: ["signUp", "address", "reset", "newAddress"])
  func holdsTheCodeAndTheLink(template: String) throws {
    let email = try #require(Self.email(template, "en"))
    for body in [email.text, email.html] {
      #expect(body.contains("123456"))
      #expect(body.contains("#" + Self.token))
    }
  }

  @Test func aDeletionNamesItsDay() throws {
    #expect(try #require(Self.email("deletion", "en")).text.contains("December 5, 2026"))
    #expect(try #require(Self.email("deletion", "ko")).text.contains("2026년 12월 5일"))
  }

  @Test(arguments: [
    (true, [], "after all with your passkey, cancel", "패스키(으)로 다시"),
    (false, ["Home", "Other"], "after all with Home or Other, cancel", "Home 또는 Other(으)로 다시"),
    (true, ["Home"], "after all with your passkey or Home, cancel", "패스키 또는 Home(으)로 다시"),
    (false, [], "after all, cancel", "않았거나 다시"),
  ])
  func theWaitNamesTheOtherWaysIn(
    passkey: Bool, providers: [String], english: String, korean: String
  ) throws {
    for (language, words) in [("en", english), ("ko", korean)] {
      let variables = JSON.object([
        "language": .string(language), "token": .string(Self.token),
        "cancel": .string(Self.token), "passkey": .bool(passkey),
        "providers": .array(providers.map { title in .string(title) }),
      ])
      #expect(try #require(Self.email("recoveryWait", variables)).text.contains(words))
    }
  }

  @Test func knowsNoOthers() {
    #expect(Self.email("of another program", "en") == nil)
    #expect(Self.email("signUp", "tlh") == nil)
  }
}
