/// A piece of a screen as a plain value: what it looks like, and which action each event stands
/// for.
///
/// Views are pure functions from state to nodes. The same tree becomes DOM patches in the browser
/// and HTML on the server.
public indirect enum Node<Action> {
  case text(String)
  case element(Element<Action>)
  /// Several siblings without an element of their own.
  case fragment([Node<Action>])
  /// An element that is made only when it has changed; see ``Node/kept(_:tag:key:make:)``.
  case kept(Kept<Action>)

  /// Nothing at all, for a branch that shows nothing.
  public static var empty: Node { .fragment([]) }
}

/// One element of the tree.
public struct Element<Action> {
  public var tag: String
  /// Tells siblings apart across renders. Siblings with keys are moved, never rewritten into each
  /// other.
  public var key: String?
  public var attributes: [Attribute<Action>]
  public var children: [Node<Action>]

  public init(
    tag: String, key: String? = nil, attributes: [Attribute<Action>] = [],
    children: [Node<Action>] = []
  ) {
    self.tag = tag
    self.key = key
    self.attributes = attributes
    self.children = children
  }
}

/// What a live property holds.
public enum PropertyValue: Hashable, Sendable {
  case text(String)
  case bool(Bool)
}

/// The events the host listens for. They are delegated: the nearest ancestor that handles the kind
/// gets it.
public enum EventKind: String, Hashable, Sendable, CaseIterable {
  case click, input, change, submit, focus, blur
  /// A key, with `key` as its name. With nothing in focus the outermost element gets it. Where the
  /// element has the attribute `data-keys`, only the keys it names (`"m Shift+ArrowDown"`) come,
  /// and the browser does nothing with them. What is typed into a field goes to the field alone.
  case keydown
  /// A key was let go of, as ``keydown`` tells of it.
  case keyup
  /// The second button, or a long touch. Where the element has the attribute `data-hold`, holding
  /// any pointer on it for so many milliseconds.
  case contextmenu
  /// A pointer went down on an element with `data-hold`: it may become a `contextmenu`.
  case press
  /// The element's own scrolling, once a frame, and its changes of size; `top` is its scroll
  /// offset, sideways for one that scrolls sideways, `height` and `x` are how high and wide it is
  /// seen (px). Comes once at the start, too.
  case scroll
  /// A dialog wants to close (Escape, backdrop), or Back was pressed while it lies on top.
  case cancel
  /// Back was pressed while this lies on top: for what is no dialog, or where Back does something
  /// else than Escape. The runtime knows it by itself; see ``Runtime/turn(_:_:)``.
  case back
  /// A horizontal or vertical drag ended on an element with `data-drag="x"` or `"y"`: `x`, `y` are
  /// the distance (px). Until then the element has the distance in the CSS variable `--drag` and
  /// the attribute `data-dragging`.
  case drag
  /// A file was dropped on the element, or text pasted into it: `dropped` are its bytes, `value` is
  /// the text if it is Unicode.
  case drop
}

/// What the host tells about an event.
public struct DOMEvent: Hashable, Sendable {
  /// The value of the field that the event is about, `""` where there is none.
  public var value: String
  /// Whether the check box or radio button that the event is about is on; of a key, whether it came
  /// again because it is held.
  public var checked: Bool
  /// `KeyboardEvent.key`, but `Space` for that key, with `Shift+`, `Control+`, `Alt+`, `Meta+` in
  /// front in this order when held.
  public var key: String
  /// The distance of a drag; the place in the window of a click, of a `cancel` by a tap beside a
  /// dialog and of a context menu; `x` is the width of a scrolling element as well (px). A click
  /// that a key or a script makes has none: both are 0.
  public var x: Int
  public var y: Int
  /// Of a scrolling element (px).
  public var top: Int
  public var height: Int
  /// Of a drop.
  public var dropped: [UInt8]

  public init(
    value: String = "", checked: Bool = false, key: String = "", x: Int = 0, y: Int = 0,
    top: Int = 0, height: Int = 0, dropped: [UInt8] = []
  ) {
    self.value = value
    self.checked = checked
    self.key = key
    self.x = x
    self.y = y
    self.top = top
    self.height = height
    self.dropped = dropped
  }
}

extension Node {
  /// A child feature's tree as its parent's.
  public func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Node<Parent> {
    switch self {
    case .text(let text): .text(text)
    case .fragment(let nodes): .fragment(nodes.map { node in node.map(transform) })
    case .element(let element): .element(element.map(transform))
    case .kept(let kept): .kept(kept.map(transform))
    }
  }
}

extension Element {
  func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Element<Parent> {
    Element<Parent>(
      tag: tag, key: key, attributes: attributes.map { attribute in attribute.map(transform) },
      children: children.map { node in node.map(transform) })
  }
}
