import View

/// What a field is called and what is said about it.
public struct FieldLabel: Hashable, Sendable {
  public let title: String
  /// A word after the title, such as "optional".
  public var remark: String?
  /// Help below the field.
  public var hint: String?
  /// What is wrong with the value, in words.
  public var fault: String?

  public init(_ title: String, remark: String? = nil, hint: String? = nil, fault: String? = nil) {
    self.title = title
    self.remark = remark
    self.hint = hint
    self.fault = fault
  }
}

/// What may be typed into a field.
public enum FieldKind: String, Hashable, Sendable {
  case text, email, tel, url, search, password, number
  /// Several lines.
  case lines
}

/// A labelled field. `id` must be unique in the document.
public func textField<Action>(
  id: String, _ label: FieldLabel, kind: FieldKind = .text, value: String,
  attributes: [Attribute<Action>] = [], onInput: @escaping (String) -> Action
) -> Node<Action> {
  let common: [Attribute<Action>] =
    described(id, label) + [.value(value), .onInput(onInput)] + attributes
  let field: Node<Action> =
    kind == .lines
    ? makeElement("textarea", common, [])
    : makeElement("input", [.attribute("type", kind.rawValue)] + common, [])
  return labelled(id, label, field)
}

/// A labelled date without a time; `value`, `from` and `to` are `YYYY-MM-DD`.
public func dateField<Action>(
  id: String, _ label: FieldLabel, value: String, from: String? = nil, to: String? = nil,
  attributes: [Attribute<Action>] = [], onChange: @escaping (String) -> Action
) -> Node<Action> {
  var all = described(id, label) as [Attribute<Action>]
  all += [.attribute("type", "date"), .value(value), .onChange(onChange)]
  if let from { all.append(.attribute("min", from)) }
  if let to { all.append(.attribute("max", to)) }
  return labelled(id, label, makeElement("input", all + attributes, []))
}

/// A labelled choice of one out of a list.
public func select<Action>(
  id: String, _ label: FieldLabel, options: [(value: String, title: String)], value: String,
  onChange: @escaping (String) -> Action
) -> Node<Action> {
  labelled(id, label, picker(id: id, label, options: options, value: value, onChange: onChange))
}

/// A line of settings with a choice at its end.
public func settingSelect<Action>(
  id: String, _ label: FieldLabel, options: [(value: String, title: String)], value: String,
  onChange: @escaping (String) -> Action
) -> Node<Action> {
  element("div", .class("setting")) {
    settingText(id, label)
    picker(id: id, label, options: options, value: value, onChange: onChange)
  }
}

/// A line that is switched on or off.
public func switchRow<Action>(
  id: String, _ label: FieldLabel, isOn: Bool, isDisabled: Bool = false,
  onToggle: @escaping (Bool) -> Action
) -> Node<Action> {
  var all: [Attribute<Action>] = [
    .id(id), .attribute("type", "checkbox"), .attribute("role", "switch"), .checked(isOn),
    .disabled(isDisabled), .onToggle(onToggle),
  ]
  if label.hint != nil { all.append(.aria("describedby", id + "-hint")) }
  return element("label", .key(id + "-row"), .class("switch"), .attribute("for", id)) {
    element("span", .class("grow")) {
      element("span") { label.title }
      if let hint = label.hint {
        element("span", .class("quiet-line"), .id(id + "-hint")) {
          element("br")
          element("span", .class("hint")) { hint }
        }
      }
    }
    makeElement("input", all, [])
  }
}

/// What is wrong, in words; announced when it appears.
public func fault<Action>(_ text: String, id: String? = nil) -> Node<Action> {
  var all: [Attribute<Action>] = [
    .key("fault"), .class("fault"), .attribute("role", "alert"),
  ]
  if let id { all.append(.id(id)) }
  return makeElement("p", all, [Icon.warning.node(), element("span") { text }])
}

private func settingText<Action>(_ id: String, _ label: FieldLabel) -> Node<Action> {
  element("label", .class("grow"), .attribute("for", id)) {
    element("span") { label.title }
    if let hint = label.hint {
      element("br")
      element("span", .class("hint"), .id(id + "-hint")) { hint }
    }
  }
}

private func picker<Action>(
  id: String, _ label: FieldLabel, options: [(value: String, title: String)], value: String,
  onChange: @escaping (String) -> Action
) -> Node<Action> {
  let choices: [Node<Action>] = options.map { option in
    element("option", .attribute("value", option.value)) { option.title }
  }
  return element("span", .class("select")) {
    makeElement("select", described(id, label) + [.value(value), .onChange(onChange)], choices)
    Icon.chevronDown.node()
  }
}

private func described<Action>(_ id: String, _ label: FieldLabel) -> [Attribute<Action>] {
  var all: [Attribute<Action>] = [.id(id), .class("input")]
  var descriptions: [String] = []
  if label.hint != nil { descriptions.append(id + "-hint") }
  if label.fault != nil {
    descriptions.append(id + "-fault")
    all.append(.aria("invalid", "true"))
  }
  if !descriptions.isEmpty {
    all.append(.aria("describedby", descriptions.joined(separator: " ")))
  }
  return all
}

private func labelled<Action>(
  _ id: String, _ label: FieldLabel, _ field: Node<Action>
) -> Node<Action> {
  element("div", .key(id + "-field"), .class("field")) {
    element("label", .attribute("for", id)) {
      label.title
      if let remark = label.remark {
        element("span", .class("optional")) { " · " + remark }
      }
    }
    field
    if let hint = label.hint { element("p", .class("hint"), .id(id + "-hint")) { hint } }
    if let text = label.fault { fault(text, id: id + "-fault") }
  }
}
