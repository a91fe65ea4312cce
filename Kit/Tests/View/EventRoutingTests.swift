import Testing
import View

@Suite struct EventRoutingTests {
  private func rows(_ keys: [String]) -> Node<String> {
    element("ul") {
      for key in keys {
        element("li", .key(key), .onClick("open " + key)) {
          element("input", .onInput { text in key + "=" + text })
        }
      }
    }
  }

  @Test func `an event finds its row after the rows moved`() {
    let mounted = MountedTree<String>()
    _ = mounted.update(to: rows(["a", "b", "c"]))
    _ = mounted.update(to: rows(["c", "x", "a", "b"]))
    #expect(mounted.action(node: 2, kind: .click, event: DOMEvent()) == "open a")
    #expect(mounted.action(node: 6, kind: .click, event: DOMEvent()) == "open c")
    #expect(mounted.action(node: 7, kind: .input, event: DOMEvent(value: "한")) == "c=한")
  }

  @Test func `an event of a node that is gone, or of another kind, is nothing`() {
    let mounted = MountedTree<String>()
    _ = mounted.update(to: rows(["a", "b"]))
    _ = mounted.update(to: rows(["b"]))
    #expect(mounted.action(node: 2, kind: .click, event: DOMEvent()) == nil)
    #expect(mounted.action(node: 3, kind: .input, event: DOMEvent()) == nil)
    #expect(mounted.action(node: 4, kind: .submit, event: DOMEvent()) == nil)
    #expect(mounted.action(node: 4, kind: .click, event: DOMEvent()) == "open b")
  }

  @Test func `an element is heard while it listens, and by what it says last`() {
    let mounted = MountedTree<String>()
    for said in [nil, "one", "two", nil, "three"] {
      _ = mounted.update(
        to: said.map { action in element("b", .onClick(action)) } ?? element("b"))
      #expect(mounted.action(node: 1, kind: .click, event: DOMEvent()) == said)
    }
  }

  @Test func `the last of two handlers of one kind counts, and a handler may decline`() {
    let mounted = MountedTree<String>()
    _ = mounted.update(
      to: element(
        "button", .onClick("first"), .onClick("second"),
        .on(.keydown, { event in event.key == "Enter" ? "enter" : nil })))
    #expect(mounted.action(node: 1, kind: .click, event: DOMEvent()) == "second")
    #expect(mounted.action(node: 1, kind: .keydown, event: DOMEvent(key: "Enter")) == "enter")
    #expect(mounted.action(node: 1, kind: .keydown, event: DOMEvent(key: "a")) == nil)
  }
}
