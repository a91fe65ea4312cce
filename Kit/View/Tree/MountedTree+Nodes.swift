import Core

// Making, changing and dropping single nodes.
extension MountedTree {
  func created(_ node: FlatNode<Action>, in namespace: Namespace) -> MountedNode<Action> {
    let id = newID()
    switch node {
    case .text(let text):
      changes.append(.createText(node: id, text: text))
      return MountedNode(id: id, text: text)
    case .element(let element): return created(element, id, in: namespace)
    case .kept(let kept):
      let mounted = created(kept.element, id, in: namespace)
      mounted.origin = kept.origin
      return mounted
    }
  }

  private func created(
    _ element: Element<Action>, _ id: Int, in namespace: Namespace
  ) -> MountedNode<Action> {
    let own = namespace.of(element.tag)
    changes.append(.createElement(node: id, tag: element.tag, namespace: own))
    let look = Look(element.attributes)
    say(look, instead: Look(), of: id)
    let content = flattened(element.children)
    let inside = updated([], to: content, of: id, in: own.inside(element.tag))
    let mounted = MountedNode(
      id: id, tag: element.tag, key: element.key, look: look, children: inside)
    if !look.handlers.isEmpty { listeners[id] = mounted }
    return mounted
  }

  /// Makes `mounted` show `node`, which it can become.
  func update(_ mounted: MountedNode<Action>, to node: FlatNode<Action>, in namespace: Namespace) {
    switch node {
    case .text(let text):
      if sameBytes(mounted.text, text) { return }
      mounted.text = text
      changes.append(.setText(node: mounted.id, text: text))
    case .element(let element): update(mounted, to: element, in: namespace)
    case .kept(let kept):
      if let origin = mounted.origin, origin.isSame(as: kept.origin) { return }
      mounted.origin = kept.origin
      update(mounted, to: kept.element, in: namespace)
    }
  }

  private func update(
    _ mounted: MountedNode<Action>, to element: Element<Action>, in namespace: Namespace
  ) {
    let look = Look(element.attributes)
    say(look, instead: mounted.look, of: mounted.id)
    let (listens, listened) = (!look.handlers.isEmpty, !mounted.look.handlers.isEmpty)
    if listens != listened { listeners[mounted.id] = listens ? mounted : nil }
    mounted.look = look
    let inside = namespace.of(element.tag).inside(element.tag)
    let old = mounted.children
    mounted.children = []
    mounted.children = updated(old, to: flattened(element.children), of: mounted.id, in: inside)
  }

  func drop(_ mounted: MountedNode<Action>) {
    changes.append(.remove(node: mounted.id))
    forget(mounted)
  }

  private func forget(_ mounted: MountedNode<Action>) {
    if !mounted.look.handlers.isEmpty { listeners[mounted.id] = nil }
    for child in mounted.children { forget(child) }
  }

  private func say(_ new: Look<Action>, instead old: Look<Action>, of node: Int) {
    for (index, attribute) in new.attributes.enumerated() {
      if let known = old.attributes.value(attribute.name, near: index),
        sameBytes(known, attribute.value)
      {
        continue
      }
      changes.append(.setAttribute(node: node, name: attribute.name, value: attribute.value))
    }
    for (index, attribute) in old.attributes.enumerated()
    where new.attributes.value(attribute.name, near: index) == nil {
      changes.append(.removeAttribute(node: node, name: attribute.name))
    }
    for handler in new.handlers where old.handler(handler.kind) == nil {
      changes.append(.listen(node: node, kind: handler.kind))
    }
    for handler in old.handlers where new.handler(handler.kind) == nil {
      changes.append(.unlisten(node: node, kind: handler.kind))
    }
    for (index, property) in old.properties.enumerated()
    where new.properties.value(property.name, near: index) == nil {
      properties.append(
        .setProperty(node: node, name: property.name, value: property.value.cleared))
    }
    for property in new.properties {
      properties.append(.setProperty(node: node, name: property.name, value: property.value))
    }
  }
}

extension PropertyValue {
  /// What a property falls back to when nothing is said about it any more.
  var cleared: PropertyValue {
    switch self {
    case .text: .text("")
    case .bool: .bool(false)
    }
  }
}
