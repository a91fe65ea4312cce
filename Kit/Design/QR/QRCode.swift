/// A QR code (ISO/IEC 18004:2015) of a text in byte mode.
///
/// Up to 213 bytes, which an address hardly ever exceeds, at error correction level M; longer
/// texts, up to 1,273 bytes, at level L, so that a screen can still show their modules large
/// enough for a camera.
public struct QRCode: Hashable, Sendable {
  /// Modules along one side, without the quiet zone.
  public let size: Int
  private var dark: [Bool]
  /// What is not data and is never masked.
  private var isFunction: [Bool]
  /// The two bits of the error correction level (§7.9.1, table 25).
  private let level: Int

  /// `nil` when the text is too long.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let layout = QRLayout.fitting(bytes.count) else { return nil }
    size = layout.version * 4 + 17
    level = layout.level
    dark = Array(repeating: false, count: size * size)
    isFunction = dark
    drawPatterns(layout)
    draw(layout.codewords(bytes))
    chooseMask()
  }

  /// Whether a module is dark; everything outside is light.
  public func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * size + x] = isDark
    isFunction[y * size + x] = true
  }
}

// What every code of a version has (§6.3).
extension QRCode {
  private mutating func drawPatterns(_ layout: QRLayout) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    drawFinder(3, 3)
    drawFinder(size - 4, 3)
    drawFinder(3, size - 4)
    let places = layout.alignments
    for y in places {
      for x in places {
        // Three corners are taken by the finders.
        let isTaken =
          (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
        if !isTaken { drawAlignment(x, y) }
      }
    }
    drawFormat(mask: 0)
    if layout.version >= 7 { drawVersion(layout.version) }
  }

  /// With its separator.
  private mutating func drawFinder(_ centreX: Int, _ centreY: Int) {
    for y in (centreY - 4)...(centreY + 4) where (0..<size).contains(y) {
      for x in (centreX - 4)...(centreX + 4) where (0..<size).contains(x) {
        let ring = max(abs(x - centreX), abs(y - centreY))
        set(x, y, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ centreX: Int, _ centreY: Int) {
    for y in (centreY - 2)...(centreY + 2) {
      for x in (centreX - 2)...(centreX + 2) {
        set(x, y, max(abs(x - centreX), abs(y - centreY)) != 1)
      }
    }
  }

  /// §7.9: level, mask, and ten bits of a BCH code; twice.
  private mutating func drawFormat(mask: Int) {
    let data = level << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9...14 { set(14 - index, 8, bit(index)) }
    for index in 0...7 { set(size - 1 - index, 8, bit(index)) }
    for index in 8...14 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  /// §7.10: the version and twelve bits of a BCH code; twice.
  private mutating func drawVersion(_ version: Int) {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let across = size - 11 + index % 3
      set(across, index / 3, isDark)
      set(index / 3, across, isDark)
    }
  }
}

// The data and its mask (§7.7, §7.8).
extension QRCode {
  /// In columns of two from the right, up and down in turn, around what is there already.
  private mutating func draw(_ codewords: [UInt8]) {
    var next = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y * size + x] {
          if next < codewords.count * 8 {
            dark[y * size + x] = codewords[next / 8] >> UInt8(7 - next % 8) & 1 == 1
          }
          next += 1
        }
      }
      right -= 2
    }
  }

  /// The mask that leaves the least that could confuse a reader.
  private mutating func chooseMask() {
    var best = 0
    var least = Int.max
    for mask in 0..<8 {
      var trial = self
      trial.drawFormat(mask: mask)
      trial.apply(mask)
      let penalty = trial.penalty
      if penalty < least {
        best = mask
        least = penalty
      }
    }
    drawFormat(mask: best)
    apply(best)
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y * size + x] && QRCode.inverts(mask, x, y) {
        dark[y * size + x].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
