import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing
import View
import Wire

private let path = "POST /api/referee/crew/requests"

/// Two devices of a crew: Kim asks, the owner keeps the time.
private struct Asking {
  var owner = CrewWorld()
  var kim = CrewWorld(CrewWorld.kim)

  init() {
    owner.kickOff()
    kim.receive(owner.record.log)
    pass(60)
    owner.send(.inner(.tick))
    kim.send(.inner(.tick))
  }

  mutating func pass(_ seconds: Int64) {
    owner.pass(seconds: seconds)
    kim.pass(seconds: seconds)
  }

  /// What the server makes of Kim's last request, on both devices.
  mutating func serve(
    _ answer: HostAnswer = .http(status: 201, body: #"{"askedAt":1}"#)
  ) throws {
    guard
      case .http(let exchange)? = kim.requests.last(where: { request in
        if case .http(let exchange) = request {
          exchange.path.hasSuffix("/requests")
        } else {
          false
        }
      }), let text = exchange.body
    else {
      Issue.record("nothing was asked")
      return
    }
    let body = WireCursor(try JSON.parse(text))
    let request = ClockRequest(
      match: try body.required("match").id(), asker: CrewWorld.kim,
      number: try body.required("number").id(), ask: try body.required("ask").decode(),
      place: try body.required("place").decode(), askedAt: owner.instant)
    kim.answer(path, answer)
    put(request)
  }

  mutating func put(_ request: ClockRequest) {
    let entity = RefWatchEntity.request(request)
    owner.replica.set(entity.key, to: entity)
    kim.replica.set(entity.key, to: entity)
    owner.load()
    kim.load()
  }

  var request: ClockRequest? { owner.replica.request(of: CrewWorld.kim, in: owner.match) }

  mutating func answer(_ answer: ClockAnswer) throws {
    owner.send(.requestAnswered(try #require(request), answer))
    put(try #require(request))
    kim.receive(owner.record.log)
    kim.send(.inner(.tick))
  }
}

@Suite struct AskReducingTests {
  @Test func whatIsAcceptedIsRecordedAsOfWhenItWasAsked() throws {
    var both = Asking()
    both.kim.send(.sheetShown(.asking))
    #expect(both.kim.html.contains("Start stoppage") && both.kim.html.contains("+4"))
    both.kim.send(.requested(.openStoppage))
    #expect(both.kim.html.contains("Asking: Start stoppage"))
    try both.serve()
    #expect(both.kim.html.contains("Asked: Start stoppage"))
    #expect(both.owner.state.hasWord)
    both.owner.send(.inner(.tick))
    #expect(!both.owner.state.hasWord)
    #expect(both.owner.html.contains("Kim Recorder: Start stoppage?"))
    #expect(both.owner.html.contains("as of 01:00"))
    // An entry that is being made goes on.
    both.owner.send(.flowOpened(.goal, .home))
    both.pass(4)
    both.owner.send(.inner(.tick))
    #expect(both.owner.html.contains("as of 01:00"))
    try both.answer(.accepted)
    #expect(both.owner.rejections.isEmpty && both.owner.html.contains("class=\"flow\""))
    let event = try #require(both.owner.record.log.last)
    #expect(event.fact == .stoppageStart(.other) && event.elapsed == 60_000)
    #expect(both.owner.record.openStoppage != nil)
    #expect(!both.owner.html.contains("Start stoppage?"))
    #expect(both.kim.html.contains("Owner of the match accepted: "))
    // The answer goes before what was recorded.
    #expect(both.owner.commands.suffix(2).map { $0.name } == ["answerClock", "recordEvents"])
  }

  @Test func whatIsDeclinedChangesNothing() throws {
    var both = Asking()
    let before = both.owner.record.log.count
    both.kim.send(.requested(.endPeriod))
    try both.serve()
    try both.answer(.declined)
    #expect(both.owner.record.log.count == before)
    #expect(both.kim.html.contains("Owner of the match declined: "))
    #expect(both.owner.html.contains("You declined the request from Kim Recorder"))
  }

  @Test func afterTenSecondsItIsTooLate() throws {
    var both = Asking()
    both.kim.send(.requested(.addedTime(3)))
    try both.serve()
    both.owner.send(.inner(.tick))
    let request = try #require(both.request)
    both.pass(11)
    both.owner.send(.inner(.tick))
    #expect(both.owner.html.contains("is no longer possible: +3 minutes"))
    #expect(!both.owner.html.contains("ask-keys"))
    let before = both.owner.commands.count
    both.owner.send(.requestAnswered(request, .accepted))
    #expect(both.owner.commands.count == before)
    both.kim.send(.inner(.tick))
    #expect(both.kim.html.contains("Asked: +3 minutes"))
    both.pass(1)
    both.kim.send(.inner(.tick))
    #expect(both.kim.html.contains("No answer in time: +3 minutes"))
  }

  @Test func whatTheKeeperDidMeanwhileIsNotDoneTwice() throws {
    var both = Asking()
    both.kim.send(.requested(.openStoppage))
    try both.serve()
    both.owner.send(.inner(.tick))
    both.owner.send(.taken(.openStoppage(.injury)))
    #expect(both.owner.state.hasWord)
    both.owner.send(.inner(.tick))
    #expect(!both.owner.state.hasWord)
    #expect(both.owner.html.contains("is no longer possible"))
    #expect(!both.owner.html.contains("ask-keys"))
    both.kim.receive(both.owner.record.log)
    both.kim.send(.inner(.tick))
    #expect(both.kim.html.contains("Too late: the match has moved on"))
    #expect(both.owner.record.log.filter { $0.fact == .stoppageStart(.other) }.isEmpty)
  }

  @Test func whatLiesThereFromBeforeIsNotShown() throws {
    var both = Asking()
    both.kim.send(.requested(.openStoppage))
    try both.serve()
    var anew = CrewWorld()
    anew.replica = both.owner.replica
    anew.state = RefWatchFeature.State(
      me: CrewWorld.owner, language: .english, moment: anew.moment(), route: .match(anew.match))
    anew.load()
    anew.send(.inner(.restored))
    #expect(!anew.html.contains("ask-keys"))
  }

  @Test func offlineTheSheetSaysWhyNothingCanBeAsked() {
    var both = Asking()
    both.kim.state.sync = SyncSummary(isOnline: false)
    both.kim.send(.sheetShown(.asking))
    #expect(both.kim.html.contains("Requests need a network"))
    both.kim.send(.requested(.openStoppage))
    #expect(!both.kim.asked(path))
    both.kim.state.sync = SyncSummary()
    both.kim.state.hasAccount = false
    both.kim.send(.sheetShown(.asking))
    #expect(both.kim.html.contains("Requests need an account"))
  }

  @Test(arguments: [
    (HostAnswer.http(status: 409, body: ""), "Too late"),
    (.http(status: 404, body: ""), "not on the server yet"),
    (.http(status: 429, body: ""), "Too many requests"),
    (.http(status: 400, body: ""), "The request failed"),
  ])
  func whatTheServerRefusesIsSaid(_ answer: HostAnswer, _ words: String) {
    var both = Asking()
    both.kim.send(.requested(.openStoppage))
    // One at a time.
    let asked = both.kim.requests.count
    both.kim.send(.requested(.endPeriod))
    #expect(
      both.kim.requests.dropFirst(asked).allSatisfy { request in
        if case .http = request { false } else { true }
      })
    both.kim.answer(path, answer)
    #expect(both.kim.html.contains(words))
    #expect(both.kim.state.hasWord == false)
  }

  @Test(arguments: [HostAnswer.failed("timeout"), .http(status: 503, body: "")])
  func whatMayHaveArrivedIsFollowed(_ answer: HostAnswer) throws {
    var both = Asking()
    both.kim.send(.requested(.openStoppage))
    let untold = both
    try both.serve(answer)
    #expect(!both.kim.html.contains("The request failed"))
    #expect(both.kim.html.contains("Asking: Start stoppage"))
    both.owner.send(.inner(.tick))
    try both.answer(.accepted)
    #expect(both.kim.html.contains("Owner of the match accepted: "))
    // It never arrived: the end of the person's patience says so.
    both = untold
    both.kim.answer(path, answer)
    #expect(!both.kim.state.hasWord)
    both.pass(12)
    both.kim.send(.inner(.tick))
    #expect(both.kim.html.contains("No answer in time: Start stoppage"))
  }

  @Test func neitherTheKeeperNorAnObserverAsks() {
    var both = Asking()
    both.owner.send(.requested(.openStoppage))
    #expect(!both.owner.asked(path) && !both.owner.html.contains(">Ask<"))
    #expect(both.kim.html.contains(">Ask<"))
    var lee = CrewWorld(CrewWorld.lee)
    lee.receive(both.owner.record.log)
    lee.send(.requested(.openStoppage))
    #expect(!lee.asked(path) && !lee.html.contains(">Ask<"))
  }

  // MARK: At a glance

  @Test func theHubShowsTheClockAndActs() {
    var both = Asking()
    both.owner.go(.hub)
    #expect(both.owner.html.contains("01:00") && both.owner.state.isLive)
    both.owner.send(.view(.desk(.glanced(both.owner.match, .pause))))
    #expect(both.owner.record.openStoppage != nil && both.owner.html.contains("End stoppage"))
    // What makes no sense any more does nothing.
    let before = both.owner.commands.count
    both.owner.send(.view(.desk(.glanced(both.owner.match, .pause))))
    #expect(both.owner.commands.count == before)
    #expect(both.owner.state.liveLine?.score == "0–0")
    #expect(both.owner.state.launcherLines.first?.hasPrefix("Under way: ") == true)
    #expect(both.owner.state.liveLine?.address == RefWatchRoute.match(both.owner.match).path)
    both.kim.go(.hub)
    both.kim.send(.view(.desk(.glanced(both.kim.match, .pause))))
    #expect(both.kim.commands.isEmpty)
  }

  @Test func theShortcutLeadsToTheMatchUnderWayOrToTheHub() {
    var both = Asking()
    both.owner.go(.hub)
    both.owner.go(.resume)
    #expect(both.owner.state.route == .match(both.owner.match))
    let idle = CrewWorld(crew: false, at: .resume)
    #expect(idle.state.route == .hub && idle.state.liveLine == nil && !idle.state.isLive)
    #expect(!idle.state.launcherLines.contains { line in line.hasPrefix("Under way") })
  }
}
