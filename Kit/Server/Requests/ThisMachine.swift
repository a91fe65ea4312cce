import HTTPTypes
import Hummingbird

/// Tells who sits at this machine from who only seems to: a reverse proxy beside the server brings
/// everybody's requests from the same address.
struct ThisMachine: Sendable {
  /// What proxies write into what they hand on. One of them suffices: somebody else asks.
  private static let marks: [FieldName] = [
    .forwardedFor, .forwarded, .forwardedHost, .forwardedProto, .realIP, .via,
  ]

  /// Whether a request from this machine's own address may be a visitor's all the same: browsers
  /// come over HTTPS, which this server does not speak, and no proxy that marks them was declared.
  private let cannotTell: Bool

  init(secure: Bool, behindProxy: Bool) { cannotTell = secure && !behindProxy }

  /// In doubt the answer is no.
  func made(_ request: Request, from peer: ClientAddress) -> Bool {
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
