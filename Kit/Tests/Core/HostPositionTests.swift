import Core
import Testing

@Suite("A fix of the host")
struct HostPositionTests {
  @Test func `everything that a receiver says`() throws {
    let fix = try #require(
      HostPosition("51.5000001 -0.12 4.75 -3.44 6.5 359.96 2.777 1795805119408"))
    #expect(fix.latitude == 515_000_001)
    #expect(fix.longitude == -1_200_000)
    #expect(fix.accuracy == 475)
    #expect(fix.altitude == -34)
    #expect(fix.altitudeAccuracy == 650)
    #expect(fix.heading == 0)
    #expect(fix.speed == 278)
    #expect(fix.taken == Instant(milliseconds: 1_795_805_119_408))
  }

  @Test(arguments: ["0 0 5     0", "0 0 5 NaN NaN NaN NaN 0", "0 0 5 null x -1 -0.5 0"])
  func `what is not said is unknown`(_ text: String) throws {
    let fix = try #require(HostPosition(text))
    #expect(fix.latitude == 0 && fix.longitude == 0 && fix.accuracy == 500)
    #expect(fix.altitude == nil && fix.altitudeAccuracy == nil)
    #expect(fix.heading == nil && fix.speed == nil)
  }

  @Test(arguments: [
    ("0", 0), ("", 0), ("-5", 0), ("NaN", 0), ("0.001", 1), ("1e-7", 1), ("0.5", 50),
    ("800", 80_000), ("100000", 10_000_000), ("1e9", 10_000_000), ("5e30", 10_000_000),
  ])
  func `an accuracy`(_ text: String, _ centimetres: Int) {
    #expect(HostPosition("1 2 \(text)     3")?.accuracy == centimetres)
  }

  /// As JavaScript writes numbers: the shortest text that is read back as the same.
  @Test(arguments: [
    ("51.50735091299", 515_073_509), ("-0.00000005", -1), ("4.9e-8", 0), ("1e-7", 1),
    ("90", 900_000_000), ("-90", -900_000_000), ("37.56649999999999", 375_665_000),
    ("12.345678949999998", 123_456_789),
  ])
  func `a latitude`(_ text: String, _ expected: Int) {
    #expect(HostPosition("\(text) 0 1     0")?.latitude == expected)
  }

  @Test(arguments: [
    "", " ", "51.5 -0.12", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7 8 9", "1 2 3     ", " 2 3     4",
    "1  3     4", "90.00001 0 1     0", "0 180.00001 1     0", "NaN 0 1     0",
    "0 Infinity 1     0", "0 0 1     -1", "0 0 1     NaN", "0 0 1     1e99", "0,5 0 1     0",
    "١ 0 1     0",
  ])
  func `what is no fix`(_ text: String) { #expect(HostPosition(text) == nil) }

  @Test func `what is out of range is unknown`() throws {
    let fix = try #require(HostPosition("0 180 1 1e6 2e5 361 1001 8640000000000000"))
    #expect(fix.longitude == 1_800_000_000)
    #expect(fix.altitude == nil && fix.altitudeAccuracy == nil)
    #expect(fix.heading == nil && fix.speed == nil)
  }
}
