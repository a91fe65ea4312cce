import Foundation

/// The numbers of a file: lines without a header, each with as many columns.
struct OxfordTable {
  /// How many lines there are.
  let count: Int
  private let columns: Int
  private let values: [Double]

  /// No time or acceleration is as large.
  private static let largest = 1e17
  /// Characters of a bad word that are told.
  private static let told = 20

  /// - Parameter file: What faults call it.
  init(_ bytes: [UInt8], columns: Int, file: String) throws(OxfordFault) {
    var values: [Double] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty { continue }
      let words = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      guard words.count == columns else {
        throw OxfordFault(
          file: file, reason: .columns(words.count, of: columns, line: index + 1))
      }
      for word in words {
        let text = String(decoding: word, as: UTF8.self)
        guard let value = Double(text), abs(value) < Self.largest else {
          throw OxfordFault(
            file: file, reason: .noNumber(String(text.prefix(Self.told)), line: index + 1))
        }
        values.append(value)
      }
    }
    guard !values.isEmpty else { throw OxfordFault(file: file, reason: .empty) }
    self.values = values
    self.columns = columns
    count = values.count / columns
  }

  /// Reads a file below a folder.
  static func read(
    _ file: String, in folder: String, columns: Int
  ) throws(OxfordFault) -> OxfordTable {
    guard let data = FileManager.default.contents(atPath: folder + "/" + file) else {
      throw OxfordFault(file: file, reason: .missing)
    }
    return try OxfordTable(Array(data), columns: columns, file: file)
  }

  subscript(line: Int, column: Int) -> Double { values[line * columns + column] }
}
