import Core
import View

/// A feature small enough to read at a glance, with every kind of effect the runtime has to deal
/// with.
enum Notebook: RootFeature {
  struct State {
    var address: String
    var notes: [String] = []
    var log: [String] = []
    var ids: [ID<User>] = []
    var refusesToLeave = false
  }

  enum Action {
    case launched
    case open(String)
    case typed(String)
    case ask(HostRequest)
    case answered(HostAnswer)
    case signal(HostSignal)
    case refuse
  }

  static let launched = Action.launched

  static func launch(_ launch: Launch) -> State { State(address: launch.address) }

  static func action(for signal: HostSignal) -> Action { .signal(signal) }

  static func address(_ state: State) -> String { state.address }

  /// The pages of volumes have titles.
  static func look(_ state: State) -> DocumentLook? {
    guard state.address.hasPrefix("/volumes/") else { return nil }
    let title = String(state.address.dropFirst(9))
    return DocumentLook(language: "en", theme: "system", title: title, app: "suite")
  }

  static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    state.ids.append(moment.id())
    switch action {
    case .launched:
      state.log.append("launched")
      return [.ask(.load(database: "notes", .all), answer: { answer in .answered(answer) })]
    case .open(let address): state.address = address
    case .typed(let text):
      state.notes.append(text)
      return [.tell(.remember(key: "last", value: text))]
    case .ask(let request): return [.ask(request, answer: { answer in .answered(answer) })]
    case .answered(.rows(let rows)): state.notes += rows.map(\.value)
    case .answered(.text(let text)), .answered(.failed(let text)): state.log.append(text)
    case .answered(.bytes(let bytes)): state.log.append("\(bytes)")
    case .answered(.done): state.log.append("done")
    case .answered(.file(let name, let bytes)): state.log.append("\(name) \(bytes.count)")
    case .answered(.unread(let name, let size)): state.log.append("\(name) of \(size)")
    case .answered: state.log.append("answer")
    case .signal(.navigated(let address)):
      if state.refusesToLeave { return [] }
      state.address = address == "/old" ? "/new" : address
    case .signal: state.log.append("signal")
    case .refuse: state.refusesToLeave = true
    }
    return []
  }

  static func view(_ state: State) -> Node<Action> {
    element("main") {
      element(
        "input", .value(""), .onInput { text in .typed(text) }, .onChange { to in .open(to) },
        .on(.focus, { event in .open(event.value) }), .onSubmit(.refuse),
        .on(.keydown, { event in requests[event.key].map { request in .ask(request) } }))
      for note in state.notes { element("p", .key(note)) { note } }
    }
  }

  /// What the feature asks for when a key is pressed.
  static let requests: [String: HostRequest] = [
    "t": .timer(key: "sync", milliseconds: 10), "T": .timer(key: "sync", milliseconds: 20),
    "b": .timer(key: "badge", milliseconds: 10), "l": .listen(path: "/api/changes"), "u": .unlisten,
    "w": .watchPosition, "e": .unwatch, "h": .connect(service: .heartRate),
    "c": .connect(service: .runningSpeedAndCadence), "d": .disconnect(service: .heartRate),
    "f": .pickFiles(accept: "", most: 2, limit: 9),
    "r": .replaceAddress, "s": .shared(forgetting: [], limit: 9), "p": .pickFile(accept: ""),
    "m": .watchMotion, "n": .unwatchMotion,
  ]

  /// The number of the input in the view.
  static let input = 2
}

extension Moment {
  static func sample(_ entropy: UInt64 = 7) -> Moment {
    Moment(
      instant: Instant(milliseconds: 1_700_000_000_000), zone: .utc,
      entropy: Entropy(high: entropy, low: entropy))
  }
}

extension Launch {
  static func sample(_ address: String) -> Launch {
    Launch(
      address: address, languages: ["en"], textPercent: 100, online: true, remembered: [:])
  }
}

/// A runtime that has started.
func notebook(_ address: String = "/", entries: [String] = []) -> Runtime<Notebook> {
  let runtime = Runtime<Notebook>(.sample(address), entries: entries)
  _ = runtime.start(.sample())
  return runtime
}

extension Runtime<Notebook> {
  func type(_ text: String) -> Output {
    event(node: Notebook.input, kind: .input, event: DOMEvent(value: text), .sample())
  }

  /// Presses a key; gives the token of what is asked for then.
  func press(_ key: String) -> Int {
    let output = event(
      node: Notebook.input, kind: .keydown, event: DOMEvent(key: key), .sample())
    return output.requests.first?.token ?? 0
  }

  /// The person chooses an address inside the client.
  func open(_ address: String) -> AddressChange? {
    event(node: Notebook.input, kind: .change, event: DOMEvent(value: address), .sample()).address
  }

  func moved(_ address: String, _ entries: [String] = []) -> AddressChange? {
    turn([.moved(address: address, entries: entries)], .sample()).address
  }
}
