import Coding
import Core

/// What an administrator can do to somebody's standing.
public enum StandingChange: Hashable, Sendable {
  case lock
  case unlock
  case role(MemberRole)
  case delete
}

/// Somebody's standing, as far as the rules ask.
@Memberwise public struct Standing: Hashable, Sendable {
  public let role: MemberRole
  public let status: AccountStatus

  /// Whether the person can look after the server.
  public var isWorkingAdmin: Bool { role == .admin && status == .active }

  /// Whether the person can look after what people share with each other.
  public var isWorkingModerator: Bool { role >= .moderator && status == .active }
}

/// Who may change whose standing.
public enum AdministrationRules {
  public enum Fault: String, Error, Hashable, Sendable {
    /// Nobody locks themselves out.
    case yourself
    /// A server must not be left without anybody who looks after it.
    case lastAdmin
  }

  /// - Parameters:
  ///   - isOwn: Whether the person does it to themselves.
  ///   - otherAdmins: How many other people could still look after the server.
  public static func check(
    _ change: StandingChange, of standing: Standing, isOwn: Bool, otherAdmins: Int
  ) throws(Fault) {
    if isOwn, change == .lock || change == .delete { throw .yourself }
    guard standing.isWorkingAdmin, otherAdmins == 0 else { return }
    switch change {
    case .lock, .delete: throw .lastAdmin
    case .role(let role): if role != .admin { throw .lastAdmin }
    case .unlock: return
    }
  }
}
