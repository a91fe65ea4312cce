import RefWatchDomain
import Testing

@Suite("Clock and minute labels (§4.3)")
struct LabelTests {
  @Test(arguments: [
    (0, "00:00"), (999, "00:00"), (1_000, "00:01"), (59_999, "00:59"), (60_000, "01:00"),
    (2_700_000, "45:00"), (6_067_000, "101:07"), (-5_000, "00:00"),
  ])
  func clockLabel(milliseconds: Int, expected: String) {
    #expect(ClockLabel(milliseconds: Int64(milliseconds)).description == expected)
  }

  @Test func shortClockLabel() { #expect(ClockLabel(seconds: 247).short == "4:07") }

  @Test(arguments: [
    (0, 0, "1'"), (999, 0, "1'"), (59_999, 0, "1'"), (60_000, 0, "2'"), (2_699_999, 0, "45'"),
    (2_700_000, 0, "45+1'"), (2_760_000, 0, "45+2'"), (0, 2_700, "46'"),
    (2_700_000 + 12 * 60_000, 2_700, "90+13'"), (2_700_000 + 6 * 60_000 + 59_999, 0, "45+7'"),
  ])
  func minuteLabel(elapsed: Int, offset: Int, expected: String) {
    let label = MinuteLabel(elapsed: Int64(elapsed), offset: offset, seconds: 2_700)
    #expect(label.description == expected)
  }

  @Test func growsWithTheClock() {
    var last = (minute: 0, added: 0)
    for second in 0..<6_000 {
      let label = MinuteLabel(elapsed: Int64(second) * 1_000, offset: 1_500, seconds: 1_500)
      #expect((label.minute, label.added) >= last)
      last = (label.minute, label.added)
    }
  }

  @Test func extremesDoNotTrap() {
    #expect(MinuteLabel(elapsed: .max, offset: 0, seconds: 2_700).minute == 45)
    #expect(MinuteLabel(elapsed: .min, offset: 0, seconds: 2_700).description == "1'")
  }
}
