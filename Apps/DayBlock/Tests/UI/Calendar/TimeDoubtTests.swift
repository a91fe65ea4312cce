import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.doubts")
struct TimeDoubtTests {
  /// The form of something new, at noon of 10 March.
  private func form() throws -> (desk: CalendarDesk, gym: BlockID) {
    var (desk, _, gym) = try CalendarDesk.studied()
    desk.go(.addSession(nil))
    desk.form(.block(gym.description))
    return (desk, gym)
  }

  @Test("what is planned is a plan")
  func planned() throws {
    var (desk, gym) = try form()
    desk.form(.day("2026-03-12"), .start("18:00"), .end("19:30"), .sent)
    #expect(desk.commands.isEmpty)
    #expect(desk.html.contains("This has not happened yet. Is it a plan?"))
    #expect(desk.html.contains("Add as a plan") && desk.html.contains("Add anyway"))
    #expect(desk.faults == [])
    desk.form(.planned)
    let plan = BlockPlan(
      from: day("2026-03-12"), until: nil, rule: .once,
      start: try #require(TimeOfDay("18:00")), minutes: 90, zone: "Asia/Seoul")
    #expect(desk.ledger.replica.block(gym)?.plans == [plan])
    #expect(desk.sessions(on: "2026-03-12").isEmpty)
    #expect(desk.state.route != .addSession(nil))
    #expect(desk.html.contains("Gym planned: Thu, Mar 12, 2026 · 18:00 · 1 h 30 min"))
    desk.send(.view(.noticeUndone(1)))
    #expect(desk.ledger.replica.block(gym)?.plans == [])
  }

  @Test("whoever means it adds it; what has begun is no plan")
  func meant() throws {
    var (desk, _) = try form()
    desk.form(.start("11:30"), .end("12:30"), .sent)
    #expect(desk.html.contains("This has not happened yet."))
    #expect(!desk.html.contains("Add as a plan"))
    desk.form(.sent)
    #expect(desk.commands.isEmpty, "a second tap on the same place answers nothing")
    desk.form(.meant)
    #expect(desk.times(on: "2026-03-10").last == "11:30-12:30")
  }

  @Test("a year that may be a slip is asked about; changing anything takes the question back")
  func longAgo() throws {
    var (desk, _) = try form()
    desk.form(.day("1900-03-10"), .start("10:00"), .end("11:00"), .sent)
    #expect(desk.html.contains("Was this on March 10, 1900?"))
    #expect(desk.faults == [])
    desk.form(.day("2026-03-08"))
    #expect(!desk.html.contains("Was this on"))
    desk.form(.sent)
    #expect(desk.commands.count == 1)
  }

  @Test("what is entered over a run under way is asked about, with its name")
  func running() throws {
    var (desk, gym) = try form()
    desk.ledger.wait(minutes: 60)
    _ = try desk.ledger.start(gym)
    desk.ledger.wait(minutes: 60)
    desk.form(.start("13:00"), .end("13:30"))
    #expect(desk.html.contains("Overlaps: Gym"))
    desk.form(.sent)
    #expect(desk.html.contains("Something is recorded for this time."))
    #expect(desk.commands.isEmpty)
  }

  @Test("of what was recorded only what is new is asked")
  func edited() throws {
    var (desk, gym) = try form()
    desk.form(.start("09:30"), .end("10:00"), .sent)
    #expect(desk.html.contains("Something is recorded for this time."))
    desk.form(.unmeant)
    #expect(!desk.html.contains("Something is recorded"))
    desk.form(.sent, .meant)
    desk.go(.calendar(.day, nil))
    #expect(
      desk.html.contains(
        "At the same time: Study 09:00–10:30, Gym 09:30–10:00. What overlaps (30 min) counts once.")
    )
    #expect(desk.html.contains("1.5"), "what the day had before")
    let id = try #require(desk.sessions(on: "2026-03-10").last { one in one.block == gym }).id
    desk.calendar(.timesWanted(id))
    desk.form(.end("10:10"), .sent)
    #expect(desk.times(on: "2026-03-10").last == "09:30-10:10", "it overlapped before")
    desk.calendar(.timesWanted(id))
    desk.form(.end("12:20"), .sent)
    #expect(desk.html.contains("Save anyway"))
    #expect(desk.faults == [])
  }
}
