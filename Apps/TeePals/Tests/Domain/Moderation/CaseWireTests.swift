import Core
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("What a server answers at the moderators' desk")
struct CaseWireTests {
  private static let at = Instant(milliseconds: 1_790_000_000_000)

  private static var found: ModerationCase {
    ModerationCase(
      id: ModerationCaseID(high: 1, low: 2), kind: "golfer",
      target: ReportTarget.golfer(SampleGolf.user(1)).id, golfer: SampleGolf.user(1),
      state: .open, priority: .high, firstAt: at, lastAt: at, openedAt: at, revision: 3)
  }

  @Test("a page of the queue is read as it was written")
  func queue() throws {
    let page = CasePage(
      cases: [
        ListedCase(
          found: Self.found, name: "Ann P.", reporters: 2, reasons: [.spam, .other], text: "Buy")
      ], next: "high.1.x")
    #expect(try CasePage(WireCursor(JSON.parse(page.json.text))) == page)
    #expect(page.json["cases"] != nil)
  }

  @Test("a case too, with everything that is in it")
  func file() throws {
    let entry = ModerationEntry(
      id: 7, at: Self.at, origin: "member", moderator: SampleGolf.user(2), deed: "warn",
      golfer: SampleGolf.user(1), rule: .spam, caseID: Self.found.id, until: Self.at,
      isSamePerson: true, note: "Be kind", moderatorName: "Ben S.", golferName: "Ann P.")
    let file = CaseFile(
      found: Self.found, name: "Ann P.",
      reports: [
        CaseReport(
          reporter: SampleGolf.user(3), name: "Cho M.", reason: .spam, priority: .high,
          status: .pending, text: "Buy", context: "Again", at: Self.at),
        CaseReport(reason: .other, priority: .medium, status: .dismissed, at: Self.at),
        CaseReport(
          reason: .other, priority: .medium, status: .pending, at: Self.at, isGone: true),
      ], text: "Sell", photos: [],
      around: [
        CaseLine(
          user: SampleGolf.user(1), name: "Ann P.", text: "Sell", at: Self.at, isReported: true)
      ], history: [entry],
      lasting: [
        Sanction(
          entry: 7, user: SampleGolf.user(1), kind: .suspension, rule: .spam, hiding: .posts,
          since: Self.at, until: Self.at)
      ],
      appeals: [ShownAppeal(entry: 7, text: "No", at: Self.at, isGranted: false)],
      reputation: 44)
    #expect(try CaseFile(WireCursor(JSON.parse(file.json.text))) == file)
    let log = LogPage(entries: [entry], next: 7)
    #expect(try LogPage(WireCursor(JSON.parse(log.json.text))) == log)
  }

  @Test("of small numbers the figures do not tell")
  func figures() throws {
    let figures = ModerationFigures(
      open: ModerationLimits.figure(4), late: ModerationLimits.figure(5), decided: "12",
      medianHours: 3, feedback: FeedbackFigures(FeedbackHealth()))
    #expect(figures.open == "< 5" && figures.late == "5" && figures.feedback.answered == "< 5")
    #expect(try ModerationFigures(WireCursor(JSON.parse(figures.json.text))) == figures)
    var share = FeedbackHealth().answered
    (share.part, share.whole) = (21, 50)
    #expect(share.figure == "42%")
  }

  @Test("a case waits too long after 48 hours, while it waits")
  func late() {
    let hour = ModerationLimits.hour
    let (early, late) = (
      Self.at.advanced(byMilliseconds: 48 * hour), Self.at.advanced(byMilliseconds: 48 * hour + 1)
    )
    #expect(!Self.found.isLate(at: early) && Self.found.isLate(at: late))
  }
}
