import Application
import Core
import HTTPTypes
import Hummingbird
import Server
import ServerTestKit
import StoreSQLite
import Testing
import Wire

/// Whatever is sent to whichever endpoint: an answer below 500, and every refusal a problem.
@Suite("Hostile requests")
struct HostileRequestTests {
  static let catalogue = Build<SQLiteDatabase, SuiteTables>.catalogue
  /// Where a page for people answers. That of a round answers also for a picture of no round.
  private static let pages: Set<String> = ["/r/:id", "/r/:id/:picture"]
  /// A stream that is open answers nothing more.
  private static let streams: Set<String> = ["/api/sync/pokes", "/api/day/live/stream"]

  private struct Sent {
    var body: [UInt8]?
    var headers: HTTPFields
  }

  /// Sends and judges; answers the status.
  @discardableResult
  private func send(
    _ sent: Sent, to endpoint: Endpoint, path: String? = nil, _ client: SuiteClient,
    _ what: String
  ) async throws -> Int {
    let path =
      path
      ?? endpoint.path.replacing(":id", with: "01900000-0000-7000-8000-000000000009")
      .replacing(":name", with: "ana_1")
    return try await client.client.execute(
      uri: path, method: HTTPRequest.Method(rawValue: endpoint.method.rawValue) ?? .get,
      headers: sent.headers, body: sent.body.map { bytes in ByteBuffer(bytes: bytes) }
    ) { response in
      let status = response.status.code
      // Busy, or something this server does not offer.
      let isSaid = status == 503 || status == 501
      #expect(status < 500 || isSaid, "\(endpoint.path): \(what)")
      // A page for people says what is wrong in words.
      if status >= 400, !Self.pages.contains(endpoint.path) {
        #expect(response.headers[.contentType] == "application/problem+json", "\(what)")
        let problem = try? JSON.parse(String(buffer: response.body))
        #expect(problem?["code"] != nil && problem?["requestId"] != nil, "\(what)")
      }
      return status
    }
  }

  private func headers(_ cookie: String?) -> HTTPFields {
    var headers: HTTPFields = [.contentType: "application/json"]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if let cookie { headers[.cookie] = cookie }
    return headers
  }

  /// Those of whose bodies something is read.
  private static var posts: [Endpoint] {
    catalogue.filter { endpoint in endpoint.method == .post && endpoint.path != "/run/shared" }
  }

