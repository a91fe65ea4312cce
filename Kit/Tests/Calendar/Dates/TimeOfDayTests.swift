import Calendar
import Testing

@Suite("Times of day")
struct TimeOfDayTests {
  @Test("Every second of the day prints and reads back")
  func roundTrip() throws {
    for second in 0..<86_400 {
      let time = try #require(TimeOfDay(second: second))
      #expect(TimeOfDay(time.description) == time)
      #expect(TimeOfDay(hour: time.hour, minute: time.minute, second: time.secondOfMinute) == time)
    }
    #expect(TimeOfDay.midnight.description == "00:00")
    #expect(TimeOfDay.noon.description == "12:00")
    #expect(TimeOfDay.last.description == "23:59:59")
    #expect(TimeOfDay("07:05:00")?.description == "07:05")
    #expect(TimeOfDay("07:05:09")?.description == "07:05:09")
    #expect(TimeOfDay("23:30")?.minuteOfDay == 1_410)
    #expect(TimeOfDay.midnight < .noon)
  }

  @Test(
    "Text that is no time is refused",
    arguments: [
      "", "7:05", "07:5", "24:00", "23:60", "23:59:60", "07:05:", "07:05:9", "07:05:09.5", "0705",
      "07.05", "-7:05", "07:05 ", "07:05:09Z", "ab:cd", "07:05PM",
    ])
  func refused(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test("Numbers outside the day are refused")
  func outside() {
    #expect(TimeOfDay(second: -1) == nil)
    #expect(TimeOfDay(second: 86_400) == nil)
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(hour: 23, minute: 59, second: 60) == nil)
  }
}
