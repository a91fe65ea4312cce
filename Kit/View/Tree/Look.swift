import Core

/// What is said about one element, in normal form: names unique, classes joined, flags resolved.
struct Look<Action> {
  private(set) var attributes: [Named<String>] = []
  private(set) var properties: [Named<PropertyValue>] = []
  private(set) var handlers: [Handler<Action>] = []

  init() {}

  /// Of two attributes with one name the later wins; `class` values are joined in order.
  init(_ source: [Attribute<Action>]) {
    attributes.reserveCapacity(source.count)
    for attribute in source {
      switch attribute.statement {
      case .key: break
      case .text(let name, let value): set(name, value)
      case .flag(let name, true): set(name, "")
      case .flag(let name, false): attributes.removeAll { known in sameBytes(known.name, name) }
      case .property(let name, let value):
        properties.removeAll { known in sameBytes(known.name, name) }
        properties.append(Named(name: name, value: value))
      case .on(let kind, let handle):
        handlers.removeAll { known in known.kind == kind }
        handlers.append(Handler(kind: kind, handle: handle))
      }
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    let isClass = sameBytes(name, "class")
    if isClass, value.isEmpty { return }
    if let index = attributes.firstIndex(where: { known in sameBytes(known.name, name) }) {
      let joined = isClass ? attributes[index].value + " " + value : value
      attributes[index] = Named(name: name, value: joined)
    } else {
      attributes.append(Named(name: name, value: value))
    }
  }

  func handler(_ kind: EventKind) -> Handler<Action>? {
    for handler in handlers where handler.kind == kind { return handler }
    return nil
  }
}

struct Named<Value> {
  let name: String
  let value: Value
}

struct Handler<Action> {
  let kind: EventKind
  let handle: (DOMEvent) -> Action?
}

extension Array {
  /// The value under `name`; `hint` is where it probably stands.
  func value<Value>(_ name: String, near hint: Int) -> Value? where Element == Named<Value> {
    if hint < count, sameBytes(self[hint].name, name) { return self[hint].value }
    for known in self where sameBytes(known.name, name) { return known.value }
    return nil
  }
}
