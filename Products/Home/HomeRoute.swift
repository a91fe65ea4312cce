import AccountsUI
import Core

/// Every address of the launcher and the account.
public enum HomeRoute: Hashable, Sendable {
  case launcher
  case account(SettingsPage)
  /// An address nobody knows, kept as it came.
  case unknown(String)

  public init(address: String) {
    let path = address.prefix { character in character != "?" && character != "#" }
    let segments = path.split(separator: "/").map(String.init)
    guard let first = segments.first else {
      self = .launcher
      return
    }
    if sameBytes(first, "account"),
      case .settings(let page)? = AccountsRoute(segments: Array(segments.dropFirst()))
    {
      self = .account(page)
    } else {
      self = .unknown(address)
    }
  }

  /// Path and query below the origin.
  public var address: String {
    switch self {
    case .launcher: "/"
    case .account(let page): AccountsRoute.settings(page).path
    case .unknown(let address): address
    }
  }
}
