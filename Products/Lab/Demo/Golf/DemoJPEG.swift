import Core

/// Writes square pictures as baseline JPEG (ITU-T T.81), with codes of one length: what the demo's
/// few drawings need, and nothing that decodes.
enum DemoJPEG {
  /// - Parameters:
  ///   - side: Pixels; a multiple of 8.
  ///   - pixel: The colour of a column and a row: red, green and blue, 0 to 1.
  static func encode(side: Int, _ pixel: (Int, Int) -> SIMD3<Float>) -> [UInt8] {
    var out: [UInt8] = [0xFF, 0xD8]
    segment(0xE0, [0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0], &out)
    segment(0xDB, [0] + [UInt8](repeating: UInt8(step), count: 64), &out)
    let size = [UInt8(side >> 8), UInt8(side & 0xFF)]
    segment(
      0xC0, [8] + size + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0], &out)
    // Twelve codes of four bits for the means, and one of eight for everything else.
    segment(0xC4, [0] + lengths(of: 4, count: 12) + (0..<12), &out)
    segment(0xC4, [0x10] + lengths(of: 8, count: symbols.count) + symbols, &out)
    segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0], &out)
    var bits = Bits()
    var means = [0, 0, 0]
    for top in stride(from: 0, to: side, by: 8) {
      for left in stride(from: 0, to: side, by: 8) {
        let block = Block(left: left, top: top, pixel)
        for part in 0..<3 { write(block.coefficients(of: part), &means[part], &bits) }
      }
    }
    out += bits.finished
    return out + [0xFF, 0xD9]
  }

  /// By which every coefficient is divided.
  private static let step = 6

  private static func segment(_ marker: UInt8, _ body: [UInt8], _ out: inout [UInt8]) {
    let length = body.count + 2
    out += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + body
  }

  /// How many codes there are of each length from 1 to 16 bits.
  private static func lengths(of bits: Int, count: Int) -> [UInt8] {
    (1...16).map { length in length == bits ? UInt8(count) : 0 }
  }

  /// Runs of zeros and sizes of what follows them, in the order of their codes.
  private static let symbols: [UInt8] =
    [0x00, 0xF0]
    + (0..<16).flatMap { run in (1...10).map { size in UInt8(run << 4 | size) } }

  /// The code of a symbol is its place.
  private static let codes: [UInt32] = {
    var codes = [UInt32](repeating: 0, count: 256)
    for (code, symbol) in symbols.enumerated() { codes[Int(symbol)] = UInt32(code) }
    return codes
  }()

  // MARK: Coefficients

  private static func write(_ block: [Int], _ mean: inout Int, _ bits: inout Bits) {
    let difference = block[0] - mean
    mean = block[0]
    let size = width(difference)
    bits.add(UInt32(size), 4)
    bits.add(value: difference, size)
    var zeros = 0
    for place in order.dropFirst() {
      let value = block[place]
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        bits.add(codes[0xF0], 8)
        zeros -= 16
      }
      let size = width(value)
      bits.add(codes[zeros << 4 | size], 8)
      bits.add(value: value, size)
      zeros = 0
    }
    if zeros > 0 { bits.add(codes[0], 8) }
  }

  private static func width(_ value: Int) -> Int {
    Int.bitWidth - value.magnitude.leadingZeroBitCount
  }

  /// The places of a block from coarse to fine: along its diagonals, to and fro.
  private static let order: [Int] = (0..<15).flatMap { sum -> [Int] in
    let rows = max(0, sum - 7)...min(7, sum)
    let diagonal = rows.map { row in row * 8 + sum - row }
    return sum % 2 == 0 ? diagonal.reversed() : diagonal
  }

  /// Eight pixels by eight, as brightness and two differences of colour.
  private struct Block {
    private var rows = [SIMD8<Float>](repeating: SIMD8(repeating: 0), count: 24)

    init(left: Int, top: Int, _ pixel: (Int, Int) -> SIMD3<Float>) {
      for y in 0..<8 {
        for x in 0..<8 {
          let colour = pixel(left + x, top + y) * 255
          let light = 0.299 * colour.x + 0.587 * colour.y + 0.114 * colour.z
          rows[y][x] = light - 128
          rows[8 + y][x] = (colour.z - light) * 0.564
          rows[16 + y][x] = (colour.x - light) * 0.713
        }
      }
    }

    /// The cosine transform, divided and rounded.
    func coefficients(of part: Int) -> [Int] {
      var across = [SIMD8<Float>](repeating: SIMD8(repeating: 0), count: 8)
      for y in 0..<8 {
        for x in 0..<8 { across[y] += waves[x] * rows[8 * part + y][x] }
      }
      var values: [Int] = []
      values.reserveCapacity(64)
      for v in 0..<8 {
        var line = SIMD8<Float>(repeating: 0)
        for y in 0..<8 { line += across[y] * waves[y][v] }
        for u in 0..<8 { values.append(Int((line[u] / Float(step)).rounded())) }
      }
      return values
    }
  }

  /// For each place of a row, its share in each of the eight waves.
  private static let waves: [SIMD8<Float>] = (0..<8).map { x in
    var wave = SIMD8<Float>(repeating: 0)
    for u in 0..<8 {
      let angle = Double((2 * x + 1) * u) * Double.pi / 16
      let scale = u == 0 ? Trigonometry.root(0.125) : 0.5
      wave[u] = Float(scale * Trigonometry.cosine(angle))
    }
    return wave
  }

  // MARK: Bits

  private struct Bits {
    private var bytes: [UInt8] = []
    private var held: UInt32 = 0
    private var count = 0

    mutating func add(_ code: UInt32, _ width: Int) {
      held = held << UInt32(width) | code
      count += width
      while count >= 8 {
        count -= 8
        let byte = UInt8(truncatingIfNeeded: held >> UInt32(count))
        bytes.append(byte)
        // What would look like a marker is followed by a zero.
        if byte == 0xFF { bytes.append(0) }
      }
    }

    /// Negative values count up from the other end (T.81 §F.1.2.1).
    mutating func add(value: Int, _ width: Int) {
      guard width > 0 else { return }
      add(UInt32(value >= 0 ? value : value + (1 << width) - 1), width)
    }

    /// All of them, filled up with ones.
    var finished: [UInt8] {
      var copy = self
      if count > 0 { copy.add((1 << UInt32(8 - count)) - 1, 8 - count) }
      return copy.bytes
    }
  }
}
