import DayBlockDomain

/// The board as an SVG, cell for cell what DayBlock's own screens show (specification §7): two
/// half-blocks that began in one half hour share it along the diagonal, an hour that clocks went
/// forward over is hatched, and one that comes twice has a second cell beside its first.
struct GlanceBoard {
  private let board: DayBoard
  private let theme: DayGlance.Theme
  private let places: [BoardPlace]

  init(_ board: DayBoard, _ theme: DayGlance.Theme) {
    self.board = board
    self.theme = theme
    places = board.places
  }

  /// Of a cell, and from one cell to the next.
  private static let side = 32
  private static let step = 40

  var width: Int { (1 + (places.map { place in place.column }.max() ?? 0)) * Self.step - 8 }
  var height: Int { (1 + (places.map { place in place.row }.max() ?? 0)) * Self.step - 8 }

  /// The board with its upper left corner there.
  func svg(x: Int, y: Int) -> String {
    var text =
      "<defs><clipPath id=\"cell\"><rect width=\"32\" height=\"32\" rx=\"8\"/></clipPath>"
      + "<pattern id=\"gone\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\""
      + " patternTransform=\"rotate(45)\"><rect width=\"2\" height=\"4\" fill=\"" + theme.cell
      + "\"/></pattern></defs>"
    for place in places {
      let (left, top) = (x + place.column * Self.step, y + place.row * Self.step)
      text += "<g transform=\"translate(\(left) \(top))\" clip-path=\"url(#cell)\">"
      text += draw(board.cells[place.index]) + "</g>"
    }
    return text
  }

  private func draw(_ cell: BoardCell) -> String {
    var text = rect(0, Self.side, cell.isMissing ? "url(#gone)" : theme.cell)
    if cell.joins, let mark = cell.first.marks.first, let other = cell.second.marks.first,
      mark.state == other.state, mark.isWhole == other.isWhole
    {
      text += "<path d=\"M0 0H32V32H0z\"" + paint(mark) + "/>"
    } else {
      text += half(cell.first, at: 0, in: cell) + half(cell.second, at: 16, in: cell)
      if cell.variant == .mixed { text += seam("M16 0V32") }
    }
    if theme == .dark, cell.variant != .none {
      // The darkest colours need an edge on a dark ground.
      text +=
        "<rect x=\".5\" y=\".5\" width=\"31\" height=\"31\" rx=\"7.5\" fill=\"none\" stroke=\""
        + theme.pause + "\"/>"
    }
    return text + name(cell)
  }

  private func half(_ half: BoardHalf, at x: Int, in cell: BoardCell) -> String {
    guard let first = half.marks.first else {
      guard half.isMissing, !cell.isMissing else { return "" }
      return rect(x, 16, theme.ground) + rect(x, 16, "url(#gone)")
    }
    var text = ""
    // Each as an outline in 48ths of the half's width and height, from its upper left corner.
    switch half.marks.count {
    case 1: text += shape([(0, 0), (48, 0), (48, 48), (0, 48)], first, x)
    case 2:
      text += shape([(0, 0), (48, 0), (0, 48)], first, x)
      text += shape([(48, 0), (48, 48), (0, 48)], half.marks[1], x)
      text += seam("M\(x + 16) 0L\(x) 32")
    default:
      text += shape([(0, 0), (32, 0), (0, 32)], first, x)
      text += shape([(32, 0), (48, 0), (48, 16), (16, 48), (0, 48), (0, 32)], half.marks[1], x)
      text += shape([(48, 16), (48, 48), (16, 48)], half.marks[2], x)
    }
    return text
  }

  private func shape(_ corners: [(x: Int, y: Int)], _ mark: BoardMark, _ x: Int) -> String {
    let points = corners.map { corner in
      "\(thirds(x * 3 + corner.x)) \(thirds(corner.y * 2))"
    }
    return "<path d=\"M" + points.joined(separator: "L") + "z\"" + paint(mark) + "/>"
  }

  /// "10.67" of 32 thirds.
  private func thirds(_ count: Int) -> String {
    String(count / 3) + ["", ".33", ".67"][count % 3]
  }

  private func rect(_ x: Int, _ width: Int, _ fill: String) -> String {
    "<rect x=\"\(x)\" width=\"\(width)\" height=\"32\" fill=\"" + fill + "\"/>"
  }

  private func seam(_ path: String) -> String {
    "<path d=\"" + path + "\" stroke=\"" + theme.ground + "\"/>"
  }

  private func paint(_ mark: BoardMark) -> String {
    if mark.state == .paused { return " fill=\"" + theme.pause + "\"" }
    return " fill=\"#" + hex(mark.color) + "\"" + (mark.isWhole ? "" : " fill-opacity=\".5\"")
  }

  private func hex(_ color: Int) -> String {
    let value = BlockColors.values[BlockColors.values.indices.contains(color) ? color : 4]
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// What the clock shows in a cell that most days do not have, or have.
  private func name(_ cell: BoardCell) -> String {
    guard cell.isMissing || cell.isRepeated else { return "" }
    return "<rect x=\"6\" y=\"8\" width=\"20\" height=\"16\" rx=\"5\" fill=\"" + theme.ground
      + "\"/><text x=\"16\" y=\"20\" font-size=\"12\" font-weight=\"600\""
      + " text-anchor=\"middle\">\(cell.hour)" + (cell.isRepeated ? "ʹ" : "") + "</text>"
  }
}
