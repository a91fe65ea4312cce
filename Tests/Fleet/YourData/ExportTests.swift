import AccountsServer
import Application
import Core
import Foundation
import HTTPTypes
import Server
import StoreSQLite
import Suite
import Testing
import Wire

/// Archives: who gets them, for how long, and in which pieces. What is in them, a foreign reader
/// says in `Tests/Browser/test_your_data.py`.
@Suite struct ExportTests {
  private static let path = "/api/account/exports"

  private func ask(_ client: SuiteClient, _ person: SuitePerson) async throws -> SuiteAnswer {
    try await client.ask("POST", Self.path, body: .object([]), cookie: person.cookie)
  }

  private func archive(_ client: SuiteClient, _ person: SuitePerson) async throws -> String {
    let list = try await client.archives(of: person)
    guard case .string(let id)? = list.first?["id"] else { throw Missing() }
    return Self.path + "/" + id + "/archive"
  }

  private struct Missing: Error {}

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  @Test func isMadeInTheBackgroundOneAtATime() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      #expect(try await ask(client, ana).status == 202)
      #expect(try await client.archives(of: ana).first?["state"] == "waiting")
      #expect(try await ask(client, ana).json["code"] == "exportRunning")
      await site.doJobs()
      let list = try await client.archives(of: ana)
      #expect(list.count == 1)
      #expect(list.first?["state"] == "ready")
      let names = try FileManager.default.contentsOfDirectory(atPath: site.exports)
      #expect(names.count == 1)
      #expect(try mode(site.exports) == 0o700)
      for name in names { #expect(try mode(site.exports + "/" + name) == 0o600) }
    }
  }

  @Test func threeADay() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      for _ in 0..<3 {
        #expect(try await ask(client, ana).status == 202)
        await site.doJobs()
      }
      #expect(try await ask(client, ana).status == 429)
      #expect(try await client.archives(of: ana).count == 3)
    }
  }

  @Test func needsARecentProof() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      site.clock.advance(byDays: 1)
      #expect(try await ask(client, ana).json["code"] == "reauthenticationRequired")
    }
  }

  /// Two parts put together are the file, and only the same file goes on.
  @Test func aDownloadGoesOnWhereItWasCutOff() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com", name: "Ana")
      try await site.fill(ana, email: "ana@example.com", client)
      let path = try await archive(client, ana)
      let whole = try await client.fetch(path, cookie: ana.cookie)
      #expect(whole.status == 200)
      #expect(whole.bytes.starts(with: Array("PK\u{3}\u{4}".utf8)))
      #expect(whole.headers[.acceptRanges] == "bytes")
      #expect(whole.headers[.contentType] == "application/zip")
      #expect(whole.headers[.contentDisposition]?.hasPrefix("attachment") == true)
      let size = whole.bytes.count
      let etag = try #require(whole.headers[.eTag])
      let middle = size / 2
      let first = try await client.fetch(
        path, cookie: ana.cookie, [.range: "bytes=0-\(middle - 1)"])
      let second = try await client.fetch(
        path, cookie: ana.cookie, [.range: "bytes=\(middle)-", .ifRange: etag])
      #expect(first.status == 206 && second.status == 206)
      #expect(first.bytes + second.bytes == whole.bytes)
      #expect(second.headers[.contentRange] == "bytes \(middle)-\(size - 1)/\(size)")
      let changed = try await client.fetch(
        path, cookie: ana.cookie, [.range: "bytes=\(middle)-", .ifRange: "\"other\""])
      #expect(changed.status == 200)
      #expect(changed.bytes == whole.bytes)
      let beyond = try await client.fetch(path, cookie: ana.cookie, [.range: "bytes=\(size)-"])
      #expect(beyond.status == 416)
      #expect(beyond.headers[.contentRange] == "bytes */\(size)")
    }
  }

  @Test func theLinkHoldsSevenDays() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      _ = try await ask(client, ana)
      await site.doJobs()
      let path = try await archive(client, ana)
      site.clock.advance(byDays: 6)
      await site.doJobs()
      #expect(try await client.fetch(path, cookie: ana.cookie).status == 200)
      site.clock.advance(byDays: 1)
      #expect(try await client.fetch(path, cookie: ana.cookie).status == 404)
      #expect(try await client.archives(of: ana).isEmpty)
      await site.doJobs()
      #expect(try FileManager.default.contentsOfDirectory(atPath: site.exports).isEmpty)
    }
  }

  /// What a crash left in the folder belongs to nobody.
  @Test func theFolderIsSwept() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let ana = try await client.person("ana@example.com")
      _ = try await ask(client, ana)
      await site.doJobs()
      let stray = site.exports + "/" + String(repeating: "a", count: 64) + ".part"
      try Data("half".utf8).write(to: URL(fileURLWithPath: stray))
      site.clock.advance(byDays: 1)
      await site.doJobs()
      #expect(!FileManager.default.fileExists(atPath: stray))
      let path = try await archive(client, ana)
      #expect(try await client.fetch(path, cookie: ana.cookie).status == 200)
    }
  }
}
