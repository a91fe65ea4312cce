import Calendar
import Core
import TeePalsDomain

extension CourseFile {
  /// The columns of a table; the first three have to be there.
  private enum Column: String, CaseIterable {
    case name, lat, lng, id, also, city, country, zone, holes

    var isNeeded: Bool { self == .name || self == .lat || self == .lng }
  }

  /// Reads comma-separated values (RFC 4180) whose first line names the columns, in any order.
  static func table(_ bytes: [UInt8]) throws(CourseFault) -> CourseFile {
    let text = utf8Lines(bytes)
    var reader = CommaReader(
      isWellFormedUTF8(text) ? text : Array(windows1252(text).utf8))
    var places: [Column: Int] = [:]
    let head = try reader.next()
    let names = head?.cells.map { cell in plain(cell).lowercased() } ?? []
    for column in Column.allCases {
      places[column] = names.firstIndex(of: column.rawValue)
      if column.isNeeded, places[column] == nil {
        throw CourseFault(.column(column.rawValue), line: head?.line ?? 1)
      }
    }
    var file = CourseFile(.table)
    while let record = try reader.next() {
      if record.cells.allSatisfy({ cell in plain(cell).isEmpty }) { continue }
      do throws(CourseFault) {
        file.drafts.append(
          try draft(line: record.line) { column in
            guard let place = places[column], place < record.cells.count else { return nil }
            let cell = plain(record.cells[place])
            return cell.isEmpty ? nil : cell
          })
      } catch { file.faults.append(error) }
    }
    return file
  }

  private static func draft(
    line: Int, _ cell: (Column) -> String?
  ) throws(CourseFault) -> Draft {
    guard let name = cell(.name), name.unicodeScalars.count <= CourseLimits.name else {
      throw CourseFault(.name, line: line)
    }
    guard let latitude = cell(.lat).flatMap({ text in Double(text) }),
      let longitude = cell(.lng).flatMap({ text in Double(text) }),
      let point = GlobePoint(latitude: latitude, longitude: longitude)
    else { throw CourseFault(.place, line: line) }
    // Without an id, the same name at the same place is the same course.
    let reference =
      cell(.id) ?? "\(name)@\(point.snapped.micro.latitude),\(point.snapped.micro.longitude)"
    var draft = Draft(line: line, reference: reference, name: name, point: point)
    draft.also = cell(.also).map { text in [text] } ?? []
    draft.cityLabel = cell(.city)
    if let country = cell(.country)?.uppercased() {
      guard country.utf8.count == 2 else { throw CourseFault(.country, line: line) }
      draft.country = country
    }
    if let zone = cell(.zone) {
      guard let known = ZoneTable.name(zone) else { throw CourseFault(.zone, line: line) }
      draft.timeZone = known
    }
    if let text = cell(.holes) {
      guard let holes = Int(text), CourseLimits.holes.contains(holes) else {
        throw CourseFault(.holes, line: line)
      }
      draft.holes = holes
    }
    return draft
  }
}

/// Cuts bytes into the records of RFC 4180; CRLF, LF and CR end one.
private struct CommaReader {
  struct Record {
    let line: Int
    var cells: [String] = []
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() throws(CourseFault) -> Record? {
    guard position < bytes.count else { return nil }
    var record = Record(line: line)
    while true {
      record.cells.append(try cell())
      guard position < bytes.count, bytes[position] == comma else { break }
      position += 1
    }
    endLine()
    return record
  }

  private mutating func cell() throws(CourseFault) -> String {
    var text: [UInt8] = []
    if position < bytes.count, bytes[position] == quote { text = try quoted() }
    while position < bytes.count, bytes[position] != comma, !isLineEnd(bytes[position]) {
      text.append(bytes[position])
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What is between quotation marks, two for one; the position is behind the closing one then.
  private mutating func quoted() throws(CourseFault) -> [UInt8] {
    let first = line
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        guard position < bytes.count, bytes[position] == quote else { return text }
      }
      if byte == lineFeed { line += 1 }
      text.append(byte)
      position += 1
    }
    throw CourseFault(.quote, line: first)
  }

  private mutating func endLine() {
    guard position < bytes.count else { return }
    let isReturn = bytes[position] == carriageReturn
    position += 1
    if isReturn, position < bytes.count, bytes[position] == lineFeed { position += 1 }
    line += 1
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}

private let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
