import Core

/// One element that is made and compared again only when what it is made from has changed.
///
/// For the rows of a list: most turns change none of them.
public struct Kept<Action> {
  let tag: String
  let key: String
  let origin: Origin
  let make: () -> Node<Action>

  /// The element, made now.
  public var element: Element<Action> {
    let node = make()
    guard case .element(var element) = node, sameBytes(element.tag, tag) else {
      return Element(tag: tag, key: key, children: [node])
    }
    element.key = key
    return element
  }

  func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Kept<Parent> {
    Kept<Parent>(
      tag: tag, key: key, origin: origin, make: { [make] in make().map(transform) })
  }
}

extension Node {
  /// The element `tag` that `make` gives for `value`, under `key` among its siblings.
  ///
  /// `value` must hold everything that the element shows and that its handlers close over, or it
  /// goes stale. There must be no live property inside (``Attribute/property(name:value:)``): what
  /// a person has changed would stay.
  public static func kept<Value: Equatable>(
    _ value: Value, tag: String, key: String, make: @escaping (Value) -> Node
  ) -> Node {
    .kept(Kept(tag: tag, key: key, origin: ValueOrigin(value), make: { make(value) }))
  }
}

/// What an element was made from.
class Origin {
  func isSame(as other: Origin) -> Bool { false }
}

private final class ValueOrigin<Value: Equatable>: Origin {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: Origin) -> Bool {
    guard let other = other as? ValueOrigin<Value> else { return false }
    return other.value == value
  }
}
