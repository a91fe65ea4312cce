import Server
import Testing

/// Figures are for whoever sits at the machine: not for visitors that a proxy beside the server
/// brings from the same address, however they spell the path.
@Suite struct MetricsAccessTests {
  private static let spellings = [
    "/metrics", "//metrics", "/metrics/", "///metrics//", "/metrics?x=1", "/%6Detrics",
    "/metrics%2F", "/METRICS", "/Metrics", "/./metrics", "/healthz/../metrics", "/metrics;x",
  ]

  private static let marks = [
    ["X-Forwarded-For": "203.0.113.7"], ["X-Forwarded-For": "127.0.0.1"], ["X-Forwarded-For": " "],
    ["Forwarded": "for=203.0.113.7"], ["X-Real-IP": "203.0.113.7"], ["Via": "1.1 proxy"],
    ["X-Forwarded-Proto": "https"], ["X-Forwarded-Host": "fieldday.example"],
  ]

  @Test(arguments: [true, false])
  func aVisitorSeesNoneInAnySpelling(behindProxy: Bool) async throws {
    let site = try TestSite(options: SiteOptions(secure: false, behindProxy: behindProxy))
    try await site.testLive { browser async throws in
      #expect(try await browser.get("/metrics").status == 200, "the test comes from this machine")
      for path in Self.spellings {
        for mark in Self.marks {
          let answer = try await browser.get(path, headers: mark)
          #expect(answer.status == 404, "\(path) \(mark)")
          #expect(!answer.text.contains("fieldday_requests_total"))
        }
      }
    }
  }

  /// Over HTTPS something brings everybody from this machine, and nothing says who is who.
  @Test func withoutADeclaredProxyNobodySeesThem() async throws {
    let site = try TestSite(
      options: SiteOptions(origin: "https://fieldday.example", secure: true))
    try await site.testLive { browser async throws in
      for path in Self.spellings {
        #expect(try await browser.get(path).status == 404, "\(path)")
      }
    }
    let declared = try TestSite(
      options: SiteOptions(
        origin: "https://fieldday.example", secure: true, behindProxy: true))
    try await declared.testLive { browser async throws in
      #expect(try await browser.get("/metrics").status == 200)
    }
  }

  /// A proxy that marks nothing often keeps the name that the visitor asked for.
  @Test(.timeLimit(.minutes(30)))
  func aVisitorIsKnownByThePublicName() async throws {
    let site = try TestSite()
    try await site.run { port, _ async throws in
      func status(host: String) async throws -> String? {
        let connection = try RawConnection(port: port)
        try connection.send(
          "GET /metrics HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
        return await connection.rest().first
      }
      for host in ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080", "[::1]:8080"] {
        #expect(try await status(host: host) == "HTTP/1.1 200 OK", "\(host)")
      }
      for host in [
        "fieldday.example", "127.0.0.1.example", "localhost.example:80", "[::2]:80",
        "127.0.0.1%2efieldday.example", "localhost:8o", "[::1].example",
      ] {
        #expect(try await status(host: host) == "HTTP/1.1 404 Not Found", "\(host)")
      }
    }
  }
}
