import View

/// How a button looks.
public enum ButtonLook: String, Hashable, Sendable, CaseIterable {
  /// A capsule of text colour at ten percent.
  case filled
  /// A capsule with a thin stroke.
  case outlined
  /// Text alone.
  case naked
  /// The one main action of a screen.
  case prominent
}

/// What distinguishes a button besides its look.
public struct ButtonTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let small = ButtonTraits(rawValue: 1)
  public static let wide = ButtonTraits(rawValue: 2)
  public static let destructive = ButtonTraits(rawValue: 4)
  public static let disabled = ButtonTraits(rawValue: 8)
  /// Something is under way; the icon gives way to a spinner and pressing does nothing.
  public static let loading = ButtonTraits(rawValue: 16)
}

/// A button with a title, and an icon before it when given. Without an action it submits its form.
public func button<Action>(
  _ title: String, _ look: ButtonLook = .filled, icon: Icon? = nil, traits: ButtonTraits = [],
  attributes: [Attribute<Action>] = [], action: Action? = nil
) -> Node<Action> {
  var names = "button " + look.rawValue
  if traits.contains(.small) { names += " small" }
  if traits.contains(.wide) { names += " wide" }
  if traits.contains(.destructive) { names += " destructive" }
  let isLoading = traits.contains(.loading)
  var all: [Attribute<Action>] = [
    .class(names), .attribute("type", action == nil ? "submit" : "button"),
    .disabled(traits.contains(.disabled)),
  ]
  if isLoading { all.append(.aria("busy", "true")) }
  if let action, !isLoading { all.append(.onClick(action)) }
  var content: [Node<Action>] = []
  if isLoading {
    content.append(element("span", .class("spinner"), .aria("hidden", "true")))
  } else if let icon {
    content.append(icon.node())
  }
  content.append(element("span") { title })
  return makeElement("button", all + attributes, content)
}

/// A round button that shows an icon; `label` says what it does.
public func iconButton<Action>(
  _ icon: Icon, label: String, _ look: ButtonLook = .naked, traits: ButtonTraits = [],
  attributes: [Attribute<Action>] = [], action: Action? = nil
) -> Node<Action> {
  var names = "icon-button " + look.rawValue
  if traits.contains(.destructive) { names += " destructive" }
  var all: [Attribute<Action>] = [
    .class(names), .attribute("type", action == nil ? "submit" : "button"), .aria("label", label),
    .attribute("title", label), .disabled(traits.contains(.disabled)),
  ]
  if let action { all.append(.onClick(action)) }
  return makeElement("button", all + attributes, [icon.node()])
}

/// One of several small alternatives shown side by side; the chosen one is pressed.
public func choice<Action>(
  _ title: String, icon: Icon? = nil, isChosen: Bool, action: Action
) -> Node<Action> {
  element(
    "button", .class("choice"), .attribute("type", "button"),
    .aria("pressed", isChosen ? "true" : "false"), .onClick(action)
  ) {
    if let icon { icon.node(.small) }
    element("span") { title }
  }
}

/// A row of ``choice(_:icon:isChosen:action:)`` with a name for the group.
public func choices<Action>(_ label: String, _ buttons: [Node<Action>]) -> Node<Action> {
  element("div", .class("choices"), .attribute("role", "group"), .aria("label", label)) { buttons }
}

/// A small fact with an icon. Says something, does nothing.
public func chip<Action>(_ title: String, icon: Icon? = nil, rank: String = "") -> Node<Action> {
  element("span", .class(rank.isEmpty ? "chip" : "chip " + rank)) {
    if let icon { icon.node() }
    element("span") { title }
  }
}
