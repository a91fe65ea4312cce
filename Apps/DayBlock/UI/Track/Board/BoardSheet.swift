import DayBlockDomain
import Design
import View

/// What each cell of a board holds, also where two half-blocks share one: the same that it tells
/// whoever does not see it (specification §7).
enum BoardSheet {
  static func view(
    _ board: DayBoard, _ state: DayBlockFeature.State, title: String,
    close: DayBlockFeature.ViewAction
  ) -> Piece {
    let told = BoardWords(board, state)
    let spans = board.isSkipped ? [] : board.spans
    return Sheet<DayBlockFeature.ViewAction>(
      id: "day-board-content", title: title, language: state.language, close: close
    ).node {
      if spans.isEmpty, !board.isSkipped {
        DayStates.whenKnown(state) { paragraph(state.words(BoardText.empty), "soft") }
      } else {
        element("ol", .class("day-board-list"), .attribute("role", "list")) {
          for span in spans { row(span, told) }
        }
      }
      if let sum = told.sum {
        paragraph(sum, "strong")
        paragraph(state.words(ShellText.whoseDay), "hint")
      }
      for remark in told.remarks { paragraph(remark, "hint") }
    }
  }

  private static func row(_ span: BoardSpan, _ told: BoardWords) -> Piece {
    let face = told.face(span)
    let words = told.state.words
    return element("li", .class("day-board-row")) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("span", .class("grow breaks")) { told.said(face.name, of: span) }
      element("span", .class("day-board-amount figures")) {
        element("span") { told.time(span) }
        if span.halfBlocks > 0 {
          element("span", .class("soft")) { words.spokenBlocks(span.halfBlocks) }
        }
      }
    }
  }
}
