import Core

/// A second of motion as it is kept on a device: 20 times a second, to 1/512 g and 1/112 rad/s.
/// Two hours have less than 2 MB of text.
public struct RawMotion: Hashable, Sendable {
  /// What was sensed at a time.
  public struct Point: Hashable, Sendable {
    /// In g.
    public let acceleration: MotionVector
    /// In rad/s.
    public let rotation: MotionVector

    public init(acceleration: MotionVector, rotation: MotionVector) {
      self.acceleration = acceleration
      self.rotation = rotation
    }
  }

  /// Points in a second.
  static let rate: Int64 = 20
  /// Milliseconds between two points.
  public static let interval: Int64 = 1_000 / rate

  /// When the first point was, by the device's clock.
  public let wall: Instant
  public let points: [Point]

  public init(wall: Instant, points: [Point]) {
    self.wall = RecorderRow.held(wall)
    self.points = points
  }

  /// When a point was.
  public func time(of index: Int) -> Instant {
    wall.advanced(byMilliseconds: Int64(index) * RawMotion.interval)
  }

  // MARK: As text

  private static let unitsPerG = 512.0
  private static let unitsPerRadian = 112.0
  /// A number has thirteen bits, in two digits.
  private static let middle = 4_096
  private static let base = 91
  private static let digitsOfPoint = 12
  /// The first digit; they are the characters of ASCII from there on but the backslash, so that
  /// JSON has nothing to escape.
  private static let first = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  /// The time in milliseconds, a space, and twelve digits for each point.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(points.count * RawMotion.digitsOfPoint + 16)
    DecimalText.append(wall.milliseconds, width: 1, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    for point in points {
      RawMotion.write(point.acceleration, RawMotion.unitsPerG, &bytes)
      RawMotion.write(point.rotation, RawMotion.unitsPerRadian, &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The second of a text; of a damaged one, the points that are whole. `nil` where it is none.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")), space > 0, space <= 15 else {
      return nil
    }
    var wall: Int64 = 0
    for byte in bytes[..<space] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      wall = wall * 10 + Int64(byte - 0x30)
    }
    var points: [Point] = []
    var at = space + 1
    while at + RawMotion.digitsOfPoint <= bytes.count, points.count < Int(RawMotion.rate) {
      guard let pull = RawMotion.read(bytes, at, RawMotion.unitsPerG),
        let turn = RawMotion.read(bytes, at + 6, RawMotion.unitsPerRadian)
      else { break }
      points.append(Point(acceleration: pull, rotation: turn))
      at += RawMotion.digitsOfPoint
    }
    self.init(wall: Instant(milliseconds: wall), points: points)
  }

  private static func write(_ vector: MotionVector, _ unit: Double, _ bytes: inout [UInt8]) {
    for value in [vector.x, vector.y, vector.z] {
      let units = value * unit + (value < 0 ? -0.5 : 0.5)
      let whole = Int(max(Double(-middle), min(units, Double(middle - 1)))) + middle
      bytes.append(digit(whole / base))
      bytes.append(digit(whole % base))
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    let byte = first + UInt8(value)
    return byte < backslash ? byte : byte + 1
  }

  private static func read(_ bytes: [UInt8], _ at: Int, _ unit: Double) -> MotionVector? {
    guard let x = value(bytes, at), let y = value(bytes, at + 2), let z = value(bytes, at + 4)
    else { return nil }
    return MotionVector(x: Double(x) / unit, y: Double(y) / unit, z: Double(z) / unit)
  }

  private static func value(_ bytes: [UInt8], _ at: Int) -> Int? {
    guard let high = value(of: bytes[at]), let low = value(of: bytes[at + 1]) else { return nil }
    let whole = high * base + low
    return whole < 2 * middle ? whole - middle : nil
  }

  private static func value(of digit: UInt8) -> Int? {
    guard digit >= first, digit <= 0x7E, digit != backslash else { return nil }
    return Int(digit - first) - (digit > backslash ? 1 : 0)
  }
}

/// Gathers samples into seconds that are kept.
public struct RawMotionGathering: Hashable, Sendable {
  private var grid = MotionGrid(hertz: RawMotion.rate)
  private var points: [RawMotion.Point] = []
  /// Of the first point, by the samples' clock.
  private var began: Int64 = 0
  /// How far the device's clock is before the samples'.
  private var ahead: Int64 = 0

  public init() {}

  /// Takes samples of which the last is new now; gives the seconds that are over. After a silence
  /// the next begins.
  public mutating func take(_ samples: [MotionSample], now: Instant) -> [RawMotion] {
    var seconds: [RawMotion] = []
    guard let last = samples.last else { return [] }
    for sample in samples {
      if grid.breaks(at: sample) {
        close(&seconds)
        ahead = now.milliseconds - last.at
      }
      for point in grid.take(sample) {
        if points.isEmpty { began = point.number * RawMotion.interval }
        points.append(
          RawMotion.Point(acceleration: point.acceleration, rotation: point.rotation))
        if (point.number + 1) % RawMotion.rate == 0 { close(&seconds) }
      }
    }
    return seconds
  }

  private mutating func close(_ seconds: inout [RawMotion]) {
    guard !points.isEmpty else { return }
    seconds.append(
      RawMotion(wall: Instant(milliseconds: began + ahead), points: points))
    points = []
  }
}
