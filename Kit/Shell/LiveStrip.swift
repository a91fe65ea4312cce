import Calendar
import Core
import Design
import View

/// What is under way in another app, with the way to it.
func liveStrip<Action>(
  _ live: LiveGlance, of system: String, at now: Instant
) -> Node<Action> {
  let isMatch = if case .match = live.subject { true } else { false }
  // A page with a match under way is not shown again as it was (`Web/host/screen.js`).
  return element(
    "a", .class(isMatch ? "live-strip under-way" : "live-strip"), .key("live-strip-" + system),
    .attribute("href", live.address), .aria("label", live.label)
  ) {
    switch live.subject {
    case .line(let line):
      Icon.play.node(.small)
      element("span", .class("clipped")) { line }
    case .match(let match):
      Icon.whistle.node(.small)
      element("span", .class("clipped")) { match.home }
      element("span", .class("strong figures")) { match.score }
      element("span", .class("clipped")) { match.away }
      element("span", .class("live-strip-stage clipped")) { match.stage }
      if !match.hold.isEmpty { element("span", .class("live-strip-hold")) { match.hold } }
      if let clock = match.clock {
        element("span", .class("figures"), .attribute("role", "timer")) {
          clockText(clock.milliseconds(at: now))
        }
      }
    }
  }
}

/// Minutes and seconds, such as "23:41".
private func clockText(_ milliseconds: Int64) -> String {
  let seconds = milliseconds / 1_000
  func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
  return two(seconds / 60) + ":" + two(seconds % 60)
}

/// The bar of the clients whose apps have none of their own: all apps, on a telephone too.
public func appsBar<Action>(_ language: Language, current: String) -> Node<Action> {
  func tab(_ text: ClientText, _ icon: Icon, _ address: String) -> Tab {
    Tab(
      title: text.text(in: language), icon: icon, address: address,
      isCurrent: sameBytes(address, current))
  }
  return tabBar(
    ClientText.apps.text(in: language),
    [
      tab(.home, .launcher, "/"), tab(.friends, .hand, "/friends"),
      tab(.referee, .whistle, "/referee"), tab(.golf, .flag, "/golf"), tab(.day, .clock, "/day"),
      tab(.run, .runner, "/run"), tab(.account, .person, "/account"),
    ])
}
