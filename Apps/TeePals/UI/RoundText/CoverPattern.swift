import Core
import TeePalsDomain
import View

/// The picture of a round: hills, a sun and a flag, the same for a round wherever it is shown.
enum CoverPattern {
  /// Sets of colours, by the classes of the stylesheet.
  static let looks: UInt64 = 6

  /// Decorative: what it stands beside says which round it is.
  static func view<Action>(_ id: RoundID) -> Node<Action> {
    var bits = Bits(id)
    let look = bits.next(below: looks)
    let sun = (x: 60 + bits.next(below: 280), y: 34 + bits.next(below: 46))
    let far = hill(&bits, from: 96, spread: 40)
    let middle = hill(&bits, from: 136, spread: 34)
    let near = hill(&bits, from: 178, spread: 26)
    let green = (x: 90 + bits.next(below: 220), y: 196 + bits.next(below: 14))
    return element(
      "svg", .class("tee-art tee-art-" + String(look)), .attribute("viewBox", "0 0 400 240"),
      .attribute("preserveAspectRatio", "xMidYMid slice"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element("path", .class("sky"), .attribute("d", "M0 0h400v240H0z"))
      circle("sun", sun.x, sun.y, 16 + bits.next(below: 12))
      element("path", .class("far"), .attribute("d", far))
      element("path", .class("middle"), .attribute("d", middle))
      element("path", .class("near"), .attribute("d", near))
      element(
        "ellipse", .class("green"), .attribute("cx", String(green.x)),
        .attribute("cy", String(green.y)), .attribute("rx", "58"), .attribute("ry", "13"))
      element("path", .class("stick"), .attribute("d", stick(green.x, green.y)))
      element("path", .class("flag"), .attribute("d", flag(green.x, green.y)))
    }
  }

  private static func circle<Action>(
    _ name: String, _ x: UInt64, _ y: UInt64, _ radius: UInt64
  ) -> Node<Action> {
    element(
      "circle", .class(name), .attribute("cx", String(x)), .attribute("cy", String(y)),
      .attribute("r", String(radius)))
  }

  /// A line of hills from edge to edge, filled to the bottom.
  private static func hill(_ bits: inout Bits, from top: UInt64, spread: UInt64) -> String {
    func height(_ bits: inout Bits) -> String { String(top + bits.next(below: spread)) }
    var path = "M0 " + height(&bits)
    path += "C60 " + height(&bits) + " 140 " + height(&bits) + " 200 " + height(&bits)
    path += "S340 " + height(&bits) + " 400 " + height(&bits)
    return path + "V240H0Z"
  }

  private static func stick(_ x: UInt64, _ y: UInt64) -> String {
    "M" + String(x) + " " + String(y) + "v-58"
  }

  private static func flag(_ x: UInt64, _ y: UInt64) -> String {
    "M" + String(x) + " " + String(y - 58) + "l26 9l-26 9z"
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
