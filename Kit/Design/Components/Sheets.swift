import Calendar
import View

/// A sheet from the bottom edge (in the middle of a wide screen) over the rest of the page.
///
/// Modal: focus stays inside, Escape and the ground beside it close it, and so does dragging its
/// top down.
public struct Sheet<Action> {
  /// Unique in the document; the heading is named after it.
  public let id: String
  public let title: String
  public let language: Language
  public let close: Action
  /// Tells sheets apart that follow each other in one place, so that each opens at its top; the
  /// id, unless another is given.
  public var key: String?
  /// Buttons at the end of the top.
  public var actions: [Node<Action>] = []
  /// Half height, or full.
  public var isFull = false
  /// Given when the sheet can be pulled up and down: the action that switches.
  public var resize: ((Bool) -> Action)?
  /// What stays at the bottom while the rest scrolls.
  public var foot: [Node<Action>] = []
  /// What is announced while the sheet is open.
  public var snackbars: Node<Action> = .empty
  /// The form's action when the whole sheet is one form.
  public var submit: Action?
  /// Beside the rest of the page instead of over it, where there is room for both: not modal, not
  /// dragged. Escape inside closes it, and its id can be given the focus.
  public var isBeside = false

  public init(id: String, title: String, language: Language, close: Action) {
    self.id = id
    self.title = title
    self.language = language
    self.close = close
  }

  public func node(@NodeBuilder<Action> content: () -> [Node<Action>]) -> Node<Action> {
    made(of: content())
  }

  /// Once for all sheets: what takes a closure is compiled for each.
  @inline(never)
  private func made(of content: [Node<Action>]) -> Node<Action> {
    // A drag that begins in the content scrolls or selects; only the rest of the sheet moves the
    // sheet.
    let stays: (DOMEvent) -> Action? = { _ in nil }
    var body: [Attribute<Action>] = [.class("sheet-body")]
    if !isBeside { body += [.attribute("data-drag", "y"), .on(.drag, stays)] }
    var parts = [top, makeElement("div", body, content)]
    if !foot.isEmpty { parts.append(makeElement("div", [.class("sheet-foot")], foot)) }
    if let submit {
      parts = [
        makeElement("form", [.attribute("novalidate", "novalidate"), .onSubmit(submit)], parts)
      ]
    }
    parts.append(snackbars)
    if isBeside {
      return makeElement(
        "section",
        [
          .key(key ?? id), .id(id), .class("beside"), .attribute("tabindex", "-1"),
          .aria("labelledby", id + "-title"), .attribute("data-keys", "Escape"),
          .on(.keydown, { _ in close }),
        ], parts)
    }
    let all: [Attribute<Action>] = [
      .key(key ?? id), .id(id), .class(isFull ? "sheet full" : "sheet"),
      .property(name: "modal", value: .bool(true)), .aria("labelledby", id + "-title"),
      .on(.cancel, { _ in close }), .attribute("data-drag", "y"), .on(.drag, dragged),
    ]
    return makeElement("dialog", all, parts)
  }

  private var dragged: (DOMEvent) -> Action? {
    let close = close
    let resize = resize
    let isFull = isFull
    return { event in
      if event.y > 80 { return isFull ? (resize.map { change in change(false) } ?? close) : close }
      if event.y < -60, !isFull, let resize { return resize(true) }
      return nil
    }
  }

  private var top: Node<Action> {
    element("div", .class("sheet-top")) {
      iconButton(.close, label: KitText.close.text(in: language), action: close)
      element("h2", .id(id + "-title")) { title }
      if let resize {
        iconButton(
          isFull ? .collapse : .expand,
          label: (isFull ? KitText.collapseSheet : .expandSheet).text(in: language),
          action: resize(!isFull))
      }
      actions
    }
  }
}

/// One line of a menu.
public struct MenuOption<Action> {
  public let title: String
  public let icon: Icon?
  public let action: Action
  /// Ticked when it is the one in force; `nil` in menus of actions.
  public var isChosen: Bool?
  public var isDestructive: Bool
  public var isDisabled: Bool
  /// A second line, such as why the option is disabled.
  public var remark: String?

  public init(
    _ title: String, icon: Icon? = nil, isChosen: Bool? = nil, isDestructive: Bool = false,
    isDisabled: Bool = false, remark: String? = nil, action: Action
  ) {
    self.title = title
    self.icon = icon
    self.action = action
    self.isChosen = isChosen
    self.isDestructive = isDestructive
    self.isDisabled = isDisabled
    self.remark = remark
  }

  fileprivate var node: Node<Action> {
    var all: [Attribute<Action>] = [
      .class(isDestructive ? "option destructive" : "option"), .attribute("type", "button"),
      .disabled(isDisabled), .onClick(action),
    ]
    if let isChosen { all.append(.aria("pressed", isChosen ? "true" : "false")) }
    var parts: [Node<Action>] = []
    if let icon { parts.append(icon.node()) }
    parts.append(
      element("span", .class("grow")) {
        element("span") { title }
        if let remark {
          element("br")
          element("span", .class("hint")) { remark }
        }
      })
    if isChosen == true { parts.append(element("span", .class("check")) { Icon.check.node() }) }
    return makeElement("button", all, parts)
  }
}

/// A menu: a small modal list of options under a title.
public func menu<Action>(
  id: String, title: String, language: Language, options: [MenuOption<Action>], close: Action
) -> Node<Action> {
  element(
    "dialog", .key(id), .id(id), .class("menu"), .property(name: "modal", value: .bool(true)),
    .aria("labelledby", id + "-title"), .on(.cancel, { _ in close })
  ) {
    element("h2", .id(id + "-title")) { title }
    for option in options { option.node }
    element("hr")
    element("button", .class("option"), .attribute("type", "button"), .onClick(close)) {
      Icon.close.node()
      element("span") { KitText.cancel.text(in: language) }
    }
  }
}

/// A question that wants an answer before anything else, with its answers as buttons from top to
/// bottom. The first that destroys nothing has the focus: Enter alone destroys nothing.
public func question<Action>(
  id: String, title: String, text: String? = nil, close: Action,
  @NodeBuilder<Action> answers: () -> [Node<Action>]
) -> Node<Action> {
  let buttons = safelyFocused(answers())
  return element(
    "dialog", .key(id), .id(id), .class("question"), .attribute("role", "alertdialog"),
    .property(name: "modal", value: .bool(true)), .aria("labelledby", id + "-title"),
    .on(.cancel, { _ in close })
  ) {
    element("h2", .class("title3"), .id(id + "-title")) { title }
    if let text { element("p", .class("soft")) { text } }
    element("div", .class("actions")) { buttons }
  }
}

/// A dialog gives the focus to its first button, unless another one asks for it.
private func safelyFocused<Action>(_ answers: [Node<Action>]) -> [Node<Action>] {
  guard let first = answers.first, isDestructive(first) else { return answers }
  var answers = answers
  for index in answers.indices where !isDestructive(answers[index]) {
    guard case .element(var answer) = answers[index], answer.tag == "button" else { continue }
    answer.attributes.append(.attribute("autofocus", "autofocus"))
    answers[index] = .element(answer)
    break
  }
  return answers
}

private func isDestructive<Action>(_ answer: Node<Action>) -> Bool {
  guard case .element(let answer) = answer else { return false }
  return answer.attributes.contains { attribute in
    guard case .text(let name, let value) = attribute.statement, name == "class" else {
      return false
    }
    return value.split(separator: " ").contains("destructive")
  }
}
