import AccountsUI
import Core

/// Every address of the entrance.
public enum EntranceRoute: Hashable, Sendable {
  /// The first page, for as long as nobody is known on this device.
  case start
  case account(AccountsRoute)

  /// `nil` for a place of another client.
  public init?(address: String) {
    let path = address.prefix { character in character != "?" && character != "#" }
    let segments = path.split(separator: "/").map(String.init)
    guard let first = segments.first else {
      self = .start
      return
    }
    guard sameBytes(first, "account"),
      let route = AccountsRoute(
        segments: Array(segments.dropFirst()), secret: AccountsRoute.secret(in: address))
    else { return nil }
    if case .settings = route { return nil }
    self = .account(route)
  }

  /// Path and query below the origin.
  public var address: String {
    switch self {
    case .start: "/"
    case .account(let route): route.path
    }
  }

  /// Whether it is the page a message or a provider led to, or the one that asks for a message.
  var isDoorstep: Bool {
    switch self {
    case .account(.forgot), .account(.reset), .account(.confirm), .account(.undo),
      .account(.arrived):
      true
    case .start, .account: false
    }
  }
}
