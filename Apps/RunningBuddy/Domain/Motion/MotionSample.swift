/// What a device's motion sensors said at a moment (§34 of the specification): x to the right of
/// its screen, y up along it, z out of it.
public struct MotionSample: Hashable, Sendable {
  /// Three numbers along, or about, the device's axes.
  public struct Axes: Hashable, Sendable {
    public let x: Int16
    public let y: Int16
    public let z: Int16

    public init(x: Int16, y: Int16, z: Int16) {
      self.x = x
      self.y = y
      self.z = z
    }
  }

  /// Monotonic milliseconds.
  public let at: Int64
  /// In units of 1/4096 g, without gravity unless it is said.
  public let acceleration: Axes
  /// In units of 1/900 rad/s.
  public let rotation: Axes

  /// What an acceleration of 1 g is.
  public static let unitsPerG = 4_096.0
  /// What a rotation of 1 rad/s is.
  public static let unitsPerRadian = 900.0
  /// How many bytes a sample has.
  static let size = 16

  public init(at: Int64, acceleration: Axes, rotation: Axes) {
    self.at = at
    self.acceleration = acceleration
    self.rotation = rotation
  }

  /// The samples of a batch: milliseconds in four bytes, six numbers in two each, all little
  /// endian. What is left at the end of a damaged batch is no sample.
  public static func read(_ bytes: [UInt8]) -> [MotionSample] {
    var samples: [MotionSample] = []
    samples.reserveCapacity(bytes.count / size)
    var at = 0
    while at + size <= bytes.count {
      samples.append(
        MotionSample(
          at: Int64(word(bytes, at)) | Int64(word(bytes, at + 2)) << 16,
          acceleration: axes(bytes, at + 4), rotation: axes(bytes, at + 10)))
      at += size
    }
    return samples
  }

  private static func axes(_ bytes: [UInt8], _ at: Int) -> Axes {
    Axes(
      x: Int16(bitPattern: word(bytes, at)), y: Int16(bitPattern: word(bytes, at + 2)),
      z: Int16(bitPattern: word(bytes, at + 4)))
  }

  private static func word(_ bytes: [UInt8], _ at: Int) -> UInt16 {
    UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8
  }
}
