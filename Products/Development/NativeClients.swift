import Suite
import View

/// The clients of the pages that are open: each is what WebAssembly would be in its page.
public actor NativeClients {
  private var clients: [(page: String, client: HostedRuntime<SuiteFeature>)] = []

  /// Pages do not say that they are closed: the oldest go.
  static let most = 20

  public init() {}

  /// One turn of a page: a frame as in `InputFrame`, answered as in `OutputText`.
  public func turn(page: String, frame: [UInt8]) -> [UInt8] {
    frame.withUnsafeBytes { octets in client(of: page).turn(octets) }
  }

  private func client(of page: String) -> HostedRuntime<SuiteFeature> {
    if let known = clients.first(where: { known in known.page == page }) { return known.client }
    let client = HostedRuntime<SuiteFeature>()
    clients.append((page, client))
    if clients.count > Self.most { clients.removeFirst() }
    return client
  }
}
