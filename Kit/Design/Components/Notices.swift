import Calendar
import View

/// A short message at the bottom of the screen with what can be done about it.
public struct Snackbar<Action> {
  /// Unique among the snackbars shown.
  public let id: String
  public let text: String
  public let actions: [(title: String, action: Action)]
  public let dismiss: Action

  public init(
    id: String, text: String, actions: [(title: String, action: Action)], dismiss: Action
  ) {
    self.id = id
    self.text = text
    self.actions = actions
    self.dismiss = dismiss
  }
}

/// The place where snackbars appear. Always in the tree, so that screen readers announce what
/// comes into it.
public func snackbars<Action>(
  _ snackbars: [Snackbar<Action>], _ language: Language
) -> Node<Action> {
  element("div", .class("snackbars"), .attribute("role", "status")) {
    for snackbar in snackbars {
      element("div", .key(snackbar.id), .class("snackbar")) {
        element("span", .class("grow")) { snackbar.text }
        for choice in snackbar.actions { button(choice.title, .naked, action: choice.action) }
        iconButton(
          .close, label: KitText.dismiss.text(in: language), action: snackbar.dismiss)
      }
    }
  }
}

/// How much a banner matters.
public enum BannerRank: String, Hashable, Sendable {
  case plain
  case warning
  case alarming
}

/// A message that stays until its cause is gone.
public func banner<Action>(
  _ text: String, icon: Icon, rank: BannerRank = .plain,
  @NodeBuilder<Action> actions: () -> [Node<Action>] = { [] }
) -> Node<Action> {
  let buttons = actions()
  return element(
    "div", .class("banner " + rank.rawValue),
    .attribute("role", rank == .alarming ? "alert" : "note")
  ) {
    icon.node()
    element("div", .class("grow")) {
      element("p") { text }
      if !buttons.isEmpty { element("div", .class("actions")) { buttons } }
    }
  }
}

/// The thin bar that runs while things are brought up to date. It has a key: as it comes and goes,
/// a page beside it stays.
public func progressBar<Action>(_ language: Language) -> Node<Action> {
  element(
    "div", .key("progress"), .class("progress"), .attribute("role", "progressbar"),
    .aria("label", KitText.syncing.text(in: language)))
}

/// How far something long has come: `done` of `total`.
public func measure<Action>(_ label: String, done: Int, total: Int) -> Node<Action> {
  element(
    "progress", .class("measure"), .aria("label", label), .attribute("max", String(max(1, total))),
    .attribute("value", String(min(done, max(1, total)))))
}
