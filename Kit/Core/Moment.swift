/// Where a person's clock stands: an IANA zone name and the offset in force at the moment of
/// asking.
///
/// The offset is recorded beside the name so that nothing that happened is ever recomputed with
/// newer rules.
public struct Zone: Hashable, Sendable {
  /// An IANA name such as `Asia/Seoul`.
  public let name: String
  /// Seconds east of UTC, one of ``offsets``.
  public let offset: Int

  public init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  /// Seconds east of UTC that clocks can have: less than a day.
  public static let offsets = -86_399...86_399

  /// Unicode scalars of a name that is read.
  public static let nameLimit = 64

  public static let utc = Zone(name: "UTC", offset: 0)
}

/// What the host hands in with every input: the instant, the zone, and random bits.
///
/// The rules have no clock and no dice of their own; everything they may know of time and chance is
/// here.
public struct Moment: Hashable, Sendable {
  public let instant: Instant
  public let zone: Zone
  /// 128 unpredictable bits, fresh for each moment.
  public let entropy: Entropy
  /// Milliseconds on a clock that nobody sets, since the page or process began. On some systems it
  /// stands still while the device sleeps.
  public let uptime: Int64

  public init(instant: Instant, zone: Zone, entropy: Entropy, uptime: Int64 = 0) {
    self.instant = instant
    self.zone = zone
    self.entropy = entropy
    self.uptime = uptime
  }

  /// The `index`-th id of this moment (UUIDv7, RFC 9562 §5.7): 48 bits of time, 74 bits of entropy.
  ///
  /// The same index gives the same id; a rule that makes several things counts up. Instants outside
  /// of 1970…10889, which 48 bits cannot hold, count as the nearest one inside.
  public func id<Tag>(_ index: UInt64 = 0) -> ID<Tag> {
    let time = UInt64(min(max(0, instant.milliseconds), 0xFFFF_FFFF_FFFF))
    let random = entropy.block(index)
    return ID(
      high: time << 16 | 0x7000 | random.high & 0x0FFF,
      low: 0x8000_0000_0000_0000 | random.low & 0x3FFF_FFFF_FFFF_FFFF)
  }
}

/// Random bits as an input. Blocks drawn from one value are a fixed function of it.
public struct Entropy: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Block 0 is the entropy itself; later blocks are mixed from it (SplitMix64 finaliser).
  public func block(_ index: UInt64) -> (high: UInt64, low: UInt64) {
    guard index > 0 else { return (high, low) }
    let first = mixed(high &+ index &* 0x9E37_79B9_7F4A_7C15)
    let second = mixed(low ^ first &+ index)
    return (first, second)
  }
}

/// The SplitMix64 finaliser: a bijection on 64 bits in which every input bit reaches every output
/// bit.
public func mixed(_ value: UInt64) -> UInt64 {
  var z = value
  z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
  return z ^ z >> 31
}
