import Core

/// Whoever taps twice means once: shortly after a tap, another at the same place counts only on
/// what says the same as what the first one hit.
///
/// A button that is tapped again as it was (a stepper, a key of a number pad, *Next* of each step)
/// takes every tap, and whoever goes on tapping is not kept out.
struct DoubleTap {
  /// Within so many a second tap belongs to the one before. Ours: browsers of phones wait 300 for
  /// a second tap, and desktops take 500 for a double click.
  private static let milliseconds: Int64 = 400
  /// How far apart both may be (px): fingers slip.
  private static let slop = 10

  /// A click, or a tap beside a dialog, that counted.
  private struct Tap {
    let x: Int
    let y: Int
    let uptime: Int64
    /// What it hit said before anything came of it.
    let saying: Saying
  }

  private var first: Tap?
  /// Whether the latest tap is a second half.
  private var isSecond = false

  /// Notes a tap on the element `node`.
  mutating func note<Action>(
    _ node: Int, _ event: DOMEvent, in tree: MountedTree<Action>, at uptime: Int64
  ) {
    isSecond = false
    // A key and a script have no place.
    if event.x == 0, event.y == 0 { return }
    guard let saying = tree.saying(of: node) else { return }
    if let first, isAt(first, event), isSoon(after: first, uptime), first.saying != saying {
      isSecond = true
    } else {
      first = Tap(x: event.x, y: event.y, uptime: uptime, saying: saying)
    }
  }

  /// Whether the latest tap is the second half of a double tap on something else, and so what the
  /// browser makes of it: a form that is sent, a link that is followed.
  func isSecondHalf(at uptime: Int64) -> Bool {
    guard isSecond, let first else { return false }
    return isSoon(after: first, uptime)
  }

  private func isSoon(after tap: Tap, _ uptime: Int64) -> Bool {
    0..<DoubleTap.milliseconds ~= uptime - tap.uptime
  }

  private func isAt(_ tap: Tap, _ event: DOMEvent) -> Bool {
    abs(event.x - tap.x) <= DoubleTap.slop && abs(event.y - tap.y) <= DoubleTap.slop
  }
}
