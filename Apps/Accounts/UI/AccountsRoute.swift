/// Where one can be in the account pages.
public enum AccountsRoute: Hashable, Sendable {
  case signIn
  case signUp(SignUpStep)
  /// Where the link of an invitation leads: signing up.
  case invited(token: String)
  case settings(SettingsPage)
  /// A message for a new password, and where its link leads.
  case forgot
  case reset(token: String?)
  /// Where the link of a message that confirms an address leads.
  case confirm(token: String?)
  /// Where the link of a message leads that takes something back.
  case undo(token: String?)
  /// Where people come back to from an identity provider: a word says with what.
  case arrived(word: String?)

  /// Path below the origin.
  public var path: String {
    switch self {
    case .signIn: "/account/sign-in"
    case .signUp(.identify), .invited: "/account/sign-up"
    case .signUp(let step): "/account/sign-up/" + step.rawValue
    case .settings(let page): page.path
    case .forgot: "/account/forgot"
    // A secret never stays in the address.
    case .reset: "/account/reset"
    case .confirm: "/account/confirm"
    case .undo: "/account/undo"
    case .arrived: "/account/arrived"
    }
  }

  /// Reads the path's segments after `account`, and the secret behind the `#` of a message's link.
  public init?(segments: [String], secret: String? = nil) {
    switch segments {
    case ["sign-in"]: self = .signIn
    case ["sign-up"]:
      self = secret.map { token in .invited(token: token) } ?? .signUp(.identify)
    case ["forgot"]: self = .forgot
    case ["reset"]: self = .reset(token: secret)
    case ["confirm"]: self = .confirm(token: secret)
    case ["undo"]: self = .undo(token: secret)
    case ["arrived"]: self = .arrived(word: secret)
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

  /// What stands behind the `#` of a link in a message: hexadecimal digits, or nothing. Where
  /// people come back from a provider it may be a word.
  public static func secret(in address: String) -> String? {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let secret = address[address.index(after: mark)...]
    let isSecret =
      secret.utf8.count == 64
      && secret.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
    if isSecret { return String(secret) }
    let isWord =
      address.hasPrefix("/account/arrived#") && (1...32).contains(secret.utf8.count)
      && secret.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || byte == UInt8(ascii: "-")
      }
    return isWord ? String(secret) : nil
  }
}
