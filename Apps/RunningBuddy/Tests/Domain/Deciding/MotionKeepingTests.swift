import Core
import RunningBuddyDomain
import Sync
import Testing

@testable import RunningBuddyTestKit

@Suite("Raw motion of runs is kept and deleted")
struct MotionKeepingTests {
  private static let id = RunID(high: 1, low: 2)
  private static let texts = ["1 0\na", "1 0\nb"]

  private static func ledger() throws -> RunLedger {
    var ledger = RunLedger()
    for step in SomeRun.bundle(id).steps { try ledger.run(step.command) }
    return ledger
  }

  @Test("Parts are kept once, in any order, and found when all are there")
  func kept() throws {
    var ledger = try Self.ledger()
    let steps = MotionPart.steps(of: Self.id, Self.texts)
    #expect(steps.map { step in step.content } == Self.texts)
    try ledger.run(steps[1].command)
    #expect(ledger.replica.wholeMotion(of: Self.id) == nil)
    #expect(ledger.replica.motion(of: Self.id).count == 1)
    try ledger.run(steps[0].command)
    #expect(try ledger.run(steps[0].command).isEmpty)
    let whole = try #require(ledger.replica.wholeMotion(of: Self.id))
    #expect(whole.map(\.index) == [0, 1])
    #expect(whole.map(\.content) == Self.texts.map { text in ContentStub(of: text) })
    // A run without any has none.
    #expect(ledger.replica.wholeMotion(of: RunID(high: 1, low: 3)) == nil)
  }

  @Test("What is beyond the limits, or of another recording, is refused by name")
  func refused() throws {
    var ledger = try Self.ledger()
    let stub = ContentStub(of: "1 0\na")
    func keep(_ index: Int, _ count: Int, _ content: ContentStub) -> RunRejection? {
      ledger.rejection(.keepMotion(MotionPart(of: Self.id, index, of: count, content)))
    }
    let most = RunLimits.motionParts
    #expect(keep(0, most + 1, stub) == .tooMany(.motionParts, limit: most))
    #expect(keep(2, 2, stub) == .notAnnounced(Self.id, part: 2))
    #expect(keep(0, 0, stub) == .notAnnounced(Self.id, part: 0))
    let large = ContentStub(digest: stub.digest, bytes: RunLimits.motionBytes + 1)
    #expect(keep(0, 1, large) == .tooLong(.motion, limit: RunLimits.motionBytes))
    #expect(keep(0, 2, stub) == nil)
    #expect(keep(1, 3, stub) == .otherContent(Self.id, part: 1))
    #expect(keep(0, 2, ContentStub(of: "1 0\nc")) == .otherContent(Self.id, part: 0))
    let absent = RunID(high: 1, low: 3)
    #expect(
      ledger.rejection(.keepMotion(MotionPart(of: absent, 0, of: 1, stub))) == .notFound(absent))
  }

  @Test("It is deleted without its run, and can come again")
  func deleted() throws {
    var ledger = try Self.ledger()
    let steps = MotionPart.steps(of: Self.id, Self.texts)
    for step in steps { try ledger.run(step.command) }
    #expect(try ledger.run(.deleteMotion(Self.id)).count == 2)
    #expect(ledger.replica.motion(of: Self.id).isEmpty && ledger.replica.allMotion.isEmpty)
    #expect(ledger.replica.run(Self.id)?.deletedAt == nil)
    // What is gone is no fault.
    #expect(try ledger.run(.deleteMotion(Self.id)).isEmpty)
    for step in steps { try ledger.run(step.command) }
    #expect(ledger.replica.wholeMotion(of: Self.id)?.count == 2)
  }

  @Test("Nothing is sent until somebody wants it")
  func setting() throws {
    var ledger = RunLedger()
    #expect(!ledger.replica.settings(of: RunLedger.user).sendsMotion)
    try ledger.run(.setRunSetting(RunLedger.user, .sendsMotion(true)))
    #expect(ledger.replica.settings(of: RunLedger.user).sendsMotion)
  }
}
