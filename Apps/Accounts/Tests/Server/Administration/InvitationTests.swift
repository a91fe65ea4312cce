import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// Who may make an account, and the invitations that decide it.
@Suite struct InvitationTests {
  @Test(arguments: RegistrationPolicy.allCases)
  func thePolicyIsToldToAnybody(policy: RegistrationPolicy) async throws {
    let site = try AccountsSite(registration: policy)
    try await site.test { browser in
      let answer = try await browser.get("/api/account/registration")
      #expect(answer.json == .object(["registration": .string(policy.rawValue)]))
    }
  }

  @Test func withoutOneNobodyComesIn() async throws {
    for site in [
      try AccountsSite(registration: .invite), try AccountsSite.writing(registration: .invite),
    ] {
      try await site.test { browser in
        let bare = try await browser.signUp("ana@example.com")
        #expect(bare.code == "invitationRequired")
        for token in ["x", String(repeating: "ab", count: 32)] {
          let answer = try await browser.signUp("ana@example.com", invitation: token)
          #expect(answer.code == "invitationDead")
        }
        #expect(try site.count("SELECT count(*) FROM user_account") == 0)
        #expect(try site.count("SELECT count(*) FROM one_time_secret") == 0)
      }
    }
  }

  @Test func aClosedServerTakesNobodyInvitedOrNot() async throws {
    let site = try AccountsSite(registration: .closed)
    try await site.test { browser in
      #expect(try await browser.signUp("ana@example.com").code == "registrationClosed")
      let token = try await site.invitation()
      let invited = try await browser.signUp("ana@example.com", invitation: token)
      #expect(invited.code == "registrationClosed")
      #expect(invited.status == 403)
    }
  }

  /// Twenty people open one link at the same time.
  @Test func oneInvitationMakesOneAccount() async throws {
    let site = try AccountsSite(queueLimit: 64, registration: .invite)
    try await site.test { browser in
      let token = try await site.invitation()
      let codes = try await withThrowingTaskGroup(of: String.self) { tasks in
        for number in 0..<20 {
          tasks.addTask {
            let email = "p\(number)@example.com"
            let answer = try await browser.another().signUp(email, invitation: token)
            return answer.status == 201 ? "made" : answer.code ?? ""
          }
        }
        var codes: [String] = []
        for try await code in tasks { codes.append(code) }
        return codes
      }
      #expect(codes.filter { code in code == "made" }.count == 1)
      #expect(codes.filter { code in code == "invitationDead" }.count == 19)
      #expect(try site.count("SELECT count(*) FROM user_account") == 1)
      #expect(try site.count("SELECT count(*) FROM invitation") == 0)
    }
  }

  /// The same where the address is confirmed first: all may begin, one may finish.
  @Test func oneInvitationCompletesOneSignUp() async throws {
    let site = try AccountsSite.writing(registration: .invite)
    try await site.test { browser in
      let token = try await site.invitation()
      var waiting: [(AccountsBrowser, String)] = []
      for number in 0..<20 {
        let newcomer = browser.another()
        site.clock.advance(bySeconds: 10)
        let email = "p\(number)@example.com"
        #expect(try await newcomer.signUp(email, invitation: token).status == 202)
        waiting.append((newcomer, try site.lastMessage().code))
      }
      let codes = try await withThrowingTaskGroup(of: String.self) { tasks in
        for (newcomer, code) in waiting {
          tasks.addTask {
            let answer = try await newcomer.confirm(code)
            return answer.status == 201 ? "made" : answer.code ?? ""
          }
        }
        var codes: [String] = []
        for try await code in tasks { codes.append(code) }
        return codes
      }
      #expect(codes.filter { code in code == "made" }.count == 1)
      #expect(codes.filter { code in code == "invitationDead" }.count == 19)
      #expect(try site.count("SELECT count(*) FROM user_account") == 1)
    }
  }

  @Test func itIsForOneAddressWhenItSaysSo() async throws {
    let site = try AccountsSite(registration: .invite)
    try await site.test { browser in
      let token = try await site.invitation(for: "Ana@Example.com")
      let other = try await browser.signUp("ben@example.com", invitation: token)
      #expect(other.code == "invitationDead")
      #expect(try await browser.signUp("ana@example.com", invitation: token).status == 201)
      let again = try await browser.another().signUp("chi@example.com", invitation: token)
      #expect(again.code == "invitationDead")
    }
  }

  /// A taken address costs nobody an invitation.
  @Test func itIsUsedUpByAnAccountOnly() async throws {
    let site = try AccountsSite(registration: .invite)
    try await site.test { browser in
      let first = try await site.invitation()
      _ = try await browser.signUp("ana@example.com", invitation: first)
      let second = try await site.invitation()
      let taken = try await browser.another().signUp("ana@example.com", invitation: second)
      #expect(taken.code == "signUpUnavailable")
      let ben = try await browser.another().signUp("ben@example.com", invitation: second)
      #expect(ben.status == 201)
    }
  }

  @Test func itLivesSevenDaysAndCanBeRevoked() async throws {
    let site = try AccountsSite(registration: .invite)
    try await site.test { browser in
      let first = try await site.invitation()
      try await site.promote(try await browser.signUp("ana@example.com", invitation: first))
      site.clock.advance(bySeconds: 1)
      let made = try await browser.post(
        "/api/admin/invitations", .object(["email": "ben@example.com"]))
      let token = try #require(word(made.json["link"])?.split(separator: "#").last.map(String.init))
      let list = try await browser.get("/api/admin/invitations")
      #expect(word(list.json["registration"]) == "invite")
      guard case .array(let rows)? = list.json["invitations"], let row = rows.first else {
        Issue.record("no list")
        return
      }
      #expect(rows.count == 1)
      #expect(word(row["email"]) == "ben@example.com")
      // Neither secret nor hash is ever told again.
      #expect(!list.text.contains(token))
      let path = "/api/admin/invitations/" + (word(row["id"]) ?? "")
      site.clock.advance(bySeconds: 1)
      #expect(try await browser.delete(path).status == 204)
      #expect(try await browser.delete(path).status == 404)
      let ben = browser.another()
      let late = try await ben.signUp("ben@example.com", invitation: token)
      #expect(late.code == "invitationDead")
      #expect(try await browser.events() == ["revokedInvitation", "invited", "roleChangedByAdmin"])

      let second = try await site.invitation()
      site.clock.advance(byDays: 7)
      let old = try await ben.signUp("ben@example.com", invitation: second)
      #expect(old.code == "invitationDead")
    }
  }

  /// Where everybody may come, an invitation of any kind is in nobody's way.
  @Test func anOpenServerAsksForNone() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      #expect(try await browser.signUp("ana@example.com", invitation: "nonsense").status == 201)
      let token = try await site.invitation()
      let ben = try await browser.another().signUp("ben@example.com", invitation: token)
      #expect(ben.status == 201)
      #expect(try site.count("SELECT count(*) FROM invitation") == 0)
    }
  }
}
