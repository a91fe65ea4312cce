import Core

/// A row that is looked up by its id, and with others of its group in one order.
protocol FiledRow: Hashable, Sendable {
  associatedtype Tag
  associatedtype Group: Hashable & Sendable
  var fileID: ID<Tag> { get }
  var group: Group { get }
  /// A strict order of the group's rows that depends on nothing but the rows.
  func isBefore(_ other: Self) -> Bool
}

/// Rows by id, and by group in their order.
///
/// A change costs O(log n) comparisons in its own group, also on a copy that shares storage; there,
/// the first change of a group copies that group.
struct Files<Row: FiledRow>: Sendable {
  private(set) var rows = ShardedDictionary<Row.Tag, Row>()
  private var files: [Row.Group: [Row]] = [:]

  subscript(id: ID<Row.Tag>) -> Row? { rows[id] }

  /// Every row of a group, in order.
  func all(of group: Row.Group) -> [Row] { files[group] ?? [] }

  /// The groups that have rows, in no order.
  var groups: Dictionary<Row.Group, [Row]>.Keys { files.keys }

  mutating func set(_ id: ID<Row.Tag>, to row: Row?) {
    if let old = rows[id] {
      if old == row { return }
      change(old.group) { file in
        let index = Files.place(of: old, in: file)
        if index < file.count, file[index].fileID == id { file.remove(at: index) }
      }
    }
    rows[id] = row
    guard let row else { return }
    change(row.group) { file in file.insert(row, at: Files.place(of: row, in: file)) }
  }

  /// The file is taken out while it changes, so that it is not copied when nobody else holds it.
  private mutating func change(_ group: Row.Group, _ change: (inout [Row]) -> Void) {
    var file = files.removeValue(forKey: group) ?? []
    change(&file)
    if !file.isEmpty { files[group] = file }
  }

  /// Where the row stands, or would.
  private static func place(of row: Row, in file: [Row]) -> Int {
    // Most rows come in their order.
    if let last = file.last, last.isBefore(row) { return file.count }
    var low = 0
    var high = file.count
    while low < high {
      let middle = (low + high) / 2
      if file[middle].isBefore(row) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
