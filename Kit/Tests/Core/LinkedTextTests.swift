import Core
import Testing

@Suite struct LinkedTextTests {
  private func links(_ text: String) -> [String] {
    LinkedText(text).pieces.compactMap { piece in
      if case .link(let text, _) = piece { text } else { nil }
    }
  }

  @Test(arguments: [
    ("See https://example.com.", ["https://example.com"]),
    ("(https://example.com/a_(b)?c=1#d)", ["https://example.com/a_(b)?c=1#d"]),
    ("http://a.example, https://b.example!", ["http://a.example", "https://b.example"]),
    ("www.example.com/x", ["www.example.com/x"]),
    ("HTTPS://EXAMPLE.COM", ["HTTPS://EXAMPLE.COM"]),
    ("https://naver.me/abc에서 만나요", ["https://naver.me/abc"]),
    ("주소:https://naver.me/abc", ["https://naver.me/abc"]),
    ("\"https://example.com\"", ["https://example.com"]),
    ("https:// and http:// and www.", []),
    ("xhttps://example.com", []), ("javascript:alert(1)", []), ("", []),
    ("https://\u{202E}example.com", []),
  ])
  func addressesAreFound(text: String, expected: [String]) {
    #expect(links(text) == expected)
  }

  @Test func whatHasNoSchemeLeadsToASecurePage() {
    #expect(
      LinkedText("at www.example.com now").pieces == [
        .plain("at "), .link(text: "www.example.com", address: "https://www.example.com"),
        .plain(" now"),
      ])
  }

  @Test(arguments: [
    "", "plain", "a https://b.c d", "https://b.c", "www.www.www.", "한 https://b.c글",
  ])
  func nothingIsLost(text: String) {
    let whole = LinkedText(text).pieces.map { piece in
      switch piece {
      case .plain(let text), .link(let text, _): text
      }
    }
    #expect(whole.joined() == text)
  }
}
