import Testing
import View

/// Recorded patches for small examples.
@Suite struct PatchTests {
  private func patches(_ trees: Node<String>...) -> [String] {
    let mounted = MountedTree<String>()
    var last: [Patch] = []
    for tree in trees { last = mounted.update(to: tree) }
    return last.map(\.description)
  }

  @Test func `a tree is made from nothing, properties last`() {
    let tree: Node<String> = element("form", .class("card"), .class("wide"), .onSubmit("save")) {
      element("input", .id("name"), .value("Ana"), .disabled(true), .onInput { $0 })
      element("p") {
        "Hello, "
        "Ana"
      }
    }
    #expect(
      patches(tree) == [
        "create 1 <form>",
        "set 1 class=\"card wide\"",
        "listen 1 submit",
        "create 2 <input>",
        "set 2 id=\"name\"",
        "set 2 disabled=\"\"",
        "listen 2 input",
        "create 3 <p>",
        "create 4 \"Hello, Ana\"",
        "insert 4 in 3",
        "insert 2 in 1",
        "insert 3 in 1",
        "insert 1 in 0",
        "property 2 value=\"Ana\"",
      ])
  }

  @Test func `only what changed is patched`() {
    func view(_ name: String, _ isBusy: Bool) -> Node<String> {
      element("section") {
        element("h1") { name }
        element(
          "button", .class(isBusy ? "busy" : ""), .disabled(isBusy), .attribute("title", "Save")
        ) { "Save" }
        if isBusy { element("progress") }
      }
    }
    #expect(
      patches(view("Ana", false), view("Ben", true)) == [
        "text 3 \"Ben\"",
        "set 4 class=\"busy\"",
        "set 4 disabled=\"\"",
        "create 6 <progress>",
        "insert 6 in 1",
      ])
    #expect(
      patches(view("Ana", true), view("Ana", false)) == [
        "remove 6", "unset 4 class", "unset 4 disabled",
      ])
  }

  @Test func `keyed rows move, others stay`() {
    func rows(_ keys: String...) -> Node<String> {
      element("ul") { for key in keys { element("li", .key(key)) } }
    }
    #expect(patches(rows("a", "b", "c", "d"), rows("d", "a", "b", "c")) == ["move 5 in 1 before 2"])
    #expect(
      patches(rows("a", "b", "c", "d"), rows("b", "e", "a", "d")) == [
        "remove 4",
        "create 6 <li>",
        "insert 6 in 1 before 2",
        "move 3 in 1 before 6",
      ])
  }

  @Test func `another tag or key is another node`() {
    #expect(
      patches(element("p", .key("a")), element("div", .key("a")))
        == ["remove 1", "create 2 <div>", "insert 2 in 0"])
    #expect(
      patches(element("p", .key("a")), element("p")) == [
        "remove 1", "create 2 <p>", "insert 2 in 0",
      ])
  }

  @Test func `a row in front of siblings without keys disturbs none of them`() {
    func view(_ hasError: Bool) -> Node<String> {
      .fragment([
        hasError ? element("p", .class("error")) : .empty,
        element("input", .value("x")),
        element("p"),
      ])
    }
    #expect(
      patches(view(false), view(true)) == [
        "create 3 <p>", "set 3 class=\"error\"", "insert 3 in 0 before 1", "property 1 value=\"x\"",
      ])
  }

  @Test func `handlers that come and go are told, handlers that change are not`() {
    func view(_ action: String?) -> Node<String> {
      makeElement("button", action.map { action in [.onClick(action)] } ?? [], [])
    }
    #expect(patches(view("a"), view("b")) == [])
    #expect(patches(view("a"), view(nil)) == ["unlisten 1 click"])
    #expect(patches(view(nil), view("a")) == ["listen 1 click"])
  }

  @Test func `a drawing is made in its own vocabulary`() {
    let tree: Node<String> = element("svg") {
      element("path", .attribute("d", "M0 0"))
      element("foreignObject") { element("p") }
    }
    let made = patches(tree).filter { line in line.hasPrefix("create") }
    #expect(
      made == [
        "create 1 <svg> svg", "create 2 <path> svg", "create 3 <foreignObject> svg", "create 4 <p>",
      ])
  }

  @Test func `a property that is no longer mentioned falls back`() {
    let on: Node<String> = element("dialog", .property(name: "modal", value: .bool(true)))
    #expect(patches(on, element("dialog")) == ["property 1 modal=false"])
    #expect(
      patches(element("input", .value("x")), element("input")) == ["property 1 value=\"\""])
  }

  @Test func `equivalent spellings are different text`() {
    #expect(patches(.text("e\u{301}"), .text("\u{E9}")) == ["text 1 \"\u{E9}\""])
  }
}
