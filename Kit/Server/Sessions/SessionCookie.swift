import Hummingbird

/// The session's cookie: its name and attributes follow from whether the site is served over HTTPS.
public struct SessionCookie: Sendable {
  /// Over HTTPS `__Host-fieldday`, which a browser accepts only with `Secure`, path `/` and no
  /// domain. On plain HTTP, allowed for this machine only, `fieldday-dev` without `Secure`.
  public let name: String
  /// Whether the site is served over HTTPS.
  let secure: Bool

  public init(secure: Bool) {
    self.secure = secure
    name = secure ? "__Host-fieldday" : "fieldday-dev"
  }

  /// The `Set-Cookie` value that keeps a token.
  public func keep(_ token: SessionToken) -> String {
    header(value: token.text, age: SessionPolicy.cookieAge)
  }

  /// The `Set-Cookie` value that removes the cookie.
  public var forget: String { header(value: "", age: 0) }

  private func header(value: String, age: Int) -> String {
    "\(name)=\(value); Max-Age=\(age); Path=/; HttpOnly; SameSite=Lax" + (secure ? "; Secure" : "")
  }

  /// The token of a request. Two cookies of the name are none: a request nobody can have meant.
  func token(in headers: HTTPFields) -> SessionToken? {
    var found: SessionToken?
    for line in headers[values: .cookie] {
      for pair in line.split(separator: ";") {
        let trimmed = pair.drop { character in character == " " }
        guard trimmed.hasPrefix(name), trimmed.dropFirst(name.count).first == "=" else { continue }
        guard found == nil else { return nil }
        found = SessionToken(trimmed.dropFirst(name.count + 1))
        if found == nil { return nil }
      }
    }
    return found
  }
}
