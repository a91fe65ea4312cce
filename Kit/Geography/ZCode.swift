import Core

/// A place as one number that a database can index: the bits of its longitude and its latitude by
/// turns, longitude first (Morton's Z-order). Places that are near each other mostly have numbers
/// that are, and a circle is a few ranges of numbers: see ``CircleCover``.
///
/// Thirty bits for each axis: 4 cm from north to south, and less than that from west to east. The
/// leading bits are those of the place's ``Geohash``, five for each letter.
public struct ZCode: Hashable, Sendable {
  /// 0 ..< ``limit``.
  public let value: Int64

  /// Bits of one axis.
  public static let axisBits = 30
  /// One more than the greatest value.
  public static let limit: Int64 = 1 << 60

  public init(_ point: GlobePoint) {
    value = ZCode.interleaved(
      column: Grid.column(of: point.longitude), row: Grid.row(of: point.latitude))
  }

  /// The number of a cell, counted from the west and from the south.
  static func interleaved(column: Int, row: Int) -> Int64 {
    Int64(bitPattern: spread(UInt64(column)) << 1 | spread(UInt64(row)))
  }

  /// Column and row of a number.
  static func parted(_ value: Int64) -> (column: Int, row: Int) {
    let bits = UInt64(bitPattern: value)
    return (Int(gathered(bits >> 1)), Int(gathered(bits)))
  }

  /// Thirty bits with a zero before each.
  private static func spread(_ bits: UInt64) -> UInt64 {
    var bits = bits & 0x3FFF_FFFF
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }

  private static func gathered(_ bits: UInt64) -> UInt64 {
    var bits = bits & 0x5555_5555_5555_5555
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
    return (bits | bits >> 16) & 0x0000_0000_FFFF_FFFF
  }
}
