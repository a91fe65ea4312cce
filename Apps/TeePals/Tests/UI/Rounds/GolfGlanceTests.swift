import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// TeePals may not be opened for days: the launcher knows what is next after each round.
@Suite("What the launcher is told of rounds")
struct GolfGlanceTests {
  @Test("each round until it is over, then the next one")
  func severalRounds() {
    var phone = GolferPhone()
    for (number, course, day) in [(50 as UInt64, "Riverwalk", 24), (51, "Harding Park", 26)] {
      var round = phone.elsewhere(number, course: course, start: "2026-10-\(day)T08:00")
      round.joinPolicy = .instant
      phone.go(.round(round.id))
      phone.told(round)
      phone.did(round.id, .join)
    }
    let days = phone.state.launcherLines
    #expect(days.map { day in day.from?.day } == [nil, 25, 27])
    for (day, course) in zip(days, ["Riverwalk", "Harding Park"]) {
      #expect(day.lines.joined().contains(course))
    }
    #expect(days.last?.lines == [])
  }
}
