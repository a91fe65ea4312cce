/// What a foot pod says, as Bluetooth's characteristic 0x2A53 has it (specification §36).
public struct FootPodMeasurement: Hashable, Sendable {
  /// In 1/256 m/s.
  public let speed: Int
  /// Strides per minute in the standard; several pods send steps. See ``steps(counted:)``.
  public let cadence: Int
  /// Centimetres.
  public let stride: Int?
  /// Decimetres since the pod began to count, which it may do anew at any time.
  public let distance: Int64?
  public let isRunning: Bool

  /// A runner takes at least so many steps a minute, and never so many strides.
  static let surelySteps = 120

  private enum Flag {
    static let hasStride = 1
    static let hasDistance = 2
    static let isRunning = 4
  }

  /// Reads a packet.
  public init(_ bytes: [UInt8]) throws(SensorFault) {
    var reader = PacketReader(bytes)
    let flags = try reader.byte()
    speed = try reader.pair()
    cadence = try reader.byte()
    stride = flags & Flag.hasStride == 0 ? nil : try reader.pair()
    distance = flags & Flag.hasDistance == 0 ? nil : try reader.four()
    isRunning = flags & Flag.isRunning != 0
  }

  /// Steps of both feet per minute, 30…300; `nil` for none.
  public func steps(counted count: PodCount) -> Int? {
    let steps =
      switch count {
      case .steps: cadence
      case .strides: cadence * 2
      case .automatic:
        isRunning && cadence >= FootPodMeasurement.surelySteps ? cadence : cadence * 2
      }
    return PodReading.cadences ~= steps ? steps : nil
  }
}
