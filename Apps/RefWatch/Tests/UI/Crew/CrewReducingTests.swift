import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Sync
import Testing

@testable import RefWatchTestKit

private let invitations = "/api/referee/crew/invitations"
private let made =
  #"{"link":"/referee/join/abc_DEF-1","id":"0191f0f0-0000-7000-8000-000000000001","#
  + #""match":"\#(HandOverMatch.id)","role":"recorder","usesLeft":8,"createdAt":1,"#
  + #""expiresAt":1795356000000}"#

/// What people of a crew do, and what that does on their devices.
@Suite struct CrewReducingTests {
  // MARK: Inviting

  @Test func theOwnerInvitesByLinkAndCode() throws {
    var world = CrewWorld(crew: false)
    world.go(.crew(world.match))
    #expect(world.html.contains("Only you so far"))
    world.answer(
      "GET /api/referee/crew/matches/\(world.match)/invitations",
      .http(
        status: 200, body: #"{"invitations":[]}"#))
    world.send(.roleChosen(.observer))
    world.send(.roleChosen(.recorder))
    world.send(.invited(world.match))
    // A second touch asks nothing twice.
    let asked = world.requests.count
    world.send(.invited(world.match))
    #expect(world.requests.count == asked)
    world.answer("POST " + invitations, .http(status: 201, body: made))
    #expect(world.html.contains("https://fieldday.example/referee/join/abc_DEF-1"))
    #expect(world.html.contains("class=\"qr"))
    #expect(world.html.contains("8 more people can join."))
    world.send(.linkCopied)
    #expect(
      world.requests.contains(.copy("https://fieldday.example/referee/join/abc_DEF-1")))
    let id = try #require(ID<CrewInvitation>("0191f0f0-0000-7000-8000-000000000001"))
    world.send(.revoked(id))
    world.answer("DELETE \(invitations)/\(id)", .http(status: 204, body: ""))
    #expect(!world.html.contains("abc_DEF-1"))
    #expect(world.html.contains("The link no longer works"))
  }

  @Test func withoutNetworkOrAccountThePageSaysSo() {
    var world = CrewWorld(crew: false)
    world.state.sync = SyncSummary(isOnline: false)
    world.go(.crew(world.match))
    #expect(world.html.contains("Inviting needs a network"))
    world.send(.invited(world.match))
    #expect(!world.asked("POST " + invitations))
    world.state.sync = SyncSummary()
    world.state.hasAccount = false
    #expect(world.html.contains("Account required"))
  }

  @Test(arguments: [
    (HostAnswer.http(status: 404, body: ""), "not on the server yet"),
    (.http(status: 429, body: ""), "Too many attempts"),
    (.http(status: 500, body: ""), "Try again"),
    (.failed("timeout"), "Try again"), (.http(status: 201, body: "{}"), "Try again"),
  ])
  func whatTheServerDoesNotDoIsSaid(_ answer: HostAnswer, _ words: String) {
    var world = CrewWorld(crew: false)
    world.go(.crew(world.match))
    world.send(.invited(world.match))
    world.answer("POST " + invitations, answer)
    #expect(world.html.contains(words))
  }

  @Test func theAddressIsAskedForOnceAndKept() {
    var world = CrewWorld()
    world.state = RefWatchFeature.State(
      me: CrewWorld.owner, language: .english, moment: world.moment(), route: .crew(world.match))
    world.load()
    world.send(.inner(.restored))
    world.send(.invited(world.match))
    world.answer("POST " + invitations, .http(status: 201, body: made))
    world.answer(
      "GET /api/referee/crew/address", .http(status: 200, body: #"{"origin":"https://a.example"}"#))
    #expect(world.remembered["referee.origin"] == "https://a.example")
    #expect(world.html.contains("https://a.example/referee/join/abc_DEF-1"))
    #expect(!world.asked("GET /api/referee/crew/address"))
  }

  // MARK: Joining

  @Test func whoFollowsAnInvitationJoinsAndTheMatchOpens() {
    var world = CrewWorld(CrewWorld.kim, at: .join("abc"))
    let replica = world.replica
    world.lose()
    world.state.profileName = "Kim Recorder"
    #expect(world.html.contains("value=\"Kim Recorder\""))
    world.send(.nameTyped("  "))
    world.send(.joined(token: "abc"))
    #expect(world.html.contains("Enter a name"))
    world.send(.nameTyped(" Kim "))
    world.send(.joined(token: "abc"))
    #expect(
      world.requests.contains(
        .http(
          HTTPExchange(
            method: "POST", path: "/api/referee/crew/join", body: #"{"token":"abc","name":"Kim"}"#))
      ))
    world.answer(
      "POST /api/referee/crew/join", .http(status: 200, body: #"{"match":"\#(world.match)"}"#))
    #expect(world.state.route == .join("abc"))
    world.replica = replica
    world.load()
    #expect(world.state.route == .match(world.match))
    #expect(world.html.contains("You are in the crew"))
  }

  @Test(arguments: [
    (410, "This invitation cannot be used"), (404, "This invitation cannot be used"),
    (409, "The crew is full"), (503, "Try again"),
  ])
  func aBadInvitationIsSaid(_ status: Int, _ words: String) {
    var world = CrewWorld(CrewWorld.kim, at: .join("abc"))
    world.send(.nameTyped("Kim"))
    world.send(.joined(token: "abc"))
    world.answer("POST /api/referee/crew/join", .http(status: status, body: "{}"))
    #expect(world.html.contains(words))
  }

  // MARK: Who may do what

  @Test func aRecorderRecordsAndDoesNotLead() {
    var owner = CrewWorld()
    owner.kickOff()
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    #expect(kim.html.contains("Owner of the match keeps the time"))
    #expect(!kim.html.contains("Stoppage"))
    kim.goal(9)
    #expect(kim.rejections.isEmpty && kim.record.score.home == 1)
    #expect(kim.record.log.last?.writer == CrewWorld.kim)
    // Whatever else leads to the course of the match asks first.
    let before = kim.commands.count
    for act: LifecycleAct in [.openStoppage(.injury), .endPeriod, .announceAddedTime(3)] {
      kim.send(.taken(act))
      #expect(kim.html.contains("Take over timekeeping from Owner of the match?"))
      kim.send(PitchAction.questionClosed)
    }
    #expect(kim.commands.count == before)
  }

  @Test func aDeviceThatDoesNotKeepTheTimeSaysNothingOfItsClocks() {
    var owner = CrewWorld()
    owner.kickOff()
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    kim.send(.inner(.tick))
    kim.pass(seconds: 1)
    kim.send(.inner(.tick))
    // The wall clock jumps by an hour.
    kim = jumped(kim)
    #expect(kim.commands.isEmpty)
  }

  private func jumped(_ world: CrewWorld) -> CrewWorld {
    var world = world
    let moment = world.moment()
    let later = Moment(
      instant: moment.instant.advanced(byMilliseconds: 3_600_000), zone: moment.zone,
      entropy: moment.entropy, uptime: moment.uptime + 1_000)
    for case .submit(let command) in RefWatchFeature.reduce(
      &world.state, .inner(.tick), later)
    { world.commands.append(command) }
    return world
  }

  @Test func anObserverRecordsNothing() {
    var owner = CrewWorld()
    owner.kickOff()
    var lee = CrewWorld(CrewWorld.lee)
    lee.receive(owner.record.log)
    lee.goal(9)
    lee.send(.taken(.endPeriod))
    lee.send(.answered)
    #expect(lee.commands.isEmpty && lee.rejections.isEmpty)
    #expect(!lee.html.contains(">Take over<"))
  }

  // MARK: Taking over

  @Test func takingOverAsksAndWritesTheNextEpoch() throws {
    var owner = CrewWorld()
    owner.kickOff()
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    kim.send(.asked(.takeOver))
    kim.send(.answered)
    #expect(kim.record.clockKeeper == CrewWorld.kim && kim.record.epoch == 1)
    #expect(!kim.html.contains("keeps the time"))
    // There is nothing to take back: who wants the time back takes it over again.
    #expect(!kim.html.contains(">Undo<"))
    // The owner ends the period meanwhile, and learns of it later.
    owner.send(.taken(.endPeriod))
    owner.send(.answered)
    let ended = try #require(owner.record.log.last)
    owner.receive(kim.record.log)
    #expect(owner.html.contains("Kim Recorder has taken over timekeeping"))
    #expect(owner.html.contains("Kim Recorder keeps the time"))
    if owner.record.attention.contains(.stale(ended.id)) {
      owner.go(.log(owner.match))
      #expect(owner.html.contains("No effect"))
      owner.send(.staleWithdrawn(owner.match, ended.id))
      #expect(owner.record.attention.isEmpty)
    }
  }

  @Test func aCodeTakesTheTimeOverWithoutNetwork() throws {
    var owner = CrewWorld()
    owner.kickOff()
    let known = owner.record.log
    owner.pass(seconds: 1_200)
    owner.goal(7)
    owner.send(.sheetShown(.handOver))
    #expect(owner.html.contains("class=\"qr dense\""))

    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(known)
    kim.pass(seconds: 1_203)
    let note = HandOver(
      owner.record, elapsed: 1_200_000, at: owner.instant)
    kim.go(.takeOver(kim.match, note.text))
    #expect(kim.html.contains("1–0") && kim.html.contains("20:03"))
    kim.pass(seconds: 2)
    kim.send(.inner(.tick))
    #expect(kim.html.contains("20:05"))
    kim.send(.tookOver(kim.match))
    #expect(kim.rejections.isEmpty && kim.state.route == .match(kim.match))
    #expect(kim.record.clockKeeper == CrewWorld.kim && kim.record.score.home == 1)
    #expect(kim.html.contains("20:05"))
    // What was brought is still the owner's.
    let goal = try #require(
      kim.record.log.first { event in
        if case .goal = event.fact { true } else { false }
      })
    #expect(goal.writer == CrewWorld.owner)
    // When both are together the logs are one.
    let written = kim.record.log
    kim.receive(owner.record.log)
    owner.receive(written)
    #expect(owner.record.epoch == 1 && kim.record.log.count == owner.record.log.count)
    for (one, other) in zip(kim.record.log, owner.record.log) { #expect(one.isSame(as: other)) }
  }

  @Test(arguments: ["", "AAAA", "no code at all"])
  func aCodeThatCannotBeReadIsSaid(_ text: String) {
    var kim = CrewWorld(CrewWorld.kim)
    kim.go(.takeOver(kim.match, text))
    #expect(kim.html.contains("The code was not read completely"))
    kim.send(.tookOver(kim.match))
    #expect(kim.commands.isEmpty)
  }

  @Test func anOldCodeAnUnknownMatchAndAnObserverAreSaid() {
    var owner = CrewWorld()
    owner.kickOff()
    let note = HandOver(owner.record, elapsed: 0, at: owner.instant)
    owner.go(.takeOver(owner.match, note.text))
    #expect(owner.html.contains("You already keep the time"))
    var lee = CrewWorld(CrewWorld.lee)
    lee.receive(owner.record.log)
    lee.go(.takeOver(lee.match, note.text))
    #expect(lee.html.contains("Observers cannot take over"))
    lee.send(.tookOver(lee.match))
    #expect(lee.commands.isEmpty)
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    kim.send(.asked(.takeOver))
    kim.send(.answered)
    owner.receive(kim.record.log)
    owner.go(.takeOver(owner.match, note.text))
    #expect(owner.html.contains("Someone took over after this code was shown"))
    kim.lose()
    kim.go(.takeOver(kim.match, note.text))
    #expect(kim.html.contains("This match is not on this device"))
  }

  // MARK: Cards of others

  @Test func aRecordersCardIsToldToWhoeverKeepsTheTime() {
    var owner = CrewWorld()
    owner.kickOff()
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    func card(_ number: Int, by writer: UserID = CrewWorld.kim) -> MatchEvent {
      MatchEvent(
        id: MatchEventID(high: 0x77, low: UInt64(number)), match: owner.match,
        ordinal: owner.record.lastOrdinal + 1, stage: .period(.regulation(1)), elapsed: 60_000,
        at: owner.instant, uptime: 0, boot: HandOverMatch.boot, quality: .synced,
        fact: .card(Card(colour: .yellow, recipient: Participant(.away, number: number))),
        writer: writer)
    }
    let first = card(6)
    owner.receive([first])
    #expect(owner.state.hasWord)
    owner.send(.inner(.tick))
    #expect(owner.html.contains("Kim Recorder entered: Lantern Street, Caution: #6"))
    #expect(!owner.state.hasWord, "once")
    kim.receive([first])
    #expect(!kim.state.hasWord, "the others' clock is not theirs")

    // While an event is being entered it waits.
    owner.send(.flowOpened(.goal, .home))
    owner.receive([card(7)])
    #expect(!owner.state.hasWord)
    owner.send(.flow(.closed))
    #expect(owner.html.contains("Caution: #7"))
    // One's own is known.
    owner.receive([card(8, by: CrewWorld.owner)])
    #expect(!owner.state.hasWord)
  }

  // MARK: What wants attention

  @Test func twoRecordersSettleWhetherItWasOneGoal() throws {
    var owner = CrewWorld()
    owner.kickOff()
    var kim = CrewWorld(CrewWorld.kim)
    kim.receive(owner.record.log)
    owner.goal(9)
    kim.goal(9)
    owner.receive(kim.record.log)
    #expect(owner.record.score.home == 1, "once until somebody says that there were two")
    #expect(owner.html.contains("Same goal?") && owner.html.contains("The same: keep one"))
    let point = try #require(owner.record.attention.first)
    guard case .possibleDuplicate(let one, let other) = point else {
      Issue.record("\(point)")
      return
    }
    owner.go(.hub)
    #expect(owner.html.contains("1 thing needs attention"))
    owner.go(.log(owner.match))
    #expect(owner.html.contains("Same goal?") && owner.html.contains("by Kim Recorder"))
    #expect(owner.html.contains("Counts once until decided"))
    owner.go(.report(owner.match))
    #expect(owner.html.contains("One goal or two? It counts once for now"))
    var second = owner
    owner.send(.sameThing(owner.match, keeping: one, withdrawing: other))
    #expect(owner.record.score.home == 1 && owner.record.attention.isEmpty)
    second.send(.twoThings(second.match, one, other))
    #expect(second.record.score.home == 2 && second.record.attention.isEmpty)
    #expect(!second.html.contains("One goal or two?"))
  }

  // MARK: Going

  @Test func theOwnerRemovesSomebodyAfterAQuestion() {
    var owner = CrewWorld()
    owner.go(.crew(owner.match))
    owner.send(.removeAsked(owner.match, CrewSeatID(high: 9, low: CrewWorld.kim.low)))
    #expect(owner.html.contains("Remove Kim Recorder from the crew?"))
    owner.send(.removed(owner.match, CrewSeatID(high: 9, low: CrewWorld.kim.low)))
    #expect(owner.rejections.isEmpty && owner.replica.seats(of: owner.match).count == 1)
  }

  @Test func whoIsRemovedIsToldAndStandsAtTheHub() {
    var kim = CrewWorld(CrewWorld.kim)
    kim.lose()
    #expect(kim.state.route == .hub)
    #expect(kim.html.contains("You are no longer in the crew of"))
    kim.state.refused = [
      RefusedMatchCommand(
        id: CommandID(high: 1, low: 1), command: .recordEvents(kim.match, []),
        reason: .rules(.notOfTheCrew), when: "21 Nov 14:00")
    ]
    #expect(kim.html.contains("You were no longer in the crew of this match."))
  }

  @Test func whoeverLeavesIsNotToldThatTheyWereRemoved() {
    var kim = CrewWorld(CrewWorld.kim)
    kim.go(.crew(kim.match))
    kim.send(.leaveAsked(kim.match))
    kim.send(.left(kim.match))
    #expect(kim.commands.last?.name == "leaveCrew" && kim.state.route == .hub)
    kim.lose()
    #expect(!kim.html.contains("You are no longer"))
  }
}
