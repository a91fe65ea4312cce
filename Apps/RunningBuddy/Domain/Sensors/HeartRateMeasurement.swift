/// What a strap says of the heart, as Bluetooth's characteristic 0x2A37 has it (specification §36).
public struct HeartRateMeasurement: Hashable, Sendable {
  /// Beats per minute, within ``range``.
  public let beats: Int
  /// Whether the strap knows that it touches the skin.
  public let feelsContact: Bool
  /// Kilojoules since it was reset, where it counts them.
  public let energy: Int?
  /// The times between beats since the packet before, in 1/1024 s, the oldest first.
  public let intervals: [Int]

  /// Beats per minute that a person can have; what is outside is a mistake of the strap.
  public static let range = 25...245

  private enum Flag {
    static let isWide = 1
    static let contact = 2
    static let knowsContact = 4
    static let hasEnergy = 8
    static let hasIntervals = 16
  }

  /// Reads a packet.
  public init(_ bytes: [UInt8]) throws(SensorFault) {
    var reader = PacketReader(bytes)
    let flags = try reader.byte()
    let beats = flags & Flag.isWide == 0 ? try reader.byte() : try reader.pair()
    energy = flags & Flag.hasEnergy == 0 ? nil : try reader.pair()
    var intervals: [Int] = []
    if flags & Flag.hasIntervals != 0 {
      while reader.rest > 0 { intervals.append(try reader.pair()) }
    }
    self.intervals = intervals
    let knowsContact = flags & Flag.knowsContact != 0
    feelsContact = knowsContact && flags & Flag.contact != 0
    guard !knowsContact || feelsContact else { throw .noContact }
    guard HeartRateMeasurement.range ~= beats else { throw .implausible }
    self.beats = beats
  }
}
