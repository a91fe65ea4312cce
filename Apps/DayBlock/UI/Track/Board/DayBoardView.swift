import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The picture of a day (specification §7): 24 cells of two halves in four rows.
///
/// To screen readers it is one image that says what is in it; everybody can open it for that.
/// A class for the reason that ``BoardWords`` is one.
final class DayBoardView {
  /// Side, radius and gap of a cell (px): 18/4.5/4 in a header, 32/8/8 on a page of its own.
  enum Size: String {
    case header, editor
  }

  let board: DayBoard
  let size: Size
  let state: DayBlockFeature.State
  /// What the board shows, before its contents are told: "Today's blocks".
  let title: String
  /// Opens what it holds.
  let open: DayBlockFeature.ViewAction
  /// Stretches to the minute, painted instead of the halves when given.
  let bars: [BoardBar]?

  /// The board as the person wants it painted: its half-blocks, or minutes.
  init(
    _ board: DayBoard, _ size: Size, _ state: DayBlockFeature.State, title: String = "",
    sessions: [DaySession]? = nil, open: DayBlockFeature.ViewAction
  ) {
    self.board = board
    self.size = size
    self.state = state
    self.title = title
    self.open = open
    guard state.settings.board == .minutes else {
      bars = nil
      return
    }
    bars = BoardBar.bars(
      board, sessions ?? state.replica.sessions(on: board.day),
      runs: sessions == nil ? state.replica.runs : [], state)
  }

  var node: Piece {
    var names = "day-board " + size.rawValue
    if bars != nil { names += " minutes" }
    return element("div", .class("day-board-frame")) {
      element(
        "div", .class(names), .attribute("role", "img"),
        .aria("label", BoardWords(board, state).label(title))
      ) {
        let all = board.places
        BoardGround(size, all.filter { place in isPlain(place) }).node()
        for place in all where !isPlain(place) { cell(place) }
      }
      // One button over all of it: cells are too small to be hit, and too many to go through.
      element(
        "button", .class("day-board-open"), .attribute("type", "button"),
        .aria("label", state.words(BoardText.open)), .aria("haspopup", "dialog"),
        .attribute("title", state.words(BoardText.open)), .onClick(open))
    }
  }

  /// Whether there is nothing in a cell nor about it: those are one shape.
  private func isPlain(_ place: BoardPlace) -> Bool {
    let cell = board.cells[place.index]
    if cell.isRepeated || cell.first.isMissing || cell.second.isMissing { return false }
    guard place.column < DayBoard.columns else { return false }
    if let bars { return !bars.contains { bar in bar.cell == place.index } }
    return cell.variant == .none
  }

  // MARK: Cells

  private func cell(_ place: BoardPlace) -> Piece {
    let index = place.index
    let cell = board.cells[index]
    var names = "day-cell " + cell.variant.rawValue
    if cell.isMissing { names += " missing" }
    if cell.isRepeated { names += " repeated" }
    let area = String(place.row + 1) + "/" + String(place.column + 1)
    return element(
      "span", .class(names), .key(String(index)), .attribute("style", "grid-area:" + area)
    ) {
      if let bars {
        for bar in bars where bar.cell == index { bar.node(phase) as Piece }
      } else if cell.variant == .full, let mark = cell.first.marks.first,
        let other = cell.second.marks.first, mark.state == other.state
      {
        half([mark], "whole")
      } else {
        half(cell.first.marks, "first", isMissing: cell.first.isMissing && !cell.isMissing)
        half(cell.second.marks, "second", isMissing: cell.second.isMissing && !cell.isMissing)
      }
      if cell.isRepeated || cell.isMissing {
        element("span", .class("day-cell-mark")) {
          String(cell.hour) + (cell.isRepeated ? "ʹ" : "")
        }
      }
    }
  }

  private func half(_ marks: [BoardMark], _ place: String, isMissing: Bool = false) -> Piece {
    guard let first = marks.first else {
      return isMissing
        ? element("i", .class("day-half gone " + place), .key(place)) : .empty
    }
    var names = "day-half " + place + " " + look(first.state)
    var key = place
    if first.state == .tracking {
      // Made anew together, so that all of them blink together.
      names += " blinks"
      key += phase
    }
    guard marks.count > 1 else {
      names += " " + BlockColor.name(first.color)
      return element("i", .class(names), .key(key))
    }
    // Two half-blocks that began in one half hour: divided along the diagonal.
    let style =
      "--a:" + paint(first) + ";--b:" + paint(marks[1])
      + (marks.count > 2 ? ";--d:" + paint(marks[2]) : "")
    names += marks.count > 2 ? " parted three" : " parted"
    return element("i", .class(names), .key(key), .attribute("style", style))
  }

  private func paint(_ mark: BoardMark) -> String {
    mark.state == .paused ? "var(--day-paused)" : BlockColor.variable(mark.color)
  }

  private func look(_ state: BoardMark.State) -> String {
    switch state {
    case .tracking: "tracking"
    case .paused: "paused"
    case .stored: "stored"
    }
  }

  /// Changes whenever blinking begins anew: with what blinks, and with every stretch.
  private var phase: String {
    var count = 0
    for cell in board.cells {
      for mark in cell.first.marks + cell.second.marks where mark.state == .tracking { count += 1 }
    }
    let since = state.replica.runs.last?.since?.at.milliseconds ?? 0
    return "-" + String(count) + "-" + String(since)
  }
}
