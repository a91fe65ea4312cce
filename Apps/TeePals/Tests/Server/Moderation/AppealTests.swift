import Core
import Store
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("What a granted appeal puts back", .timeLimit(.minutes(30)))
struct AppealTests {
  private let cases: CaseTests
  private let maya = PebbleBeach.maya
  private let ben = PebbleBeach.ben
  private let eve = UserID(high: 8, low: 1)
  private let dan = UserID(high: 8, low: 2)

  init() throws { cases = try CaseTests() }

  private func time(_ hours: Int64) -> Instant {
    PebbleBeach.now.advanced(byMilliseconds: hours * PebbleBeach.hour)
  }

  /// Somebody reports Ben's profile. Answers the case.
  private func report(by user: UserID, at now: Instant) async throws -> ModerationCaseID {
    let report = Report(
      reporter: user, target: .golfer(ben), reported: ben, reason: .spam, priority: .medium,
      text: "Buy now", createdAt: now)
    try cases.golf.enact([.put(.report(report.id), .report(report))])
    let open = try await cases.service.cases(nil).cases
    return try #require(open.first { listed in listed.found.kind == "golfer" }).found.id
  }

  private func decide(
    _ id: ModerationCaseID, _ decision: ModerationDecision, at now: Instant
  ) async throws -> Int64 {
    let taken = CaseDecision(
      decision: decision, rule: .spam, note: "", removes: false, hidesPosts: false, revision: nil)
    let outcome = try await cases.service.decide(id, taken, by: .member(eve), at: now)
    guard case .done(let entry) = outcome else {
      Issue.record("\(outcome)")
      return 0
    }
    return entry
  }

  private func grant(_ entry: Int64, in id: ModerationCaseID, at now: Instant) async throws {
    #expect(try await cases.service.appeal(entry, by: ben, saying: "No", at: now) == .made)
    let granted = AppealDecision(entry: entry, isGranted: true)
    let outcome = try await cases.service.decide(id, granted, by: .member(dan), at: now)
    if case .done = outcome { return }
    Issue.record("\(outcome)")
  }

  private func isHeld() throws -> Bool? {
    try cases.golf.load([.profile(ben)], for: ben).profile(of: ben)?.isHeld
  }

  private func statuses() throws -> [ReportStatus] {
    try cases.golf.load([.reports(on: .golfer(ben))], for: ben).reports(on: .golfer(ben))
      .sorted { one, other in one.createdAt < other.createdAt }.map { report in report.status }
  }

  @Test("an appeal against something else leaves a profile as a moderator left it")
  func unrelated() async throws {
    let id = try await report(by: maya, at: time(1))
    _ = try await decide(id, .remove, at: time(1))
    #expect(try await cases.service.suspend(ben, days: 7, at: time(2)))
    let entry = try #require(try await cases.service.standing(of: ben).first).entry.id
    try await grant(entry, in: id, at: time(3))
    let replica = try cases.golf.load([.suspension(ben)], for: ben)
    #expect(replica.suspended.isEmpty)
    #expect(try isHeld() == true)
    #expect(try statuses() == [.resolved])
    #expect(try await cases.service.file(id)?.found.state == .resolved)
    await cases.writer.drain()
  }

  @Test("of two decisions about one thing, the one that was not appealed stands")
  func second() async throws {
    let id = try await report(by: maya, at: time(1))
    let first = try await decide(id, .remove, at: time(1))
    _ = try await report(by: PebbleBeach.cho, at: time(2))
    let second = try await decide(id, .warn, at: time(2))
    try await grant(second, in: id, at: time(3))
    #expect(try isHeld() == true)
    #expect(try statuses() == [.resolved, .dismissed])
    try await grant(first, in: id, at: time(4))
    #expect(try isHeld() == false)
    #expect(try statuses() == [.dismissed, .dismissed])
    #expect(try await cases.service.file(id)?.found.state == .dismissed)
    await cases.writer.drain()
  }
}
