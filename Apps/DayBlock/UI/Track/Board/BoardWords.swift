import Calendar
import Core
import DayBlockDomain
import Design

/// What a board shows, in words: for whoever does not see it, and for whoever opens it.
///
/// A class, because it is part of many closures: as a structure it would be copied into each, and
/// to copy the state takes 10 kB of code.
final class BoardWords {
  let board: DayBoard
  let state: DayBlockFeature.State

  init(_ board: DayBoard, _ state: DayBlockFeature.State) {
    self.board = board
    self.state = state
  }

  /// "Today's blocks: 09:00–10:00 Study, 1.0 block." and so on, one after the other.
  func label(_ title: String) -> String {
    var parts = title.isEmpty ? [] : [title + ":"]
    if !board.isSkipped {
      let spans = board.spans
      if spans.isEmpty { parts.append(state.words(BoardText.empty)) }
      parts += spans.map { span in line(span) }
      if let sum { parts.append(sum + ".") }
    }
    return (parts + remarks).joined(separator: " ")
  }

  /// "09:00–10:00".
  func time(_ span: BoardSpan) -> String {
    let formats = state.formats
    let times = formats.time(span.from) + "–" + formats.time(span.to)
    return span.isRepeated ? state.words(BoardText.spanRepeated, text: times) : times
  }

  /// The block; of a run also one that is gone.
  func face(_ span: BoardSpan) -> BlockFace {
    let run = state.replica.runs.first { run in run.block == span.block }
    return state.face(of: span.block, named: run?.blockName ?? "")
  }

  /// What is said of it, and whether that is still under way.
  func said(_ text: String, of span: BoardSpan) -> String {
    switch span.state {
    case .stored: text
    case .paused: state.words(BoardText.paused, text: text)
    case .tracking: state.words(BoardText.tracking, text: text)
    }
  }

  /// What the day comes to: the half-blocks that count for it, and the minutes that lie in it.
  var sum: String? {
    let made = board.made
    guard made > 0 || board.minutes > 0 else { return nil }
    return state.words(BoardText.sum, text: state.words.spoken(made, minutes: board.minutes))
  }

  /// What is odd about the day: hours that are missing, and such that come twice.
  var remarks: [String] {
    let words = state.words
    if board.isSkipped { return [words(BoardText.skipped)] }
    let missing = board.cells.filter { cell in cell.isMissing }
    let repeated = board.cells.filter { cell in cell.isRepeated }
    return missing.map { cell in words(BoardText.missing, text: hour(of: cell)) }
      + repeated.map { cell in words(BoardText.repeated, text: hour(of: cell)) }
  }

  private func line(_ span: BoardSpan) -> String {
    let words = state.words
    let amount = face(span).name + ", " + words.spokenBlocks(span.halfBlocks)
    return said(words(BoardText.span, name: time(span), text: amount), of: span) + "."
  }

  private func hour(of cell: BoardCell) -> String {
    state.formats.time(TimeOfDay(hour: cell.hour, minute: 0) ?? .midnight)
  }
}
