import Synchronization
import Testing
import View

/// Elements that are made only when what they are made from has changed.
@Suite struct KeptTests {
  /// Rows of a list, counting how often one is made.
  private final class Rows: Sendable {
    let made = Mutex(0)

    func list(_ names: [String: String], _ order: [String]) -> Node<String> {
      element("ul") {
        for key in order {
          Node.kept(names[key] ?? "", tag: "li", key: key) { name in
            self.made.withLock { count in count += 1 }
            return element("li", .onClick("open " + name)) { name }
          }
        }
      }
    }
  }

  @Test func `a row is made once and moved without being made again`() {
    let rows = Rows()
    let mounted = MountedTree<String>()
    _ = mounted.update(to: rows.list(["a": "Ana", "b": "Ben"], ["a", "b"]))
    #expect(mounted.update(to: rows.list(["a": "Ana", "b": "Ben"], ["a", "b"])).isEmpty)
    let moved = mounted.update(to: rows.list(["a": "Ana", "b": "Ben"], ["b", "a"]))
    #expect(moved.map(\.description).count == 1)
    #expect(rows.made.withLock { $0 } == 2)
  }

  @Test func `a changed row is changed in place, with its events`() {
    let rows = Rows()
    let mounted = MountedTree<String>()
    _ = mounted.update(to: rows.list(["a": "Ana", "b": "Ben"], ["a", "b"]))
    let patches = mounted.update(to: rows.list(["a": "Ana", "b": "Bo"], ["a", "b"]))
    #expect(patches.map(\.description) == ["text 5 \"Bo\""])
    #expect(rows.made.withLock { $0 } == 3)
    #expect(mounted.action(node: 4, kind: .click, event: DOMEvent()) == "open Bo")
    #expect(mounted.action(node: 2, kind: .click, event: DOMEvent()) == "open Ana")
  }

  @Test func `values of different types are different, and so are kept and plain elements`() {
    let mounted = MountedTree<String>()
    _ = mounted.update(to: .kept(1, tag: "p", key: "k") { _ in element("p") { "number" } })
    let other = mounted.update(to: .kept("1", tag: "p", key: "k") { _ in element("p") { "word" } })
    #expect(other.map(\.description) == ["text 2 \"word\""])
    let plain = mounted.update(to: element("p", .key("k")) { "plain" })
    #expect(plain.first?.description == "remove 1")
  }

  @Test func `events of a kept element reach a parent as the parent's`() {
    let child: Node<Int> = .kept(7, tag: "b", key: "k") { number in
      element("b", .onClick(number)) { "seven" }
    }
    let mounted = MountedTree<String>()
    _ = mounted.update(to: child.map { number in "child \(number)" })
    #expect(mounted.action(node: 1, kind: .click, event: DOMEvent()) == "child 7")
    #expect(mounted.update(to: child.map { number in "child \(number)" }).isEmpty)
  }

  @Test func `another node than the element promised is put inside one`() {
    let node: Node<String> = .kept(1, tag: "li", key: "k") { _ in .text("bare") }
    #expect(HTMLRenderer.html(node) == "<li>bare</li>")
  }
}
