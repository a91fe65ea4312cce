/// One record of a table: its cells, and the line it begins in.
public struct TableRecord: Hashable, Sendable {
  public let line: Int
  public var cells: [String]
  /// A quotation mark that nobody closed: nothing of the record counts.
  public internal(set) var isOpen = false
  /// Text behind a closing quotation mark; it counts as part of the cell.
  public internal(set) var hasTextAfterQuote = false
  /// Those of its lines that are not UTF-8: its cells are not what somebody wrote.
  public internal(set) var garbledLines: [Int] = []

  /// No cell says anything.
  public var isEmpty: Bool { cells.allSatisfy { cell in cell.isEmpty } }
}

/// Cuts bytes into records (RFC 4180); CRLF, LF and CR end one. A record that cannot be read ends
/// with its first line, so that the next ones can.
public struct TableReader: Sendable {
  /// Bytes of a quoted cell; beyond, the quotation mark counts as forgotten.
  private static let cellLimit = 65_536

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var position: Int
  private var line: Int
  /// How many cells a record should have: one of several lines that has others began with a
  /// quotation mark that nobody closed.
  public var width: Int?

  /// - Parameter position: where to begin, at the start of a line of this number.
  public init(_ bytes: [UInt8], delimiter: UInt8, from position: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
    self.line = line
  }

  /// A reader for the delimiter that parts the first records most evenly: comma, semicolon or tab;
  /// a first line `sep=;` says it.
  public static func telling(_ text: [UInt8]) -> TableReader {
    if text.starts(with: Array("sep=".utf8)), text.count > 5 {
      let delimiter = text[4]
      let end = text.firstIndex { byte in byte == 10 } ?? text.count - 1
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

  /// The next record; `nil` at the end.
  public mutating func next() -> TableRecord? {
    guard position < bytes.count else { return nil }
    let start = position
    var record = closed()
    let read = bytes[start..<position]
    if !isWellFormedUTF8(read) { record.garbledLines = garbled(read, from: record.line) }
    return record
  }

  /// The next record; only its first line when a quotation mark in it was forgotten.
  private mutating func closed() -> TableRecord {
    let start = position
    let first = line
    let record = whole()
    guard line > first + 1,
      record.hasTextAfterQuote || width.map({ width in width != record.cells.count }) ?? false
    else { return record }
    (position, line) = (start, first)
    return open()
  }

  /// The lines, the first of which has this number, that are not UTF-8. No letter has an byte that
  /// ends a line.
  private func garbled(_ read: ArraySlice<UInt8>, from first: Int) -> [Int] {
    var lines: [Int] = []
    var number = first
    var start = read.startIndex
    for index in read.indices {
      let isBreak =
        read[index] == 10
        || read[index] == 13 && !(index + 1 < read.endIndex && read[index + 1] == 10)
      guard isBreak || index + 1 == read.endIndex else { continue }
      if !isWellFormedUTF8(read[start...index]) { lines.append(number) }
      number += 1
      start = index + 1
    }
    return lines
  }

  /// The record as nothing but its first line.
  private mutating func open() -> TableRecord {
    var record = TableRecord(line: line, cells: [trimmedText(plain(toDelimiter: false))])
    record.isOpen = true
    endLine()
    return record
  }

  private mutating func whole() -> TableRecord {
    var record = TableRecord(line: line, cells: [])
    let start = position
    while true {
      let cell: [UInt8]
      if position < bytes.count, bytes[position] == quote {
        guard let text = quoted() else {
          (position, line) = (start, record.line)
          return open()
        }
        let rest = plain(toDelimiter: true)
        if rest.contains(where: { byte in byte > 0x20 }) { record.hasTextAfterQuote = true }
        cell = text + rest
      } else {
        cell = Array(plain(toDelimiter: true))
      }
      record.cells.append(trimmedText(cell[...]))
      if position < bytes.count, bytes[position] == delimiter {
        position += 1
      } else {
        endLine()
        return record
      }
    }
  }

  /// Up to the delimiter or the end of the line.
  private mutating func plain(toDelimiter: Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != 10, bytes[position] != 13,
      !(toDelimiter && bytes[position] == delimiter)
    {
      position += 1
    }
    return bytes[start..<position]
  }

  /// The text between quotation marks, the position behind the closing one; `nil` without one.
  private mutating func quoted() -> [UInt8]? {
    var text: [UInt8] = []
    var index = position + 1
    var lines = 0
    while index < bytes.count, text.count <= Self.cellLimit {
      let byte = bytes[index]
      if byte == quote {
        guard index + 1 < bytes.count, bytes[index + 1] == quote else {
          position = index + 1
          line += lines
          return text
        }
        index += 1
      }
      if byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10) {
        lines += 1
      }
      text.append(byte)
      index += 1
    }
    return nil
  }

  private mutating func endLine() {
    guard position < bytes.count else { return }
    if bytes[position] == 13, position + 1 < bytes.count, bytes[position + 1] == 10 {
      position += 1
    }
    position += 1
    line += 1
  }
}

private let quote = UInt8(ascii: "\"")

/// Without white space at its ends; line ends inside as line feeds.
private func trimmedText(_ bytes: ArraySlice<UInt8>) -> String {
  var plain: [UInt8] = []
  plain.reserveCapacity(bytes.count)
  for (index, byte) in zip(bytes.indices, bytes) {
    if byte == 13 {
      if index + 1 == bytes.endIndex || bytes[index + 1] != 10 { plain.append(10) }
    } else {
      plain.append(byte)
    }
  }
  return trimmed(String(decoding: plain, as: UTF8.self))
}
