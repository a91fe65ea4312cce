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
    return !isHandedOn && Self.isMeant(by: request.head.authority)
  }

  /// Whether an authority such as `localhost:8080` means this machine. A proxy that marks nothing
  /// often keeps the public name.
  private static func isMeant(by authority: String?) -> Bool {
    guard let authority else { return false }
    let end: Character = authority.hasPrefix("[") ? "]" : ":"
    let host = authority.prefix { character in character != end }
    if host.lowercased() == "localhost" { return true }
    return ClientAddress(host.hasPrefix("[") ? String(host) + "]" : String(host)).isLoopback
  }
}
