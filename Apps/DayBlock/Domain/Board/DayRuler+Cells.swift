extension DayRuler {
  /// The board's cells before anything is painted.
  func emptyCells() -> [BoardCell] {
    var cells: [BoardCell] = []
    for (rank, piece) in pieces.enumerated() {
      var wall = piece.start / 1_800 * 1_800
      while wall < piece.end {
        mark(wall, of: rank, in: &cells)
        wall += 1_800
      }
    }
    addMissing(to: &cells)
    return cells
  }

  /// Whether a clock with `offset` shows `wall` for the second time on this day.
  func isRepeated(_ wall: Int64, offset: Int) -> Bool {
    guard let piece = piece(at: wall, offset: offset) else { return false }
    return isRepeated(wall / 1_800 * 1_800, of: pieces.firstIndex(of: piece) ?? 0)
  }

  /// Whether the half hour that begins at `wall` had its first time before the stretch `rank`.
  private func isRepeated(_ wall: Int64, of rank: Int) -> Bool {
    let before = pieces[..<rank].reduce(0) { sum, piece in sum + piece.overlap(wall) }
    let all = pieces.reduce(0) { sum, piece in sum + piece.overlap(wall) }
    // Changes that are no multiple of half an hour cut half hours in parts: those are one.
    return before > 0 && all >= 2_700
  }

  private func mark(_ wall: Int64, of rank: Int, in cells: inout [BoardCell]) {
    let hour = Int(wall / 3_600 % 24)
    let isSecond = wall % 3_600 >= 1_800
    let isRepeated = isRepeated(wall, of: rank)
    let known = cells.firstIndex { cell in cell.hour == hour && cell.isRepeated == isRepeated }
    let index: Int
    if let known {
      index = known
    } else {
      index = cells.count
      let nothing = BoardHalf(isMissing: true)
      cells.append(
        BoardCell(hour: hour, isRepeated: isRepeated, first: nothing, second: nothing))
    }
    if isSecond {
      cells[index].second.isMissing = false
    } else {
      cells[index].first.isMissing = false
    }
  }

  /// Puts the hours that clocks went forward over where they would have been.
  private func addMissing(to cells: inout [BoardCell]) {
    let begin = boundary / 60
    var place = 0
    for step in 0..<24 {
      let hour = (begin + step) % 24
      if let last = cells.lastIndex(where: { cell in cell.hour == hour }) {
        place = last + 1
      } else {
        let nothing = BoardHalf(isMissing: true)
        cells.insert(
          BoardCell(hour: hour, isRepeated: false, first: nothing, second: nothing), at: place)
        place += 1
      }
    }
  }
}

extension DayRuler.Piece {
  /// Seconds of the half hour that begins at `wall` that lie in the stretch.
  fileprivate func overlap(_ wall: Int64) -> Int {
    Int(max(0, min(end, wall + 1_800) - max(start, wall)))
  }
}
