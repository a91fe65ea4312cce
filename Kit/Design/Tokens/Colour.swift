/// An opaque sRGB colour, 8 bits a channel.
public struct Colour: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// Reads `0xRRGGBB`; higher bits are ignored.
  public init(_ value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#rrggbb`.
  public var hex: String { "#" + digits(red) + digits(green) + digits(blue) }

  private func digits(_ channel: UInt8) -> String {
    let text = String(channel, radix: 16)
    return channel < 16 ? "0" + text : text
  }

  /// This colour at `percent` (0…100) over another, as the eye gets it.
  public func over(_ ground: Colour, percent: Int) -> Colour {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let share = min(100, max(0, percent))
      return UInt8((Int(top) * share + Int(bottom) * (100 - share) + 50) / 100)
    }
    return Colour(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Relative luminance, 0…1 (WCAG 2.2).
  public var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two colours, 1…21 (WCAG 2.2). Text wants 4.5, shapes that mean
  /// something 3.
  public func contrast(with other: Colour) -> Double {
    let brighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (brighter + 0.05) / (darker + 0.05)
  }

  /// The light of one channel. The exponent 2.4 is taken as a square and a fifth root, so that
  /// the portable
  /// kit needs no mathematics library.
  private func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = base
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root -= (root - square / fourth) / 5
    }
    return square * root
  }
}
