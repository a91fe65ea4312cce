import Core
import Wire

// In the journal: the device, the number, the time, the kind of what was noted and its parts.

extension CompanionEntry {
  static let kind = "c"

  func parts(wall: Int64) -> [JSON] {
    [.id(device), .integer(number), .integer(at), .string(event.kind)] + event.parts(wall: wall)
  }

  init(_ parts: RowParts, wall: Int64) throws(WireError) {
    let noted = RowParts(row: parts.row, parts: parts.parts.dropFirst(4))
    let kind = try parts.string(3)
    guard let device = CompanionID(try parts.string(0)), !sameBytes(kind, CompanionEntry.kind)
    else { throw parts.row.error(.expected("what a second device noted")) }
    self.init(
      device: device, number: try parts.integer(1, in: CompanionRow.numbers),
      at: try parts.integer(2, in: 0...RecorderRow.timeLimit),
      event: try RecorderEvent(kind: kind, noted, wall: wall))
  }
}
