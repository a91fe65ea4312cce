import AccountsUI
import DayBlockUI
import RefWatchUI
import RunningBuddyUI
import SuperFriendUI
import TeePalsUI

/// Every address of the client, printed and parsed by one value.
public enum SuiteRoute: Hashable, Sendable {
  case launcher
  case friends(FriendsRoute)
  case referee(RefWatchRoute)
  case golf(TeePalsRoute)
  case day(DayRoute)
  case run(RunRoute)
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
    case "referee":
      self = RefWatchRoute(path: address).map { route in .referee(route) } ?? .unknown(address)
    case "golf":
      self = TeePalsRoute(path: address).map { route in .golf(route) } ?? .unknown(address)
    case "day":
      self = DayRoute(path: address).map { route in .day(route) } ?? .unknown(address)
    case "run":
      self = RunRoute(path: address).map { route in .run(route) } ?? .unknown(address)
    case "account":
      let route = AccountsRoute(
        segments: Array(segments.dropFirst()), secret: SuiteRoute.secret(in: address))
      self = route.map { route in .account(route) } ?? .unknown(address)
    default: self = .unknown(address)
    }
  }

  /// Path and query below the origin.
  public var address: String {
    switch self {
    case .launcher: "/"
    case .friends(let route): route.path
    case .referee(let route): route.path
    case .golf(let route): route.path
    case .day(let route): route.path
    case .run(let route): route.path
    case .account(let route): route.path
    case .unknown(let address): address
    }
  }

  /// Whether the page makes sense without an account.
  var isPublic: Bool {
    switch self {
    case .account(.signIn), .account(.signUp), .account(.invited), .unknown: true
    case .account(.forgot), .account(.reset), .account(.confirm), .account(.undo),
      .account(.arrived):
      true
    case .launcher, .friends, .referee, .golf, .day, .run, .account: false
    }
  }

  /// Whether it belongs to one of the apps, which have clients of their own.
  var isElsewhere: Bool {
    switch self {
    case .friends, .referee, .golf, .day, .run: true
    case .launcher, .account, .unknown: false
    }
  }

  /// What stands behind the `#` of a link in a message: hexadecimal digits, or nothing. Where
  /// people come back from a provider it may be a word.
  private static func secret(in address: String) -> String? {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let secret = address[address.index(after: mark)...]
    let isSecret =
      secret.utf8.count == 64
      && secret.utf8.allSatisfy { octet in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(octet)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(octet)
      }
    if isSecret { return String(secret) }
    let isWord =
      address.hasPrefix("/account/arrived#") && (1...32).contains(secret.utf8.count)
      && secret.utf8.allSatisfy { octet in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(octet | 0x20)
          || octet == UInt8(ascii: "-")
      }
    return isWord ? String(secret) : nil
  }

  /// The app whose look is in force, as `DocumentLook.app`.
  var app: String {
    switch self {
    case .friends: "friends"
    case .referee: "referee"
    case .golf: "golf"
    case .day: "day"
    case .run, .account: "run"
    case .launcher, .unknown: "suite"
    }
  }
}
