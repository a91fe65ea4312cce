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
    var reader = FixtureTable.reader(of: text)
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

  /// The reader for the delimiter that parts the first records most evenly; a first line `sep=;`
  /// says it.
  private static func reader(of text: [UInt8]) -> TableReader {
    if text.starts(with: Array("sep=".utf8)), text.count > 5 {
      let delimiter = text[4]
      let end = text.firstIndex { octet in octet == 10 } ?? text.count - 1
      if end <= 6 { return TableReader(text, delimiter: delimiter, from: end + 1, line: 2) }
    }
    var best: (score: Int, delimiter: UInt8) = (0, UInt8(ascii: ","))
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), 9] {
      var reader = TableReader(text, delimiter: delimiter)
      var widths: [Int] = []
      while widths.count < 20, let record = reader.next() {
        if !record.isEmpty, !record.isOpen { widths.append(record.cells.count) }
      }
      guard let first = widths.first, first > 1 else { continue }
      let score = first * widths.count { width in width == first }
      if score > best.score { best = (score, delimiter) }
    }
    return TableReader(text, delimiter: best.delimiter)
  }

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
