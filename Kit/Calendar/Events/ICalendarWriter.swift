import Core

/// Writes an iCalendar (RFC 5545) line by line, for the calendars of other programs.
public struct ICalendarWriter: Hashable, Sendable {
  private var bytes: [UInt8] = []

  public init() {}

  /// Everything written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Lines

  /// A line as it is, folded where it is too long.
  public mutating func line(_ text: String) { bytes += foldedContentLine(text) }

  /// A property with a text; none for an empty one (§3.3.11).
  public mutating func text(_ name: String, _ text: String) {
    if text.isEmpty { return }
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        escaped += [UInt8(ascii: "\\"), byte]
      case 10: escaped += Array("\\n".utf8)
      case 0..<9, 11..<32, 127: break
      default: escaped.append(byte)
      }
    }
    line(name + ":" + String(decoding: escaped, as: UTF8.self))
  }

  /// The first lines of a calendar of the program's.
  ///
  /// - Parameter product: As in `-//Fieldday//RefWatch//EN`.
  public mutating func begin(product: String) {
    line("BEGIN:VCALENDAR")
    line("VERSION:2.0")
    line("PRODID:" + product)
    line("CALSCALE:GREGORIAN")
    line("METHOD:PUBLISH")
  }

  /// The last line.
  public mutating func end() { line("END:VCALENDAR") }

  // MARK: Times

  /// A property with an instant, in UTC.
  public mutating func time(_ name: String, _ instant: Instant) {
    line(name + ":" + ICalendarWriter.stamp(instant.civil(offset: 0)) + "Z")
  }

  /// A property with an instant as it reads in a zone, which is to be written too.
  public mutating func time(_ name: String, _ instant: Instant, in zone: String, _ rules: ZoneRules)
  {
    line(name + ";TZID=" + zone + ":" + ICalendarWriter.stamp(rules.civil(at: instant)))
  }

  /// A zone's changes around these times, each as an observance of its own (§3.6.5), and before
  /// them the one that is so until the first: readers know nothing of times before an observance.
  public mutating func zone(
    _ name: String, _ rules: ZoneRules, from first: Instant, to last: Instant
  ) {
    let year: Int64 = 400 * 86_400_000
    let begin = first.advanced(byMilliseconds: -year)
    let changes = rules.offsetChanges(in: begin..<last.advanced(byMilliseconds: year))
    line("BEGIN:VTIMEZONE")
    line("TZID:" + name)
    let usual = rules.localTime(at: changes.isEmpty ? first : begin)
    let start = min(Instant(milliseconds: 0).civil(offset: 0), begin.civil(offset: usual.offset))
    observance(
      usual.isDaylight ? "DAYLIGHT" : "STANDARD", ICalendarWriter.stamp(start), from: usual.offset,
      to: usual.offset)
    for change in changes {
      let before = rules.offset(at: change.advanced(byMilliseconds: -1_000))
      let type = rules.localTime(at: change)
      observance(
        type.isDaylight ? "DAYLIGHT" : "STANDARD",
        ICalendarWriter.stamp(change.civil(offset: before)), from: before, to: type.offset)
    }
    line("END:VTIMEZONE")
  }

  private mutating func observance(_ kind: String, _ start: String, from: Int, to: Int) {
    line("BEGIN:" + kind)
    line("DTSTART:" + start)
    line("TZOFFSETFROM:" + ICalendarWriter.offset(from))
    line("TZOFFSETTO:" + ICalendarWriter.offset(to))
    line("END:" + kind)
  }

  /// `20261121T150000`.
  private static func stamp(_ civil: CivilDateTime) -> String {
    let plain = civil.description.utf8.filter { byte in
      byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":")
    }
    let text = String(decoding: plain, as: UTF8.self)
    return text.utf8.count == 13 ? text + "00" : text
  }

  private static func offset(_ seconds: Int) -> String {
    let absolute = abs(seconds)
    func two(_ value: Int) -> String { (value < 10 ? "0" : "") + value.description }
    let text = (seconds < 0 ? "-" : "+") + two(absolute / 3_600) + two(absolute / 60 % 60)
    return absolute % 60 == 0 ? text : text + two(absolute % 60)
  }
}
