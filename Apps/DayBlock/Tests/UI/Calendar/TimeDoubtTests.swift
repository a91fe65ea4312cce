import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.doubts")
struct TimeDoubtTests {
  /// The form of something new, at noon of 10 March.
  private func form() throws -> (harness: CalendarHarness, gym: BlockID) {
    var (harness, _, gym) = try CalendarHarness.studied()
    harness.go(.addSession(nil))
    harness.form(.block(gym.description))
    return (harness, gym)
  }

  @Test("what is planned is a plan")
  func planned() throws {
    var (harness, gym) = try form()
    harness.form(.day("2026-03-12"), .start("18:00"), .end("19:30"), .sent)
    #expect(harness.commands.isEmpty)
    #expect(harness.html.contains("This has not happened yet. Is it a plan?"))
    #expect(harness.html.contains("Add as a plan") && harness.html.contains("Add anyway"))
    #expect(harness.faults == [])
    harness.form(.planned)
    let plan = BlockPlan(
      from: day("2026-03-12"), until: nil, rule: .once,
      start: try #require(TimeOfDay("18:00")), minutes: 90, zone: "Asia/Seoul")
    #expect(harness.ledger.replica.block(gym)?.plans == [plan])
    #expect(harness.sessions(on: "2026-03-12").isEmpty)
    #expect(harness.state.route != .addSession(nil))
    #expect(harness.html.contains("Gym planned: Thu, Mar 12, 2026 · 18:00 · 1 h 30 min"))
    harness.send(.view(.noticeUndone(1)))
    #expect(harness.ledger.replica.block(gym)?.plans == [])
  }

  @Test("whoever means it adds it; what has begun is no plan")
  func meant() throws {
    var (harness, _) = try form()
    harness.form(.start("11:30"), .end("12:30"), .sent)
    #expect(harness.html.contains("This has not happened yet."))
    #expect(!harness.html.contains("Add as a plan"))
    harness.form(.sent)
    #expect(harness.commands.isEmpty, "a second tap on the same place answers nothing")
    harness.form(.meant)
    #expect(harness.times(on: "2026-03-10").last == "11:30-12:30")
  }

  @Test("a year that may be a slip is asked about; changing anything takes the question back")
  func longAgo() throws {
    var (harness, _) = try form()
    harness.form(.day("1900-03-10"), .start("10:00"), .end("11:00"), .sent)
    #expect(harness.html.contains("Was this on March 10, 1900?"))
    #expect(harness.faults == [])
    harness.form(.day("2026-03-08"))
    #expect(!harness.html.contains("Was this on"))
    harness.form(.sent)
    #expect(harness.commands.count == 1)
  }

  @Test("what is entered over a run under way is asked about, with its name")
  func running() throws {
    var (harness, gym) = try form()
    harness.ledger.wait(minutes: 60)
    _ = try harness.ledger.start(gym)
    harness.ledger.wait(minutes: 60)
    harness.form(.start("13:00"), .end("13:30"))
    #expect(harness.html.contains("Overlaps: Gym"))
    harness.form(.sent)
    #expect(harness.html.contains("Something is recorded for this time."))
    #expect(harness.commands.isEmpty)
  }

  @Test("of what was recorded only what is new is asked")
  func edited() throws {
    var (harness, gym) = try form()
    harness.form(.start("09:30"), .end("10:00"), .sent)
    #expect(harness.html.contains("Something is recorded for this time."))
    harness.form(.unmeant)
    #expect(!harness.html.contains("Something is recorded"))
    harness.form(.sent, .meant)
    harness.go(.calendar(.day, nil))
    #expect(
      harness.html.contains(
        "At the same time: Study 09:00–10:30, Gym 09:30–10:00. What overlaps (30 min) counts once.")
    )
    #expect(harness.html.contains("1.5"), "what the day had before")
    let id = try #require(harness.sessions(on: "2026-03-10").last { one in one.block == gym }).id
    harness.calendar(.timesWanted(id))
    harness.form(.end("10:10"), .sent)
    #expect(harness.times(on: "2026-03-10").last == "09:30-10:10", "it overlapped before")
    harness.calendar(.timesWanted(id))
    harness.form(.end("12:20"), .sent)
    #expect(harness.html.contains("Save anyway"))
    #expect(harness.faults == [])
  }
}
