import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("A report after a round that moderators find right", .timeLimit(.minutes(30)))
struct UpheldAnswerTests {
  @Test("nothing is removed, and nobody is told that something was")
  func upheld() async throws {
    let golf = try GolfDatabase(onDisk: true)
    try golf.enact(PebbleBeach.whole)
    let report = Report(
      reporter: PebbleBeach.maya, target: .feedback(PebbleBeach.id, about: PebbleBeach.ben),
      reported: PebbleBeach.ben, reason: .other, priority: .medium, text: "late",
      createdAt: PebbleBeach.now)
    try golf.enact([.put(.report(report.id), .report(report))])
    let writer = GroupCommit(golf.engine, TeePalsTables.self)
    let service = ModerationService<SQLiteDatabase, TeePalsTables>(
      engine: golf.engine, writer: writer
    ) { entity in entity }
    let later = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour)
    #expect(try await service.close(report.id, .upheld, at: later))
    let closed = try golf.load([.reports(on: report.target)], for: PebbleBeach.maya)
    #expect(closed.report(report.id)?.status == .resolved)
    // A letter is sent, and a decision can be appealed, by what the log says.
    #expect(try await service.wholeLog().last?.deed == "uphold")
    let told = try golf.device(of: PebbleBeach.ben).notifications(of: PebbleBeach.ben)
    #expect(!told.contains { row in row.kind == .moderationNotice })
    await writer.drain()
  }
}
