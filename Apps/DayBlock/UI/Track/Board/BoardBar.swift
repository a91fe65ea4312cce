import Calendar
import Core
import DayBlockDomain
import View

/// A stretch of time in one cell of the board, to the minute (specification §7, "true minutes").
struct BoardBar: Hashable {
  /// Index of the cell.
  let cell: Int
  /// Thousandths of the hour.
  let from: Int
  let to: Int
  let color: Int
  let mark: BoardMark.State

  /// The stretches of a day's sessions and of the runs under way, each in the hour its own clock
  /// showed.
  static func bars(
    _ board: DayBoard, _ sessions: [DaySession], runs: [DayRun], _ state: DayBlockFeature.State
  ) -> [BoardBar] {
    var bars: [BoardBar] = []
    for session in sessions {
      let color = state.face(of: session.block).color
      for segment in session.segments {
        add(segment, color, .stored, to: &bars, board)
      }
    }
    let now = state.runNow
    for run in runs {
      let all = run.segments(at: now, changes: state.changes(of: run, until: now))
      let pieces = DayClock.pieces(all, boundary: state.settings.boundary)
      let color = state.face(of: run.block).color
      for piece in pieces where piece.day == board.day {
        for segment in piece.segments {
          add(segment, color, run.isRunning ? .tracking : .paused, to: &bars, board)
        }
      }
    }
    return bars
  }

  private static func add(
    _ segment: DaySegment, _ color: Int, _ mark: BoardMark.State, to bars: inout [BoardBar],
    _ board: DayBoard
  ) {
    var start = segment.start
    while start < segment.end {
      let time = start.civil(offset: segment.offset).time
      let into = Int64(time.second % 3_600) * 1_000
      let room = 3_600_000 - into
      let end = min(segment.end, start.advanced(byMilliseconds: room))
      let length = end.milliseconds - start.milliseconds
      if let cell = board.index(of: time.hour, before: bars, into: into) {
        bars.append(
          BoardBar(
            cell: cell, from: Int(into / 3_600), to: Int((into + length) / 3_600), color: color,
            mark: mark))
      }
      start = end
    }
  }

  /// The bar; `phase` makes those that blink anew together.
  func node<Action>(_ phase: String) -> Node<Action> {
    let style =
      "--from:" + String(from) + ";--to:" + String(to) + ";--bar:"
      + (mark == .paused ? "var(--day-paused)" : BlockColor.variable(color))
    let isLive = mark == .tracking
    return element(
      "i", .class(isLive ? "day-bar blinks" : "day-bar"),
      .key(String(from) + "-" + String(to) + (isLive ? phase : "")), .attribute("style", style))
  }
}

extension DayBoard {
  /// The cell of an hour; its second time where what came before has passed the first.
  fileprivate func index(of hour: Int, before bars: [BoardBar], into: Int64) -> Int? {
    var found: Int?
    for (index, cell) in cells.enumerated() where cell.hour == hour {
      if let first = found {
        // What comes next on the clock comes in the cell where it has not been yet.
        let end = bars.last { bar in bar.cell == first }?.to ?? 0
        return end > Int(into / 3_600) ? index : first
      }
      found = index
    }
    return found
  }
}
