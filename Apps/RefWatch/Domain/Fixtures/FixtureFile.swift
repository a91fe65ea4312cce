import Calendar
import Core

/// A fixture list as it came: a calendar or a table, told apart by what it begins with.
public enum FixtureFile: Hashable, Sendable {
  case calendar(CalendarFile)
  case table(FixtureTable)

  /// Bytes.
  public static let sizeLimit = 5_000_000
  /// Events of a calendar, records of a table.
  public static let countLimit = 10_000

  public init(_ bytes: [UInt8]) throws(FixtureFileFault) {
    guard bytes.count <= FixtureFile.sizeLimit else {
      throw .tooLarge(limit: FixtureFile.sizeLimit)
    }
    let text = try FixtureFile.decoded(bytes)
    guard text.contains(where: { byte in byte > 0x20 }) else { throw .empty }
    if CalendarFile.isCalendar(text) {
      self = .calendar(try FixtureFile.calendar(text))
    } else {
      self = .table(try FixtureTable(text))
    }
  }

  /// What it says, once everything open is answered.
  public func reading(_ options: FixtureOptions) -> FixtureReading {
    switch self {
    case .calendar(let calendar): calendar.reading(options)
    case .table(let table): table.reading(options)
    }
  }

  private static func calendar(_ text: [UInt8]) throws(FixtureFileFault) -> CalendarFile {
    let calendar: CalendarFile
    do throws(CalendarFileFault) {
      calendar = try CalendarFile(text, limit: FixtureFile.countLimit)
    } catch { throw .tooManyLines(limit: FixtureFile.countLimit) }
    guard calendar.count > 0 else { throw .noEvents }
    return calendar
  }

  /// The bytes as UTF-8, or why they are not read.
  public static func decoded(_ bytes: [UInt8]) throws(FixtureFileFault) -> [UInt8] {
    switch utf8Text(bytes) {
    case .text(let text): return text
    case .notText: throw .notText
    case .unknownEncoding: throw .encoding
    }
  }
}
