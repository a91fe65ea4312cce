import Hummingbird
import Server

/// A cookie that ties a visit to a provider to the browser it began in. It opens nothing.
///
/// Apple answers with a form that its own page posts, and browsers leave `SameSite=Lax` cookies out
/// of that. So this one, which lives an hour and is good for nothing else, may cross sites for
/// providers that do so; browsers then want `Secure`.
struct VisitCookie: Sendable {
  let name: String
  private let secure: Bool

  /// Beside the session's own cookie, and as safe.
  init(beside session: SessionCookie) {
    secure = session.name.hasPrefix("__Host-")
    name = session.name + "-visit"
  }

  func keep(_ token: SessionToken, crossingSites: Bool) -> String {
    "\(name)=\(token.text); Max-Age=\(ProviderArrival.life / 1_000); Path=/; HttpOnly; SameSite="
      + (crossingSites ? "None" : "Lax") + (secure || crossingSites ? "; Secure" : "")
  }

  /// The browser's secret; two cookies of the name are none.
  func token(in headers: HTTPFields) -> SessionToken? {
    let pairs = headers[values: .cookie].flatMap { line in line.split(separator: ";") }
    let values = pairs.compactMap { pair -> Substring? in
      let trimmed = pair.drop { character in character == " " }
      return trimmed.hasPrefix(name + "=") ? trimmed.dropFirst(name.count + 1) : nil
    }
    return values.count == 1 ? SessionToken(values[0]) : nil
  }
}
