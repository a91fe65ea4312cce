import Calendar
import Core
import DayBlockDomain
import Wire

/// Today at a glance, for screens that show a picture (specification §15).
struct DayGlance {
  private let board: DayBoard
  private let replica: DayBlockReplica
  private let now: Instant
  private let run: DayRun?

  /// - Parameter lastZone: Where the person was last: nothing else is known of where they are while
  ///   they track nothing.
  init(
    _ replica: DayBlockReplica, of owner: UserID, at now: Instant, lastZone: String?,
    rules: (String) -> ZoneRules?
  ) {
    let zone = replica.runs.last?.zone ?? lastZone ?? "UTC"
    let rules = rules(zone) ?? .utc
    var replica = replica
    _ = replica.finishOver(of: owner, at: now)
    self.replica = replica
    self.now = now
    run = replica.runs.last
    let boundary = replica.settings(of: owner).boundary
    let day = DayClock.day(of: now, offset: rules.offset(at: now), boundary: boundary)
    board = DayBoard(day: day, of: replica, now: now, rules: rules, boundary: boundary)
  }

  private var halfBlocks: Int { board.made }

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
    replica.block(block)?.name ?? run?.blockName ?? ""
  }

  // MARK: JSON

  var json: JSON {
    .object([
      "day": .string(board.day.description), "halfBlocks": .int(halfBlocks),
      "minutes": .int(board.minutes), "halves": .int(board.halves),
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
    let picture = GlanceBoard(board, theme)
    let width = 40 + picture.width
    let height = 72 + picture.height + (run == nil ? 8 : 36)
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
      + " font-family=\"system-ui,sans-serif\" fill=\"" + theme.ink + "\"><title>"
      + escaped(title) + "</title><rect width=\"\(width)\" height=\"\(height)\" rx=\"20\" fill=\""
      + theme.ground + "\"/>"
    text +=
      "<text x=\"20\" y=\"44\" font-size=\"28\" font-weight=\"700\">+" + amount
      + "<tspan dx=\"10\" font-size=\"14\" font-weight=\"400\">" + time + "</tspan></text>"
    text +=
      "<text x=\"\(width - 20)\" y=\"44\" font-size=\"14\" text-anchor=\"end\">"
      + board.day.description + "</text>"
    text += picture.svg(x: 20, y: 64)
    if let run {
      text +=
        "<text x=\"20\" y=\"\(height - 16)\" font-size=\"15\" font-weight=\"600\">"
        + (run.isRunning ? "▶ " : "❚❚ ") + escaped(name(run.block)) + "</text>"
    }
    return text + "</svg>"
  }

  private var amount: String { "\(halfBlocks / 2).\(halfBlocks % 2 * 5)" }

  /// The time that lies in the day: "0:40".
  private var time: String {
    let (hours, rest) = (board.minutes / 60, board.minutes % 60)
    return "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private var title: String {
    let parts = blocks.map { sum in
      name(sum.block) + " \(sum.halfBlocks / 2).\(sum.halfBlocks % 2 * 5)"
    }
    return board.day.description + ": " + amount + ", " + time
      + (parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")")
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
