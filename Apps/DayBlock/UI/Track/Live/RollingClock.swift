import Core
import DayBlockDomain
import View

/// HH:MM:SS whose digits roll as they change (specification §8.2).
///
/// The last digit changes every second. An animation begun for each of them would cost the page
/// more than all else it does then, so it has one that goes on for ever, a second long: it begins
/// as a second does, and the digit is changed while it cannot be seen. Digits that change less
/// often leave and come by themselves.
struct RollingClock {
  let milliseconds: Int64
  /// Whether time goes on.
  let isRunning: Bool
  /// Whether this is painted as a second begins; only then does what moves begin to.
  let isOnBeat: Bool
  let label: String
  let words: Words

  func node<Action>() -> Node<Action> {
    let now = digits(at: milliseconds)
    let before = digits(at: max(0, milliseconds - 1_000))
    let after = digits(at: milliseconds + 1_000)
    return element(
      "div", .class(isRunning ? "day-elapsed" : "day-elapsed halted"), .attribute("role", "timer"),
      .aria("label", label)
    ) {
      for (place, digit) in now.enumerated() {
        if digit == UInt8(ascii: ":") {
          element("span", .class("day-colon"), .key(String(place)), .aria("hidden", "true")) { ":" }
        } else if place == now.count - 1 {
          // Anew each minute, so that it never falls out of step for longer.
          cell(digit, key: String(milliseconds / 60_000), moves: "rolls")
        } else {
          cell(
            digit, key: String(place),
            moves: differs(before, now, place)
              ? "comes" : differs(now, after, place) ? "leaves" : nil)
        }
      }
    }
  }

  private func digits(at milliseconds: Int64) -> [UInt8] { Array(words.clock(milliseconds).utf8) }

  /// Whether a digit is another one; from 99 to 100 hours there is one more, and none rolls.
  private func differs(_ one: [UInt8], _ other: [UInt8], _ place: Int) -> Bool {
    one.count == other.count && one[place] != other[place]
  }

  private func cell<Action>(_ digit: UInt8, key: String, moves: String?) -> Node<Action> {
    let cell = ClockCell(digit: digit, moves: isRunning && isOnBeat ? moves : nil)
    return .kept(cell, tag: "span", key: "digit-" + key) { cell in cell.node() }
  }
}

/// One digit; most are the same the next second.
private struct ClockCell: Hashable {
  /// Its letter in ASCII.
  let digit: UInt8
  /// How it moves; `nil` while it stays.
  let moves: String?

  func node<Action>() -> Node<Action> {
    let names = moves.map { moves in "day-digit " + moves } ?? "day-digit"
    return element("span", .class(names), .aria("hidden", "true")) {
      element("span") { String(decoding: [digit], as: UTF8.self) }
    }
  }
}

extension DayRun {
  /// Whether one of its seconds has just begun: so it is when the time is painted again, and not
  /// when something else happens meanwhile.
  func isOnBeat(at now: Instant) -> Bool {
    guard case .running(let since, _) = state else { return false }
    return (now.milliseconds - since.milliseconds) % 1_000 < 150
  }
}
