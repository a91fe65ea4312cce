import Calendar
import Core
import DayBlockDomain
import View

/// The picture of a day (specification §7): 24 cells of two halves in four rows.
///
/// To screen readers it is one image that says what is in it.
struct DayBoardView {
  typealias Piece = Node<DayBlockFeature.ViewAction>

  /// Side, radius and gap of a cell (px): 18/4.5/4 in a header, 32/8/8 on a page of its own.
  enum Size: String {
    case header, editor
  }

  let board: DayBoard
  let size: Size
  let state: DayBlockFeature.State
  /// What the board shows, before its contents are told: "Today's blocks".
  var title = ""
  /// Stretches to the minute, painted instead of the halves when given.
  var bars: [BoardBar]?

  /// The board as the person wants it painted: its half-blocks, or minutes.
  init(
    _ board: DayBoard, _ size: Size, _ state: DayBlockFeature.State, title: String = "",
    sessions: [DaySession]? = nil
  ) {
    self.board = board
    self.size = size
    self.state = state
    self.title = title
    guard state.settings.board == .minutes else { return }
    bars = BoardBar.bars(
      board, sessions ?? state.book.sessions(on: board.day),
      runs: sessions == nil ? state.book.runs : [], state)
  }

  var node: Piece {
    var names = "day-board " + size.rawValue
    if bars != nil { names += " minutes" }
    return element(
      "div", .class(names), .attribute("role", "img"), .aria("label", label)
    ) {
      for row in rows {
        element("div", .class("day-board-row")) {
          for place in row { cell(place) }
        }
      }
    }
  }

  /// Six hours to a row; an hour's second time stands beside its first.
  private var rows: [[Int]] {
    var rows: [[Int]] = []
    var hours = 0
    for (index, cell) in board.cells.enumerated() {
      if !cell.isRepeated || rows.isEmpty {
        if hours % 6 == 0 { rows.append([]) }
        hours += 1
      }
      rows[rows.count - 1].append(index)
    }
    return rows
  }

  // MARK: Cells

  private func cell(_ index: Int) -> Piece {
    let cell = board.cells[index]
    var names = "day-cell " + cell.variant.rawValue
    if cell.isMissing { names += " missing" }
    if cell.isRepeated { names += " repeated" }
    return element("span", .class(names)) {
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
    let since = state.book.runs.last?.since?.at.milliseconds ?? 0
    return "-" + String(count) + "-" + String(since)
  }

  // MARK: In words

  /// "09:00–10:00 Study, 1.0 block", one after the other.
  private var label: String {
    let words = state.words
    var parts = title.isEmpty ? [] : [title + ":"]
    if board.isSkipped { return (parts + [words(BoardText.skipped)]).joined(separator: " ") }
    let spans = board.spans
    if spans.isEmpty { parts.append(words(BoardText.empty)) }
    parts += spans.map { span in line(span) }
    for cell in board.cells where cell.isMissing {
      parts.append(words(BoardText.missing, text: time(hour: cell.hour)))
    }
    for cell in board.cells where cell.isRepeated {
      parts.append(words(BoardText.repeated, text: time(hour: cell.hour)))
    }
    return parts.joined(separator: " ")
  }

  private func line(_ span: BoardSpan) -> String {
    let words = state.words
    let times = words.formats.time(span.from) + "–" + words.formats.time(span.to)
    let when = span.isRepeated ? words(BoardText.spanRepeated, text: times) : times
    let name = state.face(of: span.block, named: runName(span.block)).name
    let amount = name + ", " + words.spokenBlocks(span.halfBlocks)
    let text = words(BoardText.span, name: when, text: amount)
    switch span.state {
    case .stored: return text + "."
    case .paused: return words(BoardText.paused, text: text) + "."
    case .tracking: return words(BoardText.tracking, text: text) + "."
    }
  }

  /// What a block under way was called, should it be gone.
  private func runName(_ block: BlockID) -> String {
    state.book.runs.first { run in run.block == block }?.blockName ?? ""
  }

  private func time(hour: Int) -> String {
    state.words.formats.time(TimeOfDay(hour: hour, minute: 0) ?? .midnight)
  }
}
