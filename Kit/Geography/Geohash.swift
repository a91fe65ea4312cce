import Core

/// A cell of the earth as a short text of base 32: each letter divides the cell before it into 32
/// (Gustavo Niemeyer, 2008). Twelve letters name a cell of 4 by 2 cm, five one of 4.9 km at most.
public struct Geohash: Hashable, Sendable {
  /// Letters, 1 to 12.
  public let precision: Int
  /// Five bits a letter, the first letter's foremost.
  private let bits: Int64

  /// The most letters.
  public static let mostLetters = 12

  /// The cell a place is in; a precision outside 1…12 is the nearest of them.
  public init(_ point: GlobePoint, precision: Int = 9) {
    self.precision = min(max(precision, 1), Geohash.mostLetters)
    bits = ZCode(point).value >> Int64(5 * (Geohash.mostLetters - self.precision))
  }

  /// Reads one of 1 to 12 letters, in either case; `nil` for anything else.
  public init?(_ text: String) {
    var bits: Int64 = 0
    var count = 0
    for byte in text.utf8 {
      guard count < Geohash.mostLetters, let digit = Geohash.digit(byte) else { return nil }
      bits = bits << 5 | digit
      count += 1
    }
    guard count > 0 else { return nil }
    precision = count
    self.bits = bits
  }

  /// The letters.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(precision)
    for index in (0..<precision).reversed() {
      bytes.append(Geohash.alphabet[Int(bits >> Int64(5 * index) & 31)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The cell. A place on its northern or eastern edge is the next cell's.
  public var box: GlobeBox {
    let first = bits << Int64(5 * (Geohash.mostLetters - precision))
    let (column, row) = ZCode.parted(first)
    // With an odd number of bits the longitude has one more than the latitude.
    let columnLevel = (5 * precision + 1) / 2
    let rowLevel = 5 * precision / 2
    let columns = Grid.box(
      column: column >> (Grid.level - columnLevel), row: 0, level: columnLevel)
    let rows = Grid.box(column: 0, row: row >> (Grid.level - rowLevel), level: rowLevel)
    return GlobeBox(
      south: rows.south, north: rows.north, west: columns.west, east: columns.east)
  }

  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  private static func digit(_ byte: UInt8) -> Int64? {
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let lower = isCapital ? byte + 32 : byte
    for (index, letter) in alphabet.enumerated() where letter == lower { return Int64(index) }
    return nil
  }
}
