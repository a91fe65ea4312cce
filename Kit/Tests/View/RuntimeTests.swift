import Core
import Testing
import View

@Suite struct RuntimeTests {
  @Test func `start paints, then launches, in one output`() {
    let runtime = Runtime<Notebook>(.sample("/"))
    let output = runtime.start(.sample())
    #expect(
      output.patches.prefix(2).map(\.description) == ["create 1 <main>", "create 2 <input>"])
    #expect(runtime.state.log == ["launched"])
    #expect(
      output.requests == [TokenRequest(token: 1, request: .load(database: "notes", .all))])
    #expect(output.address == nil)
  }

  @Test func `an event becomes patches and a request, properties are said again`() {
    let output = notebook().type("a")
    #expect(
      output.patches.map(\.description) == [
        "create 3 <p>", "create 4 \"a\"", "insert 4 in 3", "insert 3 in 1", "property 2 value=\"\"",
      ])
    #expect(output.requests.map(\.request) == [.remember(key: "last", value: "a")])
  }

  @Test func `nothing happens for a node that is gone, a declined event, an unknown token`() {
    let runtime = notebook()
    let before = runtime.state.ids.count
    #expect(runtime.event(node: 99, kind: .input, event: DOMEvent(), .sample()) == Output())
    #expect(
      runtime.event(node: 2, kind: .keydown, event: DOMEvent(key: "x"), .sample()) == Output())
    #expect(runtime.answer(token: 99, .done, .sample()) == Output())
    #expect(runtime.state.ids.count == before)
  }

  @Test func `an answer is taken once`() {
    let runtime = notebook()
    let rows = [StoreRow(table: "note", key: "1", value: "x")]
    #expect(runtime.answer(token: 1, .rows(rows), .sample()).patches.isEmpty == false)
    #expect(runtime.answer(token: 1, .rows(rows), .sample()) == Output())
    #expect(runtime.state.notes == ["x"])
  }

  @Test func `several inputs are one turn with one rendering and different ids`() {
    let runtime = notebook()
    let inputs = ["a", "b", "c"].map { text in
      Input.event(node: 2, kind: .input, event: DOMEvent(value: text))
    }
    let output = runtime.turn(inputs, .sample(9))
    #expect(runtime.state.notes == ["a", "b", "c"])
    #expect(output.requests.count == 3)
    #expect(Set(output.requests.map(\.token)).count == 3)
    let values = output.patches.count { patch in
      if case .setProperty = patch { true } else { false }
    }
    #expect(values == 1)
    #expect(Set(runtime.state.ids).count == runtime.state.ids.count)
  }

  @Test func `the document is told how it looks when that has changed`() {
    let runtime = notebook()
    var titles: [[String]] = []
    for address in ["/volumes/1", "/volumes/1", "/", "/volumes/1", "/volumes/2"] {
      let event = DOMEvent(value: address)
      let output = runtime.event(
        node: Notebook.input, kind: .change, event: event, .sample())
      titles.append(
        output.requests.compactMap { asked in
          if case .document(let look) = asked.request { look.title } else { nil }
        })
    }
    #expect(titles == [["1"], [], [], [], ["2"]])
  }

  @Test func `a later timer of one key replaces the earlier`() {
    let runtime = notebook()
    let first = runtime.press("t")
    let other = runtime.press("b")
    let second = runtime.press("T")
    #expect(runtime.answer(token: first, .done, .sample()) == Output())
    _ = runtime.answer(token: second, .done, .sample())
    _ = runtime.answer(token: other, .done, .sample())
    #expect(runtime.state.log == ["launched", "done", "done"])
  }

  @Test func `a stream is answered until it ends`() {
    let runtime = notebook()
    let stream = runtime.press("l")
    for text in ["one", "two"] { _ = runtime.answer(token: stream, .text(text), .sample()) }
    _ = runtime.answer(token: stream, .failed("closed"), .sample())
    #expect(runtime.answer(token: stream, .text("late"), .sample()) == Output())
    #expect(runtime.state.log == ["launched", "one", "two", "closed"])
  }

  @Test func `a closed or replaced stream is no longer heard`() {
    let runtime = notebook()
    let first = runtime.press("l")
    let second = runtime.press("l")
    #expect(runtime.answer(token: first, .failed("closed"), .sample()) == Output())
    _ = runtime.press("u")
    #expect(runtime.answer(token: second, .text("late"), .sample()) == Output())
  }
}
