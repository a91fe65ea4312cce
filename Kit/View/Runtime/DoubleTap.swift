import Core

/// Whoever taps twice means once: what came to stand where somebody tapped, and what says something
/// else than it did then, takes no tap at first.
///
/// The first half of a double tap is any click or a tap beside a dialog; a button that is tapped
/// again as it was (a stepper, a key of a number pad) takes every one.
struct DoubleTap {
  fileprivate struct Tap {
    let x: Int
    let y: Int
    var uptime: Int64
    /// What the element that took it said.
    let said: [UInt8]?
    /// What everything that could be tapped said before anything came of it.
    let before: [Int: [UInt8]]
  }

  /// Milliseconds within which a second tap belongs to the first. Ours: browsers of phones wait
  /// 300 for a second tap, and desktops take 500 for a double click.
  static let milliseconds: Int64 = 400
  /// How far apart both may be (px): fingers slip.
  static let slop = 10

  private var last: Tap?

  /// Whether a click or tap is the second half of a double tap on something else. Notes the tap.
  mutating func isSecondHalf<Action>(
    on node: Int, _ event: DOMEvent, in tree: MountedTree<Action>, at uptime: Int64
  ) -> Bool {
    // A key and a script have no place.
    if event.x == 0, event.y == 0 { return false }
    let now = tree.sayings()
    let said = now[node]
    if let last, last.isNear(event, uptime) {
      let isMeant = said.map { said in last.isMeant(node, said) }
      guard isMeant == true else {
        // What comes next is judged by what was there before all of this.
        self.last?.uptime = uptime
        return isMeant == false
      }
    }
    last = Tap(x: event.x, y: event.y, uptime: uptime, said: said, before: now)
    return false
  }
}

extension DoubleTap.Tap {
  fileprivate func isNear(_ event: DOMEvent, _ now: Int64) -> Bool {
    0..<DoubleTap.milliseconds ~= now - uptime && abs(event.x - x) <= DoubleTap.slop
      && abs(event.y - y) <= DoubleTap.slop
  }

  /// Whether another tap on `node`, which says `said` now, may be meant: it was there and said the
  /// same, or it says what the first tap was for (*Continue* of the next step).
  fileprivate func isMeant(_ node: Int, _ said: [UInt8]) -> Bool {
    if let earlier = self.said, earlier == said { return true }
    guard let earlier = before[node] else { return false }
    return withoutDigits(earlier) == withoutDigits(said)
  }

  /// Without digits: what counts with each tap, or shows a clock, is still the same.
  private func withoutDigits(_ saying: [UInt8]) -> [UInt8] {
    saying.filter { byte in !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) }
  }
}
