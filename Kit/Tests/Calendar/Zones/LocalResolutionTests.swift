import Calendar
import Core
import Foundation
import Testing

@Suite("Readings to instants", .enabled(if: SystemZones.areInstalled))
struct LocalResolutionTests {
  private func resolution(_ zone: String, _ text: String) throws -> LocalResolution {
    try SystemZones.rules(zone).instants(of: try #require(CivilDateTime(text)))
  }

  @Test("A reading in the gap moves forward by the gap")
  func gap() throws {
    let rules = try SystemZones.rules("Europe/Berlin")
    let missing = try resolution("Europe/Berlin", "2024-03-31T02:30")
    let change = instant(1_711_846_800)
    #expect(
      missing
        == .gap(
          before: change.advanced(byMilliseconds: -1_800_000),
          after: change.advanced(byMilliseconds: 1_800_000), transition: change))
    #expect(rules.civil(at: missing.resolved).description == "2024-03-31T03:30")
    #expect(try resolution("Europe/Berlin", "2024-03-31T01:59:59").isOne)
    #expect(try resolution("Europe/Berlin", "2024-03-31T03:00").isOne)
  }

  @Test("Of a reading that comes twice, the first is meant")
  func ambiguous() throws {
    let twice = try resolution("Europe/Berlin", "2024-10-27T02:30")
    #expect(twice == .ambiguous(first: instant(1_729_989_000), second: instant(1_729_992_600)))
    #expect(twice.resolved == instant(1_729_989_000))
    #expect(try resolution("Europe/Berlin", "2024-10-27T01:59:59").isOne)
    #expect(try resolution("Europe/Berlin", "2024-10-27T03:00").isOne)
    // Half an hour, in the far south.
    let half = try resolution("Australia/Lord_Howe", "2019-04-07T01:45")
    #expect(half == .ambiguous(first: instant(1_554_561_900), second: instant(1_554_563_700)))
  }

  @Test("The day Samoa skipped")
  func samoa() throws {
    let rules = try SystemZones.rules("Pacific/Apia")
    let noon = try resolution("Pacific/Apia", "2011-12-30T12:00")
    #expect(rules.civil(at: noon.resolved).description == "2011-12-31T12:00")
    guard case .gap(let before, let after, let transition) = noon else {
      Issue.record("no gap")
      return
    }
    #expect(transition == instant(1_325_239_200))
    #expect(rules.civil(at: before).description == "2011-12-29T12:00")
    #expect(after.milliseconds - before.milliseconds == 86_400_000)
  }

  @Test("Around every change of every zone, the C library finds the same readings and instants")
  func everyChange() throws {
    let range = instant(-2_000_000_000)..<instant(2_500_000_000)
    var checked = 0
    for (name, rules) in try SystemZones.all() {
      var readings: [CivilDateTime] = []
      for change in rules.offsetChanges(in: range) {
        for offset in [rules.offset(at: change), rules.offset(at: change.earlier(by: 1))] {
          for minutes in [-60, -30, 0, 30, 60] as [Int64] {
            let near = change.earlier(by: minutes * 60)
            readings += [near.civil(offset: offset), near.earlier(by: 1).civil(offset: offset)]
          }
        }
      }
      let lines = readings.map { "\($0.date) \($0.time)" }
      let known = Dictionary(
        try SystemClock.resolve(lines, zone: name).map { ($0.local, $0.second) },
        uniquingKeysWith: { a, _ in a })
      let wrong = readings.first { local in
        let text = "\(local.date)T\(String("\(local.time):00".prefix(8)))"
        return !agrees(rules.instants(of: local), with: known[text].map { instant($0) })
      }
      #expect(wrong == nil, "\(name)")
      checked += readings.count
    }
    #expect(checked >= 300_000)
  }

  private func agrees(_ resolution: LocalResolution, with known: Instant?) -> Bool {
    switch resolution {
    case .one(let instant): known == instant
    case .gap: known == nil
    case .ambiguous(let first, let second): known == first || known == second
    }
  }

  @Test("Every resolution is what trying all offsets finds", arguments: SystemZones.twelve)
  func exhaustive(name: String) throws {
    let rules = try SystemZones.rules(name)
    var dice = Dice(seed: 3)
    let range = instant(-2_208_988_800)..<instant(4_102_444_800)
    let changes = rules.offsetChanges(in: range)
    let offsets = Set(changes.map { rules.offset(at: $0) } + [rules.offset(at: range.lowerBound)])
    for _ in 0..<3_000 {
      let change = changes.randomElement(using: &dice) ?? range.lowerBound
      let near = change.earlier(by: Int64.random(in: -100_000...100_000, using: &dice))
      let local = near.civil(offset: offsets.randomElement(using: &dice) ?? 0)
      let found = offsets.map { local.instant(offset: $0) }
        .filter { rules.civil(at: $0) == local }.sorted()
      switch rules.instants(of: local) {
      case .one(let only):
        #expect(found == [only])
      case .ambiguous(let first, let second):
        #expect(found.prefix(2) == [first, second])
      case .gap(let before, let after, let transition):
        #expect(found.isEmpty)
        #expect(before < transition && transition <= after)
        #expect(changes.contains(transition))
        #expect(rules.civil(at: before) < local && local < rules.civil(at: after))
      }
    }
  }

  @Test("Any instant is found again from its reading")
  func roundTrip() throws {
    var dice = Dice(seed: 4)
    for (name, rules) in try SystemZones.all() {
      for _ in 0..<300 {
        let instant = instant(Int64.random(in: -2_208_988_800..<4_102_444_800, using: &dice))
        let found: Bool =
          switch rules.instants(of: rules.civil(at: instant)) {
          case .one(let only): only == instant
          case .ambiguous(let first, let second): first == instant || second == instant
          case .gap: false
          }
        #expect(found, "\(name) \(instant.milliseconds)")
      }
    }
  }
}

extension LocalResolution {
  fileprivate var isOne: Bool { if case .one = self { true } else { false } }
}

extension Instant {
  func earlier(by seconds: Int64) -> Instant { advanced(byMilliseconds: -seconds * 1_000) }
}
