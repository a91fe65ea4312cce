import HTTPTypes
import Hummingbird

/// The requests that are made on this machine. The address alone does not tell: a reverse proxy on
/// the same machine forwards every request from it.
struct LocalRequests: Sendable {
  /// Headers that proxies add. With one of them the request comes from elsewhere.
  private static let marks: [FieldName] = [
    .forwardedFor, .forwarded, .forwardedHost, .forwardedProto, .realIP, .via,
  ]

  /// Whether a request from a loopback address may still come from elsewhere: browsers use HTTPS,
  /// which this server does not speak, and the settings name no proxy that adds headers.
  private let cannotTell: Bool

  init(secure: Bool, behindProxy: Bool) { cannotTell = secure && !behindProxy }

  /// Whether a request was made on this machine; `false` if in doubt.
  func contains(_ request: Request, from peer: ClientAddress) -> Bool {
    guard !cannotTell, peer.isLoopback else { return false }
    let isHandedOn = Self.marks.contains { mark in
      mark.name.map { name in request.headers.contains(name) } ?? false
    }
    guard !isHandedOn, let authority = request.head.authority else { return false }
    return Self.areMeant(by: authority)
  }

  /// Whether an authority such as `localhost:8080` means this machine: a loopback host with a port
  /// or without, and nothing besides. A proxy that marks nothing often keeps the public name.
  static func areMeant(by authority: String) -> Bool {
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
      name.lowercased() == "localhost" || ClientAddress(name).isLoopback
    else { return false }
    if rest.isEmpty { return true }
    let port = rest.dropFirst()
    return rest.hasPrefix(":") && (1...5).contains(port.utf8.count)
      && port.utf8.allSatisfy { byte in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }
}
