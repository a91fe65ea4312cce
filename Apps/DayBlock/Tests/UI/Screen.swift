import DayBlockUI
import Testing
import View

/// What can be done to a screen, by the names that people read or hear.
///
/// What lies under a dialog, or is out of use, cannot be reached.
struct Screen {
  typealias Action = DayBlockFeature.Action

  private let things: [Element<Action>]

  init(_ state: DayBlockFeature.State) {
    let all = Screen.elements(in: DayBlockFeature.view(state))
    guard let dialog = all.last(where: { element in element.isModal }) else {
      things = all
      return
    }
    things = Screen.elements(in: .element(dialog))
  }

  /// What pressing the first thing of that name stands for; nothing where there is none.
  func press(_ name: String) -> Action? {
    for thing in things where thing.names.contains(name) {
      if let action = thing.action(.click, DOMEvent()) { return action }
    }
    return nil
  }

  /// How many things of that name can be pressed.
  func count(_ name: String) -> Int {
    things.count { thing in thing.names.contains(name) && thing.action(.click, DOMEvent()) != nil }
  }

  /// What an event on the field of that id stands for.
  func field(_ id: String, _ kind: EventKind, _ event: DOMEvent) -> Action? {
    let field = things.first { thing in thing.text("id") == id }
    return field?.action(kind, event)
  }

  /// What an event stands for on the first thing that listens for it.
  func any(_ kind: EventKind, _ event: DOMEvent = DOMEvent()) -> Action? {
    for thing in things {
      if let action = thing.action(kind, event) { return action }
    }
    return nil
  }

  private static func elements(in node: Node<Action>) -> [Element<Action>] {
    switch node {
    case .text: []
    case .fragment(let nodes): nodes.flatMap { node in elements(in: node) }
    case .element(let element): elements(of: element)
    case .kept(let kept): elements(of: kept.element)
    }
  }

  private static func elements(of element: Element<Action>) -> [Element<Action>] {
    if element.isFlagged("inert") || element.isFlagged("disabled") { return [] }
    return [element] + element.children.flatMap { child in elements(in: child) }
  }
}

extension Element {
  fileprivate func text(_ name: String) -> String? {
    for attribute in attributes {
      if case .text(name, let value) = attribute.statement { return value }
    }
    return nil
  }

  fileprivate func isFlagged(_ name: String) -> Bool {
    attributes.contains { attribute in
      if case .flag(name, true) = attribute.statement { true } else { false }
    }
  }

  fileprivate var isModal: Bool {
    attributes.contains { attribute in
      if case .property("modal", .bool(true)) = attribute.statement { true } else { false }
    }
  }

  /// Its label, else each text in it.
  fileprivate var names: [String] {
    text("aria-label").map { label in [label] } ?? children.flatMap { child in child.texts }
  }

  /// What an event on it stands for; the last handler counts.
  fileprivate func action(_ kind: EventKind, _ event: DOMEvent) -> Action? {
    for attribute in attributes.reversed() {
      if case .on(kind, let handler) = attribute.statement { return handler(event) }
    }
    return nil
  }
}

extension Node {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .fragment(let nodes): nodes.flatMap { node in node.texts }
    case .element(let element): element.children.flatMap { child in child.texts }
    case .kept(let kept): kept.element.children.flatMap { child in child.texts }
    }
  }
}

/// A small device that is used as people use it.
protocol UsedDevice {
  var state: DayBlockFeature.State { get }
  mutating func send(_ action: DayBlockFeature.Action)
}

extension UsedDevice {
  /// Presses the first thing of that name.
  mutating func press(_ name: String, at place: SourceLocation = #_sourceLocation) {
    act(Screen(state).press(name), "nothing is called “\(name)”", place)
  }

  /// Types into the field of that id.
  mutating func type(
    _ text: String, into id: String, at place: SourceLocation = #_sourceLocation
  ) {
    act(Screen(state).field(id, .input, DOMEvent(value: text)), "no field \(id)", place)
  }

  /// Chooses in the field of that id.
  mutating func choose(
    _ value: String, in id: String, at place: SourceLocation = #_sourceLocation
  ) {
    act(Screen(state).field(id, .change, DOMEvent(value: value)), "no field \(id)", place)
  }

  /// Switches the switch of that id.
  mutating func turn(
    _ id: String, on isOn: Bool, at place: SourceLocation = #_sourceLocation
  ) {
    act(Screen(state).field(id, .change, DOMEvent(checked: isOn)), "no switch \(id)", place)
  }

  /// Draws what can be drawn sideways, by so many px.
  mutating func drag(x: Int, at place: SourceLocation = #_sourceLocation) {
    act(Screen(state).any(.drag, DOMEvent(x: x)), "nothing can be drawn", place)
  }

  /// Sends the form that is open.
  mutating func submit(at place: SourceLocation = #_sourceLocation) {
    act(Screen(state).any(.submit), "no form is open", place)
  }

  private mutating func act(
    _ action: DayBlockFeature.Action?, _ lack: Comment, _ place: SourceLocation
  ) {
    guard let action else {
      Issue.record(lack, sourceLocation: place)
      return
    }
    send(action)
  }
}

extension DayWorld: UsedDevice {}
extension TrackWorld: UsedDevice {}
extension CalendarHarness: UsedDevice {}
