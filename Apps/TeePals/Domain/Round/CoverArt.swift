import Core

/// The picture of a round: hills, a sun and a flag, the same for a round wherever it is drawn. It
/// is in a frame of ``width`` × ``height``; paths are those of SVG.
public struct CoverArt: Sendable {
  public static let width = 400
  public static let height = 240
  /// Sets of colours: ``CoverColours/looks``.
  public static let looks: UInt64 = 6
  /// Half the width and half the height of the green.
  public static let green = (width: 58, height: 13)

  /// Which set of colours it has, from 0.
  public let look: UInt64
  public let sun: (x: UInt64, y: UInt64, radius: UInt64)
  // Three lines of hills, each filled to the bottom.
  public let far: String
  public let middle: String
  public let near: String
  /// The middle of the green.
  public let hole: (x: UInt64, y: UInt64)

  public init(_ id: RoundID) {
    var bits = Bits(id)
    look = bits.next(below: CoverArt.looks)
    let place = (x: 60 + bits.next(below: 280), y: 34 + bits.next(below: 46))
    far = CoverArt.hill(&bits, from: 96, spread: 40)
    middle = CoverArt.hill(&bits, from: 136, spread: 34)
    near = CoverArt.hill(&bits, from: 178, spread: 26)
    hole = (x: 90 + bits.next(below: 220), y: 196 + bits.next(below: 14))
    sun = (x: place.x, y: place.y, radius: 16 + bits.next(below: 12))
  }

  /// From the green up.
  public var stick: String { "M" + String(hole.x) + " " + String(hole.y) + "v-58" }

  public var flag: String {
    "M" + String(hole.x) + " " + String(hole.y - 58) + "l26 9l-26 9z"
  }

  /// A line of hills from edge to edge, filled to the bottom.
  private static func hill(_ bits: inout Bits, from top: UInt64, spread: UInt64) -> String {
    func height(_ bits: inout Bits) -> String { String(top + bits.next(below: spread)) }
    var path = "M0 " + height(&bits)
    path += "C60 " + height(&bits) + " 140 " + height(&bits) + " 200 " + height(&bits)
    path += "S340 " + height(&bits) + " 400 " + height(&bits)
    return path + "V240H0Z"
  }

  /// Numbers that follow from a round's id.
  private struct Bits {
    private var seed: UInt64

    init(_ id: RoundID) { seed = mixed(id.low ^ mixed(id.high)) }

    mutating func next(below limit: UInt64) -> UInt64 {
      seed = mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
      return (seed >> 16) % limit
    }
  }
}
