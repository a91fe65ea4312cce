import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite struct FixTests {
  static func fix(
    _ latitude: Double, _ longitude: Double, accuracy: Double? = 5, altitude: Double? = nil,
    heading: Double? = nil, speed: Double? = nil
  ) -> Fix? {
    Fix(
      taken: RunWalk.wall(0), latitude: latitude, longitude: longitude, accuracy: accuracy,
      altitude: altitude, heading: heading, speed: speed)
  }

  @Test func roundsToWholeNumbers() {
    let fix = Self.fix(
      -48.123_456_78, 11.5, accuracy: 4.996, altitude: -3.14, heading: 359.96,
      speed: 2.784)
    #expect(fix?.place.latitude == -481_234_568)
    #expect(fix?.place.longitude == 115_000_000)
    #expect(fix?.accuracy == 500)
    #expect(fix?.altitude == -31)
    #expect(fix?.heading == 0)
    #expect(fix?.speed == 278)
  }

  @Test func isNoneWithoutAPlace() {
    #expect(Self.fix(90.1, 0) == nil)
    #expect(Self.fix(0, -180.1) == nil)
    #expect(Self.fix(.nan, 0) == nil)
    #expect(Self.fix(0, .infinity) == nil)
    #expect(Self.fix(90, 180) != nil)
  }

  @Test func doesNotKnowWhatCannotBe() {
    let fix = Self.fix(48, 11, altitude: 1e300, heading: -1, speed: -1)
    #expect(fix?.altitude == nil)
    #expect(fix?.heading == nil)
    #expect(fix?.speed == nil)
    let other = Self.fix(48, 11, accuracy: .infinity, altitude: .nan, heading: .nan, speed: 1e9)
    #expect(other?.accuracy == 10_000_000)
    #expect(other?.altitude == nil)
    #expect(other?.heading == nil)
    #expect(other?.speed == nil)
  }
}
