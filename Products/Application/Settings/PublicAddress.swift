import Foundation

/// How browsers reach the server, and what follows from it.
public struct PublicAddress: Hashable, Sendable {
  /// Scheme and authority without a trailing slash; `nil` when any loopback address will do.
  public let origin: String?
  /// Whether it is HTTPS.
  public let secure: Bool

  /// Decides whether the settings are safe: HTTPS, or this machine only.
  public init(_ settings: Settings) throws(SettingsFault) {
    guard (0...65_535).contains(settings.port) else { throw .port(settings.port) }
    guard let text = settings.publicURL else {
      guard isLoopback(settings.host) else { throw .insecure(host: settings.host) }
      origin = nil
      secure = false
      return
    }
    guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty,
      url.path.isEmpty || url.path == "/", url.query == nil, url.fragment == nil, url.user == nil,
      url.scheme == "https" || url.scheme == "http"
    else { throw .publicURL(text) }
    guard url.scheme == "https" || isLoopback(host) else { throw .insecure(host: host) }
    secure = url.scheme == "https"
    guard secure || isLoopback(settings.host) else { throw .insecure(host: settings.host) }
    let port = url.port.map { port in ":\(port)" } ?? ""
    origin = (secure ? "https://" : "http://") + host.lowercased() + port
  }

  /// The address of a server that is to be started: where browsers come over HTTPS, it must have
  /// been said whether a proxy tells them apart. Taking it for granted that none stands there would
  /// count all of them as one, and taking the opposite would let them write where they come from.
  public static func serving(_ settings: Settings) throws(SettingsFault) -> PublicAddress {
    let address = try PublicAddress(settings)
    guard !address.secure || settings.behindProxy != nil else { throw .proxyUnsaid }
    return address
  }
}

func isLoopback(_ host: String) -> Bool {
  host == "localhost" || host == "::1" || host == "[::1]"
    || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
}
