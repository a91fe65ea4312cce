/// Which way the upper edge of the screen points, as the host tells it to whoever asked with
/// ``HostRequest/watchHeading``.
public struct HostHeading: Hashable, Sendable {
  /// Degrees clockwise from north, 0..<360.
  public let degrees: Double
  /// From the pole of the map; else from the magnetic one.
  public let isTrue: Bool

  /// Reads the host's text: degrees of the device's own upper edge, `true` or `magnetic`, and by
  /// how much the screen is turned clockwise against the device, with a space between. `nil` for
  /// anything else; a compass that does not know says a number below 0.
  public init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard fields.count == 3, let degrees = DecimalText.value([UInt8](fields[0])),
      let turned = DecimalText.value([UInt8](fields[2])), (0...360).contains(degrees),
      (0...360).contains(turned)
    else { return nil }
    if fields[1].elementsEqual("true".utf8) {
      isTrue = true
    } else if fields[1].elementsEqual("magnetic".utf8) {
      isTrue = false
    } else {
      return nil
    }
    var whole = degrees + turned
    while whole >= 360 { whole -= 360 }
    self.degrees = whole
  }
}
