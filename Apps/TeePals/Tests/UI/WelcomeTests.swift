import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// The first steps (specification §5.4).
@Suite struct WelcomeTests {
  static let cities = """
    {"cities":[{"id":5392171,"label":"San Jose, CA","lat":37339390,"lng":-121894960,\
    "zone":"America/Los_Angeles","population":1026908}]}
    """

  private func named(_ world: inout GolfWorld) {
    world.send(.profile(.welcome(.typed(.firstName, "Maya"))))
    world.send(.profile(.welcome(.typed(.lastName, " Kim "))))
    world.send(.profile(.welcome(.submitted)))
  }

  private func born(_ world: inout GolfWorld, _ date: String = "1990-04-02") {
    world.send(.profile(.welcome(.typed(.birthDate, date))))
    world.send(.profile(.welcome(.submitted)))
  }

  private func located(_ world: inout GolfWorld) {
    world.send(.profile(.city(.typed("San J"))))
    world.ring("golf.cities")
    world.answer("/api/golf/cities?q=San%20J", 200, Self.cities)
    world.send(.profile(.city(.chosen(5_392_171))))
    world.send(.profile(.welcome(.submitted)))
  }

  private func identified(_ world: inout GolfWorld) {
    world.send(.profile(.welcome(.genderChosen(.preferNot))))
    world.send(.profile(.welcome(.submitted)))
  }

  /// All four.
  private func introduced(_ world: inout GolfWorld) {
    named(&world)
    born(&world)
    located(&world)
    identified(&world)
  }

  @Test func backIsAStepBack() {
    var world = GolfWorld(route: .settings)
    world.load()
    named(&world)
    #expect(world.html.contains("2/4"))
    if let action = closing(TeePalsFeature.view(world.state)) { world.send(action) }
    #expect(world.html.contains("1/4") && world.state.route == .onboarding)
    let isCovered = hasCover(TeePalsFeature.view(world.state))
    #expect(!isCovered, "from there it leads to the page before")
  }

  @Test func somebodyNewIsWelcomedAndThenGetsToWhereTheyWereGoing() throws {
    var world = GolfWorld(route: .settings)
    world.load()
    #expect(world.state.route == .onboarding)
    #expect(world.html.contains("What is your name?") && world.html.contains("1/4"))
    #expect(!world.tabs.contains("href"))
    named(&world)
    #expect(world.html.contains("When&#39;s your birthday?") || world.html.contains("birthday?"))
    born(&world)
    #expect(world.html.contains("Where do you usually golf?"))
    located(&world)
    #expect(world.html.contains("How do you identify?") && world.html.contains("4/4"))
    #expect(world.commands.isEmpty)
    identified(&world)
    #expect(world.commands.count == 1 && world.rejections.isEmpty)
    let profile = try #require(world.replica.profile(of: GolfWorld.me))
    #expect(profile.displayName == "Maya K." && profile.city?.label == "San Jose, CA")
    #expect(world.replica.secret(of: GolfWorld.me)?.birthDate == CivilDate("1990-04-02"))
    // The next turn shows what is there.
    world.send(.inner(.tick))
    #expect(world.state.route == .settings)
    #expect(world.memory.isEmpty)
  }

  @Test func aPostIsOpenedAfterTheFirstSteps() {
    let place = TeePalsRoute.post(PostID(high: 8, low: 1), CommentID(high: 6, low: 1))
    var world = GolfWorld(route: place)
    world.load()
    introduced(&world)
    world.send(.inner(.tick))
    #expect(world.state.route == place)
  }

  @Test func aRoundIsAskedForOnceTheServerKnowsWhoTheyAre() {
    let round = RoundID(high: 9, low: 1)
    var world = arrived(at: round)
    #expect(world.state.route == .round(round) && !world.state.needsMeeting)
    #expect(!world.paths.contains { path in path.hasPrefix("/api/golf/rounds/") })
    #expect(!world.html.contains("not available"))
    world.state.sync.waiting = 0
    #expect(world.state.needsMeeting)
    world.send(.inner(.met))
    #expect(world.paths.contains { path in path == "/api/golf/rounds/\(round)" })
    #expect(!world.state.needsMeeting)
  }

