import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("What TeePals does by itself after rounds")
struct FeedbackJobsTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Jobs = FeedbackJobs<SQLiteDatabase, TeePalsTables>

  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let golf: GolfDatabase
  private let writer: Writer
  private let jobs: Jobs

  init() throws {
    golf = try GolfDatabase(onDisk: true, with: [PushRows.migrations])
    writer = Writer(golf.engine, TeePalsTables.self, notify: { _ in })
    jobs = Jobs(engine: golf.engine, writer: writer) { entity in entity }
  }

  /// The database has what the town has.
  private func take(_ town: GolfTown) throws {
    var changes: [Change<TeePalsEntity>] = []
    for (scope, people) in town.members {
      for user in people.sorted() { changes.append(.join(scope, user)) }
    }
    for key in town.rows.keys.sorted(by: { one, other in one.id < other.id }) {
      if let entity = town.rows[key], let scope = town.homes[key] {
        changes.append(.put(scope, entity))
      }
    }
    try golf.enact(changes)
  }

  /// A round that the three have played; it was completed at the town's time.
  private func played() -> GolfTown {
    var town = GolfTown(people: 3)
    _ = town.played(1, by: host, with: [ann, ben])
    return town
  }

  private func reminded(_ user: UserID) throws -> Bool {
    try golf.device(of: user).notifications(of: user).contains { row in
      row.kind == .feedbackReminder && row.text == FeedbackDue.again
    }
  }

  @Test("everybody is reminded once, at ten by the clocks of the venue")
  func reminders() async throws {
    let town = played()
    try take(town)
    let due = try #require(town.replica.feedbackDue(of: ann, in: SampleGolf.round(1)))
    // Los Angeles has daylight time then.
    let ten = FeedbackLimits.reminder(askedAt: due.askedAt, offset: -25_200)
    try await jobs.remind(at: ten.advanced(byMilliseconds: -1))
    #expect(try !reminded(ann))
    try await jobs.remind(at: ten)
    for user in [host, ann, ben] { #expect(try reminded(user)) }
    let feed = try golf.count("SELECT count(*) FROM feed")
    try await jobs.remind(at: ten.advanced(byMilliseconds: GolfTown.day))
    #expect(try golf.count("SELECT count(*) FROM feed") == feed)
    await writer.drain()
  }

  @Test("what is not answered counts at the close, once")
  func closing() async throws {
    let town = played()
    try take(town)
    let asked = try #require(town.replica.feedbackRound(SampleGolf.round(1)))
    try await jobs.close(at: asked.closesAt.advanced(byMilliseconds: -1))
    #expect(try golf.count("SELECT count(*) FROM golf_feedback_due") == 3)
    try await jobs.close(at: asked.closesAt)
    #expect(try golf.count("SELECT count(*) FROM golf_feedback_due") == 0)
    let counted: SQL = """
      SELECT count(*) FROM golf_feedback_round WHERE counted_at = \(asked.closesAt)
      """
    #expect(try golf.count(counted) == 1)
    try await jobs.close(at: asked.closesAt.advanced(byMilliseconds: GolfTown.day))
    #expect(try golf.count(counted) == 1)
    await writer.drain()
  }

  @Test("what was known at noon is published then, and nothing of what came after it")
  func publishing() async throws {
    var town = GolfTown(people: 5)
    let others = [ann, ben, SampleGolf.user(3)]
    for number in UInt64(1)...5 {
      let id = town.played(number, by: host, with: others)
      for other in others {
        #expect(town.run(.submitFeedback(other, id, .well([host], true)), by: other) == nil)
      }
      #expect(town.run(.dismissFeedback(host, id), by: host) == nil)
      town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    }
    let last = try #require(town.replica.feedbackRound(SampleGolf.round(5))?.countedAt)
    try take(town)
    let card = try #require(town.replica.profile(of: host)?.card)
    let fans = (100..<220).map { number in SampleGolf.user(UInt64(number)) }
    try golf.enact(
      fans.map { fan in
        .put(.user(fan), .follow(Follow(follower: fan, followee: card, createdAt: town.now)))
      })
    func trust() throws -> GolferTrust? { try golf.device(of: host).trust(of: host) }
    try await jobs.publish(at: last)
    let noon = TrustPublishing.latest(before: last)
    #expect(try trust()?.publishedAt == noon && trust()?.mark.rounds == 4)
    let due = try golf.count("SELECT count(*) FROM golf_trust_due")
    #expect(due > 0, "the last round waits")
    let feed = try golf.count("SELECT count(*) FROM feed")
    try await jobs.publish(at: last.advanced(byMilliseconds: 60_000))
    #expect(try golf.count("SELECT count(*) FROM feed") == feed)
    let next = noon.advanced(byMilliseconds: GolfTown.day)
    try await jobs.publish(at: next)
    #expect(try golf.count("SELECT count(*) FROM golf_trust_due") == 0)
    let mark = try #require(try trust()?.mark)
    #expect(mark.rounds == 5 && mark.share == 100 && mark.tier == .member)
    #expect(try golf.device(of: host).profile(of: host)?.trust == mark)
    #expect(try golf.device(of: ann).trust(of: host) == nil)
    #expect(try golf.count("SELECT count(*) FROM golf_followed_card") == 0)
    // Followers have a card that does not say it: nothing is written to them.
    let kind = TeePalsEntity.Kind.follow.rawValue
    #expect(try golf.count("SELECT count(*) FROM feed WHERE kind = \(kind)") == fans.count)
    for fan in fans {
      #expect(try golf.device(of: fan).follow(fan, host)?.followee == card)
    }
    // The same as the domain says of everything there is.
    town.now = next
    _ = town.publish(host)
    #expect(town.replica.trust(of: host)?.mark == mark)
    await writer.drain()
  }

  @Test("no device is ever sent an answer, a report or who was asked")
  func secrets() throws {
    var town = played()
    let id = SampleGolf.round(1)
    let said = FeedbackAnswer.issues([
      PersonIssue(user: host, kinds: [.disrespectful], comment: "canary")
    ])
    #expect(town.run(.submitFeedback(ann, id, said), by: ann) == nil)
    #expect(town.run(.submitFeedback(ben, id, .well([ann], false)), by: ben) == nil)
    try take(town)
    #expect(try golf.count("SELECT count(*) FROM golf_feedback") == 2)
    for user in [host, ann, ben] {
      for (scope, entity) in try golf.entities(readableBy: user) {
        switch entity {
        case .feedback, .feedbackRound, .report: Issue.record("\(entity.key) in \(scope)")
        default: #expect(!entity.body.text.contains("canary"))
        }
      }
    }
  }

  @Test("what comes too late is refused, and what went wrong is reported all the same, once")
  func late() throws {
    let town = played()
    try take(town)
    let id = SampleGolf.round(1)
    let closes = try #require(town.replica.feedbackRound(id)).closesAt
    let command = TeePalsCommand.submitFeedback(
      ann, id, .issues([PersonIssue(user: ben, kinds: [.late], comment: "Traffic")]))
    for number in Int64(1)...2 {
      let envelope = CommandEnvelope(
        id: CommandID(high: 5, low: UInt64(number)), device: DeviceID(high: 3, low: 3),
        dseq: number, system: command.system, name: command.name, version: command.version,
        at: closes, args: command.args, known: number - 1)
      let rejection = try golf.engine.writeNow { session throws(StoreFailure) -> JSON? in
        var storage = GolfDatabase.Storage(session)
        return try ServerRules<GolfDatabase.Storage>().apply(
          PushedCommand(envelope), by: ann, receivedAt: closes, in: &storage
        ).rejection
      }
      #expect(rejection?.text.contains("expired") == true)
    }
    let target = ReportTarget.feedback(id, about: ben)
    let reports = try golf.load([.reports(on: target)], for: ann).reports(on: target)
    #expect(reports.map { report in report.context } == ["Traffic"])
    #expect(try golf.count("SELECT count(*) FROM golf_feedback") == 0)
    #expect(try golf.engine.check() == [])
  }

  @Test("who goes leaves answers that are nobody's and say no words")
  func erasing() throws {
    var town = played()
    let id = SampleGolf.round(1)
    let said = FeedbackAnswer.issues([
      PersonIssue(user: host, kinds: [.late], comment: "canary"),
      PersonIssue(user: ben, kinds: [.late], comment: "canary"),
    ])
    #expect(town.run(.submitFeedback(ann, id, said), by: ann) == nil)
    #expect(town.run(.submitFeedback(host, id, .well([ann, ben], true)), by: host) == nil)
    try take(town)
    let personalData = GolfPersonalDataTests()
    try personalData.erase(ann, golf)
    #expect(try personalData.traces(of: ann, name: "canary", golf) == [])
    let rows = try golf.load([.feedback(of: id)], for: ben)
    #expect(rows.feedbackRound(id)?.players.contains(ann) == false)
    #expect(rows.feedback(by: host, of: id)?.answer == .well([ben], true))
    let nameless = try #require(rows.feedback(by: ann, of: id))
    #expect(nameless.reviewer == nil)
    #expect(nameless.answer.people.map { issue in issue.comment } == ["", ""])
    let others = rows.feedbackDue(of: ben, in: id)?.others.map { card in card.user }
    #expect(others == [host])
    // What was said of somebody goes with them.
    try personalData.erase(host, golf)
    let after = try golf.load([.feedback(of: id)], for: ben)
    #expect(after.feedback(by: ann, of: id)?.answer.people.map { issue in issue.user } == [ben])
    try personalData.erase(ben, golf)
    #expect(try golf.count("SELECT count(*) FROM golf_feedback") == 0)
    #expect(try golf.count("SELECT count(*) FROM golf_report") == 0)
  }
}
