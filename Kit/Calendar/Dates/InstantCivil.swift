import Core

extension Instant {
  /// The wall reading at this instant where clocks stand `offset` seconds east of UTC.
  ///
  /// Milliseconds are cut off, rounding down. Offsets are held within ±26 h; instants outside the
  /// years 1…9999 give the first or the last reading of that range.
  public func civil(offset: Int) -> CivilDateTime {
    CivilDateTime(wallSecond: second + Int64(heldOffset(offset)))
  }

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  var second: Int64 { floorDivide(milliseconds, by: 1_000).quotient }

  /// `second` must lie within the years 0…10 000, so that its milliseconds exist.
  init(second: Int64) { self.init(milliseconds: second * 1_000) }
}

extension CivilDateTime {
  /// The instant of this reading where clocks stand `offset` seconds east of UTC (held within ±26
  /// h).
  public func instant(offset: Int) -> Instant {
    Instant(second: wallSecond - Int64(heldOffset(offset)))
  }
}

/// No zone was ever 26 hours from UTC; a wild offset must not overflow.
private func heldOffset(_ offset: Int) -> Int { min(max(offset, -93_600), 93_600) }
