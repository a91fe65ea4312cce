import Core
import Testing

@Suite("A heading of the host")
struct HostHeadingTests {
  @Test(arguments: [
    ("0 true 0", 0.0, true), ("359.5 magnetic 0", 359.5, false), ("270 true 90", 0, true),
    ("12.300000000000011 magnetic 270", 282.300000000000011, false), ("360 true 0", 0, true),
  ])
  func `the upper edge of the screen`(_ text: String, _ degrees: Double, _ isTrue: Bool) throws {
    let heading = try #require(HostHeading(text))
    #expect(abs(heading.degrees - degrees) < 1e-9 && heading.isTrue == isTrue)
  }

  @Test(arguments: [
    "", "0", "0 true", "-1 magnetic 0", "361 true 0", "NaN true 0", "x true 0", "0 north 0",
    "0 true x", "0 true 0 0", " true 0",
  ])
  func `anything else is none`(_ text: String) { #expect(HostHeading(text) == nil) }
}
