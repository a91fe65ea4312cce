import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct EventsTests {
  @Test func tellsItsOwnerAndNobodyElse() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      _ = try await browser.another().signIn("ana@example.com", "not her password")
      site.clock.advance(bySeconds: 1)
      _ = try await browser.another().signIn("ana@example.com")
      let ben = browser.another()
      _ = try await ben.signUp("ben@example.com")
      #expect(try await browser.events() == ["signedIn", "signInFailed"])
      #expect(try await ben.events().isEmpty)
      let first = try await browser.get("/api/account/events")
      #expect(!first.text.contains("ana@"))
    }
  }

  /// What is tried on accounts that do not exist leaves one row, whoever tries however often.
  @Test func attemptsOnNobodyLeaveNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      for name in ["a", "b", "c"] { _ = try await browser.signIn(name + "@example.com") }
      let count: Int? = try await site.database.engine.read { session throws(StoreFailure) in
        try session.value("SELECT COUNT(*) FROM account_event")
      }
      #expect(count == 1)
    }
  }

  @Test func comesInPages() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let id = try #require(try await browser.get("/api/account/session").user)
      let user = try #require(UserID(id))
      for _ in 0..<45 {
        site.clock.advance(bySeconds: 1)
        try await add(.signedIn, user, site)
      }
      var seen: [String] = []
      var path = "/api/account/events"
      var pages = 0
      while true {
        let page = try await browser.get(path).json
        guard case .array(let events)? = page["events"] else { break }
        seen += events.compactMap { event in word(event["id"]) }
        pages += 1
        guard page["more"] == .bool(true), let last = seen.last else { break }
        path = "/api/account/events?before=" + last
      }
      #expect(pages == 3)
      #expect(seen.count == 45)
      #expect(Set(seen).count == 45)
      #expect(try await browser.get("/api/account/events?before=x").status == 404)
      // Another person's place in the list is no place in one's own.
      let ben = browser.another()
      _ = try await ben.signUp("ben@example.com")
      let foreign = try await ben.get("/api/account/events?before=" + (seen.first ?? ""))
      #expect(foreign.json["events"] == .array([]))
    }
  }

  @Test func isKeptForHalfAYear() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      _ = try await browser.another().signIn("ana@example.com", "not her password")
      site.clock.advance(byDays: 181)
      _ = try await browser.signIn("ana@example.com")
      #expect(try await browser.events() == ["signedIn"])
    }
  }

  @Test(arguments: [
    ("192.0.2.77", "192.0.2.0/24"), ("127.0.0.1", "127.0.0.0/24"),
    ("2001:db8:12:3456::1", "2001:db8:12::/48"), ("::ffff:198.51.100.9", "198.51.100.0/24"),
  ])
  func keepsTheNetworkOnly(address: String, prefix: String) {
    #expect(ClientAddress(address).prefix == prefix)
  }

  private func add(_ kind: AccountEvent.Kind, _ user: UserID, _ site: AccountsSite) async throws {
    let moment = site.clock.environment.moment()
    try await site.writer.submit(for: nil) { storage throws(StoreFailure) in
      try EventRows.add(kind, of: user, from: .operating, moment, in: storage.session)
    }.committed()
  }
}
