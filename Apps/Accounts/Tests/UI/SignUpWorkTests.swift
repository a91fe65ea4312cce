import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

@Suite("Work before signing up")
struct SignUpWorkTests {
  private func asked(_ bits: Int, _ challenge: String = "c0ffee") -> String {
    "{\"code\":\"workRequired\",\"challenge\":\"\(challenge)\",\"bits\":\(bits)}"
  }

  private func isWork(_ request: HostRequest) -> Bool {
    if case .timer("sign-up-work", _) = request { true } else { false }
  }

  /// Lets the device work until it sends; answers in how many parts.
  private func work(_ harness: inout SignUpHarness) -> Int {
    var parts = 0
    let before = harness.exchanges.count
    while harness.exchanges.count == before, parts < 1_000 {
      parts += 1
      harness.answer(.done) { request in isWork(request) }
    }
    return parts
  }

  private func sentWork(_ harness: SignUpHarness) throws -> (challenge: String, number: UInt64) {
    let body = try #require(harness.exchanges.last?.body)
    let work = try WireCursor(try JSON.parse(body)).required("work")
    return (
      try work.required("challenge").string(), UInt64(try work.required("number").integer())
    )
  }

  @Test func theDeviceWorksInPartsAndThenSendsTheSameForm() throws {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    harness.send(.advanced)
    let first = try #require(harness.exchanges.last?.body)
    #expect(!first.contains("\"work\""))
    harness.serverAnswers(428, asked(14))
    #expect(harness.state.isWorking)
    #expect(harness.state.phase == .sending)
    #expect(harness.html.contains("One moment."))
    #expect(harness.html.contains("role=\"status\""))
    #expect(harness.html.contains("ana@x.io"), "what was filled in stays in sight")
    #expect(harness.requests.contains(.timer(key: "sign-up-work", milliseconds: 1)))
    // 2^14 tries are expected; each part does 2,000.
    #expect(work(&harness) > 1)
    let sent = try sentWork(harness)
    #expect(sent.challenge == "c0ffee")
    #expect(WorkPuzzle(text: "c0ffee", bits: 14).isSolved(by: sent.number))
    #expect(harness.exchanges.last?.body?.hasPrefix(first.dropLast()) == true)
    #expect(!harness.state.isWorking)
    harness.serverAnswers(202, "{\"resendAfter\":60}")
    #expect(harness.state.step == .done)
  }

  @Test func inKoreanToo() {
    var harness = SignUpHarness(.korean)
    harness.fill()
    harness.send(.advanced)
    harness.serverAnswers(428, asked(14))
    #expect(harness.html.contains("잠시만요"))
  }

  @Test func aSecondTapDoesNotSendAgainAndNothingIsLost() {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    harness.send(.advanced)
    harness.serverAnswers(428, asked(20))
    harness.send(.advanced, .advanced)
    #expect(harness.exchanges.count == 1)
    #expect(harness.state.password == SignUpHarness.password)
    #expect(harness.state.username == "ana_1")
  }

  @Test func afterThreeTimesItIsEnough() {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    for round in 1...3 {
      harness.serverAnswers(428, asked(2, "round \(round)"))
      #expect(work(&harness) == 1)
    }
    harness.serverAnswers(428, asked(2))
    #expect(harness.html.contains("Too many people are signing up"))
    #expect(harness.state.password == SignUpHarness.password)
    // Another try of the person's own begins anew.
    harness.send(.advanced)
    harness.serverAnswers(428, asked(2))
    #expect(harness.state.isWorking)
  }

  @Test(arguments: [
    "", "{}", "{\"code\":\"workRequired\"}", "{\"code\":\"workRequired\",\"challenge\":\"x\"}",
    "{\"code\":\"workRequired\",\"challenge\":\"x\",\"bits\":23}",
    "{\"code\":\"workRequired\",\"challenge\":\"x\",\"bits\":-1}",
    "{\"code\":\"workRequired\",\"challenge\":1,\"bits\":2}",
    "{\"code\":\"other\",\"challenge\":\"x\",\"bits\":2}",
  ])
  func whatCannotBeDoneIsSaid(body: String) {
    var harness = SignUpHarness()
    harness.fill()
    harness.send(.advanced)
    harness.serverAnswers(428, body)
    #expect(!harness.state.isWorking)
    #expect(harness.html.contains("role=\"alert\"") || harness.html.contains("fault"))
    #expect(harness.state.password == SignUpHarness.password)
  }

  /// A timer that rings for nothing, after a refusal say.
  @Test func aLatePartDoesNothing() {
    var harness = SignUpHarness()
    harness.send(.workDue)
    #expect(harness.exchanges.isEmpty)
    #expect(harness.state.isUntouched)
  }
}
