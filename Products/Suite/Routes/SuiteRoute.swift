import AccountsUI
import SuperFriendUI

/// Every address of the client, printed and parsed by one value.
public enum SuiteRoute: Hashable, Sendable {
  case launcher
  case friends(FriendsRoute)
  case account(AccountsRoute)
  /// An address nobody knows, kept as it came.
  case unknown(String)

  public init(address: String) {
    let path = address.prefix { character in character != "?" && character != "#" }
    let segments = path.split(separator: "/").map(String.init)
    switch segments.first {
    case nil: self = .launcher
    case "friends":
      self = FriendsRoute(path: address).map { route in .friends(route) } ?? .unknown(address)
    case "account":
      let route = AccountsRoute(segments: Array(segments.dropFirst()))
      self = route.map { route in .account(route) } ?? .unknown(address)
    default: self = .unknown(address)
    }
  }

  /// Path and query below the origin.
  public var address: String {
    switch self {
    case .launcher: "/"
    case .friends(let route): route.path
    case .account(let route): route.path
    case .unknown(let address): address
    }
  }

  /// The app whose look is in force, as `DocumentLook.app`.
  var app: String {
    switch self {
    case .friends: "friends"
    case .launcher, .account, .unknown: "suite"
    }
  }
}
