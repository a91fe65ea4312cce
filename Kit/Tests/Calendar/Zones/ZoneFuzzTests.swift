import Calendar
import Core
import Foundation
import Testing

@Suite("Broken zone files never trap")
struct ZoneFuzzTests {
  private var seeds: [[UInt8]] {
    let names = [
      "America/New_York", "Asia/Seoul", "Asia/Gaza", "Pacific/Apia", "right/Europe/Dublin", "UTC",
    ]
    var south = ZoneFile()
    south.times = [-2_000_000_000, 0, 1_000_000_000]
    south.indices = [1, 0, 1]
    south.types = [(-3_600, 0, 0), (5_400, 1, 4)]
    south.names = Array("AAA\0BBB\0".utf8)
    south.leapSeconds = [(100, 1), (200, 2)]
    south.standardFlags = [0, 1]
    south.universalFlags = [0, 1]
    south.footer = "<+01>-1<+02>-2:30,J300/167,59/-167"
    var old = south
    old.version = 0
    return names.compactMap(SystemZones.bytes) + [south.bytes, old.bytes]
  }

  @Test("40,000 mutations: an error or rules that answer every question")
  func mutations() {
    var dice = Dice(seed: 7)
    let seeds = seeds
    var read = 0
    for round in 0..<40_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &dice) { mutate(&bytes, with: &dice) }
      guard let rules = try? ZoneRules(tzif: bytes) else { continue }
      read += 1
      ask(rules, with: &dice)
    }
    // Enough of them must get past the reader for the questions to mean anything.
    #expect(read > 2_000)
  }

  @Test("20,000 mutations of TZ strings")
  func strings() {
    var dice = Dice(seed: 8)
    var read = 0
    for round in 0..<20_000 {
      var bytes = Array(PosixZoneTests.strings[round % PosixZoneTests.strings.count].utf8)
      let digits = Array("0123456789,./:-+JM<>A".utf8)
      for _ in 0..<Int.random(in: 1...3, using: &dice) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(digits.randomElement(using: &dice) ?? 0, at: place)
        default: bytes[place] = digits.randomElement(using: &dice) ?? 0
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let rules = try? ZoneRules(posix: text) else { continue }
      read += 1
      ask(rules, with: &dice)
    }
    #expect(read > 2_000)
  }

  private func mutate(_ bytes: inout [UInt8], with dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    // Half of the time near the headers or the end, where it hurts most.
    let place =
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: Int.random(in: 0..<min(60, bytes.count), using: &dice)
      case 1: Int.random(in: max(0, bytes.count - 60)..<bytes.count, using: &dice)
      default: Int.random(in: 0..<bytes.count, using: &dice)
      }
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &dice), at: place)
    case 3: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &dice) ?? 0
    case 4: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
    case 5: bytes.append(contentsOf: bytes[place...])
    case 6:
      let length = min(8, bytes.count - place)
      for index in place..<place + length { bytes[index] = length % 2 == 0 ? 0xFF : 0x80 }
    default: bytes[place] = UInt8.random(in: .min ... .max, using: &dice)
    }
  }

  private func ask(_ rules: ZoneRules, with dice: inout Dice) {
    let instants =
      [Instant(milliseconds: .min), Instant(milliseconds: .max), instant(0)]
      + (0..<3).map { _ in
        Instant(
          milliseconds: Int64.random(in: -9_000_000_000_000...9_000_000_000_000, using: &dice))
      }
    for instant in instants {
      let civil = rules.civil(at: instant)
      _ = rules.instants(of: civil)
      _ = rules.startOfDay(civil.date)
    }
    let from = Instant(milliseconds: Int64.random(in: 0...3_000_000_000_000, using: &dice))
    for change in rules.offsetChanges(in: from..<from.earlier(by: -100_000_000)) {
      #expect(rules.offset(at: change) != rules.offset(at: change.earlier(by: 1)))
      _ = rules.instants(of: rules.civil(at: change))
    }
  }
}
