/// Where a cell of a board stands, from 0.
public struct BoardPlace: Hashable, Sendable {
  /// Which of the board's cells it is.
  public let index: Int
  public let row: Int
  public let column: Int
}

extension DayBoard {
  /// Hours in a row.
  public static let columns = 6

  /// Where each cell stands: six hours to a row, an hour's second time beside its first.
  public var places: [BoardPlace] {
    var places: [BoardPlace] = []
    var (hours, column) = (0, 0)
    for (index, cell) in cells.enumerated() {
      if !cell.isRepeated || index == 0 {
        if hours % DayBoard.columns == 0 { column = 0 }
        hours += 1
      }
      places.append(
        BoardPlace(index: index, row: (hours - 1) / DayBoard.columns, column: column))
      column += 1
    }
    return places
  }
}
