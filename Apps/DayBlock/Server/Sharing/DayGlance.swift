import Calendar
import Core
import DayBlockDomain
import Wire

/// Today at a glance, for screens that show a picture (specification §15).
struct DayGlance {
  private let board: DayBoard
  private let book: DayBlockReplica
  private let now: Instant
  private let run: DayRun?

  init(
    _ book: DayBlockReplica, of owner: UserID, at now: Instant, rules: (String) -> ZoneRules?
  ) {
    self.book = book
    self.now = now
    run = book.runs.last
    // Where the person was last: nothing else is known of where they are.
    let recent = book.sessions(from: .first, through: .last).max { a, b in a.endedAt < b.endedAt }
    let zone = run?.zone ?? recent?.zone ?? "UTC"
    let rules = rules(zone) ?? .utc
    let boundary = book.settings(of: owner).boundary
    let day = DayClock.day(of: now, offset: rules.offset(at: now), boundary: boundary)
    board = DayBoard(day: day, of: book, now: now, rules: rules, boundary: boundary)
  }

  private var halfBlocks: Int { board.stored + board.live }

  /// Names of what was produced, with how much, the most first.
  private var blocks: [(block: BlockID, halfBlocks: Int)] {
    var sums: [(block: BlockID, halfBlocks: Int)] = []
    for span in board.spans where span.halfBlocks > 0 {
      if let place = sums.firstIndex(where: { sum in sum.block == span.block }) {
        sums[place].halfBlocks += span.halfBlocks
      } else {
        sums.append((span.block, span.halfBlocks))
      }
    }
    return sums.sorted { a, b in a.halfBlocks > b.halfBlocks }
  }

  private func name(_ block: BlockID) -> String {
    book.block(block)?.name ?? run?.blockName ?? ""
  }

  // MARK: JSON

  var json: JSON {
    .object([
      "day": .string(board.day.description), "halfBlocks": .int(halfBlocks),
      "halves": .int(board.halves),
      "running": run.map { run in
        .object([
          "block": .string(name(run.block)), "since": .instant(run.startedAt),
          "activeSeconds": .integer(run.active(at: now) / 1_000),
          "isPaused": .bool(!run.isRunning),
        ])
      },
      "blocks": .array(
        blocks.map { sum in
          .object(["block": .string(name(sum.block)), "halfBlocks": .int(sum.halfBlocks)])
        }),
    ])
  }

  // MARK: SVG

  /// What the picture is drawn on; what shows it does not tell.
  enum Theme: String {
    case light, dark

    var ground: String { self == .light ? "#fff" : "#17181b" }
    var ink: String { self == .light ? "#323232" : "#f4f5f7" }
    /// An empty cell.
    var cell: String { self == .light ? "#e8e8e8" : "#2e3035" }
    /// What is paused.
    var pause: String { self == .light ? "#b2b5bd" : "#6b6f78" }
  }

  /// The board with its total, in the sizes of the editor's (§7): 32 a cell, 8 apart. No script and
  /// no style sheet: nothing that a policy could forbid.
  func svg(_ theme: Theme) -> String {
    let rows = board.rows
    let height = 72 + rows.count * 40 + (run == nil ? 0 : 28)
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 272 \(height)\" role=\"img\""
      + " font-family=\"system-ui,sans-serif\" fill=\"" + theme.ink + "\"><title>"
      + escaped(title) + "</title><rect width=\"272\" height=\"\(height)\" rx=\"20\" fill=\""
      + theme.ground + "\"/>"
    text += "<text x=\"20\" y=\"44\" font-size=\"28\" font-weight=\"700\">+" + amount + "</text>"
    text +=
      "<text x=\"252\" y=\"44\" font-size=\"14\" text-anchor=\"end\">" + board.day.description
      + "</text>"
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        text += draw(cell, x: 20 + column * 40, y: 64 + row * 40, theme)
      }
    }
    if let run {
      text +=
        "<text x=\"20\" y=\"\(64 + rows.count * 40 + 20)\" font-size=\"15\" font-weight=\"600\">"
        + (run.isRunning ? "▶ " : "❚❚ ") + escaped(name(run.block)) + "</text>"
    }
    return text + "</svg>"
  }

  private var amount: String { "\(halfBlocks / 2).\(halfBlocks % 2 * 5)" }

  private var title: String {
    let parts = blocks.map { sum in
      name(sum.block) + " \(sum.halfBlocks / 2).\(sum.halfBlocks % 2 * 5)"
    }
    return board.day.description + ": " + amount
      + (parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")")
  }

  private func draw(_ cell: BoardCell, x: Int, y: Int, _ theme: Theme) -> String {
    if cell.joins, let mark = cell.first.marks.first {
      return square(x: x, y: y, width: 32, mark, theme)
    }
    var text =
      "<rect fill=\"" + theme.cell
      + "\" x=\"\(x)\" y=\"\(y)\" width=\"32\" height=\"32\" rx=\"8\"/>"
    if let mark = cell.first.marks.first { text += square(x: x, y: y, width: 16, mark, theme) }
    if let mark = cell.second.marks.first {
      text += square(x: x + 16, y: y, width: 16, mark, theme)
    }
    return text
  }

  private func square(x: Int, y: Int, width: Int, _ mark: BoardMark, _ theme: Theme) -> String {
    let shape = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"32\" rx=\"8\""
    if mark.state == .paused { return "<rect " + shape + " fill=\"" + theme.pause + "\"/>" }
    let opacity = mark.isWhole ? "" : " fill-opacity=\".5\""
    // The darkest colours need an edge on a dark ground.
    let edge = theme == .dark ? " stroke=\"" + theme.pause + "\"" : ""
    return "<rect " + shape + " fill=\"#" + hex(mark.color) + "\"" + opacity + edge + "/>"
  }

  private func hex(_ color: Int) -> String {
    let value = BlockColors.values[BlockColors.values.indices.contains(color) ? color : 4]
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
