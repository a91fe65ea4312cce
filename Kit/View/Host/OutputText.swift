import Core

extension Output {
  /// What the host reads: `[patches, address, requests]` as JSON.
  ///
  /// Patches are one flat array, each an operation number followed by its operands (see
  /// ``Patch/write(to:)``). The address is `["push" | "replace" | "forward",
  /// entry…]`, `["back"]` or `[]`. A request is `[token, name, operand…]`.
  var text: [UInt8] {
    var text = ArrayText()
    text.open()
    text.open()
    for patch in patches { patch.write(to: &text) }
    text.close()
    switch address {
    case nil: text.write([])
    case .push(let entries): text.write(["push"] + entries)
    case .replace(let entries): text.write(["replace"] + entries)
    case .back: text.write(["back"])
    case .forward(let entries): text.write(["forward"] + entries)
    }
    text.open()
    for request in requests {
      text.open()
      text.write(request.token)
      request.request.write(to: &text)
      text.close()
    }
    text.close()
    text.close()
    return text.bytes
  }
}

extension Patch {
  /// The operation number and its operands. A missing `before` is 0, which is nobody's sibling.
  func write(to text: inout ArrayText) {
    switch self {
    case .createElement(let node, let tag, let namespace):
      text.write(namespace.rawValue)
      text.write(node)
      text.write(tag)
    case .createText(let node, let content):
      text.write(2)
      text.write(node)
      text.write(content)
    case .setAttribute(let node, let name, let value):
      text.write(3)
      text.write(node)
      text.write(name)
      text.write(value)
    case .removeAttribute(let node, let name):
      text.write(4)
      text.write(node)
      text.write(name)
    case .setProperty(let node, let name, .text(let value)):
      text.write(5)
      text.write(node)
      text.write(name)
      text.write(value)
    case .setProperty(let node, let name, .bool(let value)):
      text.write(6)
      text.write(node)
      text.write(name)
      text.write(value ? 1 : 0)
    case .setText(let node, let content):
      text.write(7)
      text.write(node)
      text.write(content)
    case .insert(let node, let parent, let before): place(8, node, parent, before, &text)
    case .move(let node, let parent, let before): place(9, node, parent, before, &text)
    case .remove(let node):
      text.write(10)
      text.write(node)
    case .listen(let node, let kind):
      text.write(11)
      text.write(node)
      text.write(kind.rawValue)
    case .unlisten(let node, let kind):
      text.write(12)
      text.write(node)
      text.write(kind.rawValue)
    }
  }

  private func place(
    _ operation: Int, _ node: Int, _ parent: Int, _ before: Int?, _ text: inout ArrayText
  ) {
    text.write(operation)
    text.write(node)
    text.write(parent)
    text.write(before ?? 0)
  }
}
