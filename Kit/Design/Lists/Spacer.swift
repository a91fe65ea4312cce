import View

/// Room of a given height (px) in place of rows that do not exist.
///
/// The content security policy forbids styles on elements; an image's height is an attribute and
/// does the same.
public func spacer<Action>(_ height: Int, key: String) -> Node<Action> {
  if height <= 0 { return .empty }
  return element(
    "svg", .key(key), .class("spacer"), .attribute("width", "1"),
    .attribute("height", String(height)), .aria("hidden", "true"), .attribute("focusable", "false"))
}

/// A section's heading inside a virtual list.
public func sectionHeader<Action>(
  id: String, _ title: String, count: Int?, trailing: Node<Action> = .empty
) -> Node<Action> {
  element("div", .class("section-header"), .key(id + "-header")) {
    element("h2", .id(id)) { title }
    if let count { element("span", .class("count figures")) { String(count) } }
    trailing
  }
}
