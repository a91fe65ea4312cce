import Calendar
import Core
import Foundation
import Testing

/// 1900-01-01T00:00:00Z and 2100-01-01T00:00:00Z.
private let years = Int64(-2_208_988_800)..<Int64(4_102_444_800)

@Suite("Zone offsets against the C library", .enabled(if: SystemZones.areInstalled))
struct OffsetOracleTests {
  @Test("Every zone, 1900 to 2100: hundreds of instants, and every change with its neighbours")
  func everyZone() throws {
    var dice = Dice(seed: 1)
    var zones = 0
    var checked = 0
    for (name, rules) in try SystemZones.all() {
      var seconds = (0..<300).map { _ in Int64.random(in: years, using: &dice) }
      let range = instant(years.lowerBound)..<instant(years.upperBound)
      for change in rules.offsetChanges(in: range) {
        let second = change.milliseconds / 1_000
        seconds += [second - 1, second, second + 1]
      }
      let answers = try SystemClock.read(seconds, zone: name)
      try #require(answers.count == seconds.count, "\(name)")
      let wrong = answers.first { answer in
        let type = rules.localTime(at: instant(answer.second))
        return type.offset != answer.offset || type.designation != answer.designation
          || rules.civil(at: instant(answer.second)) != CivilDateTime(answer.local)
      }
      #expect(wrong == nil, "\(name)")
      zones += 1
      checked += answers.count
    }
    #expect(zones >= 300)
    #expect(checked >= 150_000)
  }

  @Test("No change is overlooked: every six hours from 1960 to 2045", arguments: SystemZones.twelve)
  func denseSweep(name: String) throws {
    let rules = try SystemZones.rules(name)
    let seconds = Array(stride(from: Int64(-315_619_200), to: 2_366_841_600, by: 21_600))
    let answers = try SystemClock.read(seconds, zone: name)
    #expect(answers.count == seconds.count)
    let wrong = answers.first { answer in
      rules.offset(at: instant(answer.second)) != answer.offset
    }
    #expect(wrong == nil)
  }

  @Test("Foundation, with zone data of its own, agrees on 1970 to 2019 in nearly all zones")
  func foundation() throws {
    // The editions of the data differ in what was learnt of the past, so a few zones may disagree;
    // before 1970 and after 2019 it is many, and only the C library above can tell who is right.
    let range = instant(0)..<instant(1_577_836_800)
    var zones = 0
    var different: [String] = []
    for (name, rules) in try SystemZones.all() {
      guard let zone = TimeZone(identifier: name) else { continue }
      var seconds = Array(stride(from: Int64(0), to: 1_577_836_800, by: 2_592_000))
      for change in rules.offsetChanges(in: range) {
        seconds += [change.milliseconds / 1_000 - 1, change.milliseconds / 1_000]
      }
      let agrees = seconds.allSatisfy { second in
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
          == rules.offset(at: instant(second))
      }
      zones += 1
      if !agrees { different.append(name) }
    }
    #expect(zones >= 300)
    #expect(different.count * 20 <= zones, "\(different)")
  }
}

func instant(_ second: Int64) -> Instant { Instant(milliseconds: second * 1_000) }
