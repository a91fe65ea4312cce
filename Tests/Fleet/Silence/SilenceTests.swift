import AccountsServer
import Application
import Core
import Hummingbird
import RunningBuddyDomain
import Server
import ServerTestKit
import Store
import StoreSQLite
import Testing
import Wire

/// Nothing a person typed or was given appears in a log line, at the most talkative level, nor on
/// the page of metrics. The same is asked of the whole process in `Tests/Browser/test_silence.py`.
@Suite("Logs and metrics say nothing about people")
struct SilenceTests {
  @Test func aJourneyLeavesNothing() async throws {
    let site = try SuiteSite()
    let log = CapturedLog()
    let application = Hummingbird.Application(
      responder: site.build.responder, logger: log.logger())
    let secrets = try await application.test(.router) { tester in
      try await journey(SuiteClient(client: tester, clock: site.clock, epoch: site.epoch))
    }
    await site.build.writer.drain()
    let metrics = try await page(site)
    let text = log.all.joined(separator: "\n") + metrics
    #expect(log.all.contains { line in line.contains("/api/account/sign-in") })
    #expect(metrics.contains("fieldday_passwords_hashed_total"))
    for secret in secrets {
      #expect(secret.utf8.count >= 6)
      #expect(!text.lowercased().contains(secret.lowercased()), "\(secret)")
    }
  }

  /// Answers what must not appear.
  private func journey(_ client: SuiteClient) async throws -> [String] {
    let email = "canary.address@example.com"
    let person = try await client.person(email, name: "Canary Sparrow")
    var secrets = [email, "canary.address", "sparrow", "a long walk home", "canary-guess"]
    secrets += [person.cookie, person.user.description, person.session.description]
    secrets += [person.cookie.split(separator: "=").last.map(String.init) ?? ""]
    let ran = RunThings(client.clock.moment, saying: "canary-trail")
    for command in [ran.saving] + ran.keeping {
      let content = ran.content(of: command)
      #expect(try await client.push(command, bringing: content, as: person) == nil)
    }
    secrets += ["canary-trail"] + ran.bundle.tracks.map { track in String(track.prefix(40)) }
    // A second's time and numbers, below the first line.
    if let motion = ran.motion.content { secrets.append(String(motion.dropFirst(4).dropLast())) }
    let forms: [(String, JSON)] = [
      ("sign-in", .object(["email": .string(email), "password": "canary-guess"])),
      ("sign-in", .object(["email": "canary_name", "password": "canary-guess"])),
      ("forgot-password", .object(["email": .string(email)])),
      ("forgot-login", .object(["email": .string(email)])),
      ("sign-up/confirm", .object(["code": "canary-code-1"])),
      (
        "reset-password",
        .object(["token": .string(String(repeating: "a7", count: 32)), "password": "canary-new-1"])
      ),
      ("sign-in/second-factor", .object(["ticket": "canary-ticket", "code": "canary-code-2"])),
      ("password", .object(["current": "a long walk home", "new": "canary-new-2"])),
      ("reauthenticate", .object(["password": "canary-guess"])),
      ("passkeys", .object(["credential": .object(["id": "canary-passkey"])])),
    ]
    for (path, body) in forms {
      _ = try await client.ask(
        "POST", "/api/account/" + path, body: body, cookie: person.cookie)
    }
    for path in [
      "/api/account/username/canary_name", "/api/account/sessions?for=canary-query",
      "/canary-file/unknown", "/api/account/sessions/canary-session",
    ] {
      _ = try await client.ask("GET", path, cookie: "fieldday-dev=canary-cookie")
    }
    secrets += [
      "canary-code-1", "canary-code-2", String(repeating: "a7", count: 32), "canary-new",
      "canary-ticket",
      "canary-passkey", "canary_name", "canary-query", "canary-file", "canary-session",
      "canary-cookie",
    ]
    return secrets
  }

  /// The page of metrics, which only this machine may read.
  private func page(_ site: SuiteSite) async throws -> String {
    var page = MetricsPage()
    site.build.hub.write(to: &page)
    page.single(
      "fieldday_passwords_hashed_total", .counter, "Passwords hashed.", site.build.hasher.done.value
    )
    return page.text
  }
}
