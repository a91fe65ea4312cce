import Core

/// Whoever taps twice means once: what came to stand where somebody tapped, and what says something
/// else than it did then, takes no tap at first.
///
/// The first half of a double tap is any click or a tap beside a dialog. A button that is tapped
/// again as it was (a stepper, a key of a number pad) takes every tap.
struct DoubleTap {
  /// Milliseconds within which a second tap belongs to the one before. Ours: browsers of phones
  /// wait 300 for a second tap, and desktops take 500 for a double click.
  private static let milliseconds: Int64 = 400
  /// How far apart both may be (px): fingers slip.
  private static let slop = 10

  private struct Tap {
    let x: Int
    let y: Int
    var uptime: Int64
    let node: Int
    /// What the element that took it said.
    let said: [UInt8]?
    /// What could be tapped before anything came of it.
    let before: Sayings
  }

  private var last: Tap?

  /// Whether a click or tap is the second half of a double tap on something else. Notes the tap.
  mutating func isSecondHalf<Action>(
    on node: Int, _ event: DOMEvent, in tree: MountedTree<Action>, at uptime: Int64
  ) -> Bool {
    // A key and a script have no place.
    if event.x == 0, event.y == 0 { return false }
    let now = tree.sayings()
    let said = now.words[node]
    if let last, isNear(last, event, uptime) {
      // What comes next is judged by what was there before all of this.
      self.last?.uptime = uptime
      guard let said else { return false }
      guard isMeant(node, said, now, after: last) else { return true }
    }
    last = Tap(
      x: event.x, y: event.y, uptime: uptime, node: node, said: said, before: now)
    return false
  }

  private func isNear(_ tap: Tap, _ event: DOMEvent, _ uptime: Int64) -> Bool {
    let passed = uptime - tap.uptime
    return 0 <= passed && passed < DoubleTap.milliseconds
      && abs(event.x - tap.x) <= DoubleTap.slop && abs(event.y - tap.y) <= DoubleTap.slop
  }

  /// Whether another tap may be meant for `node`, which says `said` now: it says what the first tap
  /// was for (*Continue* of the next step), unless it is asked whether that was meant; or it was
  /// there and said the same, and has not come up where something has gone.
  private func isMeant(_ node: Int, _ said: [UInt8], _ now: Sayings, after tap: Tap) -> Bool {
    if let first = tap.said, first == said, tap.before.dialog == now.dialog { return true }
    if tap.said != nil, now.words[tap.node] == nil { return false }
    guard let earlier = tap.before.words[node] else { return false }
    return withoutDigits(earlier) == withoutDigits(said)
  }

  /// What counts with each tap, or shows a clock, is still the same.
  private func withoutDigits(_ words: [UInt8]) -> [UInt8] {
    words.filter { byte in byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") }
  }
}
