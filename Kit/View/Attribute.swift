/// One thing said about an element.
///
/// A reference to what is said rather than the enum itself, and made by functions that are never
/// inlined: views are mostly lists of attributes, and half of a client would be code that copies
/// them.
public struct Attribute<Action> {
  /// What is said.
  public enum Statement {
    case key(String)
    /// An HTML attribute. `class` may be given several times; the values are joined.
    case text(name: String, value: String)
    /// A boolean attribute: present or absent.
    case flag(name: String, present: Bool)
    /// A live DOM property that a person can change too (`value`, `checked`, `modal`), so comparing
    /// with the last render is not enough: the host compares with the element itself and leaves an
    /// IME composition alone.
    case property(name: String, value: PropertyValue)
    /// What an event stands for; `nil` is no action.
    case on(EventKind, (DOMEvent) -> Action?)
  }

  /// What an event stands for.
  private final class Answer: Said {
    let handler: (DOMEvent) -> Action?

    init(_ kind: EventKind, _ handler: @escaping (DOMEvent) -> Action?) {
      self.handler = handler
      super.init(.answer(kind))
    }
  }

  private let said: Said

  private init(_ said: Said) { self.said = said }

  @inline(never)
  private init(plain content: Said.Content) { said = Said(content) }

  /// What is said.
  public var statement: Statement {
    switch said.content {
    case .key(let key): .key(key)
    case .text(let name, let value): .text(name: name, value: value)
    case .flag(let name, let present): .flag(name: name, present: present)
    case .property(let name, let value): .property(name: name, value: value)
    case .answer(let kind): .on(kind, (said as? Answer)?.handler ?? { _ in nil })
    }
  }

  /// Whether it says which of its siblings the element is.
  var isKey: Bool { if case .key = said.content { true } else { false } }

  /// What says nothing of an action is the same for the parent: it is not made again.
  func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Attribute<Parent> {
    guard case .answer(let kind) = said.content, let answer = said as? Answer else {
      return Attribute<Parent>(said)
    }
    let handler = answer.handler
    return .on(kind, { event in handler(event).map(transform) })
  }
}

/// What is said, but for actions.
private class Said {
  enum Content {
    case key(String)
    case text(name: String, value: String)
    case flag(name: String, present: Bool)
    case property(name: String, value: PropertyValue)
    /// With an action, which only an `Answer` has.
    case answer(EventKind)
  }

  let content: Content

  init(_ content: Content) { self.content = content }
}

extension Attribute {
  /// Tells the element apart from its siblings across renders.
  @inline(never)
  public static func key(_ key: String) -> Attribute { Attribute(plain: .key(key)) }
  /// An HTML attribute.
  @inline(never)
  public static func text(name: String, value: String) -> Attribute {
    Attribute(plain: .text(name: name, value: value))
  }
  /// A boolean attribute.
  @inline(never)
  public static func flag(name: String, present: Bool) -> Attribute {
    Attribute(plain: .flag(name: name, present: present))
  }
  /// A live DOM property.
  @inline(never)
  public static func property(name: String, value: PropertyValue) -> Attribute {
    Attribute(plain: .property(name: name, value: value))
  }
  /// What an event stands for; `nil` is no action.
  @inline(never)
  public static func on(
    _ kind: EventKind, _ handler: @escaping (DOMEvent) -> Action?
  ) -> Attribute { Attribute(Answer(kind, handler)) }

  /// One or several classes; given several times, they add up.
  @inline(never)
  public static func `class`(_ value: String) -> Attribute { .text(name: "class", value: value) }
  /// The DOM id, by which requests such as `HostRequest.focus` name the element.
  @inline(never)
  public static func id(_ value: String) -> Attribute { .text(name: "id", value: value) }
  /// Any HTML attribute.
  @inline(never)
  public static func attribute(_ name: String, _ value: String) -> Attribute {
    .text(name: name, value: value)
  }
  /// The attribute `aria-name`.
  @inline(never)
  public static func aria(_ name: String, _ value: String) -> Attribute {
    .text(name: "aria-" + name, value: value)
  }
  /// The live value of a field, a text area or a select.
  @inline(never)
  public static func value(_ value: String) -> Attribute {
    .property(name: "value", value: .text(value))
  }
  /// The live state of a check box or radio button.
  @inline(never)
  public static func checked(_ on: Bool) -> Attribute {
    .property(name: "checked", value: .bool(on))
  }
  /// Whether the control is out of use.
  @inline(never)
  public static func disabled(_ on: Bool) -> Attribute { .flag(name: "disabled", present: on) }

  /// What a click or tap stands for.
  @inline(never)
  public static func onClick(_ action: Action) -> Attribute { .on(.click, { _ in action }) }
  /// What sending a form stands for. The browser never sends one itself.
  @inline(never)
  public static func onSubmit(_ action: Action) -> Attribute { .on(.submit, { _ in action }) }
  /// What every change of a field's text stands for, also in the middle of an IME composition.
  @inline(never)
  public static func onInput(_ action: @escaping (String) -> Action) -> Attribute {
    .on(.input, { event in action(event.value) })
  }
  /// What a finished change of a field or a choice stands for.
  @inline(never)
  public static func onChange(_ action: @escaping (String) -> Action) -> Attribute {
    .on(.change, { event in action(event.value) })
  }
  /// What Back stands for while this lies on top: a step of a wizard back, say. `nil` where it
  /// leads to the page before, as it does where nothing lies on top.
  @inline(never)
  public static func onBack(_ action: Action?) -> Attribute { .on(.back, { _ in action }) }
  /// What ticking a check box on or off stands for.
  @inline(never)
  public static func onToggle(_ action: @escaping (Bool) -> Action) -> Attribute {
    .on(.change, { event in action(event.checked) })
  }
}
