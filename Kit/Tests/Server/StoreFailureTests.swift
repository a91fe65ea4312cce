import Core
import Hummingbird
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

/// When the database fails, whoever operates the server is told why, and whoever asked is not.
@Suite struct StoreFailureTests {
  private let site: TestSite
  private let ana: Visitor
  private let phone = DeviceID(high: 1, low: 1)

  init() throws {
    site = try TestSite()
    ana = site.visitor(1)
  }

  private func logged(
    _ body: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws -> [String] {
    try site.database.engine.writeNow { session throws(StoreFailure) in
      _ = try session.run("DROP TABLE card")
    }
    let log = CapturedLog()
    let application = Application(responder: site.responder, logger: log.logger())
    try await application.test(.router) { client in
      try await body(TestBrowser(client: client, cookie: site.cookie))
    }
    await site.writer.drain()
    return log.all
  }

  @Test func aWriteThatFailsIsLoggedWithItsReason() async throws {
    let lines = try await logged { [phone, ana] browser in
      let card = Card(id: ID(high: 9, low: 1), text: "a long walk home")
      let answer = try await browser.push(
        [envelope(.write(card, on: nil), of: phone, 1)], of: phone, epoch: TemporaryDatabase.epoch,
        as: ana)
      #expect(answer.status == 500)
      #expect(answer.code == "internal")
      #expect(!answer.text.contains("card"))
    }
    let failures = lines.filter { line in line.contains("database failed") }
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { line in line.contains("no such table: card") })
    #expect(!lines.contains { line in line.contains("long walk") })
  }

  @Test func theAnswerIsThatOfItsKind() throws {
    let kinds: [(StoreFailure.Kind, ProblemCode)] = [
      (.full, .storageFull), (.busy, .busy), (.interrupted, .busy), (.corrupt, .failed),
      (.constraint("card"), .failed), (.other(1), .failed),
    ]
    for (kind, code) in kinds {
      let failure = StoreFailure(kind, "a reason")
      let outcome = WriteOutcome<Int>.failed(failure)
      do throws(Problem) {
        _ = try outcome.committed()
        Issue.record("committed")
      } catch {
        #expect(error.code == code)
        #expect(error.failure == failure)
        #expect(!error.description.contains("a reason"))
      }
    }
  }
}