  /// Somebody who has just made the first steps on the way to a round, with the profile unsent.
  private func arrived(at round: RoundID) -> GolfWorld {
    var world = GolfWorld(route: .round(round))
    world.load()
    world.send(.inner(.met))
    introduced(&world)
    // As the parent does after the turn in which the command was submitted.
    world.state.sync.waiting = 1
    return world
  }

  @Test func aConnectionThatComesBackDoesNotAskBeforeTheProfileIsSent() {
    let round = RoundID(high: 9, low: 1)
    let path = "/api/golf/rounds/\(round)"
    var world = arrived(at: round)
    world.state.isOnline = false
    world.send(.inner(.tick))
    world.state.isOnline = true
    if world.state.needsMeeting { world.send(.inner(.met)) }
    #expect(!world.paths.contains(path) && !world.state.needsMeeting)
    world.state.sync.waiting = 0
    #expect(world.state.needsMeeting)
    world.send(.inner(.met))
    #expect(world.paths.contains(path))
  }

  @Test func aReloadDoesNotAskBeforeTheProfileIsSent() {
    let round = RoundID(high: 9, low: 1)
    let path = "/api/golf/rounds/\(round)"
    let before = arrived(at: round)
    var world = GolfWorld(route: .round(round), remembered: before.memory)
    world.replica = before.replica
    world.state.sync.waiting = 1
    world.load()
    if world.state.needsMeeting { world.send(.inner(.met)) }
    #expect(!world.paths.contains(path))
    world.state.sync.waiting = 0
    #expect(world.state.needsMeeting)
    world.send(.inner(.met))
    #expect(world.paths.contains(path))
  }

  @Test func homeProposesRoundsOnceTheServerKnowsWhoTheyAre() {
    var world = GolfWorld()
    world.load()
    introduced(&world)
    world.state.sync.waiting = 1
    #expect(world.state.route == .home)
    #expect(!world.paths.contains { path in path.hasPrefix("/api/golf/rounds?") })
    world.state.sync.waiting = 0
    world.send(.inner(.met))
    #expect(world.paths.contains { path in path.hasPrefix("/api/golf/rounds?") })
  }

  @Test func theAnswersOutliveAReload() {
    var world = GolfWorld()
    world.load()
    named(&world)
    world.send(.profile(.welcome(.typed(.birthDate, "1990-04-02"))))
    var again = GolfWorld(remembered: world.memory)
    again.load()
    #expect(again.html.contains("Where do you usually golf?"))
    again.send(.profile(.welcome(.went(.name))))
    #expect(again.html.contains("value=\"Maya\""))
  }

  @Test func whereSomebodyWasGoingOutlivesAReload() {
    var world = GolfWorld(route: .settings)
    world.load()
    named(&world)
    var again = GolfWorld(route: .onboarding, remembered: world.memory)
    again.load()
    born(&again)
    located(&again)
    identified(&again)
    again.send(.inner(.tick))
    #expect(again.state.route == .settings)
    #expect(again.memory.isEmpty)
  }

  @Test func itBeginsAtTheFirstThingThatIsMissing() {
    var world = GolfWorld()
    let moment = world.moment()
    world.decide(
      .editProfile(GolfWorld.me, Array(GolfWorld.firstSteps.prefix(3))), moment)
    world.load()
    #expect(world.html.contains("Where do you usually golf?"))
  }

  @Test func whatIsWrongIsSaidAtOnceAndNothingIsLost() {
    var world = GolfWorld()
    world.load()
    world.send(.profile(.welcome(.typed(.firstName, "M4ya"))))
    world.send(.profile(.welcome(.typed(.lastName, "Kim"))))
    world.send(.profile(.welcome(.submitted)))
    #expect(world.html.contains("role=\"alert\"") && world.html.contains("M4ya"))
    named(&world)
    born(&world, "2010-01-01")
    #expect(world.html.contains("18 and older"))
    born(&world)
    #expect(world.html.contains("Where do you usually golf?"))
    world.send(.profile(.welcome(.submitted)))
    #expect(world.html.contains("Home city: fill this in."))
    world.send(.profile(.city(.typed("S"))))
    #expect(!world.html.contains("Home city: fill this in."))
  }

