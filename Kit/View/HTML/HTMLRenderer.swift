import Core

/// The same tree as an HTML string, for pages the server makes and for tests.
///
/// Handlers are left out. The live properties `value`, `checked` and `modal` become what HTML has
/// for them: the content of a `textarea`, the `selected` option of a `select`, the attributes
/// `value`, `checked` and `open`.
public struct HTMLRenderer {
  private var bytes: [UInt8] = []

  private init() {}

  /// `node` as HTML (WHATWG HTML §13.3): text and attribute values escaped, void elements without
  /// an end tag.
  public static func html<Action>(_ node: Node<Action>) -> String {
    var renderer = HTMLRenderer()
    renderer.write(flattened([node]), choice: nil)
    return String(decoding: renderer.bytes, as: UTF8.self)
  }

  /// `choice` is the value of the `select` that the nodes are in.
  private mutating func write<Action>(_ nodes: [FlatNode<Action>], choice: String?) {
    for node in nodes {
      switch node {
      case .text(let text): escape(text, quotes: false)
      case .element(let element): write(element, choice: choice)
      case .kept(let kept): write(kept.element, choice: choice)
      }
    }
  }

  private mutating func write<Action>(_ element: Element<Action>, choice: String?) {
    let look = Look(element.attributes)
    let tag = element.tag
    var choice = choice
    var content: String?
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.utf8)
    for attribute in look.attributes { write(attribute.name, attribute.value) }
    for property in look.properties {
      switch property.value {
      case .bool(false): break
      case .bool(true): write(sameBytes(property.name, "modal") ? "open" : property.name, "")
      case .text(let text):
        if sameBytes(tag, "textarea") {
          content = text
        } else if sameBytes(tag, "select") {
          choice = text
        } else {
          write(property.name, text)
        }
      }
    }
    if let choice, sameBytes(tag, "option"), isChosen(element, look, choice) {
      write("selected", "")
    }
    bytes.append(UInt8(ascii: ">"))
    if isVoid(tag) { return }
    let children =
      content.map { text in [FlatNode<Action>.text(text)] } ?? flattened(element.children)
    protectLeadingLineFeed(tag, children)
    write(children, choice: choice)
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: tag.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.utf8)
    if value.isEmpty { return }
    bytes.append(contentsOf: "=\"".utf8)
    escape(value, quotes: true)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: String, quotes: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\"") where quotes: bytes.append(contentsOf: "&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }

  /// A parser drops one line feed right after these start tags, so one more is written.
  private mutating func protectLeadingLineFeed<Action>(_ tag: String, _ nodes: [FlatNode<Action>]) {
    guard sameBytes(tag, "textarea") || sameBytes(tag, "pre") else { return }
    guard case .text(let text)? = nodes.first, text.utf8.first == 10 else { return }
    bytes.append(10)
  }
}

/// Whether an option is the one a `select` stands at: by its value, or by its text when it has
/// none.
private func isChosen<Action>(
  _ option: Element<Action>, _ look: Look<Action>, _ choice: String
) -> Bool {
  if let value = look.attributes.value("value", near: 0) { return sameBytes(value, choice) }
  if case .text(let text)? = look.properties.value("value", near: 0) {
    return sameBytes(text, choice)
  }
  guard case .text(let text)? = flattened(option.children).first else { return choice.isEmpty }
  return sameBytes(text, choice)
}

/// The elements without content or end tag (WHATWG HTML §13.1.2).
private func isVoid(_ tag: String) -> Bool {
  switch tag {
  case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
    "track",
    "wbr":
    true
  default: false
  }
}
