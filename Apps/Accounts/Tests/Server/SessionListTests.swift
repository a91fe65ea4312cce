import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

@Suite struct SessionListTests {
  private func ids(_ answer: AccountsBrowser.Answer) -> [String] {
    guard case .array(let list)? = answer.json["sessions"] else { return [] }
    return list.compactMap { entry in word(entry["id"]) }
  }

  @Test func showsEveryDevice() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      site.clock.advance(byDays: 1)
      let tablet = browser.another()
      _ = try await tablet.signIn("ana@example.com")
      let list = try await tablet.get("/api/account/sessions")
      #expect(ids(list).count == 2)
      guard case .array(let entries)? = list.json["sessions"], let first = entries.first else {
        Issue.record("no list")
        return
      }
      #expect(first["current"] == .bool(true))
      #expect(word(first["client"]?["browser"]) == "Firefox")
      #expect(word(first["client"]?["system"]) == "Linux")
      // Neither secret nor hash is ever told.
      #expect(!list.text.contains(tablet.token ?? "-"))
      #expect(!list.text.contains("token"))
    }
  }

  @Test func endsOneOfOnesOwn() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let tablet = browser.another()
      _ = try await tablet.signIn("ana@example.com")
      let mine = word((try await browser.get("/api/account/session")).json["session"]?["id"])
      let theirs = ids(try await browser.get("/api/account/sessions")).first { $0 != mine }
      #expect(try await browser.delete("/api/account/sessions/\(theirs ?? "")").status == 204)
      #expect(try await tablet.get("/api/account/sessions").status == 401)
      #expect(try await browser.get("/api/account/sessions").status == 200)
    }
  }

  /// Foreign, absent, malformed and already ended ids get the same answer.
  @Test func foreignAndAbsentAreTheSame() async throws {
    let site = try AccountsSite()
    try await site.test { ana in
      _ = try await ana.signUp("ana@example.com")
      let ben = ana.another()
      let made = try await ben.signUp("ben@example.com")
      let foreign = word(made.json["session"]?["id"]) ?? ""
      var answers: Set<String> = []
      for id in [foreign, "01900000-0000-7000-8000-000000000000", "x", "..%2f..", foreign + "0"] {
        let answer = try await ana.delete("/api/account/sessions/\(id)")
        #expect(answer.status == 404)
        guard case .object(let members) = answer.json else { continue }
        answers.insert(JSON.object(members.filter { $0.name != "requestId" }).text)
      }
      #expect(answers.count == 1)
      #expect(try await ben.get("/api/account/sessions").status == 200)
    }
  }

  @Test func signsOutHereAndEverywhere() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let token = browser.token
      let out = try await browser.post("/api/account/sign-out")
      #expect(out.status == 204)
      #expect(out.cookie?.contains("Max-Age=0") == true)
      browser.token = token
      #expect(try await browser.get("/api/account/sessions").status == 401)
      #expect(try await browser.get("/api/account/session").json["session"] == .null)
      // Signing out twice is no error.
      #expect(try await browser.another().post("/api/account/sign-out").status == 204)

      let two = [browser.another(), browser.another()]
      for browser in two { _ = try await browser.signIn("ana@example.com") }
      #expect(try await two[0].post("/api/account/sign-out-everywhere").status == 204)
      for browser in two { #expect(try await browser.get("/api/account/sessions").status == 401) }
    }
  }

  @Test func endsStreamsWithTheirSession() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com")
      let now = site.clock.now
      let session = UserSession(
        id: try #require(UserSessionID(word(made.json["session"]?["id"]) ?? "")),
        user: try #require(UserID(made.user ?? "")), created: now, lastSeen: now)
      let (_, stream) = try site.hub.open(session, scopes: [])
      let (_, other) = try site.streams.open(session, scopes: [])
      _ = try await browser.post("/api/account/sign-out")
      #expect(await stream.next() == .closed)
      #expect(await other.next() == .closed)
    }
  }

  @Test func endWhenUnused() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      for _ in 0..<3 {
        site.clock.advance(byDays: 29)
        #expect(try await browser.get("/api/account/sessions").status == 200)
      }
      site.clock.advance(byDays: 30)
      let token = browser.token
      #expect(try await browser.get("/api/account/sessions").status == 401)
      #expect(browser.token != token)
    }
  }

  @Test func onlyHashesAreStored() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let token = browser.token ?? ""
      let rows = try site.database.engine.readNow { session throws(StoreFailure) in
        try session.rows("SELECT hex(token_hash), encoded FROM user_session, password_credential") {
          row throws(StoreFailure) in (try row[0] as String, try row[1] as String)
        }
      }
      #expect(rows.count == 1)
      for (hash, encoded) in rows {
        #expect(hash.lowercased() != token)
        #expect(encoded.hasPrefix("$scrypt$ln=4,r=8,p=1,keyid="))
        #expect(!encoded.contains("walk"))
      }
    }
  }
}
