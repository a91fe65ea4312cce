import Calendar
import Core
import Crypto
import Hummingbird
import Server

/// Who asks, as far as that is known before anybody has proved anything.
public struct Visitor: Sendable {
  /// The browser's own secret, fresh when it had none.
  public let browser: SessionToken
  let isNewBrowser: Bool
  let address: ClientAddress
  let client: ClientName
  /// What the browser says it wants to read.
  let language: Language
  private let cookie: BrowserCookie

  public init(_ call: Call, gate: Gate, environment: ServerEnvironment) {
    cookie = BrowserCookie(beside: gate.cookie)
    let known = cookie.token(in: call.request.headers)
    browser = known ?? SessionToken(random: environment.randomBytes(SessionToken.length))
    isNewBrowser = known == nil
    address = call.address
    client = ClientName(userAgent: call.request.headers[.userAgent])
    let wanted = (call.request.headers[.acceptLanguage] ?? "").prefix(64)
      .split(separator: ",").map { part in String(part.prefix { letter in letter != ";" }) }
    language = Language(preferred: wanted)
  }

  /// The answer, with the browser's cookie when it is new.
  func reply(_ reply: Reply) -> Reply {
    isNewBrowser ? reply.adding(cookies: [cookie.keep(browser)]) : reply
  }

  /// A code as it is stored: bound to this browser's secret, which the database does not hold, so
  /// that its million possibilities cannot be tried out on a stolen copy.
  func hash(ofCode code: String, secret: OneTimeSecretID) -> [UInt8] {
    Array(
      SHA256.hash(data: Array("code \(secret.description) \(browser.text) \(code)".utf8)))
  }
}
