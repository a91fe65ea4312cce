import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The day so far: its date, the time, what was produced, and the board (specification §8.1).
enum DayHeader {
  static func view(_ state: DayBlockFeature.State) -> Piece {
    .kept(DayHeaderLook(state), tag: "header", key: "day-header") { _ in made(state) }
  }

  private static func made(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let board = state.todayBoard
    let civil = state.runNow.civil(offset: state.rules.offset(at: state.runNow))
    let produced = state.produced(board)
    return element("header", .class("day-header")) {
      element("div", .class("day-header-text")) {
        element("p", .class("day-date")) { words.formats.date(civil.date, .shortWithWeekday) }
        clock(civil.time, state)
        element("p", .class("day-produced")) {
          element("span", .class("quiet-label")) {
            words(TrackText.todaySpoken, text: words.spoken(produced, minutes: board.minutes))
          }
          // Keyed by the amount, so that a new one comes in with a bounce.
          element(
            "span", .class("day-produced-figure day-figures"), .aria("hidden", "true"),
            .key(String(produced))
          ) {
            words(TrackText.today, text: words.blocks(produced))
          }
          if board.minutes > 0 {
            element("span", .class("day-produced-time"), .aria("hidden", "true")) {
              words.duration(minutes: board.minutes)
            }
          }
        }
      }
      DayBoardView(
        board, .header, state, title: words(TrackText.board), open: .track(.boardShown)
      ).node
    }
  }

  /// The time of day; what tells morning from afternoon is small.
  private static func clock(_ time: TimeOfDay, _ state: DayBlockFeature.State) -> Piece {
    let text = state.formats.time(time)
    var figures = ""
    var before = ""
    var after = ""
    for character in text {
      if ("0"..."9").contains(character) || character == ":" {
        figures.append(character)
      } else if figures.isEmpty {
        before.append(character)
      } else {
        after.append(character)
      }
    }
    return element("p", .class("day-clock")) {
      if !before.isEmpty {
        element("span", .class("day-clock-half")) { before + " " }
      }
      element("span", .class("day-clock-figures day-figures")) { figures }
      if !after.isEmpty {
        element("span", .class("day-clock-half")) { after }
      }
    }
  }
}

/// All that the header is made from. A run's clock is painted every second; nothing of this is
/// another then, but at the minute and when a half-block begins or ends.
private struct DayHeaderLook: Hashable {
  let replicaNumber: Int
  let zone: Int
  let words: Words
  /// The minute it is; the second for a board of true minutes.
  let time: Int64
  /// For each run the half-blocks that have begun or ended.
  let steps: [Int64]
  /// For each run its minutes.
  let minutes: [Int64]

  init(_ state: DayBlockFeature.State) {
    let now = state.runNow
    replicaNumber = state.replicaNumber
    zone = state.zones.number
    words = state.words
    time = now.milliseconds / (state.settings.board == .minutes ? 1_000 : 60_000)
    minutes = state.replica.runs.map { run in run.active(at: now) / 60_000 }
    steps = state.replica.runs.map { run in
      let active = run.active(at: now)
      let carried = Int64(run.carried) * 1_000
      let ended = (active + carried) / DayUnit.length
      let begun = active > max(0, ended * DayUnit.length - carried)
      return ended * 2 + (begun ? 1 : 0)
    }
  }
}
