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
  private func work(_ desk: inout SignUpDesk) -> Int {
    var parts = 0
    let before = desk.exchanges.count
    while desk.exchanges.count == before, parts < 1_000 {
      parts += 1
      desk.answer(.done) { request in isWork(request) }
    }
    return parts
  }

  private func sentWork(_ desk: SignUpDesk) throws -> (challenge: String, number: UInt64) {
    let body = try #require(desk.exchanges.last?.body)
    let work = try WireCursor(try JSON.parse(body)).required("work")
    return (
      try work.required("challenge").string(), UInt64(try work.required("number").integer())
    )
  }

  @Test func theDeviceWorksInPartsAndThenSendsTheSameForm() throws {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    desk.send(.advanced)
    let first = try #require(desk.exchanges.last?.body)
    #expect(!first.contains("\"work\""))
    desk.serverAnswers(428, asked(14))
    #expect(desk.state.isWorking)
    #expect(desk.state.phase == .sending)
    #expect(desk.html.contains("One moment."))
    #expect(desk.html.contains("role=\"status\""))
    #expect(desk.html.contains("ana@x.io"), "what was filled in stays in sight")
    #expect(desk.requests.contains(.timer(key: "sign-up-work", milliseconds: 1)))
    // 2^14 tries are expected; each part does 2,000.
    #expect(work(&desk) > 1)
    let sent = try sentWork(desk)
    #expect(sent.challenge == "c0ffee")
    #expect(WorkPuzzle(text: "c0ffee", bits: 14).isSolved(by: sent.number))
    #expect(desk.exchanges.last?.body?.hasPrefix(first.dropLast()) == true)
    #expect(!desk.state.isWorking)
    desk.serverAnswers(202, "{\"resendAfter\":60}")
    #expect(desk.state.step == .done)
  }

  @Test func inKoreanToo() {
    var desk = SignUpDesk(.korean)
    desk.fill()
    desk.send(.advanced)
    desk.serverAnswers(428, asked(14))
    #expect(desk.html.contains("잠시만요"))
  }

  @Test func aSecondTapDoesNotSendAgainAndNothingIsLost() {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    desk.send(.advanced)
    desk.serverAnswers(428, asked(20))
    desk.send(.advanced, .advanced)
    #expect(desk.exchanges.count == 1)
    #expect(desk.state.password == SignUpDesk.password)
    #expect(desk.state.username == "ana_1")
  }

  @Test func afterThreeTimesItIsEnough() {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    for round in 1...3 {
      desk.serverAnswers(428, asked(2, "round \(round)"))
      #expect(work(&desk) == 1)
    }
    desk.serverAnswers(428, asked(2))
    #expect(desk.html.contains("Too many people are signing up"))
    #expect(desk.state.password == SignUpDesk.password)
    // Another try of the person's own begins anew.
    desk.send(.advanced)
    desk.serverAnswers(428, asked(2))
    #expect(desk.state.isWorking)
  }

  @Test(arguments: [
    "", "{}", "{\"code\":\"workRequired\"}", "{\"code\":\"workRequired\",\"challenge\":\"x\"}",
    "{\"code\":\"workRequired\",\"challenge\":\"x\",\"bits\":23}",
    "{\"code\":\"workRequired\",\"challenge\":\"x\",\"bits\":-1}",
    "{\"code\":\"workRequired\",\"challenge\":1,\"bits\":2}",
    "{\"code\":\"other\",\"challenge\":\"x\",\"bits\":2}",
  ])
  func whatCannotBeDoneIsSaid(body: String) {
    var desk = SignUpDesk()
    desk.fill()
    desk.send(.advanced)
    desk.serverAnswers(428, body)
    #expect(!desk.state.isWorking)
    #expect(desk.html.contains("role=\"alert\"") || desk.html.contains("fault"))
    #expect(desk.state.password == SignUpDesk.password)
  }

  /// A timer that rings for nothing, after a refusal say.
  @Test func aLatePartDoesNothing() {
    var desk = SignUpDesk()
    desk.send(.workDue)
    #expect(desk.exchanges.isEmpty)
    #expect(desk.state.isUntouched)
  }
}
