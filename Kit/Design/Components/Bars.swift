import Calendar
import View

/// The bar at the top of a screen: back, title, actions.
public func topBar<Action>(
  title: String, language: Language, back: Action? = nil, actions: [Node<Action>] = []
) -> Node<Action> {
  element("header", .class("top-bar")) {
    if let back {
      iconButton(.back, label: KitText.back.text(in: language), .filled, action: back)
    }
    element("h1") { title }
    actions
  }
}

/// The capsule for searching. While it has focus the buttons beside it give way.
public struct SearchField<Action> {
  public let id: String
  public let placeholder: String
  public let text: String
  public let isActive: Bool
  public let language: Language
  public let onInput: (String) -> Action
  public let onFocus: Action
  public let onClose: Action

  public init(
    id: String, placeholder: String, text: String, isActive: Bool, language: Language,
    onInput: @escaping (String) -> Action, onFocus: Action, onClose: Action
  ) {
    self.id = id
    self.placeholder = placeholder
    self.text = text
    self.isActive = isActive
    self.language = language
    self.onInput = onInput
    self.onFocus = onFocus
    self.onClose = onClose
  }

  public var node: Node<Action> {
    let focus = onFocus
    let close = onClose
    let isActive = isActive
    return element("div", .class("search"), .attribute("role", "search")) {
      Icon.search.node()
      element(
        "input", .id(id), .attribute("type", "search"), .attribute("enterkeyhint", "search"),
        .attribute("autocomplete", "off"), .attribute("placeholder", placeholder),
        .aria("label", placeholder), .value(text), .onInput(onInput),
        .on(.focus, { _ in isActive ? nil : focus }),
        .attribute("data-keys", "Escape"), .on(.keydown, { _ in close }))
      if isActive {
        iconButton(.close, label: KitText.clearSearch.text(in: language), action: close)
      }
    }
  }

  /// The whole bar: `leading` and `trailing` slide away while the field is active.
  public func bar(leading: Node<Action>, trailing: Node<Action>) -> Node<Action> {
    element("header", .class(isActive ? "top-bar searching" : "top-bar")) {
      element("div", .class("edge leading"), .key("leading")) { leading }
      node
      element("div", .class("edge trailing"), .key("trailing")) { trailing }
    }
  }
}

/// One of the places the tab bar leads to.
public struct Tab: Hashable, Sendable {
  public let title: String
  public let icon: Icon
  public let address: String
  public let isCurrent: Bool

  public init(title: String, icon: Icon, address: String, isCurrent: Bool) {
    self.title = title
    self.icon = icon
    self.address = address
    self.isCurrent = isCurrent
  }
}

/// The way between the apps: links along the bottom, along the side of a wide screen. A name that
/// is made of two words is divided between them where there is no room for it, and nowhere else.
public func tabBar<Action>(_ label: String, _ tabs: [Tab]) -> Node<Action> {
  element("nav", .class("tabs apps-bar"), .aria("label", label)) {
    for tab in tabs {
      makeElement(
        "a",
        [.key(tab.address), .class("tab"), .attribute("href", tab.address)]
          + (tab.isCurrent ? [.aria("current", "page")] : []),
        [tab.icon.node(), element("span", .class("quiet-when-low")) { jointed(tab.title) }])
    }
  }
}

/// The frame around every app: a way past the tabs, the content, the tabs.
public func shell<Action>(
  _ language: Language, content: Node<Action>, tabs: Node<Action>
) -> Node<Action> {
  element("div", .class("shell")) {
    element("a", .class("skip"), .attribute("href", "#content")) {
      KitText.skipToContent.text(in: language)
    }
    element("main", .id("content"), .attribute("tabindex", "-1")) { content }
    tabs
  }
}
