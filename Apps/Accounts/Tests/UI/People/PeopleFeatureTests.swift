import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

/// The administrators' page with a host played by hand.
private struct PeopleScreen {
  var state: PeopleFeature.State
  private var asked: [(request: HostRequest, answer: (HostAnswer) -> PeopleFeature.Action?)] = []

  init(_ language: Language = .english) { state = PeopleFeature.State(language: language) }

  var html: String { HTMLRenderer.html(PeopleFeature.view(state)) }

  /// What waits for an answer.
  var exchanges: [HTTPExchange] {
    asked.compactMap { asked in
      if case .http(let exchange) = asked.request { exchange } else { nil }
    }
  }

  var requests: [HostRequest] { asked.map { asked in asked.request } }

  mutating func send(_ actions: PeopleFeature.Action...) {
    for action in actions {
      let moment = Moment(
        instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
        entropy: Entropy(high: 1, low: 2))
      for effect in PeopleFeature.reduce(&state, action, moment) {
        if case .ask(let request, let answer) = effect { asked.append((request, answer)) }
      }
    }
  }

  /// Answers the oldest request.
  mutating func answer(_ answer: HostAnswer) {
    if let action = asked.removeFirst().answer(answer) { send(action) }
  }
}

@Suite struct PeopleFeatureTests {
  private func person(_ number: Int, _ status: String = "active") -> String {
    #"{"id":"p\#(number)","email":"p\#(number)@example.com","createdAt":1790000000000,"#
      + #""role":"member","status":"\#(status)","self":false}"#
  }

