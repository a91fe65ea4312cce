/// What is in force in a zone between two transitions.
public struct LocalTimeType: Hashable, Sendable {
  /// Seconds east of UTC, -89 999…93 599.
  public let offset: Int
  /// Whether the zone's law calls it daylight saving time. It says nothing of the offset: Ireland's
  /// winter counts as such, with clocks set back.
  public let isDaylight: Bool
  /// The abbreviation, such as `KST` or `-03`. Not unique and not stable; for display only.
  public let designation: String

  public init(offset: Int, isDaylight: Bool, designation: String) {
    self.offset = offset
    self.isDaylight = isDaylight
    self.designation = designation
  }

  /// RFC 9636 §3.2.
  static let offsets = -89_999...93_599
}
