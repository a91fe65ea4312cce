import AccountsUI
import Testing

@Suite("A field that the server is asked about: specification §3.6, without its mistakes")
struct FieldCheckTests {
  @Test func aGoodFormatWaitsThenChecks() {
    var check = FieldCheck()
    #expect(check.state == .none)
    let asks1 = check.changed(to: "ana1", hasFault: false)
    #expect(asks1)
    #expect(check.state == .none, "nothing is said while it is typed")
    let asks2 = check.due("ana1")
    #expect(asks2)
    #expect(check.state == .checking)
    check.answered(.free, for: "ana1")
    #expect(check.state == .valid)
    let asks3 = check.due("ana1")
    #expect(!asks3, "nobody is asked twice")
  }

  @Test func aBadFormatIsInvalidAtOnceAndNobodyIsAsked() {
    var check = FieldCheck()
    let asks4 = check.changed(to: "Ana", hasFault: true)
    #expect(!asks4)
    #expect(check.state == .invalid)
    let asks5 = check.due("Ana")
    #expect(!asks5)
  }

  @Test func anEmptyFieldIsNothing() {
    var check = FieldCheck()
    _ = check.changed(to: "ana1", hasFault: false)
    let asks6 = check.changed(to: "", hasFault: true)
    #expect(!asks6)
    #expect(check.state == .none)
    let asks7 = check.due("ana1")
    #expect(!asks7)
  }

  @Test func noAnswerIsNeverAsGoodAsYes() {
    var check = FieldCheck()
    _ = check.changed(to: "ana1", hasFault: false)
    _ = check.due("ana1")
    check.answered(.unanswered, for: "ana1")
    #expect(check.state == .couldNotCheck)
    // Typing the same again asks again.
    let asks8 = check.changed(to: "ana1", hasFault: false)
    #expect(asks8)
    let asks9 = check.due("ana1")
    #expect(asks9)
    check.answered(.taken, for: "ana1")
    #expect(check.state == .invalid)
  }

  @Test func whatTheServerRefusedIsInvalid() {
    var check = FieldCheck()
    check.refused("ana1")
    #expect(check.state == .invalid)
    let asks10 = check.changed(to: "ana12", hasFault: false)
    #expect(asks10)
    #expect(check.state == .none)
  }

  /// Whatever order typing, timers and answers come in, the field says nothing but what is true of
  /// the text that stands in it.
  @Test(arguments: 0..<200)
  func onlyTheCurrentTextCounts(seed: UInt64) {
    var dice = Dice(state: seed)
    let texts = ["", "ana1", "ana12", "Ana", "ben_7"]
    func truth(_ text: String) -> FieldCheck.Verdict { text == "ana1" ? .taken : .free }
    var check = FieldCheck()
    var current = ""
    var timers: [String] = []
    var asked: [String] = []
    for _ in 0..<60 {
      switch dice.roll(4) {
      case 0:
        current = texts[dice.roll(texts.count)]
        if check.changed(to: current, hasFault: current == "Ana") { timers.append(current) }
      case 1 where !timers.isEmpty:
        let text = timers.remove(at: dice.roll(timers.count))
        if check.due(text) { asked.append(text) }
      case 2 where !asked.isEmpty:
        let text = asked.remove(at: dice.roll(asked.count))
        check.answered(truth(text), for: text)
      case 3 where !asked.isEmpty:
        check.answered(.unanswered, for: asked.remove(at: dice.roll(asked.count)))
      default: break
      }
      #expect(check.text == current)
      switch check.state {
      case .valid: #expect(current == "ana12" || current == "ben_7")
      case .invalid: #expect(current == "Ana" || current == "ana1")
      case .checking: #expect(asked.contains(current))
      case .couldNotCheck: #expect(!current.isEmpty && current != "Ana")
      case .none: #expect(current != "Ana")
      }
    }
  }
}

/// Reproducible chance.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
