/// Where one can be in the account pages.
public enum AccountsRoute: Hashable, Sendable {
  case signIn
  case signUp
  case settings
  case sessions

  /// Path below the origin.
  public var path: String {
    switch self {
    case .signIn: "/account/sign-in"
    case .signUp: "/account/sign-up"
    case .settings: "/account"
    case .sessions: "/account/sessions"
    }
  }

  /// Reads the path's segments after `account`.
  public init?(segments: [String]) {
    switch segments {
    case []: self = .settings
    case ["sign-in"]: self = .signIn
    case ["sign-up"]: self = .signUp
    case ["sessions"]: self = .sessions
    default: return nil
    }
  }
}
