import Calendar
import Core

/// A calendar of fixtures (iCalendar, RFC 5545), cut into its events and zones.
public struct FixtureCalendar: Hashable, Sendable {
  struct Event: Hashable, Sendable {
    let line: Int
    var properties: [Entry] = []
    var isFinished = false

    func first(_ name: String) -> CalendarProperty? {
      properties.first { entry in sameOctets(entry.property.name, name) }?.property
    }

    func text(_ name: String) -> String { first(name)?.text ?? "" }

    func line(of name: String) -> Int {
      properties.first { entry in sameOctets(entry.property.name, name) }?.line ?? line
    }
  }

  struct Entry: Hashable, Sendable {
    let line: Int
    let property: CalendarProperty
  }

  private(set) var events: [Event] = []
  private(set) var zones: [CalendarZone] = []
  /// The zone that the calendar says its times are in (X-WR-TIMEZONE).
  private(set) var zoneName = ""

  init(_ text: [UInt8]) throws(FixtureFileFault) {
    var reader = ContentLineReader(text)
    var builder = CalendarBuilder()
    while let line = reader.next() {
      builder.take(line)
      guard builder.events.count <= FixtureFile.countLimit else {
        throw .tooManyLines(limit: FixtureFile.countLimit)
      }
    }
    builder.finish()
    guard !builder.events.isEmpty else { throw .noEvents }
    (events, zones, zoneName) = (builder.events, builder.zones, builder.zoneName)
  }

  public var count: Int { events.count }
}

/// Puts lines together to events and zones. A component that is not closed ends with the next.
private struct CalendarBuilder {
  private(set) var events: [FixtureCalendar.Event] = []
  private(set) var zones: [CalendarZone] = []
  private(set) var zoneName = ""
  private var event: FixtureCalendar.Event?
  /// Components inside an event, such as alarms: they say nothing of the match.
  private var inner = 0
  private var isZone = false
  private var zone: CalendarZone?
  private var observance: [CalendarProperty]?

  mutating func take(_ line: ContentLine) {
    if line.content.isEmpty { return }
    guard let property = CalendarProperty(line.content) else { return }
    switch property.name {
    case "BEGIN": begin(property.value.uppercased(), line.number)
    case "END": end(property.value.uppercased())
    default:
      if event != nil, inner == 0 {
        event?.properties.append(.init(line: line.number, property: property))
      } else if observance != nil {
        observance?.append(property)
      } else if isZone, property.name == "TZID" {
        zone = CalendarZone(name: property.value)
      } else if property.name == "X-WR-TIMEZONE" {
        zoneName = property.text
      }
    }
  }

  private mutating func begin(_ component: String, _ line: Int) {
    switch trimmed(component) {
    case "VEVENT":
      finish()
      event = FixtureCalendar.Event(line: line)
      inner = 0
    case "VTIMEZONE": isZone = true
    case "STANDARD", "DAYLIGHT": if isZone { observance = [] }
    default: if event != nil { inner += 1 }
    }
  }

  private mutating func end(_ component: String) {
    switch trimmed(component) {
    case "VEVENT":
      event?.isFinished = true
      finish()
    case "VTIMEZONE":
      if let zone { zones.append(zone) }
      (zone, isZone, observance) = (nil, false, nil)
    case "STANDARD", "DAYLIGHT":
      if let properties = observance, let read = CalendarBuilder.observance(properties) {
        zone?.add(read)
      }
      observance = nil
    default: if inner > 0 { inner -= 1 }
    }
  }

  mutating func finish() {
    if let event { events.append(event) }
    event = nil
  }

  private static func observance(
    _ properties: [CalendarProperty]
  ) -> CalendarZone.Observance? {
    func value(_ name: String) -> String? {
      properties.first { property in sameOctets(property.name, name) }?.value
    }
    guard let start = value("DTSTART").flatMap({ text in CalendarTime(text)?.civil }),
      let from = value("TZOFFSETFROM").flatMap(seconds),
      let to = value("TZOFFSETTO").flatMap(seconds)
    else { return nil }
    var observance = CalendarZone.Observance(start: start, from: from, to: to)
    if let rule = value("RRULE") {
      observance.rule = CalendarYearRule(rule, start: start.date)
    }
    for property in properties where sameOctets(property.name, "RDATE") {
      observance.dates += property.value.split(separator: ",").compactMap { text in
        CalendarTime(String(text))?.civil
      }
    }
    return observance
  }

  /// `+0100`, `-033000` in seconds.
  private static func seconds(_ text: String) -> Int? {
    let octets = Array(trimmed(text).utf8)
    guard octets.count == 5 || octets.count == 7,
      octets[0] == UInt8(ascii: "+") || octets[0] == UInt8(ascii: "-"),
      octets.dropFirst().allSatisfy({ octet in (48...57).contains(octet) })
    else { return nil }
    func pair(_ index: Int) -> Int { Int(octets[index]) * 10 + Int(octets[index + 1]) - 528 }
    let sum = pair(1) * 3_600 + pair(3) * 60 + (octets.count == 7 ? pair(5) : 0)
    return octets[0] == UInt8(ascii: "-") ? -sum : sum
  }
}
