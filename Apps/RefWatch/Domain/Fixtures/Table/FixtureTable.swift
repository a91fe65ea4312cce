import Calendar
import Core

/// A table of fixtures: comma-separated values or the like.
public struct FixtureTable: Hashable, Sendable {
  /// What the columns are called; `nil` where the first record is a match already.
  public let header: [String]?
  /// What the columns seem to be.
  public let guess: [FixtureField?]
  let records: [TableRecord]

  init(_ text: [UInt8]) throws(FixtureFileFault) {
    var reader = TableReader.telling(text)
    var records: [TableRecord] = []
    while let record = reader.next() {
      if record.isEmpty { continue }
      if reader.width == nil { reader.width = record.cells.count }
      guard records.count <= FixtureFile.countLimit else {
        throw .tooManyLines(limit: FixtureFile.countLimit)
      }
      records.append(record)
    }
    guard let first = records.first else { throw .empty }
    let fields = FixtureTable.fields(first.cells)
    let known = fields.count { field in field != nil }
    let isHeader = known >= 2 || !first.cells.contains(where: FixtureTable.looksLikeDate)
    header = isHeader ? first.cells : nil
    if isHeader { records.removeFirst() }
    self.records = records
    let width = records.map { record in record.cells.count }.max() ?? 0
    guess =
      isHeader
      ? fields + Array(repeating: nil, count: max(0, width - fields.count))
      : Array(repeating: nil, count: width)
  }

  /// How many columns there are.
  public var width: Int { guess.count }
  public var count: Int { records.count }

  /// Some values of a column, to tell by what it is.
  public func samples(of column: Int, limit: Int = 3) -> [String] {
    var samples: [String] = []
    for record in records.prefix(50) where column < record.cells.count && !record.isOpen {
      let cell = record.cells[column]
      if !cell.isEmpty, !samples.contains(cell) { samples.append(String(cell.prefix(40))) }
      if samples.count == limit { break }
    }
    return samples
  }

  /// Whether columns tell both teams and the date.
  public static func isEnough(_ columns: [FixtureField?]) -> Bool {
    columns.contains(.date)
      && (columns.contains(.teams) || columns.contains(.home) && columns.contains(.away))
  }

  // MARK: Telling apart

  /// Each field once, by the first column that has its name. A table whose only date is called
  /// after the kick-off has the date there.
  private static func fields(_ header: [String]) -> [FixtureField?] {
    var fields: [FixtureField?] = []
    for name in header {
      let field = FixtureField.named(name)
      fields.append(field.map { field in fields.contains(field) } ?? true ? nil : field)
    }
    if !fields.contains(.date), let index = fields.firstIndex(of: .time) { fields[index] = .date }
    return fields
  }

  private static func looksLikeDate(_ cell: String) -> Bool {
    guard let tokens = TextToken.read(cell) else { return false }
    return WrittenDate.read(tokens) != nil
  }
}
