import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// The administrators' page over HTTP.
@Suite struct AdministrationSiteTests {
  /// Ana looks after the server; Ben is on it.
  private func begin(
    _ site: AccountsSite, _ browser: AccountsBrowser
  ) async throws -> (ben: AccountsBrowser, id: String, own: String) {
    let answer = try await browser.signUp("ana@example.com")
    try await site.promote(answer)
    site.clock.advance(bySeconds: 1)
    let ben = browser.another()
    let made = try await ben.signUp("ben@example.com", name: "Ben")
    return (ben, try #require(made.user), try #require(answer.user))
  }

  @Test func theSessionSaysTheRoleAndAtOnce() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let answer = try await browser.signUp("ana@example.com")
      #expect(word(answer.json["session"]?["role"]) == "member")
      try await site.promote(try await browser.another().signUp("ben@example.com"))
      for role in MemberRole.allCases.reversed() {
        try await site.promote(answer, to: role)
        let session = try await browser.get("/api/account/session").json["session"]
        #expect(word(session?["role"]) == role.rawValue)
      }
    }
  }

  /// To everybody else there is no such page, and no word of it.
  @Test func nobodyElseFindsThePage() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, _) = try await begin(site, browser)
      let absent = try await ben.post("/api/admin/nothing-here").bare
      for other in [ben, browser.another()] {
        #expect(try await other.people().bare == absent)
        #expect(try await other.act("lock", on: id).bare == absent)
        #expect(try await other.get("/api/admin/letters").bare == absent)
      }
      try await site.promote(try await ben.get("/api/account/session"), to: .moderator)
      #expect(try await ben.people().bare == absent)
      #expect(try await browser.people().status == 200)
    }
  }

  @Test func peopleAreFoundPageByPage() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      try await site.promote(try await browser.signUp("ana@example.com"))
      for number in 10..<75 {
        site.clock.advance(bySeconds: 1)
        _ = try await browser.another().signUp(
          "p\(number)@example.com", name: number == 40 ? "100%_Chi!" : nil)
      }
      var found: [String] = []
      var after: String?
      var pages = 0
      repeat {
        let page = try await browser.people(after: after)
        found += addresses(page)
        after = word(page.json["next"])
        pages += 1
      } while after != nil && pages < 10
      #expect(pages == 3)
      #expect(found == (10..<75).reversed().map { "p\($0)@example.com" } + ["ana@example.com"])
      #expect(addresses(try await browser.people("P3")).count == 10)
      // What means something to the database means itself here.
      for search in ["%", "_", "!", "100%_chi!", "CHI"] {
        #expect(addresses(try await browser.people(search)) == ["p40@example.com"])
      }
      #expect(addresses(try await browser.people("nobody")).isEmpty)
    }
  }

  @Test func anActNeedsAFreshProof() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, _) = try await begin(site, browser)
      site.clock.advance(bySeconds: 601)
      for act in ["lock", "unlock", "role", "reset-link", "sign-out", "delete"] {
        #expect(try await browser.act(act, on: id).code == "reauthenticationRequired")
        // What is not there is not there, proof or no proof.
        let nobody = "01900000-0000-7000-8000-000000000000"
        #expect(try await browser.act(act, on: nobody).code == "notFound")
      }
      #expect(try await browser.post("/api/admin/invitations").code == "reauthenticationRequired")
      #expect(try await ben.get("/api/account/sessions").status == 200)
      #expect(try await browser.people().status == 200, "looking needs none")
    }
  }

  @Test func bothSidesCanReadWhatWasDone() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, _) = try await begin(site, browser)
      let role = JSON.object(["role": "moderator"])
      #expect(try await browser.act("role", on: id, role).status == 204)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.act("sign-out", on: id).status == 204)
      #expect(try await ben.get("/api/account/sessions").status == 401)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.act("lock", on: id).status == 204)
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.act("unlock", on: id).status == 204)
      #expect(
        try await browser.events()
          == [
            "unlockedOther", "lockedOther", "endedSessionsOfOther", "changedRoleOfOther",
            "roleChangedByAdmin",
          ])
      site.clock.advance(bySeconds: 1)
      _ = try await ben.signIn("ben@example.com")
      #expect(
        try await ben.events()
          == [
            "signedIn", "unlockedByAdmin", "lockedByAdmin", "sessionsEndedByAdmin",
            "roleChangedByAdmin",
          ])
      let person = try await browser.get("/api/admin/people/" + id).json["person"]
      #expect(word(person?["role"]) == "moderator")
      #expect(word(person?["status"]) == "active")
      #expect(word(person?["name"]) == "Ben")
    }
  }

  @Test func theLastAdministratorStays() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, own) = try await begin(site, browser)
      let member = JSON.object(["role": "member"])
      let address = JSON.object(["email": "ana@example.com"])
      #expect(try await browser.act("lock", on: own).code == "notYourself")
      #expect(try await browser.act("delete", on: own, address).code == "notYourself")
      #expect(try await browser.act("role", on: own, member).code == "lastAdmin")
      try await site.promote(try await ben.get("/api/account/session"))
      #expect(try await ben.act("role", on: own, member).status == 204)
      #expect(try await browser.people().status == 404, "at once")
      #expect(try await ben.act("role", on: id, member).code == "lastAdmin")
    }
  }

  /// Two administrators who end each other's role at the same time leave one.
  @Test func twoWhoDemoteEachOtherLeaveOne() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, own) = try await begin(site, browser)
      try await site.promote(try await ben.get("/api/account/session"))
      let member = JSON.object(["role": "member"])
      let statuses = try await withThrowingTaskGroup(of: Int.self) { tasks in
        tasks.addTask { try await browser.act("role", on: id, member).status }
        tasks.addTask { try await ben.act("role", on: own, member).status }
        var statuses: [Int] = []
        for try await status in tasks { statuses.append(status) }
        return statuses
      }
      #expect(statuses.sorted() == [204, 404])
      #expect(try site.count("SELECT count(*) FROM user_account WHERE role = 'admin'") == 1)
    }
  }

  @Test func aResetLinkIsShownToldAndWorksOnce() async throws {
    let site = try AccountsSite.writing()
    try await site.test { browser in
      try await site.promote(try await site.welcome(browser, "ana@example.com"))
      let ben = browser.another()
      let id = try await site.welcome(ben, "ben@example.com").user
      let made = try await browser.act("reset-link", on: id)
      let link = try #require(word(made.json["link"]))
      #expect(link.hasPrefix("https://fieldday.example/account/reset#"))
      let message = try site.lastMessage()
      #expect(message.template == "resetLinkMade")
      #expect(message.recipient == "ben@example.com")
      #expect(!message.variables.text.contains(link.suffix(64)))
      #expect(try await ben.events().first == "resetLinkByAdmin")
      let proof = JSON.Member("token", .string(String(link.suffix(64))))
      #expect(try await browser.another().reset(proof, "another long walk").status == 204)
      #expect(try await browser.another().reset(proof, "a third long walk").code == "codeDead")
      #expect(try await ben.signIn("ben@example.com", "another long walk").status == 200)
      _ = try await browser.act("lock", on: id)
      #expect(try await browser.act("reset-link", on: id).code == "resetUnavailable")
    }
  }

  @Test func aDeletionWantsTheAddressAndLeavesNothing() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      let (ben, id, _) = try await begin(site, browser)
      let wrong = try await browser.act(
        "delete", on: id, .object(["email": "ana@example.com"]))
      #expect(wrong.code == "wrongPerson")
      let right = JSON.object(["email": " Ben@Example.com "])
      #expect(try await browser.act("delete", on: id, right).status == 204)
      #expect(try await ben.get("/api/account/sessions").status == 401)
      #expect(try await ben.signIn("ben@example.com").status == 401)
      #expect(try await browser.get("/api/admin/people/" + id).status == 404)
      #expect(addresses(try await browser.people()) == ["ana@example.com"])
      let user = try #require(UserID(id))
      #expect(try site.count("SELECT count(*) FROM preferences WHERE user_id = \(user)") == 0)
      #expect(try site.count("SELECT count(*) FROM feed WHERE scope_id = \(user)") == 0)
      #expect(try site.count("SELECT count(*) FROM command_log WHERE user_id = \(user)") == 0)
      #expect(try await ben.signUp("ben@example.com").status == 201, "the address is free again")
    }
  }
}
