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

@Suite("Cases, decisions, the log and appeals", .timeLimit(.minutes(30)))
struct CaseTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Service = ModerationService<SQLiteDatabase, TeePalsTables>

  let golf: GolfDatabase
  let writer: Writer
  let service: Service
  private let maya = PebbleBeach.maya
  private let ben = PebbleBeach.ben
  private let cho = PebbleBeach.cho
  private let eve = UserID(high: 8, low: 1)
  private let dan = UserID(high: 8, low: 2)
  private let later = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour)

  init() throws {
    golf = try GolfDatabase(onDisk: true)
    try golf.enact(PebbleBeach.whole)
    writer = Writer(golf.engine, TeePalsTables.self)
    let (eve, dan) = (UserID(high: 8, low: 1), UserID(high: 8, low: 2))
    service = Service(
      engine: golf.engine, writer: writer,
      access: ModerationAccess(
        isModerator: { user, _ in user == eve || user == dan || user == PebbleBeach.cho },
        find: { _, _ in nil }, mailer: .closed(), endSessions: { _ in })
    ) { entity in entity }
  }

  // MARK: What the tests do

  /// The case of what Ben said, which Cho has reported.
  private func opened() async throws -> ListedCase {
    try #require(
      try await service.cases(nil).cases.first { listed in
        listed.found.kind == "message"
      })
  }

  private func decision(
    _ decision: ModerationDecision, _ rule: ModerationRule = .harassment, removes: Bool = false,
    hidesPosts: Bool = false, revision: Int? = nil
  ) -> CaseDecision {
    CaseDecision(
      decision: decision, rule: rule, note: "Be kind", removes: removes, hidesPosts: hidesPosts,
      revision: revision)
  }

  private func decide(
    _ taken: CaseDecision, by user: UserID? = nil
  ) async throws -> ModerationOutcome {
    let found = try await opened().found
    return try await service.decide(
      found.id, taken, by: .member(user ?? eve), at: later)
  }

  private func isDone(_ outcome: ModerationOutcome) -> Bool {
    if case .done = outcome { true } else { false }
  }

  private func notices(_ user: UserID) throws -> [String] {
    try golf.device(of: user).notifications(of: user).filter { row in
      row.kind == .moderationNotice
    }.map { row in row.text }
  }

  private func standing(_ user: UserID) throws -> TeePalsReplica {
    try golf.load([.suspension(user)], for: user)
  }

  private func content() throws -> ChatContent? {
    try golf.device(of: maya).message(ChatMessageID(high: 6, low: 2))?.content
  }

  private func run(_ sql: SQL) throws {
    _ = try golf.engine.writeNow { session throws(StoreFailure) in try session.run(sql) }
  }

  // MARK: Cases

  @Test("reports of one thing are one case, whose priority and times follow them")
  func gathered() async throws {
    let before = try await opened()
    #expect(before.found.state == .open && before.found.priority == .medium)
    #expect(before.reporters == 1 && before.reasons == [.other] && before.found.golfer == ben)
    let urgent = Report(
      reporter: maya, target: PebbleBeach.report.target, reported: ben, reason: .harassment,
      priority: .high, text: "Hi 😀", createdAt: later)
    try golf.enact([.put(.report(urgent.id), .report(urgent))])
    let after = try await opened()
    #expect(after.found.id == before.found.id && after.found.priority == .high)
    #expect(after.reporters == 2 && after.reasons == [.harassment, .other])
    #expect(after.found.firstAt == PebbleBeach.now && after.found.lastAt == later)
    #expect(after.found.openedAt == PebbleBeach.now)
    let day = PebbleBeach.day
    #expect(!after.found.isLate(at: PebbleBeach.now.advanced(byMilliseconds: 2 * day)))
    #expect(after.found.isLate(at: PebbleBeach.now.advanced(byMilliseconds: 2 * day + 1)))
    await writer.drain()
  }

  @Test("a case shows what was said, what is said now, what surrounds it, and the history")
  func file() async throws {
    #expect(try await isDone(decide(decision(.remove))))
    let found = try #require(try await service.cases(.resolved).cases.first).found
    let file = try #require(try await service.file(found.id))
    #expect(file.reports.map { report in report.text } == ["Hi 😀"] && file.text.isEmpty)
    #expect(file.around.map { line in line.isReported } == [true, false])
    #expect(file.around.last?.text == "Hello" && file.name == "Benjamin O.")
    #expect(file.history.map { entry in entry.deed } == ["remove"])
    #expect(file.history.first?.moderator == eve && file.history.first?.note == "Be kind")
    #expect(file.reputation == 45)
    await writer.drain()
  }

  @Test("whoever decides second is told that it changed, and nobody decides about their own")
  func turns() async throws {
    let found = try await opened().found
    #expect(try await decide(decision(.warn), by: cho) == .own, "it is Cho's report")
    #expect(try await decide(decision(.warn), by: maya) == .absent, "no moderator")
    #expect(try await isDone(decide(decision(.warn, revision: found.revision))))
    let second = try await service.decide(
      found.id, decision(.ban, revision: found.revision), by: .member(dan), at: later)
    #expect(second == .changed)
    let unseen = try await service.decide(found.id, decision(.ban), by: .member(dan), at: later)
    #expect(unseen == .changed, "there is nothing to decide")
    let absent = try await service.decide(
      ModerationCaseID(high: 1, low: 1), decision(.ban), by: .member(dan), at: later)
    #expect(absent == .absent)
    #expect(try notices(ben) == ["sanctioned warning harassment"])
    await writer.drain()
  }

  @Test("what somebody said of them after a round is not theirs to read")
  func afterRound() async throws {
    let report = Report(
      reporter: maya, target: .feedback(PebbleBeach.id, about: ben), reported: ben,
      reason: .other, priority: .medium, text: "late", createdAt: later)
    try golf.enact([.put(.report(report.id), .report(report))])
    let listed = try #require(
      try await service.cases(nil).cases.first { listed in listed.found.kind == "feedback" })
    #expect(listed.text == "late")
    let outcome = try await service.decide(
      listed.found.id, decision(.warn, .unreliable), by: .member(eve), at: later)
    #expect(isDone(outcome))
    #expect(try await service.standing(of: ben).first?.text == "")
    await writer.drain()
  }

  @Test("what somebody reported who is gone is still somebody's")
  func goneReporter() async throws {
    let found = Report(
      reporter: nil, target: PebbleBeach.report.target, reported: ben, reason: .spam,
      priority: .medium, text: "Hi 😀", createdAt: later)
    try golf.enact([.put(.report(found.id), .report(found))])
    try GolfPersonalDataTests().erase(cho, golf)
    let listed = try await opened()
    #expect(listed.reporters == 1)
    let file = try #require(try await service.file(listed.found.id))
    #expect(file.reports.map { report in report.reporter } == [nil, nil])
    #expect(file.reports.map { report in report.isGone } == [true, false])
    await writer.drain()
  }

  @Test("what nobody was wrong about is dismissed; a new report opens the case again")
  func reopened() async throws {
    let found = try await opened().found
    #expect(try await isDone(decide(decision(.dismiss))))
    #expect(try await service.cases(nil).cases.isEmpty)
    #expect(try notices(ben) == [] && content() != .redacted)
    let again = Report(
      reporter: maya, target: PebbleBeach.report.target, reported: ben, reason: .spam,
      priority: .medium, text: "Hi 😀", createdAt: later)
    try golf.enact([.put(.report(again.id), .report(again))])
    let reopened = try await opened().found
    #expect(reopened.id == found.id && reopened.openedAt == later && reopened.revision == 1)
    await writer.drain()
  }

  // MARK: Sanctions

  @Test("a suspension begins, ends within a minute of its end, and its history stays")
  func suspended() async throws {
    #expect(try await isDone(decide(decision(.suspend(days: 7), removes: true))))
    #expect(try standing(ben).suspended == [ben])
    #expect(try content() == .redacted)
    let end = later.advanced(byMilliseconds: 7 * PebbleBeach.day)
    let told = ModerationNotice.sanctioned(.suspension, .harassment, until: end).text
    #expect(try notices(ben) == [told, "takenAway harassment"])
    try await service.endSanctions(at: end.advanced(byMilliseconds: -1))
    #expect(try standing(ben).suspended == [ben])
    for _ in 0..<2 { try await service.endSanctions(at: end) }
    #expect(try standing(ben).suspended == [])
    #expect(try notices(ben) == ["ended suspension", told, "takenAway harassment"])
    let all = try await service.standing(of: ben)
    #expect(all.map { one in one.entry.deed } == ["suspend"])
    #expect(all.first?.sanction?.ended == end && all.first?.text == "Hi 😀")
    #expect(try golf.engine.check() == [])
    await writer.drain()
  }

  @Test("a ban puts somebody out of everything, and lifting it brings them back")
  func banned() async throws {
    func scopes() throws -> Int {
      try golf.count(
        "SELECT count(*) FROM scope_member WHERE user_id = \(ben) AND scope_kind = 'round'")
    }
    #expect(try scopes() == 1)
    #expect(try await isDone(decide(decision(.ban))))
    let replica = try standing(ben)
    #expect(replica.banned == [ben] && replica.suspended == [ben] && replica.concealed == [ben])
    #expect(try scopes() == 0)
    #expect(
      try golf.load([.visibility(of: maya)], for: maya).hidden[.round(PebbleBeach.id)] == [ben])
    #expect(try golf.load([.visibility(of: ben)], for: ben).hidden.isEmpty)
    #expect(try await service.lift(ben, at: later))
    #expect(try standing(ben).banned == [] && scopes() == 1)
    #expect(try notices(ben).contains("ended ban"), "it was no suspension")
    #expect(try golf.load([.visibility(of: maya)], for: maya).hidden.isEmpty)
    await writer.drain()
  }

  @Test("a shorter suspension ends none that goes on, and nobody is told that it is over before")
  func twice() async throws {
    #expect(try await service.suspend(ben, at: later))
    #expect(try await isDone(decide(decision(.suspend(days: 7)))))
    let end = later.advanced(byMilliseconds: 7 * PebbleBeach.day)
    try await service.endSanctions(at: end)
    #expect(try standing(ben).suspended == [ben])
    #expect(try !notices(ben).contains("ended suspension"))
    #expect(try await service.lift(ben, at: end))
    #expect(try standing(ben).suspended == [] && notices(ben).first == "lifted")
    await writer.drain()
  }

  @Test("players are told once that their host can do nothing")
  func hosts() async throws {
    #expect(try await service.suspend(maya, days: 7, at: later))
    #expect(try await service.suspend(maya, at: later.advanced(byMilliseconds: 9)))
    #expect(try notices(ben) == ["hostSuspended"] && notices(cho) == [])
    await writer.drain()
  }

  // MARK: The log

  @Test("the log refuses changes and deletions, and finds what was done")
  func log() async throws {
    #expect(try await isDone(decide(decision(.warn))))
    for statement: SQL in [
      "UPDATE golf_moderation_log SET deed = 'dismiss'", "DELETE FROM golf_moderation_log",
      "UPDATE golf_moderation_note SET note = 'Other'",
    ] {
      #expect(throws: StoreFailure.self) { try run(statement) }
    }
    #expect(try await service.log("").entries.count == 1)
    for text in ["warn", "harassment", "kind", "benjamin", ben.description, eve.description] {
      #expect(try await service.log(text).entries.count == 1, "\(text)")
    }
    #expect(try await service.log("maya").entries.isEmpty)
    let table = ModerationTable(try await service.wholeLog()).lines
    #expect(table.count == 2 && table[1].hasPrefix("1,") && table[1].contains(",warn,"))
    await writer.drain()
  }

  @Test("the log has each time that the server held something back")
  func held() async throws {
    for hours: Int64 in 1...2 {
      let at = PebbleBeach.now.advanced(byMilliseconds: hours * PebbleBeach.hour)
      let report = Report(
        reporter: nil, target: .golfer(ben), reported: ben, reason: .spam, priority: .high,
        text: "Buy now", createdAt: at)
      for _ in 0..<2 { try golf.enact([.put(.report(report.id), .report(report))]) }
      let found = try #require(
        try await service.cases(nil).cases.first { listed in listed.found.kind == "golfer" })
      #expect(
        try await isDone(
          service.decide(found.found.id, decision(.dismiss), by: .member(eve), at: at)))
    }
    let deeds = try await service.wholeLog().map { entry in entry.deed }
    #expect(deeds == ["hold", "dismiss", "hold", "dismiss"])
    await writer.drain()
  }

  @Test("a table's texts are quoted, and none of them is a formula")
  func table() {
    let entry = ModerationEntry(
      id: 7, at: PebbleBeach.now, origin: "member", deed: "warn", isSamePerson: true,
      note: "=1+1, \"so\"\n")
    #expect(ModerationTable([entry]).lines[1].hasSuffix(",yes,\"'=1+1, \"\"so\"\"\n\""))
  }

  @Test("of somebody who goes nothing is left but numbers")
  func erased() async throws {
    #expect(try await isDone(decide(decision(.suspend(days: 7)))))
    let entry = try #require(try await service.standing(of: ben).first).entry.id
    #expect(
      try await service.appeal(entry, by: ben, saying: "Benjamin Oak", at: later) == .made)
    await writer.drain()
    let personalData = GolfPersonalDataTests()
    try personalData.erase(ben, golf)
    #expect(try personalData.traces(of: ben, golf) == [])
    #expect(try golf.count("SELECT count(*) FROM golf_moderation_log") == 2)
    #expect(try golf.count("SELECT count(*) FROM golf_case WHERE golfer = \(ben)") == 0)
  }

  // MARK: Appeals

  @Test("what is granted is shown again, also where it was reported once more since")
  func reportedAgain() async throws {
    #expect(try await isDone(decide(decision(.remove))))
    let found = try #require(try await service.cases(.resolved).cases.first).found
    let entry = try #require(try await service.standing(of: ben).first).entry.id
    #expect(try await service.appeal(entry, by: ben, saying: "No", at: later) == .made)
    // By the same person: it is the same report.
    let again = PebbleBeach.report
    try golf.enact([.put(.report(again.id), .report(again))])
    #expect(try content() == .redacted)
    let granted = AppealDecision(entry: entry, isGranted: true)
    #expect(try await isDone(service.decide(found.id, granted, by: .member(dan), at: later)))
    #expect(try content() == .text("Hi 😀"))
    await writer.drain()
  }

  @Test("an appeal is made once, in 14 days, and goes to somebody else")
  func appealed() async throws {
    #expect(try await isDone(decide(decision(.suspend(days: 30), removes: true))))
    let entry = try #require(try await service.standing(of: ben).first).entry.id
    let day = PebbleBeach.day
    #expect(
      try await service.appeal(
        entry, by: ben, saying: "No", at: later.advanced(byMilliseconds: 14 * day)) == .closed)
    #expect(try await service.appeal(entry, by: maya, saying: "No", at: later) == .absent)
    #expect(try await service.appeal(entry, by: ben, saying: "No", at: later) == .made)
    #expect(try await service.appeal(entry, by: ben, saying: "No", at: later) == .closed)
    let found = try await opened().found
    #expect(found.state == .appealed)
    let granted = AppealDecision(entry: entry, isGranted: true, note: "Sorry")
    #expect(
      try await service.decide(found.id, granted, by: .member(eve), at: later) == .own,
      "Eve decided")
    #expect(
      try await service.decide(found.id, granted, by: .member(cho), at: later) == .own,
      "it is Cho's report")
    #expect(
      try await service.decide(found.id, decision(.ban), by: .member(dan), at: later)
        == .changed)
    let after = later.advanced(byMilliseconds: 60_000)
    #expect(try await isDone(service.decide(found.id, granted, by: .member(dan), at: after)))
    // Everything is as it was before.
    #expect(try standing(ben).suspended == [] && content() == .text("Hi 😀"))
    #expect(try notices(ben).first == "appealGranted")
    #expect(
      try await service.decide(found.id, granted, by: .member(dan), at: after) == .changed)
    let entries = try await service.wholeLog()
    #expect(
      entries.map { entry in entry.deed } == ["suspend", "appeal", "grantAppeal", "lift"])
    #expect(entries.allSatisfy { entry in !entry.isSamePerson })
    #expect(try await service.file(found.id)?.reputation == 50)
    await writer.drain()
  }

  @Test("an operator decides on the command line, and the log says if it was the same person")
  func operators() async throws {
    #expect(try await service.suspend(ben, at: later))
    let entry = try #require(try await service.standing(of: ben).first).entry.id
    #expect(try await service.appeal(entry, by: ben, saying: "No", at: later) == .made)
    #expect(try await service.appeals().map { appeal in appeal.words } == ["No"])
    let denied = AppealDecision(entry: entry, isGranted: false)
    #expect(try await isDone(service.decide(denied, at: later)))
    #expect(try await service.decide(denied, at: later) == .changed)
    #expect(try await service.appeals().isEmpty)
    #expect(try await service.wholeLog().last?.isSamePerson == true)
    #expect(try standing(ben).suspended == [ben])
    await writer.drain()
  }

  @Test("figures below five are not told")
  func health() async throws {
    let health = try await service.health(at: later)
    #expect(health.open == 1 && health.medianHours == nil)
    #expect(health.decided == 0 && health.late == 0)
    await writer.drain()
  }
}
