import Core
import Server
import Store

/// What moderation needs of the accounts of a server: who may decide, and how people are reached.
public struct ModerationAccess<Engine: StoreEngine>: Sendable {
  /// Asked in the transaction of a decision: the role may have been taken a moment ago.
  public typealias Check = @Sendable (UserID, Engine.Connection) throws(StoreFailure) -> Bool
  /// Finds the recipient of an account; `nil` if it may not get email.
  public typealias Find =
    @Sendable (UserID, Engine.Connection) throws(StoreFailure) -> DigestRecipient?

  let isModerator: Check
  let find: Find
  let mailer: Mailer
  /// Ends every session of a person.
  let endSessions: @Sendable (UserID) async throws -> Void

  public init(
    isModerator: @escaping Check, find: @escaping Find, mailer: Mailer,
    endSessions: @escaping @Sendable (UserID) async throws -> Void
  ) {
    self.isModerator = isModerator
    self.find = find
    self.mailer = mailer
    self.endSessions = endSessions
  }
}
