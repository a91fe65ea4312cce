/// Where one can be in the account pages.
public enum AccountsRoute: Hashable, Sendable {
  case signIn
  case signUp(SignUpStep)
  case settings(SettingsPage)
  /// A message for a new password, and where its link leads.
  case forgot
  case reset(token: String?)
  /// Where the link of a message that confirms an address leads.
  case confirm(token: String?)

  /// Path below the origin.
  public var path: String {
    switch self {
    case .signIn: "/account/sign-in"
    case .signUp(.identify): "/account/sign-up"
    case .signUp(let step): "/account/sign-up/" + step.rawValue
    case .settings(let page): page.path
    case .forgot: "/account/forgot"
    // A secret never stays in the address.
    case .reset: "/account/reset"
    case .confirm: "/account/confirm"
    }
  }

  /// Reads the path's segments after `account`, and the secret behind the `#` of a message's link.
  public init?(segments: [String], secret: String? = nil) {
    switch segments {
    case ["sign-in"]: self = .signIn
    case ["sign-up"]: self = .signUp(.identify)
    case ["forgot"]: self = .forgot
    case ["reset"]: self = .reset(token: secret)
    case ["confirm"]: self = .confirm(token: secret)
    default:
      if segments.count == 2, segments[0] == "sign-up", let step = SignUpStep(rawValue: segments[1])
      {
        self = .signUp(step)
      } else if let page = SettingsPage(segments: segments) {
        self = .settings(page)
      } else {
        return nil
      }
    }
  }
}
