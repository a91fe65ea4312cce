import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

extension AccountsSite {
  /// Gives somebody who has an account a role, as an operator does.
  func promote(_ answer: AccountsBrowser.Answer, to role: MemberRole = .admin) async throws {
    let user = try #require(UserID(answer.user ?? ""))
    try await accounts.change(.role(role), of: user, by: .operating)
  }

  /// Everything a table holds, by its number of rows.
  func count(_ sql: SQL) throws -> Int {
    let found: Int? = try database.engine.readNow { session throws(StoreFailure) in
      try session.value(sql)
    }
    return found ?? -1
  }

  /// An invitation as an operator makes it: what stands behind the `#`.
  func invitation(for email: String? = nil) async throws -> String {
    let link = try await accounts.invite(email: email, by: .operating)
    return String(link.split(separator: "#").last ?? "")
  }
}

extension AccountsBrowser {
  /// The page of people, by their addresses.
  func people(_ search: String = "", after: String? = nil) async throws -> Answer {
    try await post(
      "/api/admin/people",
      .object([
        "search": .string(search), "after": after.map { cursor in .string(cursor) },
      ]))
  }

  /// Something done to a person.
  func act(_ act: String, on user: String?, _ body: JSON = .object([])) async throws -> Answer {
    try await post("/api/admin/people/\(user ?? "")/\(act)", body)
  }

  func signUp(_ email: String, invitation: String?) async throws -> Answer {
    try await post(
      "/api/account/sign-up",
      .object([
        "email": .string(email), "password": "a long walk home",
        "invitation": invitation.map { token in .string(token) },
      ]))
  }
}

/// The addresses of a page of people.
func addresses(_ answer: AccountsBrowser.Answer) -> [String] {
  guard case .array(let people)? = answer.json["people"] else { return [] }
  return people.compactMap { person in word(person["email"]) }
}
