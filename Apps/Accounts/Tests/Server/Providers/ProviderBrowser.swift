import AccountsServer
import Core
import HTTPTypes
import Hummingbird
import Server
import ServerTestKit
import Synchronization
import Testing
import Wire

/// A browser that goes to providers and comes back: it keeps every cookie and follows what the test
/// wants it to.
final class ProviderBrowser: Sendable {
  struct Answer: Sendable {
    let status: Int
    let place: String?
    let text: String
    let cookies: [String]

    var json: JSON { (try? JSON.parse(text)) ?? .null }
    var code: String? { word(json["code"]) }
    /// What stands behind the # of the client's page.
    var word: String? {
      place.flatMap { place in
        place.hasPrefix("/account/arrived#")
          ? String(place.dropFirst("/account/arrived#".count)) : nil
      }
    }

    private func word(_ json: JSON?) -> String? {
      if case .string(let text)? = json { text } else { nil }
    }
  }

  let site: AccountsBrowser
  private let jar = Mutex<[String: String]>([:])

  init(_ site: AccountsBrowser) {
    self.site = site
    if let token = site.token { jar.withLock { jar in jar[site.cookieName] = token } }
    if let token = site.browserToken {
      jar.withLock { jar in jar[site.cookieName + "-browser"] = token }
    }
  }

  func another() -> ProviderBrowser { ProviderBrowser(site.another()) }

  subscript(cookie: String) -> String? {
    get { jar.withLock { jar in jar[site.cookieName + cookie] } }
    set { jar.withLock { jar in jar[site.cookieName + cookie] = newValue } }
  }

  func get(_ path: String) async throws -> Answer { try await ask(path, .get, nil, nil) }

  func post(_ path: String, _ body: JSON = .object([])) async throws -> Answer {
    try await ask(path, .post, body.text, "application/json")
  }

  func delete(_ path: String) async throws -> Answer { try await ask(path, .delete, nil, nil) }

  /// What a page of another site posts: no header of ours, and only cookies that cross sites.
  func postElsewhere(_ path: String, _ fields: [FormField]) async throws -> Answer {
    try await ask(
      path, .post, FormField.encode(fields), "application/x-www-form-urlencoded",
      crossesSites: true)
  }

  func postElsewhere(_ path: String, _ body: JSON) async throws -> Answer {
    try await ask(path, .post, body.text, "application/json", crossesSites: true)
  }

  /// To the provider and back with a yes.
  func visit(_ provider: FakeProvider, _ id: String = "home") async throws -> Answer {
    try await comeBack(provider, id, from: try await get("/api/account/providers/\(id)/begin"))
  }

  func comeBack(
    _ provider: FakeProvider, _ id: String = "home", from begun: Answer
  ) async throws -> Answer {
    #expect(begun.status == 303)
    let (state, code) = try provider.agree(try #require(begun.place))
    return try await callback(id, [FormField("state", state), FormField("code", code)])
  }

  func callback(_ id: String, _ fields: [FormField]) async throws -> Answer {
    try await get("/api/account/providers/\(id)/callback?" + FormField.encode(fields))
  }

  /// Somebody signed in goes to link, or to prove who they are.
  func visit(_ provider: FakeProvider, _ id: String = "home", for purpose: String) async throws
    -> Answer
  {
    let asked = try await post(
      "/api/account/providers/\(id)/visit", .object(["purpose": .string(purpose)]))
    #expect(asked.status == 200)
    guard case .string(let place)? = asked.json["address"] else { throw FakeFault() }
    return try await comeBack(provider, id, from: try await get(place))
  }

  func links() async throws -> [JSON] {
    guard case .array(let links)? = try await get("/api/account/provider-links").json["links"]
    else { return [] }
    return links
  }

  /// The address of the account that is signed in here.
  func email() async throws -> String? {
    let session = try await get("/api/account/session").json["session"]
    if case .string(let email)? = session?["email"] { return email }
    return nil
  }

  private func ask(
    _ path: String, _ method: HTTPRequest.Method, _ body: String?, _ type: String?,
    crossesSites: Bool = false
  ) async throws -> Answer {
    var headers: HTTPFields = [.userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"]
    if let name = HTTPField.Name(crossesSites ? "Sec-Fetch-Site" : "X-Fieldday") {
      headers[name] = crossesSites ? "cross-site" : "1"
    }
    if let type { headers[.contentType] = type }
    if let network = site.network, let name = HTTPField.Name("X-Forwarded-For") {
      headers[name] = network
    }
    let visit = site.cookieName + "-visit"
    let pairs = jar.withLock { jar in
      jar.sorted { a, b in a.key < b.key }.filter { pair in !crossesSites || pair.key == visit }
        .map { pair in pair.key + "=" + pair.value }
    }
    if !pairs.isEmpty { headers[.cookie] = pairs.joined(separator: "; ") }
    let bytes = body.map { body in ByteBuffer(string: body) }
    return try await site.client.execute(
      uri: path, method: method, headers: headers, body: bytes
    ) { response in
      let set = response.headers[values: .setCookie]
      for line in set {
        let pair = line.prefix { letter in letter != ";" }.split(separator: "=", maxSplits: 1)
        self.jar.withLock { jar in
          jar[String(pair[0])] = pair.count == 2 ? String(pair[1]) : nil
        }
      }
      return Answer(
        status: response.status.code, place: response.headers[.location],
        text: String(buffer: response.body), cookies: set)
    }
  }
}
