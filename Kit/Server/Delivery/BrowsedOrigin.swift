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
    guard let authority = authority?.lowercased(), BrowsedOrigin.isOfThisMachine(authority) else {
      return
    }
    last.withLock { origin in origin = "http://" + authority }
  }

  /// Whether it is a loopback host with a port or without, and nothing besides.
  static func isOfThisMachine(_ authority: String) -> Bool {
    let isBracketed = authority.hasPrefix("[")
    let end: Character = isBracketed ? "]" : ":"
    let host = authority.prefix { character in character != end }
    var rest = authority.dropFirst(host.count)
    if isBracketed {
      guard rest.hasPrefix("]") else { return false }
      rest = rest.dropFirst()
    }
    let name = isBracketed ? String(host) + "]" : String(host)
    // A browser decodes a host: `127.0.0.1%2eevil.example` is another one than its beginning.
    guard !name.utf8.contains(UInt8(ascii: "%")),
      name == "localhost" || ClientAddress(name).isLoopback
    else { return false }
    if rest.isEmpty { return true }
    let port = rest.dropFirst()
    return rest.hasPrefix(":") && (1...5).contains(port.utf8.count)
      && port.utf8.allSatisfy { byte in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }
}
