import Calendar
import Core
import Foundation
import Testing

@Suite("Zone files")
struct ZoneFileTests {
  /// A zone an hour east since 1970-01-01T00:00:10Z, daylight time in summer from 2000 on.
  private var sound: ZoneFile {
    var file = ZoneFile()
    file.times = [10, 946_684_800]
    file.indices = [1, 2]
    file.types = [(600, 0, 0), (3_600, 0, 4), (7_200, 1, 8)]
    file.names = Array("LMT\0ONE\0TWO\0".utf8)
    file.footer = "ONE-1TWO,M3.5.0,M10.5.0/3"
    return file
  }

  private func failure(_ bytes: [UInt8]) -> ZoneRulesError? {
    do {
      _ = try ZoneRules(tzif: bytes)
      return nil
    } catch { return error }
  }

  @Test("A sound file: before, between and after the transitions")
  func soundFile() throws {
    let rules = try ZoneRules(tzif: sound.bytes)
    #expect(rules.localTime(at: instant(9)).designation == "LMT")
    #expect(rules.localTime(at: Instant(milliseconds: 9_999)).designation == "LMT")
    #expect(rules.localTime(at: instant(10)).designation == "ONE")
    #expect(rules.localTime(at: instant(946_684_799)).designation == "ONE")
    // From the last transition on, the footer rules: it is winter.
    #expect(rules.localTime(at: instant(946_684_800)).designation == "ONE")
    #expect(
      rules.localTime(at: instant(1_720_000_000))
        == LocalTimeType(offset: 7_200, isDaylight: true, designation: "TWO"))
    #expect(rules.offset(at: Instant(milliseconds: .min)) == 600)
    #expect([3_600, 7_200].contains(rules.offset(at: Instant(milliseconds: .max))))
  }

  @Test("Versions 1 to 4 and later are read, the 64-bit block where there is one")
  func versions() throws {
    for version in UInt8(ascii: "2")...UInt8(ascii: "9") {
      var file = sound
      file.version = version
      #expect(try ZoneRules(tzif: file.bytes) == ZoneRules(tzif: sound.bytes))
    }
    var old = sound
    old.version = 0
    let rules = try ZoneRules(tzif: old.bytes)
    #expect(rules.offset(at: instant(9)) == 600)
    // Without a footer, what came last remains.
    #expect(rules.offset(at: instant(4_000_000_000)) == 7_200)
    old.version = UInt8(ascii: "1")
    #expect(failure(old.bytes) == ZoneRulesError(.version, at: 4))
  }

  @Test("An empty footer leaves the last type in force, and later bytes are ignored")
  func emptyFooter() throws {
    var file = sound
    file.footer = ""
    let rules = try ZoneRules(tzif: file.bytes + [1, 2, 3])
    #expect(rules.offset(at: instant(4_000_000_000)) == 7_200)
    #expect(rules.offsetChanges(in: instant(0)..<instant(4_000_000_000)).count == 2)
  }

  @Test("Every way of cutting a file short is noticed")
  func truncated() {
    let bytes = sound.bytes
    for length in 0..<bytes.count {
      let failure = failure(Array(bytes.prefix(length)))
      #expect(failure != nil, "\(length)")
      #expect((failure?.position ?? 0) <= length)
    }
    #expect(failure(bytes) == nil)
    #expect(failure([]) == ZoneRulesError(.notTZif, at: 0))
    #expect(failure(Array("TZIF2".utf8)) == ZoneRulesError(.notTZif, at: 0))
    #expect(failure([UInt8](repeating: 0, count: 1 << 20 + 1))?.reason == .size)
  }

  @Test("Each kind of damage has its reason and its place")
  func damage() {
    // The 64-bit header begins at 54 (44 bytes of header, 10 of the smallest block), its block at
    // 98.
    func check(
      _ reason: ZoneRulesError.Reason, at position: Int, _ change: (inout ZoneFile) -> Void
    ) {
      var file = sound
      change(&file)
      #expect(failure(file.bytes) == ZoneRulesError(reason, at: position))
    }
    check(.order, at: 106) { file in file.times = [10, 10] }
    check(.order, at: 106) { file in file.times = [10, -10] }
    check(.type, at: 115) { file in file.indices = [0, 3] }
    check(.offset, at: 116) { file in file.types[0].offset = .min }
    check(.offset, at: 116) { file in file.types[0].offset = 93_600 }
    check(.flag, at: 126) { file in file.types[1].isDaylight = 2 }
    check(.designation, at: 146) { file in file.types[0].name = 12 }
    check(.designation, at: 146) { file in file.types[0].name = 255 }
    check(.designation, at: 146) { file in file.names[11] = 65 }
    check(.designation, at: 134) { file in file.names[0] = 200 }
    check(.count, at: 98) { file in file.types = [] }
    check(.count, at: 98) { file in file.standardFlags = [1] }
    check(.count, at: 98) { file in file.universalFlags = [1, 1, 1, 1] }
    check(.flag, at: 147) { file in file.standardFlags = [0, 7, 0] }
    check(.leapSecond, at: 158) { file in file.leapSeconds = [(100, 1), (90, 2)] }
    check(.leapSecond, at: 158) { file in file.leapSeconds = [(100, 1), (200, 3)] }
    check(.footer, at: 149) { file in file.footer = "XX1" }
    check(.footer, at: 150) { file in file.footer = "ONE" }
    check(.truncated, at: 146) { file in file.footer = nil }
    #expect(ZoneRulesError(.leapSecond, at: 7).description == "zone rules: leap-second at byte 7")
  }

  @Test("A header that promises more than there is asks for no memory")
  func promises() {
    for field in 0..<6 {
      for value in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 1, 0, 0]] as [[UInt8]] {
        var bytes = sound.bytes
        bytes.replaceSubrange(54 + 20 + field * 4..<54 + 24 + field * 4, with: value)
        #expect(failure(bytes)?.reason == .truncated)
        bytes = sound.bytes
        bytes.replaceSubrange(20 + field * 4..<24 + field * 4, with: value)
        #expect(failure(bytes)?.reason == .truncated)
      }
    }
  }

  @Test("Transitions at the ends of time do no harm")
  func endsOfTime() throws {
    var file = sound
    file.times = [.min, .max]
    let rules = try ZoneRules(tzif: file.bytes)
    #expect(rules.offset(at: Instant(milliseconds: .min)) == 3_600)
    #expect(rules.offset(at: Instant(milliseconds: .max)) == 3_600)
    let all = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
    #expect(rules.offsetChanges(in: all).isEmpty)
  }

  @Test("The system has zones: without them whole suites are left out")
  func installed() {
    #expect(SystemZones.areInstalled)
    let missing = (SystemZones.twelve + SystemZones.ofApps).filter { name in
      SystemZones.bytes(name) == nil
    }
    #expect(missing == [])
  }

  @Test("Files that count leap seconds give the same rules", .enabled(if: SystemZones.areInstalled))
  func leapSeconds() throws {
    // Such files end where the next leap second is not yet known.
    let range = instant(-2_208_988_800)..<instant(1_735_689_600)
    for name in SystemZones.twelve {
      guard let bytes = SystemZones.bytes("right/\(name)") else { continue }
      let counting = try ZoneRules(tzif: bytes)
      let plain = try SystemZones.rules(name)
      #expect(counting.offsetChanges(in: range) == plain.offsetChanges(in: range), "\(name)")
    }
    var file = sound
    file.leapSeconds = [(5, 1), (946_684_700, 2), (946_684_900, 2)]
    let rules = try ZoneRules(tzif: file.bytes)
    #expect(rules.offset(at: instant(8)) == 600)
    #expect(rules.offset(at: instant(9)) == 3_600)
  }

  @Test("The 32-bit block alone gives the same offsets while it lasts")
  func firstBlock() throws {
    let range = instant(-2_000_000_000)..<instant(2_100_000_000)
    for name in SystemZones.twelve {
      guard var bytes = SystemZones.bytes(name) else { continue }
      bytes[4] = 0
      let narrow = try ZoneRules(tzif: bytes)
      // Machines may carry files whose first block is empty.
      let changes = narrow.offsetChanges(in: range)
      if changes.isEmpty { continue }
      #expect(changes == (try SystemZones.rules(name)).offsetChanges(in: range), "\(name)")
    }
  }
}