  @Test(arguments: posts)
  func bodies(endpoint: Endpoint) async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let person = try await client.person("ana@example.com")
      for cookie in [person.cookie, nil] {
        let headers = headers(cookie)
        for bytes in HostileBodies.broken {
          let status = try await send(
            Sent(body: bytes, headers: headers), to: endpoint, client,
            String(decoding: bytes.prefix(60), as: UTF8.self))
          // None is ever taken for a request.
          #expect(status >= 400)
        }
        for value in HostileBodies.values {
          let body = HostileBodies.uniform(value)
          try await send(
            Sent(body: Array(body.utf8), headers: headers), to: endpoint, client, value)
        }
        var dice = HostileDice(UInt64(endpoint.path.utf8.count) &* 131)
        for _ in 0..<120 {
          let body = HostileBodies.drawn(&dice)
          try await send(
            Sent(body: Array(body.utf8), headers: headers), to: endpoint, client, body)
        }
        let huge = [UInt8](repeating: UInt8(ascii: " "), count: 3 << 20)
        let status = try await send(
          Sent(body: huge, headers: headers), to: endpoint, client, "three megabytes")
        #expect(status >= 400)
      }
    }
  }

  private static let cookies = [
    "", ";", "=", "fieldday-dev", "fieldday-dev=", "fieldday-dev=x", "fieldday-dev=\u{E9}",
    "fieldday-dev=" + String(repeating: "0", count: 64),
    "fieldday-dev=" + String(repeating: "g", count: 64),
    "fieldday-dev=" + String(repeating: "0", count: 63) + "é",
    "fieldday-dev=" + String(repeating: "0", count: 5_000),
    "fieldday-dev-browser=" + String(repeating: "1", count: 64) + "; fieldday-dev-browser=2",
    "__Host-fieldday=" + String(repeating: "0", count: 64),
    String(repeating: "a=b; ", count: 1_000), "fieldday-dev=1; fieldday-dev=2",
    "a=\"; fieldday-dev=",
  ]

  private static let texts = [
    "", " ", ",", "127.0.0.1", "::1", "[::1]:80", "999.1.1.1", "203.0.113.7, ", "fe80::1%eth0",
    "::ffff:127.0.0.1", "unknown", "é", String(repeating: "1.", count: 2_000),
    String(repeating: ":", count: 500), "-1.0.0.0", "0x7f.1", "Mozilla/5.0 (", "Mozilla/5.0 )(;;;",
    String(repeating: "Firefox/", count: 800), "ko-KR,ko;q=0.9,en;q=2", ";;;q=", "*;q=x",
    String(repeating: "en,", count: 2_000), "application/json;",
    "APPLICATION/JSON ; charset=é", "application/jsonp", "18446744073709551616", "-1", "1e3",
  ]

  @Test(arguments: catalogue)
  func cookiesAndHeaders(endpoint: Endpoint) async throws {
    guard !Self.streams.contains(endpoint.path) else { return }
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let body: [UInt8]? = endpoint.method == .post ? Array("{}".utf8) : nil
      for cookie in Self.cookies {
        try await send(
          Sent(body: body, headers: headers(cookie)), to: endpoint, client, "cookie \(cookie)")
      }
      let names = [
        "X-Forwarded-For", "User-Agent", "Accept-Language", "Content-Type", "Origin",
        "Sec-Fetch-Site", "X-Fieldday", "If-None-Match", "Accept-Encoding", "Range",
      ].compactMap { name in HTTPField.Name(name) }
      for name in names {
        for text in Self.texts {
          var headers = headers(nil)
          headers[name] = text
          try await send(
            Sent(body: body, headers: headers), to: endpoint, client, "\(name): \(text)")
        }
      }
    }
  }

  private static let parts = [
    "", "%", "%2", "%zz", "%00", "%2e%2e%2f", "..", "x", "0", "-", "%F0%9F%98%80", "%FF%FE",
    "01900000-0000-7000-8000-00000000000", "01900000-0000-7000-8000-0000000000000",
    "01900000000070008000000000000001", "{01900000-0000-7000-8000-000000000001}",
    "01900000-0000-7000-8000-00000000000g", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "a%20b", "a+b",
    "ana_1%0d%0aSet-Cookie:x=1", String(repeating: "a", count: 4_000), "1;drop%20table", ":id",
    "%2F", "?a=%", "?for=", "?for=x&for=y", "?before=x&limit=-1", "?limit=99999999999999999999",
  ]

  @Test func pathsAndQueries() async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let person = try await client.person("ana@example.com")
      for endpoint in Self.catalogue where !Self.streams.contains(endpoint.path) {
        let keeps = endpoint.path.hasPrefix("/api/account/sign-out")
        for part in Self.parts where !keeps {
          let body: [UInt8]? = endpoint.method == .post ? Array("{}".utf8) : nil
          let path =
            endpoint.path.contains(":")
            ? endpoint.path.replacing(":id", with: part).replacing(":name", with: part)
            : endpoint.path + (part.hasPrefix("?") ? part : "?" + part)
          try await send(
            Sent(body: body, headers: headers(person.cookie)), to: endpoint, path: path, client,
            path)
        }
      }
      // Nothing of all that ended the session or broke the server.
      let answer = try await client.ask("GET", "/api/account/sessions", cookie: person.cookie)
      #expect(answer.status == 200)
    }
  }
}
