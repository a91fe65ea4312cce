import Calendar
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

extension ReminderDays: WireCodable {
  /// The numbers of the weekdays, Monday being 1.
  public init(_ cursor: WireCursor) throws(WireError) {
    var days: [Weekday] = []
    for element in try cursor.elements() {
      guard let day = Weekday(rawValue: try element.int(in: 1...7)) else {
        throw element.error(.expected("a weekday"))
      }
      days.append(day)
    }
    guard let chosen = ReminderDays(days) else { throw cursor.error(.expected("a weekday")) }
    self = chosen
  }

  public var json: JSON { .array(days.map { day in .int(day.rawValue) }) }
}
