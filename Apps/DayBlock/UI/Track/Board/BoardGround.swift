import Coding
import DayBlockDomain
import View

/// The cells of a board that nothing is in, as one shape: most boards are mostly empty.
@Memberwise(unlabelled: 2) struct BoardGround {
  static let rows = 4

  private let size: DayBoardView.Size
  private let places: [BoardPlace]

  /// Side, gap and radius of a cell, in halves of a pixel in a header and pixels elsewhere.
  private var measure: (side: Int, gap: Int, radius: Int) {
    switch size {
    case .header: (36, 8, 9)
    case .editor: (32, 8, 8)
    }
  }

  func node<Action>() -> Node<Action> {
    let (side, gap, _) = measure
    let width = DayBoard.columns * (side + gap) - gap
    let height = BoardGround.rows * (side + gap) - gap
    return element(
      "svg", .class("day-board-ground"),
      .attribute("viewBox", "0 0 " + String(width) + " " + String(height)),
      .attribute("preserveAspectRatio", "none"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      element("path", .attribute("d", outline))
    }
  }

  private var outline: String {
    let (side, gap, radius) = measure
    let edge = String(side - 2 * radius)
    let round = String(radius)
    let arc = "a" + round + " " + round + " 0 0 1"
    // Clockwise from the upper left, along each edge and around each corner.
    let cell =
      "h" + edge + arc + " " + round + " " + round + "v" + edge + arc + "-" + round + " " + round
      + "h-" + edge + arc + "-" + round + "-" + round + "v-" + edge + arc + " " + round + "-"
      + round + "z"
    var outline = ""
    for place in places {
      let x = place.column * (side + gap) + radius
      outline += "M" + String(x) + " " + String(place.row * (side + gap)) + cell
    }
    return outline
  }
}