  private func page(_ people: [String], next: String = "null") -> HostAnswer {
    .http(
      status: 200,
      body: #"{"people":[\#(people.joined(separator: ","))],"next":\#(next)}"#)
  }

  private func opened() -> PeopleScreen {
    var screen = PeopleScreen()
    screen.send(.opened)
    screen.answer(page([person(1), person(2, "locked")]))
    return screen
  }

  private func row(_ screen: PeopleScreen, _ place: Int) throws -> PersonRow {
    guard case .loaded(let page) = screen.state.people else {
      throw WireError(.missing, path: "")
    }
    return page.rows[place]
  }

  @Test func theFourStatesAreShown() {
    var screen = PeopleScreen()
    screen.send(.opened)
    #expect(screen.html.contains("Loading…"))
    screen.answer(.failed("offline"))
    #expect(screen.html.contains("No connection"))
    screen.send(.opened)
    screen.answer(page([]))
    #expect(screen.html.contains("No one found"))
    screen.send(.opened)
    screen.answer(page([person(1), person(2, "locked")]))
    #expect(screen.html.contains("p1@example.com"))
    #expect(screen.html.ranges(of: "Locked").count == 1)
  }

  /// An answer to what was typed before is no answer to what is typed now.
  @Test func onlyTheLastSearchIsAnswered() {
    var screen = opened()
    screen.send(.searchChanged("a"), .searchChanged("ab"))
    screen.answer(.done)
    screen.answer(.done)
    #expect(screen.exchanges.map { exchange in exchange.body } == [#"{"search":"ab"}"#])
    screen.send(.searchChanged("abc"))
    screen.answer(page([]))
    #expect(screen.html.contains("p1@example.com"), "the answer came too late")
    screen.answer(.done)
    screen.answer(page([person(7)]))
    #expect(screen.html.contains("p7@example.com"))
    #expect(!screen.html.contains("p1@example.com"))
  }

  @Test func theNextPageIsAppended() {
    var screen = PeopleScreen()
    screen.send(.opened)
    screen.answer(page([person(1)], next: #""p1""#))
    screen.send(.moreWanted, .moreWanted)
    #expect(screen.exchanges.map(\.body) == [#"{"search":"","after":"p1"}"#])
    screen.answer(page([person(2)]))
    #expect(screen.html.contains("p1@example.com") && screen.html.contains("p2@example.com"))
    #expect(!screen.html.contains("Show more"))
  }

  @Test func anActIsDoneAgainOnceProved() throws {
    var screen = opened()
    let person = try row(screen, 0)
    screen.send(.personChosen(person), .acted(.lock(person.id)))
    let exchange = HTTPExchange(method: "POST", path: "/api/admin/people/p1/lock", body: "{}")
    #expect(screen.exchanges == [exchange])
    screen.answer(problem(403, "reauthenticationRequired"))
    #expect(screen.html.contains(#"id="proof""#))
    screen.answer(
      .http(status: 200, body: #"{"password":true,"code":false,"passkey":false}"#))
    screen.send(.proof(.textChanged("a long walk home")), .proof(.sent))
    screen.answer(.http(status: 204, body: ""))
    #expect(screen.exchanges == [exchange])
    screen.answer(.http(status: 204, body: ""))
    screen.answer(.http(status: 200, body: #"{"person":\#(self.person(1, "locked"))}"#))
    #expect(screen.html.contains("Unlock account"))
    #expect(!screen.html.contains("Create reset link"))
  }

  @Test func aLinkIsShownOnceAndCopied() throws {
    var screen = opened()
    let person = try row(screen, 0)
    screen.send(.personChosen(person), .acted(.resetLink(person.id)))
    screen.answer(.http(status: 200, body: #"{"link":"https://f.example/account/reset#ab"}"#))
    #expect(screen.html.contains("https://f.example/account/reset#ab"))
    screen.send(.linkCopied)
    #expect(screen.requests == [.copy("https://f.example/account/reset#ab")])
    screen.send(.personClosed)
    screen.send(.personChosen(person))
    #expect(!screen.html.contains("https://f.example"))
  }

  @Test func aDeletionSendsWhatWasTyped() throws {
    var screen = opened()
    let person = try row(screen, 0)
    screen.send(.personChosen(person), .deleteTapped)
    #expect(screen.exchanges.isEmpty, "nothing happens before the address is typed")
    screen.send(.confirmationChanged("p2@example.com"), .acted(.delete(person.id)))
    #expect(screen.exchanges.first?.body == #"{"email":"p2@example.com"}"#)
    screen.answer(problem(422, "wrongPerson"))
    #expect(screen.html.contains("not this person"))
    screen.send(.confirmationChanged("p1@example.com"), .acted(.delete(person.id)))
    screen.answer(.http(status: 204, body: ""))
    #expect(screen.state.person == nil)
    #expect(!screen.html.contains("p1@example.com"))
  }

  /// The choice goes back to what is so when it was refused.
  @Test func aRoleThatIsRefusedIsNotShown() throws {
    var screen = opened()
    screen.send(.personChosen(try row(screen, 0)), .roleChosen(.admin))
    #expect(screen.state.chosenRole == .admin)
    screen.answer(problem(409, "lastAdmin"))
    #expect(screen.state.chosenRole == nil)
    #expect(screen.html.contains("last administrator"))
    screen.send(.roleChosen(.admin))
    screen.answer(problem(403, "reauthenticationRequired"))
    screen.send(.proof(.delegate(.cancelled)))
    #expect(screen.state.chosenRole == nil)
  }

  @Test func messagesThatHeldASecretCannotBeSentAgain() {
    var screen = PeopleScreen()
    screen.send(.tabChosen(.deadLetters))
    screen.answer(
      .http(
        status: 200,
        body: """
          {"letters":[{"id":"l1","channel":"mail","recipient":"ana***@example.com",
          "template":"reset","createdAt":1790000000000,"tries":9,"failure":"refused 550",
          "canRepeat":false}]}
          """))
    #expect(screen.html.contains("9 attempts"))
    #expect(!screen.html.contains("Try again"))
    screen.send(.acted(.discard("l1")))
    #expect(screen.exchanges == [HTTPExchange(method: "DELETE", path: "/api/admin/letters/l1")])
  }

  @Test func koreanIsSpoken() {
    var screen = PeopleScreen(.korean)
    screen.send(.opened)
    screen.answer(page([person(1)]))
    #expect(screen.html.contains("이 서버의 관리자예요"))
  }
}

/// The page for signing up, where not everybody may.
@Suite struct RegistrationScreenTests {
  private let token = String(repeating: "ab", count: 32)

  private func answered(
    _ policy: String, invitation: String?
  ) -> SignUpFeature.State {
    var state = SignUpFeature.State(language: .english)
    if let invitation { SignUpFeature.accept(invitation: invitation, in: &state) }
    let moment = Moment(
      instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
      entropy: Entropy(high: 1, low: 2))
    let body = #"{"registration":"\#(policy)"}"#
    _ = SignUpFeature.reduce(
      &state, .registrationAnswered(.http(status: 200, body: body)), moment)
    return state
  }

  @Test(arguments: [
    ("open", false, true), ("open", true, true), ("invite", false, false), ("invite", true, true),
    ("closed", false, false), ("closed", true, false),
  ])
  func theFormIsShownToThoseWhoMay(policy: String, isInvited: Bool, isShown: Bool) {
    let state = answered(policy, invitation: isInvited ? token : nil)
    let html = HTMLRenderer.html(SignUpFeature.view(state))
    #expect(html.contains(#"id="email""#) == isShown)
    #expect(html.contains("I have an account"))
  }

  @Test func anInvitationOutlivesAReload() {
    let state = answered("invite", invitation: token)
    let again = SignUpFeature.State(language: .english, draft: SignUpDraft(state.draft.text))
    #expect(again.invitation == token)
  }
}
