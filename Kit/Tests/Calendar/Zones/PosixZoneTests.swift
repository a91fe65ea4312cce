import Calendar
import Core
import Foundation
import Testing

@Suite("POSIX TZ strings")
struct PosixZoneTests {
  static let strings = [
    "UTC0", "EST5EDT,M3.2.0,M11.1.0", "<-03>3", "<+0545>-5:45",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "IST-1GMT0,M10.5.0,M3.5.0/1", "EET-2EEST,M3.4.4/50,M10.4.4/50",
    "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
    "NZST-12NZDT,M9.5.0,M4.1.0/3", "XXX3:59:59YYY,J1,J364/23", "AAA-1BBB,0,300/12:30:15",
    "AAA-1BBB,59,J62", "AAA-1BBB,J59/1,J60/-1", "AAA-1BBB,M2.5.1,M3.2.3",
    "AAA+4BBB3,M9.1.6/24,M4.1.6/24",
    "AAA5BBB,M1.1.0/-24,M12.5.6/24", "AAA-9BBB-9:30,M6.5.6/100,M12.2.2/-100",
  ]

  /// From 1971 on, and without daylight time around New Year: glibc applies the rules of 1970 to
  /// all years before it, and looks at the rules of one year only.
  @Test("The C library reads them alike, 1971 to 2150", arguments: strings)
  func againstLibrary(text: String) throws {
    let rules = try ZoneRules(posix: text)
    var dice = Dice(seed: 5)
    let years = Int64(31_536_000)..<5_680_281_600
    var seconds = (0..<3_000).map { _ in Int64.random(in: years, using: &dice) }
    for change in rules.offsetChanges(in: instant(years.lowerBound)..<instant(years.upperBound)) {
      seconds += [change.milliseconds / 1_000 - 1, change.milliseconds / 1_000]
    }
    let answers = try SystemClock.read(seconds, zone: text)
    #expect(answers.count == seconds.count)
    let wrong = answers.first { answer in
      let type = rules.localTime(at: instant(answer.second))
      return type.offset != answer.offset || type.designation != answer.designation
    }
    #expect(wrong == nil)
  }

  @Test("Daylight time all year round, as RFC 9636 §3.3.1 writes it")
  func allYear() throws {
    for text in ["EST5EDT,0/0,J365/25", "EST5EDT4,0/0,J365/25", "XXX3EDT4,0/0,J365/23"] {
      let rules = try ZoneRules(posix: text)
      var dice = Dice(seed: 6)
      for _ in 0..<5_000 {
        let second = Int64.random(in: -60_000_000_000..<250_000_000_000, using: &dice)
        #expect(rules.localTime(at: instant(second)).designation == "EDT")
      }
      let all = instant(0)..<instant(10_000_000_000)
      #expect(rules.offsetChanges(in: all).isEmpty)
    }
  }

  @Test("Rule times of a week reach over New Year")
  func overNewYear() throws {
    // Begins on 1 January less 167 hours, ends 167 hours after 1 July.
    let rules = try ZoneRules(posix: "AAA0BBB,J1/-167,J182/167")
    let changes = rules.offsetChanges(in: instant(1_700_000_000)..<instant(1_740_000_000))
    #expect(
      changes.map { rules.civil(at: $0.earlier(by: 1)).description } == [
        "2023-12-25T00:59:59", "2024-07-07T22:59:59", "2024-12-25T00:59:59",
      ])
  }

  @Test(
    "What is no TZ string is refused at its place",
    arguments: [
      ("", 0), ("UT0", 2), ("UTC", 3), ("UTC25", 3), ("UTC1000", 3), ("UTC0:60", 5),
      ("UTC0:00:60", 8),
      ("<UTC0", 5), ("<U!>0", 2), ("<UT>0", 3), ("UTC0 ", 4), ("EST5EDT", 7), ("EST5EDT,", 8),
      ("EST5EDT,M3.2.0", 14), ("EST5EDT,M3.2.0,M11.1", 20), ("EST5EDT,M0.2.0,M11.1.0", 9),
      ("EST5EDT,M13.2.0,M11.1.0", 9), ("EST5EDT,M3.0.0,M11.1.0", 11),
      ("EST5EDT,M3.6.0,M11.1.0", 11),
      ("EST5EDT,M3.2.7,M11.1.0", 13), ("EST5EDT,J0,J1", 9), ("EST5EDT,J366,J1", 9),
      ("EST5EDT,366,1", 8), ("EST5EDT,0,1/168", 12), ("EST5EDT,0,1/-168", 13), ("EST5EDT,0,1x", 11),
      (":Europe/Berlin", 0), ("EST5\0", 4), ("ÄST5", 0),
    ])
  func refused(text: String, position: Int) {
    #expect(throws: ZoneRulesError(.footer, at: position)) { try ZoneRules(posix: text) }
  }

  @Test("Fixed zones")
  func fixed() {
    #expect(ZoneRules.utc.offset(at: instant(1_800_000_000)) == 0)
    let seoul = ZoneRules(fixedOffset: 32_400, designation: "KST")
    #expect(seoul.civil(at: instant(0)).description == "1970-01-01T09:00")
    #expect(ZoneRules(fixedOffset: .max, designation: "").offset(at: instant(0)) == 93_599)
    #expect(ZoneRules(fixedOffset: .min, designation: "").offset(at: instant(0)) == -89_999)
  }
}
