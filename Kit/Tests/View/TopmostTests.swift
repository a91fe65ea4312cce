import Core
import Testing
import View

/// Back closes the topmost thing alone.
@Suite struct TopmostTests {
  /// Back to the second page.
  private let forward = AddressChange.forward(entries: ["/a", "/b"])

  /// On the second page, with `covers` over it, the last on top.
  private func pages(_ covers: Covers.Cover...) -> Runtime<Covers> {
    let runtime = Runtime<Covers>(.sample("/a"))
    _ = runtime.start(.sample())
    _ = runtime.signal(.navigated("/b"), .sample())
    for cover in covers { _ = runtime.signal(.message(cover.rawValue), .sample()) }
    return runtime
  }

  private func moved(
    _ runtime: Runtime<Covers>, _ address: String, _ entries: [String]
  ) -> AddressChange? {
    runtime.turn([.moved(address: address, entries: entries)], .sample()).address
  }

  @Test func `Back closes a cover, goes forward again, and only then leads back`() {
    let runtime = pages(.sheet)
    #expect(moved(runtime, "/a", ["/a"]) == forward)
    #expect(runtime.state.covers == [])
    #expect(runtime.state.told == ["/b"])
    #expect(moved(runtime, "/a", ["/a"]) == nil)
    #expect(runtime.state.address == "/a")
  }

  @Test func `of covers over each other each Back closes one`() {
    let runtime = pages(.sheet, .menu)
    #expect(moved(runtime, "/a", ["/a"]) == forward)
    #expect(runtime.state.covers == [.sheet])
    #expect(moved(runtime, "/a", ["/a"]) == forward)
    #expect(runtime.state.covers == [])
    #expect(moved(runtime, "/a", ["/a"]) == nil)
  }

  @Test func `the trail is as it was`() {
    let runtime = pages(.sheet)
    _ = moved(runtime, "/a", ["/a"])
    #expect(
      runtime.signal(.navigated("/c"), .sample()).address == .push(entries: ["/a", "/b", "/c"]))
    #expect(runtime.signal(.navigated("/b"), .sample()).address == .back)
  }

  @Test func `what has an address of its own is left as a page is`() {
    let runtime = pages(.place)
    #expect(moved(runtime, "/b", ["/a", "/b"]) == nil)
    #expect(runtime.state.told == ["/b", "/b"])
    #expect(runtime.state.address == "/b")
    #expect(runtime.state.closed == 0)
  }

  @Test func `a cover in the query is closed, and the entry says so afterwards`() {
    let runtime = pages(.query)
    #expect(runtime.state.address == "/b?menu")
    #expect(moved(runtime, "/a", ["/a"]) == .forward(entries: ["/a", "/b?menu"]))
    #expect(runtime.state.address == "/b")
    #expect(runtime.signal(.online, .sample()).address == .replace(entries: ["/a", "/b"]))
  }

  @Test func `Back stands for a step where a view says so`() {
    let runtime = pages(.step, .step)
    #expect(moved(runtime, "/a", ["/a"]) == forward)
    #expect(runtime.state.covers == [.step])
    #expect(moved(runtime, "/a", ["/a"]) == forward)
    #expect(moved(runtime, "/a", ["/a"]) == nil)
  }

  @Test func `going forward closes nothing by itself`() {
    let runtime = pages()
    #expect(moved(runtime, "/a", ["/a"]) == nil)
    _ = runtime.signal(.message("sheet"), .sample())
    #expect(moved(runtime, "/b", ["/a", "/b"]) == nil)
    #expect(runtime.state.address == "/b")
    #expect(runtime.state.closed == 0)
  }

  @Test func `a movement within the same address closes nothing`() {
    let runtime = pages(.sheet)
    #expect(moved(runtime, "/b", ["/b"]) == nil)
    #expect(runtime.state.covers == [.sheet])
  }

  @Test func `Back over several entries closes one cover, too`() {
    let runtime = pages()
    _ = runtime.signal(.navigated("/c"), .sample())
    _ = runtime.signal(.message("menu"), .sample())
    // Where the browser went is further than one step forward: it gets another entry.
    #expect(moved(runtime, "/a", ["/a"]) == .push(entries: ["/a", "/c"]))
    #expect(runtime.state.covers == [])
    #expect(moved(runtime, "/a", ["/a"]) == nil)
  }

  @Test func `a page that was loaded anew knows its trail`() {
    let runtime = Runtime<Covers>(.sample("/b"), entries: ["/a", "/b"])
    _ = runtime.start(.sample())
    _ = runtime.signal(.message("sheet"), .sample())
    #expect(moved(runtime, "/a", ["/a"]) == forward)
  }

  @Test func `Back is told from Forward in a trail that has forgotten its beginning`() {
    let runtime = pages()
    var all = ["/a", "/b"]
    for number in 1...60 {
      all.append("/\(number)")
      _ = runtime.signal(.navigated("/\(number)"), .sample())
    }
    _ = runtime.signal(.message("sheet"), .sample())
    let before = Array(all.dropLast().suffix(50))
    #expect(moved(runtime, "/59", before) == .forward(entries: Array(all.suffix(50))))
    #expect(moved(runtime, "/59", before) == nil)
    _ = runtime.signal(.message("sheet"), .sample())
    #expect(moved(runtime, "/60", Array(all.suffix(50))) == nil)
    #expect(runtime.state.address == "/60")
  }
}

/// Pages with what may lie over them.
private enum Covers: RootFeature {
  enum Cover: String {
    case sheet, menu, step
    /// Has an address of its own.
    case place
    /// Is a query of its page's address.
    case query
  }

  struct State {
    var page: String
    var covers: [Cover] = []
    /// The addresses it was told of.
    var told: [String] = []
    /// How often something was closed.
    var closed = 0

    var address: String {
      switch covers.last {
      case .place: page + "/place"
      case .query: page + "?menu"
      default: page
      }
    }
  }

  enum Action {
    case launched, closed
    case signal(HostSignal)
  }

  static let launched = Action.launched
  static func launch(_ launch: Launch) -> State { State(page: launch.address) }
  static func action(for signal: HostSignal) -> Action { .signal(signal) }
  static func address(_ state: State) -> String { state.address }
  static func look(_ state: State) -> DocumentLook? { nil }

  static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .signal(.navigated(let address)):
      state.told.append(address)
      state.page = address
      state.covers = []
    case .signal(.message(let name)):
      if let cover = Cover(rawValue: name) { state.covers.append(cover) }
    case .closed:
      state.closed += 1
      _ = state.covers.popLast()
    case .launched, .signal: break
    }
    return []
  }

  static func view(_ state: State) -> Node<Action> {
    element("main") {
      element("p") { state.page }
      for cover in state.covers {
        if cover == .step {
          // A dialog of which Back is not what Escape is.
          element("dialog", .onBack(.closed), .on(.cancel, { _ in nil })) { "Step" }
        } else {
          element("dialog", .on(.cancel, { _ in .closed })) { cover.rawValue }
        }
      }
    }
  }
}
