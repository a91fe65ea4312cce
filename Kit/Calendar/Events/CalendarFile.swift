import Core

/// Somebody's calendar (iCalendar, RFC 5545), cut into its events and zones.
public struct CalendarFile: Hashable, Sendable {
  /// A VEVENT, without the components inside, such as alarms.
  public struct Event: Hashable, Sendable {
    public let line: Int
    public internal(set) var properties: [Entry] = []
    /// Its end was there.
    public internal(set) var isFinished = false

    /// The first property of an upper-cased name.
    public func first(_ name: String) -> CalendarProperty? {
      properties.first { entry in sameBytes(entry.property.name, name) }?.property
    }

    /// Every property of this name, in their order.
    public func all(_ name: String) -> [Entry] {
      properties.filter { entry in sameBytes(entry.property.name, name) }
    }

    /// It comes again, and is not itself one of a series' dates.
    public var isSeries: Bool {
      first("RECURRENCE-ID") == nil
        && ["RRULE", "RDATE", "EXRULE"].contains { name in first(name) != nil }
    }

    /// The first such property's text; empty without one.
    public func text(_ name: String) -> String { first(name)?.text ?? "" }

    /// The line of the first such property, or the one the event begins in.
    public func line(of name: String) -> Int {
      properties.first { entry in sameBytes(entry.property.name, name) }?.line ?? line
    }
  }

  /// A property and its line.
  public struct Entry: Hashable, Sendable {
    public let line: Int
    public let property: CalendarProperty
  }

  public private(set) var events: [Event] = []
  public private(set) var zones: [CalendarZone] = []
  /// The zone that the calendar says its times are in (X-WR-TIMEZONE).
  public private(set) var zoneName = ""
  /// What the calendar is called (NAME of RFC 7986, X-WR-CALNAME); may be empty.
  public private(set) var name = ""

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - limit: Events, at most.
  public init(_ text: [UInt8], limit: Int) throws(CalendarFileFault) {
    var reader = ContentLineReader(text)
    var builder = CalendarBuilder()
    while let line = reader.next() {
      builder.take(line)
      guard builder.events.count <= limit else {
        throw .tooManyEvents(limit: limit)
      }
    }
    builder.finish()
    (events, zones, zoneName) = (builder.events, builder.zones, builder.zoneName)
    name = builder.name
  }

  /// Events.
  public var count: Int { events.count }

  /// Whether a text begins as a calendar does.
  public static func isCalendar(_ text: [UInt8]) -> Bool {
    let head = text.drop { byte in byte <= 0x20 }.prefix(15)
    return String(decoding: head, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }
}

/// Why a calendar is not read.
public enum CalendarFileFault: Error, Hashable, Sendable {
  case tooManyEvents(limit: Int)
}

/// Puts lines together to events and zones. A component that is not closed ends with the next.
private struct CalendarBuilder {
  private(set) var events: [CalendarFile.Event] = []
  private(set) var zones: [CalendarZone] = []
  private(set) var zoneName = ""
  private(set) var name = ""
  private var event: CalendarFile.Event?
  /// Components inside an event, such as alarms: they say nothing of the event itself.
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
      } else if name.isEmpty, property.name == "NAME" || property.name == "X-WR-CALNAME" {
        name = property.text
      }
    }
  }

  private mutating func begin(_ component: String, _ line: Int) {
    switch trimmed(component) {
    case "VEVENT":
      finish()
      event = CalendarFile.Event(line: line)
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
      properties.first { property in sameBytes(property.name, name) }?.value
    }
    guard let start = value("DTSTART").flatMap({ text in CalendarTime(text)?.civil }),
      let from = value("TZOFFSETFROM").flatMap(seconds),
      let to = value("TZOFFSETTO").flatMap(seconds)
    else { return nil }
    var observance = CalendarZone.Observance(start: start, from: from, to: to)
    if let rule = value("RRULE") {
      observance.rule = CalendarYearRule(rule, start: start.date)
    }
    for property in properties where sameBytes(property.name, "RDATE") {
      observance.dates += property.value.split(separator: ",").compactMap { text in
        CalendarTime(String(text))?.civil
      }
    }
    return observance
  }

  /// `+0100`, `-033000` in seconds.
  private static func seconds(_ text: String) -> Int? {
    let bytes = Array(trimmed(text).utf8)
    guard bytes.count == 5 || bytes.count == 7,
      bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes.dropFirst().allSatisfy({ byte in (48...57).contains(byte) })
    else { return nil }
    func pair(_ index: Int) -> Int { Int(bytes[index]) * 10 + Int(bytes[index + 1]) - 528 }
    let sum = pair(1) * 3_600 + pair(3) * 60 + (bytes.count == 7 ? pair(5) : 0)
    return bytes[0] == UInt8(ascii: "-") ? -sum : sum
  }
}
