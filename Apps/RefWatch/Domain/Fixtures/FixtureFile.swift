import Core

/// A fixture list as it came: a calendar or a table, told apart by what it begins with.
public enum FixtureFile: Hashable, Sendable {
  case calendar(FixtureCalendar)
  case table(FixtureTable)

  /// Octets.
  public static let sizeLimit = 5_000_000
  /// Events of a calendar, records of a table.
  public static let countLimit = 10_000

  public init(_ octets: [UInt8]) throws(FixtureFileFault) {
    guard octets.count <= FixtureFile.sizeLimit else {
      throw .tooLarge(limit: FixtureFile.sizeLimit)
    }
    let text = try FixtureFile.decoded(octets)
    guard text.contains(where: { octet in octet > 0x20 }) else { throw .empty }
    if FixtureFile.isCalendar(text) {
      self = .calendar(try FixtureCalendar(text))
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

  private static func isCalendar(_ text: [UInt8]) -> Bool {
    let head = text.drop { octet in octet <= 0x20 }.prefix(15)
    return String(decoding: head, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// The octets as UTF-8: UTF-8 by itself, UTF-16 by its mark, else Windows-1252 unless it looks
  /// like a script of two octets a letter: there the person has to save the file anew.
  public static func decoded(_ octets: [UInt8]) throws(FixtureFileFault) -> [UInt8] {
    let plain = utf8Lines(octets)
    if plain.contains(0) { throw .notText }
    if isWellFormedUTF8(plain) { return plain }
    guard isWestern(plain) else { throw .encoding }
    return Array(windows1252(plain).utf8)
  }

  /// In western texts letters beyond ASCII mostly stand alone; in those of two octets a letter they
  /// come in pairs.
  private static func isWestern(_ octets: [UInt8]) -> Bool {
    var single = 0
    var paired = 0
    var run = 0
    for octet in octets + [0x20] {
      if octet >= 0x80 {
        run += 1
      } else if run > 0 {
        if run == 1 { single += 1 } else { paired += 1 }
        run = 0
      }
    }
    return single > paired
  }
}
