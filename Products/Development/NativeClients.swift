import DayBlockClient
import Entrance
import Home
import RefWatchClient
import RunningBuddyClient
import Shell
import SuperFriendClient
import TeePalsClient
import View

/// The clients of the pages that are open: each is what WebAssembly would be in its page.
public actor NativeClients {
  private var clients: [(page: String, client: NativeClient)] = []

  /// Pages do not say that they are closed: the oldest go.
  static let most = 20

  public init() {}

  /// One turn of a page: a frame as in `InputFrame`, answered as in `OutputText`.
  ///
  /// - Parameter page: The client's word, such as `friends`, and after a hyphen what the page alone
  ///   is called.
  public func turn(page: String, frame: [UInt8]) -> [UInt8] {
    frame.withUnsafeBytes { bytes in client(of: page).turn(bytes) }
  }

  private func client(of page: String) -> NativeClient {
    if let known = clients.first(where: { known in known.page == page }) { return known.client }
    let client = NativeClient(page)
    clients.append((page, client))
    if clients.count > Self.most { clients.removeFirst() }
    return client
  }
}

/// One client of any kind.
private enum NativeClient {
  case entrance(HostedRuntime<EntrancePage>)
  case home(HostedRuntime<AppShell<HomeContent>>)
  case friends(HostedRuntime<AppShell<AppClient<FriendsApp>>>)
  case referee(HostedRuntime<AppShell<AppClient<RefWatchApp>>>)
  case golf(HostedRuntime<AppShell<AppClient<TeePalsApp>>>)
  case run(HostedRuntime<AppShell<AppClient<RunningBuddyApp>>>)
  case mirror(HostedRuntime<MirrorPage>)
  case day(HostedRuntime<AppShell<AppClient<DayBlockApp>>>)

  init(_ page: String) {
    switch page.prefix(while: { letter in letter != "-" }) {
    case "friends": self = .friends(HostedRuntime())
    case "referee": self = .referee(HostedRuntime())
    case "golf": self = .golf(HostedRuntime())
    case "run": self = .run(HostedRuntime())
    case "m": self = .mirror(HostedRuntime())
    case "day": self = .day(HostedRuntime())
    case "entrance": self = .entrance(HostedRuntime())
    default: self = .home(HostedRuntime())
    }
  }

  func turn(_ frame: UnsafeRawBufferPointer) -> [UInt8] {
    switch self {
    case .entrance(let client): client.turn(frame)
    case .home(let client): client.turn(frame)
    case .friends(let client): client.turn(frame)
    case .referee(let client): client.turn(frame)
    case .golf(let client): client.turn(frame)
    case .run(let client): client.turn(frame)
    case .mirror(let client): client.turn(frame)
    case .day(let client): client.turn(frame)
    }
  }
}
