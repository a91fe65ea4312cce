import View

/// HH:MM:SS whose digits roll as they change (specification §8.2).
///
/// It shows the digit before beside the one now, each with a movement of its own; nothing has to
/// be remembered from one second to the next.
struct RollingClock {
  let milliseconds: Int64
  /// Whether time goes on.
  let rolls: Bool
  let label: String
  let words: Words

  func node<Action>() -> Node<Action> {
    let now = Array(words.clock(milliseconds).utf8)
    let earlier = milliseconds >= 1_000 && rolls ? milliseconds - 1_000 : milliseconds
    let before = Array(words.clock(earlier).utf8)
    // From 99 to 100 hours there is a digit more.
    let isLonger = now.count != before.count
    return element(
      "div", .class(rolls ? "day-elapsed" : "day-elapsed halted"), .attribute("role", "timer"),
      .aria("label", label)
    ) {
      for (place, digit) in now.enumerated() {
        cell(place, digit, isLonger ? digit : before[place])
      }
    }
  }

  private func cell<Action>(_ place: Int, _ digit: UInt8, _ before: UInt8) -> Node<Action> {
    let text = String(decoding: [digit], as: UTF8.self)
    if digit == UInt8(ascii: ":") {
      return element("span", .class("day-colon"), .key(String(place)), .aria("hidden", "true")) {
        text
      }
    }
    let changed = digit != before
    return element(
      "span", .class("day-digit"), .key(String(place)), .aria("hidden", "true")
    ) {
      if changed {
        let gone = String(decoding: [before], as: UTF8.self)
        element("span", .class("goes"), .key(gone)) { gone }
      }
      element("span", .class(changed ? "comes" : "stays"), .key(text)) { text }
    }
  }
}
