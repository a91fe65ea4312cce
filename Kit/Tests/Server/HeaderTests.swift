import Core
import Server
import Testing
import Wire

@Suite struct HeaderTests {
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
    + "blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; "
    + "frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

  @Test func areOnEverything() async throws {
    let site = try TestSite()
    let visitor = site.visitor(1)
    try await site.test { browser in
      let answers = [
        try await browser.get("/healthz"), try await browser.get("/nothing"),
        try await browser.get("/api/sync/pull"),
        try await browser.post("/api/sync/pull", .object([]), as: visitor),
        try await browser.post("/api/sync/pull", .object([])),
      ]
      for answer in answers {
        #expect(answer.header("Content-Security-Policy") == HeaderTests.policy)
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.header("Referrer-Policy") == "no-referrer")
        #expect(answer.header("Cross-Origin-Opener-Policy") == "same-origin")
        #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin")
        #expect(answer.header("Permissions-Policy")?.contains("camera=()") == true)
        #expect(answer.header("Permissions-Policy")?.contains("bluetooth=(self)") == true)
        #expect(answer.header("X-Request-Id")?.isEmpty == false)
        #expect(answer.header("Cache-Control") == "no-store")
        #expect(answer.header("Strict-Transport-Security") == nil)
        #expect(answer.header("Server") == nil)
      }
    }
  }

  @Test func insistOnHTTPSWhereThereIsSome() async throws {
    let site = try TestSite(
      options: SiteOptions(origin: "https://fieldday.example", secure: true))
    try await site.test { browser in
      let answer = try await browser.get("/healthz")
      #expect(answer.header("Strict-Transport-Security")?.hasPrefix("max-age=63072000") == true)
    }
  }

  @Test func operationsAnswer() async throws {
    let site = try TestSite()
    try await site.test { browser in
      #expect(try await browser.get("/readyz").status == 200)
      site.readiness.stop()
      let answer = try await browser.get("/readyz")
      #expect(answer.status == 503)
      #expect(answer.header("Retry-After") == "2")
      // Where it comes from is not known.
      #expect(try await browser.get("/metrics").status == 404)
    }
  }

  @Test func figuresAreForThisMachine() async throws {
    let site = try TestSite()
    try await site.testLive { browser async throws in
      #expect(try await browser.get("/readyz").status == 200)
      let page = try await browser.get("/metrics")
      #expect(page.status == 200)
      for line in [
        "# TYPE fieldday_request_seconds histogram", "fieldday_streams 0",
        "fieldday_commands_total{outcome=\"accepted\"} 0", "fieldday_commits_total 0",
        "fieldday_requests_total{class=\"2xx\"} 1",
      ] {
        #expect(page.text.contains(line + "\n"))
      }
    }
  }
}
