import AccountsUI
import Entrance
import Testing
import View

// Who comes in, as tests write it: with a session as the server tells of it.
extension EntranceHost {
  /// Somebody has signed in to an account that there is.
  mutating func signIn(_ session: String) throws {
    run(.signIn(.delegate(.signedIn(try Self.read(session)))))
  }

  /// Somebody has made an account.
  mutating func signUp(_ session: String) throws {
    run(.signUp(.delegate(.signedIn(try Self.read(session)))))
  }

  private static func read(_ session: String) throws -> SignedInSession {
    try #require(SignedInSession.read("{\"session\":" + session + "}") ?? nil)
  }
}
