import Server
import Testing

@Suite("Where links in messages lead while no public address is set")
struct BrowsedOriginTests {
  private func mailer(follows: Bool = true) -> Mailer {
    Mailer(
      deliverer: NoDeliverer(), origin: "http://127.0.0.1:8080", followsBrowsers: follows)
  }

  @Test(arguments: [
    ("localhost:9000", "http://localhost:9000"), ("LocalHost", "http://localhost"),
    ("127.0.0.1:80", "http://127.0.0.1:80"), ("[::1]:9000", "http://[::1]:9000"),
    ("[::1]", "http://[::1]"),
  ])
  func leadToWhereTheServerIsBrowsed(authority: String, origin: String) {
    let mailer = mailer()
    #expect(mailer.origin == "http://127.0.0.1:8080")
    mailer.noteBrowsed(at: authority)
    #expect(mailer.origin == origin)
    #expect(mailer.statedOrigin == "http://127.0.0.1:8080")
  }

  /// Whoever can write a header must not decide where a link leads.
  @Test(arguments: [
    "evil.example", "localhost.evil.example", "localhost:80@evil.example", "localhost:",
    "localhost:80/", "localhost:123456", "127.0.0.1.evil.example", "[::1].evil.example",
    "[::1]@evil.example", "[::1", "10.0.0.1:8080", "", "localhost:8o",
    "127.0.0.1%2eevil.example", "[::1%2eevil.example]:80",
  ])
  func neverToAnotherMachine(authority: String) {
    let mailer = mailer()
    mailer.noteBrowsed(at: authority)
    mailer.noteBrowsed(at: nil)
    #expect(mailer.origin == "http://127.0.0.1:8080")
  }

  @Test func aPublicAddressIsNotFollowedAway() {
    let mailer = mailer(follows: false)
    mailer.noteBrowsed(at: "localhost:9000")
    #expect(mailer.origin == "http://127.0.0.1:8080")
  }
}
