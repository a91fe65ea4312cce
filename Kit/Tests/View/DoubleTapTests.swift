import Core
import Testing
import View

/// The second half of a double tap does nothing where something else has come to stand.
@Suite struct DoubleTapTests {
  @Test func `what turns into its opposite where it was tapped takes one half`() {
    let phone = Phone("Pause/Resume/Pause")
    phone.tap("Pause", at: 1_000)
    phone.tap("Resume", at: 1_200)
    phone.tap("Resume", at: 1_399)
    #expect(phone.taken == ["Pause"])
    phone.tap("Resume", at: 1_400)
    #expect(phone.taken == ["Pause", "Resume"])
  }

  /// Whoever goes on tapping is not kept out.
  @Test func `nothing is held up for longer than the interval`() {
    let phone = Phone("Pause/Resume")
    for time: Int64 in [1_000, 1_300, 1_600] { phone.tap(phone.first, at: time) }
    #expect(phone.taken == ["Pause", "Resume"])
  }

  @Test(arguments: ["aria-label", "aria-pressed", "aria-checked", "aria-expanded"])
  func `its label and whether it is on count as well`(name: String) {
    let phone = Phone("Mute=\(name)=false/Mute=\(name)=true")
    phone.tap("Mute", at: 1_000)
    phone.tap("Mute", at: 1_100)
    #expect(phone.taken == ["Mute"])
  }

  @Test(arguments: [
    "+", "+=class=warm/+=class=cold/+", "Players 3/Players 4/Players 5", "9:59/10:00/-1",
    "Next/*Next/Next", "1,2/1,2/1,2",
  ])
  func `the same button takes every tap, also where it counts them`(screens: String) {
    let phone = Phone(screens)
    for time: Int64 in [1_000, 1_050, 1_100] { phone.tap(phone.first, at: time) }
    #expect(phone.taken.count == 3)
  }

  @Test func `another place and a later tap count`() {
    for (x, y, time) in [(111, 200, Int64(1_010)), (100, 189, 1_010), (100, 200, 1_400)] {
      let phone = Phone("Pause/Resume")
      phone.tap("Pause", at: 1_000)
      phone.tap("Resume", at: time, x, y)
      #expect(phone.taken == ["Pause", "Resume"])
    }
    let phone = Phone("Pause/Resume")
    phone.tap("Pause", at: 1_000)
    phone.tap("Resume", at: 1_010, 110, 190)
    #expect(phone.taken == ["Pause"], "fingers slip")
  }

  @Test func `keys and scripts have no place and count`() {
    let phone = Phone("Pause/Resume/Pause/Resume")
    phone.tap("Pause", at: 1_000, 0, 0)
    phone.tap("Resume", at: 1_010, 0, 0)
    #expect(phone.taken.count == 2)
    phone.tap("Pause", at: 1_020)
    phone.tap("Resume", at: 1_030, 0, 0)
    #expect(phone.taken.count == 4)
  }

  @Test func `a row that moves up under the finger takes no tap at first`() {
    // The row that was tapped goes, or moves elsewhere.
    for screens in ["*Accept Ana,*Accept Ben/*Accept Ben", "*Ana,*Ben/*Ben,*Ana"] {
      let phone = Phone(screens)
      let (ana, ben) = screens.contains("Accept") ? ("Accept Ana", "Accept Ben") : ("Ana", "Ben")
      phone.tap(ana, at: 1_000)
      phone.tap(ben, at: 1_100)
      #expect(phone.taken == [ana])
      phone.tap(ben, at: 1_500)
      #expect(phone.taken == [ana, ben])
    }
  }

  @Test func `nor where each row says the same`() {
    let phone = Phone("Accept@Ana,Accept@Ben/Accept@Ben/Nobody")
    phone.tap("Accept", at: 1_000)
    phone.tap("Accept", at: 1_100)
    #expect(phone.taken == ["Accept"])
    phone.tap("Accept", at: 1_400)
    #expect(phone.taken == ["Accept", "Accept"])
  }

