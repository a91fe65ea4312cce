extension ClosedRange<Int> {
  /// The same range for ``WireCursor/int(in:)`` and `@Field(in:)`, whose numbers have 64 bits on
  /// every system.
  public var wire: ClosedRange<Int64> {
    ClosedRange<Int64>(uncheckedBounds: (lower: Int64(lowerBound), upper: Int64(upperBound)))
  }
}
