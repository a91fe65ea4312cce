import Synchronization

/// Where browsers find a server that has no public address and is reached from its own machine
/// alone: links in messages lead there, also where a port was forwarded.
final class BrowsedOrigin: Sendable {
  private let last = Mutex<String?>(nil)

  /// Scheme and authority; `nil` until somebody has browsed.
  var origin: String? { last.withLock { origin in origin } }

  /// Takes the authority of a request. What may not mean this machine is left alone: whoever can
  /// write a header must not decide where a link leads.
  func note(_ authority: String?) {
    guard let authority = authority?.lowercased(), LocalRequests.areMeant(by: authority) else {
      return
    }
    last.withLock { origin in origin = "http://" + authority }
  }
}