  @Test func `a question that opens under the finger is not answered`() {
    let phone = Phone("Delete,Done/Delete,Done?Really/Delete,Done")
    phone.tap("Delete", at: 1_000)
    phone.tap("Really", at: 1_100)
    // Nor does a tap beside it close it.
    phone.tapBeside(at: 1_200)
    #expect(phone.taken == ["Delete"])
    phone.tapBeside(at: 2_000)
    #expect(phone.taken == ["Delete", "close"])
    // Done stood there all the time, but below the question.
    phone.tap("Done", at: 2_100)
    #expect(phone.taken == ["Delete", "close"])
    phone.tap("Done", at: 2_500)
    #expect(phone.taken == ["Delete", "close", "Done"])
  }

  @Test func `nor where its answer says what the button says`() {
    let phone = Phone("Block/Blocked?Block")
    phone.tap("Block", at: 1_000)
    phone.tap("Block", at: 1_100)
    #expect(phone.taken == ["Block"])
    phone.tap("Block", at: 1_400)
    #expect(phone.taken == ["Block", "Block"])
  }

  @Test func `a form is not sent and a link not followed by a second half`() {
    let phone = Phone("Review/!Post/Posted")
    phone.tap("Review", at: 1_000)
    phone.tap("Post", at: 1_100)
    phone.sends(at: 1_101)
    phone.follows(at: 1_101)
    #expect(phone.taken == ["Review"] && phone.first == "Post")
    phone.tap("Post", at: 1_150, 0, 0)
    phone.sends(at: 1_151)
    #expect(phone.taken == ["Review", "send"], "a key sends it at once")
  }

  @Test func `later the same tap sends the form, and the link is followed`() {
    let phone = Phone("Review/!Post/!Round/Page")
    phone.tap("Review", at: 1_000)
    phone.tap("Post", at: 1_100)
    phone.tap("Post", at: 1_500)
    phone.sends(at: 1_501)
    #expect(phone.taken == ["Review", "send"])
    phone.tap("Round", at: 2_000)
    phone.follows(at: 2_001)
    #expect(phone.first == "Page")
  }

  /// A form is sent, say, or a link followed.
  @Test func `a tap of which the feature hears nothing begins a double tap as well`() {
    let phone = Phone("!Send/Pause")
    phone.tap("Send", at: 1_000)
    phone.changes(at: 1_010)
    phone.tap("Pause", at: 1_200)
    #expect(phone.taken == [])
    phone.tap("Pause", at: 1_600)
    #expect(phone.taken == ["Pause"])
  }

  @Test func `an answer in between changes what stands there`() {
    let phone = Phone("Ask,Lap/Ask,Lap/Withdraw,Lap")
    phone.tap("Ask", at: 1_000)
    phone.changes(at: 1_100)
    phone.tap("Withdraw", at: 1_200)
    #expect(phone.taken == ["Ask"])
  }

  @Test(arguments: [0, 99])
  func `a tap on nothing, or on what nobody shows any more, is no first half`(node: Int) {
    let phone = Phone("Pause/Resume")
    phone.tap(node: node, at: 1_000)
    phone.tap("Pause", at: 1_100)
    #expect(phone.taken == ["Pause"])
  }
}

/// A feature on a screen, whose buttons are known by their words.
private final class Phone {
  private let runtime: Runtime<Buttons>
  private var dom = DOMModel()

  /// The screens as in ``Buttons``.
  init(_ screens: String) {
    runtime = Runtime<Buttons>(.sample(screens))
    dom.apply(runtime.start(.sample()).patches)
  }

  var taken: [String] { runtime.state.taken }

  /// What the first button says.
  var first: String { runtime.state.screens[0].buttons[0].word }

  func tap(_ word: String, at time: Int64, _ x: Int = 100, _ y: Int = 200) {
    guard let found = button(word, in: dom.root) else {
      Issue.record("no button \(word)")
      return
    }
    pass(found.id, .click, time, DOMEvent(x: x, y: y))
  }

  /// The first that says so.
  private func button(_ word: String, in node: ModelNode) -> ModelNode? {
    if node.tag == "button", node.children.first?.text == word { return node }
    for child in node.children {
      if let found = button(word, in: child) { return found }
    }
    return nil
  }

