import Calendar
import Core
import Testing

@Suite("The table of zones")
struct ZoneTableTests {
  @Test("Every rule can be read, and every name is found in any case")
  func everyName() throws {
    let names = ZoneTable.names
    #expect(names.count > 400)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(ZoneTable.rules(named: name) != nil, "\(name)")
      #expect(ZoneTable.name(name.uppercased()) == name)
    }
    for name in ["", "Europe", "Europe/", "Europe/Londo", "Europe/London/", "Mars/Base", ":UTC"] {
      #expect(ZoneTable.rules(named: name) == nil, "\(name)")
    }
  }

  @Test("Kick-offs on both sides of a change, in zones of every kind")
  func offsets() throws {
    let cases: [(zone: String, local: String, offset: Int)] = [
      ("Europe/London", "2027-03-27T15:00", 0), ("Europe/London", "2027-03-28T15:00", 3_600),
      ("Europe/Berlin", "2026-10-24T15:30", 7_200), ("Europe/Berlin", "2026-10-25T15:30", 3_600),
      ("America/New_York", "2027-03-13T19:00", -18_000),
      ("America/New_York", "2027-03-14T19:00", -14_400),
      ("Asia/Seoul", "2027-07-01T19:00", 32_400), ("Asia/Kolkata", "2027-07-01T19:00", 19_800),
      ("Asia/Calcutta", "2027-07-01T19:00", 19_800),
      ("Australia/Lord_Howe", "2027-01-09T14:00", 39_600),
      ("Australia/Lord_Howe", "2027-06-09T14:00", 37_800),
      ("Pacific/Auckland", "2027-01-09T14:00", 46_800), ("UTC", "2027-01-09T14:00", 0),
      // Older names, and those that count to the west.
      ("US/Pacific", "2027-07-09T14:00", -25_200), ("GB", "2027-07-09T14:00", 3_600),
      ("NZ-CHAT", "2027-07-09T14:00", 45_900), ("Etc/UTC", "2027-01-09T14:00", 0),
      ("Etc/GMT+9", "2027-01-09T14:00", -32_400), ("etc/gmt-14", "2027-01-09T14:00", 50_400),
    ]
    for (zone, text, offset) in cases {
      let rules = try #require(ZoneTable.rules(named: zone))
      let local = try #require(CivilDateTime(text))
      #expect(rules.instant(of: local) == local.instant(offset: offset), "\(zone) \(text)")
    }
  }

  @Test(
    "The zone files of the machine say the same of the years 2027 to 2035",
    .enabled(if: SystemZones.areInstalled))
  func files() throws {
    let from = Int64(1_798_761_600)
    var different: [String] = []
    for name in ZoneTable.names {
      guard let bytes = SystemZones.bytes(name) else { continue }
      let rules = try ZoneRules(tzif: bytes)
      let table = try #require(ZoneTable.rules(named: name))
      let seconds = stride(from: from, to: from + 9 * 31_536_000, by: 43_200)
      if seconds.contains(where: { second in
        let at = Instant(milliseconds: second * 1_000)
        return rules.offset(at: at) != table.offset(at: at)
      }) {
        different.append(name)
      }
    }
    // Governments decide, and a machine's files may be of another year than the table.
    #expect(different.count <= 16, "\(different)")
  }

  @Test("People are told of a city, or of the hours from UTC")
  func places() {
    let cases = [
      ("America/Los_Angeles", "Los Angeles"), ("America/Indiana/Tell_City", "Tell City"),
      ("US/Pacific", "Pacific"), ("UTC", "UTC"), ("Etc/UTC", "UTC"), ("Etc/GMT", "GMT"),
      ("Etc/GMT+9", "UTC−9"), ("Etc/GMT-14", "UTC+14"), ("", ""), ("Mars/Base", "Base"),
    ]
    for (name, place) in cases { #expect(ZoneTable.place(of: name) == place, "\(name)") }
  }
}
