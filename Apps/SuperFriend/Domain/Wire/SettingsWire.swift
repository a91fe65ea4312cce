import Wire

extension StartOfDay: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let start = StartOfDay(hour: try cursor.int(in: StartOfDay.hours.wire)) else {
      throw cursor.error(.outOfRange("0…6"))
    }
    self = start
  }

  public var json: JSON { .int(hour) }
}

extension Country: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let country = Country(try cursor.string(limit: 2)) else {
      throw cursor.error(.expected("a known country"))
    }
    self = country
  }

  public var json: JSON { .string(code) }
}

extension WireCursor {
  /// The country, `nil` for one that this version does not know.
  func knownCountry() throws(WireError) -> Country? { Country(try string()) }
}