  @Test func theLeastAgeOfTheServerIsAskedFor() {
    var world = GolfWorld()
    world.load()
    named(&world)
    #expect(world.html.contains("You have to be 18 or older."))
    world.answer("/api/golf/instance", 200, #"{"youngest":25,"requestCutOff":120}"#)
    #expect(world.html.contains("You have to be 25 or older."))
    born(&world, "2005-01-01")
    #expect(world.html.contains("for people aged 25 and older"))
    born(&world)
    #expect(world.html.contains("Where do you usually golf?"))
    // Without a network it is known as well.
    var again = GolfWorld(remembered: world.memory)
    again.load()
    again.send(.profile(.welcome(.went(.birthDate))))
    #expect(again.html.contains("You have to be 25 or older."))
  }

  @Test func withoutAConnectionTheCitySaysSoAndTheRestIsKept() {
    var world = GolfWorld()
    world.load()
    named(&world)
    born(&world)
    world.send(.profile(.city(.typed("San"))))
    world.ring("golf.cities")
    world.answer(.failed("offline")) { request in
      if case .http(let exchange) = request { exchange.path.contains("cities") } else { false }
    }
    #expect(world.html.contains("Cities are looked up on the server"))
    world.send(.profile(.city(.retried)))
    world.answer("/api/golf/cities", 200, Self.cities)
    #expect(world.html.contains("San Jose, CA"))
  }

  @Test func theDeviceMaySayWhereItIs() {
    var world = GolfWorld()
    world.load()
    named(&world)
    born(&world)
    world.send(.profile(.city(.locateWanted)))
    world.answer(.text("37.3382 -121.8863")) { request in request == .locate }
    #expect(world.paths.last == "/api/golf/cities?lat=37.3382&lng=-121.8863")
    world.answer("/api/golf/cities", 200, Self.cities)
    world.send(.profile(.city(.chosen(5_392_171))))
    world.send(.profile(.welcome(.submitted)))
    #expect(world.html.contains("How do you identify?"))
  }

  @Test func whoKeepsTheirPlaceToThemselvesIsTold() {
    var world = GolfWorld()
    world.load()
    named(&world)
    born(&world)
    world.send(.profile(.city(.locateWanted)))
    world.answer(.failed("denied")) { request in request == .locate }
    #expect(world.html.contains("Type a city instead"))
  }

  @Test func nobodyIsAskedBeforeTheServerWasHeard() {
    var world = GolfWorld()
    world.state.sync = SyncSummary(isOnline: false, hasServer: false)
    world.state.isOnline = false
    world.load()
    #expect(world.state.route == .home)
    #expect(world.html.contains("Not on this device yet"))
  }

  @Test(arguments: [Language.english, .korean])
  func aServerThatDoesNotAnswerIsToldAndCanBeAskedAgain(_ language: Language) {
    var world = GolfWorld(language: language)
    world.state.sync = SyncSummary(hasServer: false)
    world.load()
    let title = language == .english ? "The server does not answer" : "서버가 응답하지 않아요"
    let retry = language == .english ? "Try again" : "다시 시도"
    #expect(world.html.contains("aria-busy") && !world.html.contains(title))
    world.state.sync = SyncSummary(hasServer: false, isAnswered: false)
    #expect(world.state.route == .home)
    #expect(world.html.contains(title) && world.html.contains(retry))
    #expect(!world.html.contains("aria-busy"))
    #expect(!world.html.contains("Offline") && !world.html.contains("오프라인"))
    world.state.sync.isSyncing = true
    #expect(world.html.contains("aria-busy"), "it is being asked again")
    world.state.sync = SyncSummary(hasServer: true)
    world.send(.inner(.met))
    #expect(!world.html.contains(title))
  }

  @Test func whoHasNoAccountIsAskedToMakeOne() {
    var world = GolfWorld()
    world.state.hasAccount = false
    world.load()
    #expect(world.html.contains("Sign in or sign up"))
    #expect(world.state.route == .home)
  }
}
