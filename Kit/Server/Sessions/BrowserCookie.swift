import Hummingbird

/// A cookie that outlives sessions: by it a browser is known again. It opens nothing.
///
/// Its secret is made like a session's, and only the hash is ever stored.
public struct BrowserCookie: Sendable {
  /// Seconds a browser keeps it: what browsers allow at most, 400 days.
  public static let age = 400 * 86_400

  public let name: String
  private let secure: Bool

  /// Beside the session's own cookie, and as safe.
  public init(beside session: SessionCookie) {
    secure = session.name.hasPrefix("__Host-")
    name = session.name + "-browser"
  }

  /// The `Set-Cookie` value that keeps it.
  public func keep(_ token: SessionToken) -> String {
    "\(name)=\(token.text); Max-Age=\(BrowserCookie.age); Path=/; HttpOnly; SameSite=Lax"
      + (secure ? "; Secure" : "")
  }

  /// The browser's secret; two cookies of the name are none.
  public func token(in headers: HTTPFields) -> SessionToken? {
    var found: SessionToken?
    for line in headers[values: .cookie] {
      for pair in line.split(separator: ";") {
        let trimmed = pair.drop { character in character == " " }
        guard trimmed.hasPrefix(name + "=") else { continue }
        guard found == nil else { return nil }
        found = SessionToken(trimmed.dropFirst(name.count + 1))
        if found == nil { return nil }
      }
    }
    return found
  }
}
