import Core
import Testing
import View

/// The browser's history follows the state.
@Suite struct AddressTests {
  @Test func `a new path is a new entry, a new query replaces it`() {
    let runtime = notebook("/friends")
    #expect(runtime.open("/friends/add") == .push(entries: ["/friends", "/friends/add"]))
    #expect(
      runtime.open("/friends/add?q=an") == .replace(entries: ["/friends", "/friends/add?q=an"]))
    #expect(runtime.open("/friends/add?q=an") == nil)
  }

  @Test func `returning to the entry before is going back`() {
    let runtime = notebook("/friends")
    _ = runtime.open("/friends/add")
    _ = runtime.open("/friends/add/7")
    #expect(runtime.open("/friends/add") == .back)
    #expect(runtime.open("/friends") == .back)
    #expect(runtime.open("/friends/9") == .push(entries: ["/friends", "/friends/9"]))
  }

  @Test func `the trail survives a reload`() {
    let runtime = notebook("/friends/add", entries: ["/friends", "/friends/add"])
    #expect(runtime.open("/friends") == .back)
    // Entries that do not lead to this address are someone else's.
    let other = notebook("/friends/add", entries: ["/friends", "/friends/9"])
    #expect(other.open("/friends") == .push(entries: ["/friends/add", "/friends"]))
  }

  @Test func `until the person acts, addresses settle in place`() {
    let runtime = notebook("/")
    func focus(_ address: String) -> AddressChange? {
      runtime.event(node: 2, kind: .focus, event: DOMEvent(value: address), .sample()).address
    }
    #expect(focus("/sign-in") == .replace(entries: ["/sign-in"]))
    #expect(focus("/friends") == .replace(entries: ["/friends"]))
    #expect(runtime.open("/friends/add") == .push(entries: ["/friends", "/friends/add"]))
  }

  @Test func `a followed link is a new entry, or Back where it leads back`() {
    let runtime = notebook("/friends")
    #expect(
      runtime.signal(.navigated("/friends/9"), .sample()).address
        == .push(entries: ["/friends", "/friends/9"]))
    #expect(runtime.signal(.navigated("/friends"), .sample()).address == .back)
  }

  @Test func `the browser's own movements are followed`() {
    let runtime = notebook("/a")
    _ = runtime.open("/b")
    _ = runtime.open("/c")
    #expect(runtime.moved("/a", ["/a"]) == nil)
    #expect(runtime.state.address == "/a")
    #expect(runtime.moved("/c", ["/a", "/b", "/c"]) == nil)
    #expect(runtime.open("/b") == .back)
    #expect(runtime.moved("/b", ["/a", "/b"]) == nil)
  }

  @Test func `what is done with leaves no entry`() {
    let runtime = notebook("/round")
    _ = runtime.open("/edit/about")
    func event(_ kind: EventKind, _ event: DOMEvent) -> Input {
      .event(node: Notebook.input, kind: kind, event: event)
    }
    let output = runtime.turn(
      [event(.change, DOMEvent(value: "/edit/photo")), event(.keydown, DOMEvent(key: "r"))],
      .sample())
    #expect(output.address == .replace(entries: ["/round", "/edit/photo"]))
    #expect(output.requests.isEmpty, "the host is not asked")
    #expect(runtime.open("/round") == .back)
    #expect(runtime.open("/chat") == .push(entries: ["/round", "/chat"]))
  }

  @Test func `a movement that leads on replaces, one that is refused is undone`() {
    let runtime = notebook("/a")
    _ = runtime.open("/b")
    #expect(runtime.moved("/old") == .replace(entries: ["/new"]))
    _ = runtime.open("/form")
    _ = runtime.event(node: 2, kind: .submit, event: DOMEvent(), .sample())
    #expect(runtime.moved("/new", ["/new"]) == .forward(entries: ["/new", "/form"]))
    let ahead = ["/new", "/form", "/x"]
    #expect(runtime.moved("/x", ahead) == .push(entries: ahead + ["/form"]))
  }

  @Test func `the trail is bounded`() {
    let runtime = notebook("/0")
    var last: AddressChange?
    for number in 1...80 { last = runtime.open("/\(number)") }
    guard case .push(let entries)? = last else {
      Issue.record("no push")
      return
    }
    #expect(entries.count == 50)
    #expect(entries.last == "/80")
  }
}
