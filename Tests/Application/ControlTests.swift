import Application
import Core
import Foundation
import HTTPTypes
import Server
import StoreSQLite
import TestKit
import Testing
import Wire

/// What an operator asks of a server that is running, through its socket.
@Suite struct ControlTests {
  private func ask(_ request: AdminRequest, _ place: Place) async throws -> AdminAnswer {
    try await place.ask(request)
  }

  @Test(.timeLimit(.minutes(30)))
  func resettingAPasswordEndsEverySession() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      #expect(try await visitor.isSignedIn())
      let answer = try await ask(
        .resetPassword(email: " Ana@Example.com ", password: "another long walk"), place)
      #expect(answer.done)
      #expect(answer.lines == ["The password was changed and every session has ended."])
      #expect(try await !visitor.isSignedIn())
      #expect(try await visitor.signIn("ana@example.com") == 401)
      #expect(try await visitor.signIn("ana@example.com", "another long walk") == 200)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func signingOutEndsTheSessionsOfThatPersonAtOnce() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let anas = visitor.session
      visitor.session = nil
      #expect(try await visitor.signUp("ben@example.com") == 201)
      let bens = visitor.session
      visitor.session = anas
      #expect(try await visitor.isSignedIn(), "and it is in the server's memory")
      let answer = try await ask(.signOut(email: "ana@example.com"), place)
      #expect(answer == AdminAnswer(done: true, lines: ["Every session has ended."]))
      visitor.session = anas
      #expect(try await !visitor.isSignedIn())
      visitor.session = bens
      #expect(try await visitor.isSignedIn())
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func whatCannotBeDoneIsSaidAndNothingIsDone() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let unknown = try await ask(.signOut(email: "nobody@example.com"), place)
      #expect(!unknown.done)
      #expect(!unknown.lines.isEmpty)
      let weak = try await ask(
        .resetPassword(email: "ana@example.com", password: "password"), place)
      #expect(!weak.done)
      #expect(weak.lines == ["This password cannot be used. (common)"])
      #expect(try await visitor.isSignedIn())
      let list = try await ask(.listUsers(), place)
      #expect(list.lines.count == 1)
      #expect(list.lines[0].hasSuffix("  ana@example.com"))
    }
  }

  /// The first administrator is made here; then the last one stays.
  @Test(.timeLimit(.minutes(30)))
  func anOperatorGivesRolesAndLocks() async throws {
    let place = try Place()
    try await place.testControlled { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
      let anas = visitor.session
      visitor.session = nil
      #expect(try await visitor.signUp("ben@example.com") == 201)
      let bens = visitor.session
      visitor.session = anas
      let path = "/api/admin/invitations"
      #expect(try await visitor.ask(.get, path).status == 404)
      let made = try await ask(.setRole(email: "ana@example.com", .admin), place)
      #expect(made == AdminAnswer(done: true, lines: ["The role is now admin."]))
      #expect(try await visitor.ask(.get, path).status == 200, "at once")
      let list = try await ask(.listUsers(search: "ANA"), place)
      #expect(list.lines.count == 1)
      #expect(list.lines.first?.hasSuffix("  admin  active  ana@example.com") == true)
      for request in [
        AdminRequest.lock(email: "ana@example.com"), .delete(email: "ana@example.com"),
        .setRole(email: "ana@example.com", .member),
      ] {
        let refused = try await ask(request, place)
        let line = "The last administrator cannot be demoted, locked or deleted."
        #expect(refused == AdminAnswer(done: false, lines: [line]))
      }
      visitor.session = bens
      #expect(try await ask(.lock(email: "Ben@example.com"), place).done)
      #expect(try await !visitor.isSignedIn())
      #expect(try await visitor.signIn("ben@example.com") == 401)
      #expect(try await ask(.unlock(email: "ben@example.com"), place).done)
      #expect(try await visitor.signIn("ben@example.com") == 200)
      #expect(try await ask(.delete(email: "ben@example.com"), place).done)
      #expect(try await !visitor.isSignedIn())
      #expect(try await ask(.listUsers(), place).lines.count == 1)
      #expect(try await !ask(.lock(email: "ben@example.com"), place).done)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func anOperatorInvites() async throws {
    let place = try Place()
    try await place.testControlled { _ async throws in
      let answer = try await ask(.invite(email: "ana@example.com"), place)
      #expect(answer.done)
      #expect(answer.lines.first?.contains("/account/sign-up#") == true)
      #expect(try await !ask(.invite(email: "nobody"), place).done)
    }
  }

  @Test(arguments: [
    AdminRequest.listUsers(), .listUsers(search: "ana"), .lock(email: "a@b.example"),
    .unlock(email: "a@b.example"), .setRole(email: "a@b.example", .moderator),
    .delete(email: "a@b.example"), .invite(email: nil), .invite(email: "a@b.example"),
  ])
  func requestsAreReadAsTheyWereWritten(request: AdminRequest) throws {
    #expect(try AdminRequest(WireCursor(request.json)) == request)
  }

  /// The same commands without a server, on the directory itself.
  @Test func withoutAServerTheDirectoryIsUsed() async throws {
    let directory = try TemporaryDirectory()
    try await Place(directory).test { visitor async throws in
      #expect(try await visitor.signUp("ana@example.com") == 201)
    }
    let answer = try await Administrator.perform(
      .resetPassword(email: "ana@example.com", password: "another long walk"),
      data: directory.path, peppersFile: nil)
    #expect(answer.done)
    try await Place(directory).test { visitor async throws in
      #expect(try await visitor.signIn("ana@example.com", "another long walk") == 200)
    }
  }
}