  func tap(node: Int, at time: Int64) { pass(node, .click, time, DOMEvent(x: 100, y: 200)) }

  func tapBeside(at time: Int64) {
    let dialog = dom.nodes.values.first { node in node.tag == "dialog" }
    pass(dialog?.id ?? -1, .cancel, time, DOMEvent(x: 100, y: 200))
  }

  /// The browser sends the form around all buttons.
  func sends(at time: Int64) {
    let form = dom.nodes.values.first { node in node.tag == "form" }
    pass(form?.id ?? -1, .submit, time, DOMEvent())
  }

  /// The browser follows a link.
  func follows(at time: Int64) {
    dom.apply(runtime.signal(.navigated("/elsewhere"), moment(time)).patches)
  }

  /// Something else shows the next screen.
  func changes(at time: Int64) {
    dom.apply(runtime.signal(.online, moment(time)).patches)
  }

  private func pass(_ node: Int, _ kind: EventKind, _ time: Int64, _ event: DOMEvent) {
    dom.apply(runtime.event(node: node, kind: kind, event: event, moment(time)).patches)
  }

  private func moment(_ uptime: Int64) -> Moment {
    let sample = Moment.sample()
    return Moment(
      instant: sample.instant, zone: sample.zone, entropy: sample.entropy, uptime: uptime)
  }
}

/// Screens that follow each other with every tap, written in the address: `/` between them, `,`
/// between their buttons, `?` before what a question over them says, `=` before the name and value
/// of an attribute, `@` before the row that a button is in. A button with `*` is known by its
/// words, one with `!` tells the feature nothing.
private enum Buttons: RootFeature {
  struct Button {
    var word: String
    var row: String?
    var isHeard = true
    var attributes: [Attribute<Action>] = []

    var node: Node<Action> {
      let heard: [Attribute<Action>] = isHeard ? [.onClick(.taken(word))] : []
      let button = makeElement("button", attributes + heard, [.text(word)])
      guard let row else { return button }
      return makeElement("li", [.key(row)], [button])
    }
  }

  struct Screen {
    var buttons: [Button]
    var question: String?
  }

  struct State {
    var screens: [Screen]
    var taken: [String] = []
  }

  enum Action {
    case launched, changed, closed
    case taken(String)
  }

  static let launched = Action.launched
  static func action(for signal: HostSignal) -> Action { .changed }
  static func address(_ state: State) -> String { "/" }
  static func look(_ state: State) -> DocumentLook? { nil }

  static func launch(_ launch: Launch) -> State {
    State(screens: launch.address.split(separator: "/").map(screen))
  }

  private static func screen(_ text: Substring) -> Screen {
    let parts = text.split(separator: "?").map(String.init)
    return Screen(
      buttons: parts[0].split(separator: ",").map(button),
      question: parts.count > 1 ? parts[1] : nil)
  }

  private static func button(_ text: Substring) -> Button {
    let parts = text.split(separator: "=").map(String.init)
    var button = Button(word: parts[0])
    if parts.count == 3 { button.attributes = [.attribute(parts[1], parts[2])] }
    let named = button.word.split(separator: "@").map(String.init)
    if named.count == 2 {
      button.word = named[0]
      button.row = named[1]
    }
    if button.word.hasPrefix("*") {
      button.word.removeFirst()
      button.attributes.append(.key(button.word))
    }
    if button.word.hasPrefix("!") {
      button.word.removeFirst()
      button.isHeard = false
    }
    return button
  }

  static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .launched: return []
    case .changed: break
    case .closed: state.taken.append("close")
    case .taken(let word): state.taken.append(word)
    }
    if state.screens.count > 1 { state.screens.removeFirst() }
    return []
  }

  static func view(_ state: State) -> Node<Action> {
    element("main") {
      element("form", .onSubmit(.taken("send"))) {
        for button in state.screens[0].buttons { button.node }
      }
      if let question = state.screens[0].question {
        element(
          "dialog", .property(name: "modal", value: .bool(true)),
          .on(.cancel, { _ in .closed })
        ) {
          element("button", .onClick(.taken(question))) { question }
        }
      }
    }
  }
}
