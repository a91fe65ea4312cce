import HTTPTypes
import Hummingbird

/// Refuses state changes that a page of another site may have caused (OWASP ASVS 5.0 §3.5).
///
/// Three things have to fit: the header `X-Fieldday`, which no form and no simple cross-site
/// request can carry; `Sec-Fetch-Site` and `Origin` where the browser sends them. A program without
/// a browser sends only the first.
public struct SameOrigin: Sendable {
  /// Scheme and authority of the site, such as `https://fieldday.example`; `nil` trusts the `Host`
  /// header.
  private let origin: String?

  public init(origin: String?) { self.origin = origin }

  func check(_ request: Request) throws(Problem) {
    let headers = request.headers
    if let site = value(of: .secFetchSite, in: headers), site != "same-origin" {
      throw Problem(.crossOrigin, detail: "Sec-Fetch-Site is not same-origin.")
    }
    if let found = headers[.origin], !isOurs(found, authority: request.head.authority) {
      throw Problem(.crossOrigin, detail: "Origin is not this site.")
    }
    guard value(of: .fieldday, in: headers) == "1" else {
      throw Problem(.missingHeader, detail: "Send X-Fieldday: 1.")
    }
  }

  private func isOurs(_ found: String, authority: String?) -> Bool {
    if let origin { return found == origin }
    guard let authority, !authority.isEmpty else { return false }
    return found == "http://" + authority || found == "https://" + authority
  }

  private func value(of name: FieldName, in headers: HTTPFields) -> String? {
    name.name.flatMap { name in headers[name] }
  }
}

/// Header names that the HTTP library has no constant for.
struct FieldName: Sendable {
  let name: HTTPField.Name?

  private init(_ text: String) { name = HTTPField.Name(text) }

  static let fieldday = FieldName("X-Fieldday")
  static let secFetchSite = FieldName("Sec-Fetch-Site")
  static let forwardedFor = FieldName("X-Forwarded-For")
  static let forwarded = FieldName("Forwarded")
  static let forwardedHost = FieldName("X-Forwarded-Host")
  static let forwardedProto = FieldName("X-Forwarded-Proto")
  static let realIP = FieldName("X-Real-IP")
  static let via = FieldName("Via")
  static let requestID = FieldName("X-Request-Id")
  static let accelBuffering = FieldName("X-Accel-Buffering")
  static let lastEventID = FieldName("Last-Event-ID")
  static let robots = FieldName("X-Robots-Tag")
  static let permissionsPolicy = FieldName("Permissions-Policy")
  static let referrerPolicy = FieldName("Referrer-Policy")
  static let openerPolicy = FieldName("Cross-Origin-Opener-Policy")
  static let resourcePolicy = FieldName("Cross-Origin-Resource-Policy")
}

extension HTTPFields {
  mutating func set(_ name: FieldName, _ value: String) {
    if let name = name.name { self[name] = value }
  }
}
