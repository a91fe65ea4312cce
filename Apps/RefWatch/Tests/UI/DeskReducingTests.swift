import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing
import Wire

/// What happens at the desk.
@Suite struct DeskReducingTests {
  private func begun() -> DeskWorld {
    var world = DeskWorld()
    world.load()
    world.send(.went(.new))
    world.send(.typed(.name(.home), " Harbour "))
    world.send(.typed(.name(.away), "Lantern"))
    return world
  }

  // MARK: Setting up

  @Test func aMatchIsSetUpWithAllThereIs() throws {
    var world = begun()
    world.send(.typed(.short(.home), "HAR"))
    world.send(.colourChosen(.home, "#c62828"))
    world.send(.typed(.competition, "County Cup"))
    world.send(.typed(.date, "2026-11-28"))
    world.send(.typed(.time, "14:30"))
    world.send(.roleChosen(.fourth))
    world.send(.crewAdded)
    world.send(.typed(.crew(0), "Kim"))
    world.send(.presetChosen("cup"))
    world.send(.firstLegToggled(true))
    world.send(.typed(.firstLeg(.home), "2"))
    world.send(.typed(.firstLeg(.away), "0"))
    world.send(
      .sheet(.home, .pasteTyped("1 Gil (GK)\n10 Ana (C)\nSubs\n12 Ben\nStaff\nCoach: Lee")))
    world.send(.sheet(.home, .pasteTaken))
    world.send(.submitted)
    #expect(world.rejections.isEmpty)
    #expect(world.state.route == .hub)
    let match = try #require(world.replica.matches.values.first)
    #expect(match.home == TeamRef(name: "Harbour", short: "HAR", colour: "#c62828"))
    #expect(match.ownRole == .fourth && match.crew == [CrewMember(role: .center, name: "Kim")])
    #expect(match.rules.extraTime == .ifLevel && match.rules.shootout == .ifLevel)
    #expect(match.firstLeg == BothSides(home: 2, away: 0))
    // 14:30 in Seoul.
    #expect(match.scheduledKickOff == Instant(milliseconds: 1_795_843_800_000))
    let sheet = try #require(match.sheets.home)
    #expect(sheet.starters.map { player in player.name } == ["Gil", "Ana"])
    #expect(sheet.goalkeeper == sheet.starters[0].id && sheet.captain == sheet.starters[1].id)
    #expect(sheet.substitutes.count == 1 && sheet.staff[0].role == "coach")
    #expect(sheet.isReady)
    #expect(match.sheets.away == nil)
    #expect(world.remembered[world.draftKey] == "")
  }

  @Test func aTeamDoesNotPlayAgainstItself() {
    var world = begun()
    world.send(.typed(.name(.away), "HARBOUR"))
    #expect(!world.html.contains("the same team"), "not before it is to be saved")
    world.send(.submitted)
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("Home and away are the same team"))
    #expect(world.requests.contains(.focus(elementID: "setup-name-away")))
    world.send(.typed(.name(.away), "Harbour U19"))
    world.send(.submitted)
    #expect(world.commands.count == 1)
  }

  @Test func aMatchStartsWithOneTapAndIsNamedLater() throws {
    var world = DeskWorld()
    world.load()
    #expect(world.html.contains("Start now, name the teams later"))
    world.send(.startedAtOnce)
    let match = try #require(world.replica.matches.values.first)
    #expect(world.state.route == .match(match.id))
    #expect(match.home.name == "Home" && match.away.name == "Away")
    #expect(match.rules.periodMinutes == 45)
    world.send(.went(.setup(match.id)))
    world.send(.typed(.name(.home), "Harbour"))
    world.send(.submitted)
    #expect(world.replica.match(match.id)?.home.name == "Harbour")
    #expect(world.rejections.isEmpty)
  }

  @Test func teamsOfOtherMatchesAreOffered() throws {
    var world = DeskWorld()
    world.match("Harbour Rovers", "Lantern Street")
    world.match("Harbour Town", "Home")
    world.load()
    world.send(.went(.new))
    #expect(!world.html.contains("From other matches"))
    world.send(.typed(.name(.home), "har"))
    #expect(world.html.contains("Harbour Rovers") && world.html.contains("Harbour Town"))
    #expect(!world.html.contains("Lantern Street"))
    let rovers = try #require(
      world.replica.matches.values.map { match in match.home }
        .first { team in team.name == "Harbour Rovers" })
    world.send(.teamTaken(.home, rovers))
    #expect(!world.html.contains("From other matches"))
    #expect(world.requests.contains(.focus(elementID: "setup-name-home")))
    // Both wear red: the second has no colour until somebody says which.
    world.send(.typed(.name(.away), "town"))
    world.send(.teamTaken(.away, TeamRef(name: "Harbour Town", short: "TWN", colour: "#C62828")))
    world.send(.submitted)
    let made = try #require(
      world.commands.compactMap { command in
        if case .createMatch(let match) = command { match } else { nil }
      }.last)
    #expect(made.home == rovers)
    #expect(made.away == TeamRef(name: "Harbour Town", short: "TWN"))
  }

  @Test func whatIsWrongIsSaidAndNothingIsSaved() {
    var world = DeskWorld()
    world.load()
    world.send(.went(.new))
    world.send(.submittedForPitch)
    #expect(world.commands.isEmpty)
    #expect(world.requests.contains(.focus(elementID: "setup-name-home")))
    #expect(world.html.contains("Enter a team name"))
    #expect(world.html.contains("2 items to check"))
    world.send(.typed(.name(.home), String(repeating: "x", count: 41)))
    #expect(world.html.contains("Up to 40 characters"))
    world.send(.typed(.date, "2026-11-28"))
    #expect(world.html.contains("Enter the time too"))
  }

  @Test func aRuleOutOfRangeIsRefusedInItsPlace() {
    var world = begun()
    world.send(.rulesOpened)
    world.send(.ruleTyped(1, "61"))
    #expect(world.html.contains("From 1 to 60"))
    world.send(.pageClosed)
    world.send(.submitted)
    #expect(world.commands.isEmpty)
    world.send(.rulesOpened)
    world.send(.ruleTyped(1, "40"))
    world.send(.ruleTyped(8, ""))
    world.send(.pageClosed)
    world.send(.submitted)
    #expect(world.commands.count == 1)
    let rules = world.replica.matches.values.first?.rules
    #expect(rules?.periodMinutes == 40)
    #expect(rules?.substitutions.limit == nil, "nothing stands for any number")
  }

  @Test func backLeadsFromAPageOfTheSetUpToTheSetUp() throws {
    var world = begun()
    #expect(!hasCover(RefWatchFeature.view(world.state)))
    for page in [SetupAction.rulesOpened, .sheetOpened(.away)] {
      world.send(page)
      #expect(!world.html.contains("setup-name-home"))
      world.send(try #require(closing(RefWatchFeature.view(world.state))))
      #expect(world.html.contains("setup-name-home") && world.state.route == .new)
    }
  }

  @Test func aRuleTakesWhateverTravels() {
    var world = begun()
    world.send(.rulesOpened)
    world.send(.ruleTyped(15, "31"))
    #expect(world.html.contains("From 1 to 30"))
    world.send(.ruleTyped(15, "30"))
    world.send(.ruleTyped(8, "99"))
    world.send(.pageClosed)
    world.send(.submitted)
    let rules = world.replica.matches.values.first?.rules
    #expect(rules?.maxPlayers == 30 && rules?.substitutions.limit == 99)
  }

  @Test func aPresetTakesThePlaceOfWhatWasWrong() {
    var world = begun()
    world.send(.rulesOpened)
    world.send(.ruleTyped(1, "61"))
    #expect(world.html.contains("rule-1-fault"))
    world.send(.presetChosen("quarters"))
    #expect(world.html.contains("value=\"20\"") && !world.html.contains("rule-1-fault"))
  }

  @Test func theDraftSurvivesAReload() {
    var world = begun()
    world.send(.sheet(.away, .pasteTyped("9 Zoë\n1000 Bad")))
    world.send(.sheet(.away, .pasteTaken))
    world.send(.ruleTyped(1, "99"))
    world.reload(.hub)
    #expect(world.html.contains("Unfinished match set-up") && world.html.contains("Continue"))
    world.reload(.new)
    #expect(world.html.contains("value=\" Harbour \""))
    #expect(world.html.contains("Starters 1 · substitutes 0 · staff 0"))
    #expect(world.commands.isEmpty)
    world.send(.sheetOpened(.away))
    #expect(world.html.contains("value=\"Zoë\"") && world.html.contains("1000 Bad"))
    world.send(.pageClosed)
    world.send(.rulesOpened)
    #expect(world.html.contains("value=\"99\""), "also what is wrong")
    world.send(.pageClosed)
    world.send(.startedOver)
    #expect(!world.html.contains("Harbour"))
    #expect(world.remembered[world.draftKey] == "")
  }

  @Test func aDraftOfSomebodyElseIsNotShown() {
    var world = begun()
    let text = world.remembered[world.draftKey] ?? ""
    let other = UserID(high: 5, low: 5)
    let state = RefWatchFeature.State(
      me: other, language: .english, moment: world.moment(), route: .new,
      remembered: [world.draftKey: text])
    world.state = state
    world.load()
    #expect(!world.html.contains("Harbour"))
  }

  @Test func goodLinesAreTakenAndBadOnesStay() {
    var world = begun()
    world.send(.sheetOpened(.home))
    world.send(.sheet(.home, .pasteTyped("1 Gil\n1000 Bad\n2 Ana\n-3 Odd")))
    world.send(.sheet(.home, .pasteTaken))
    let html = world.html
    #expect(html.contains("2 people added") && html.contains("2 lines could not be read"))
    #expect(html.contains("Line 2") && html.contains("Line 4"))
    #expect(html.contains("1000 Bad\n-3 Odd"), "the lines stay in the field")
  }

  @Test func aKoreanSheetIsTaken() {
    var world = DeskWorld(language: .korean)
    world.load()
    world.send(.went(.new))
    world.send(.sheetOpened(.away))
    let sheet = """
      선발
      1 김민지 (골키퍼)
      10번 박서연
      교체
      12 이하나
      임원
      감독: 최감독
      """
    world.send(.sheet(.away, .pasteTyped(sheet)))
    world.send(.sheet(.away, .pasteTaken))
    #expect(world.html.contains("4명을 넣었어요"))
  }

  @Test func afterKickOffRulesAreLoggedAndTeamsCorrected() throws {
    var world = DeskWorld()
    let id = world.match()
    world.write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: id, .gap(.beforeMatch))
    world.load()
    world.send(.went(.setup(id)))
    world.send(.typed(.name(.home), "Harbour Rangers"))
    world.send(.ruleTyped(1, "40"))
    world.send(.submittedForPitch)
    #expect(world.rejections.isEmpty)
    let record = try #require(world.record(id))
    #expect(record.match.home.name == "Harbour Rangers")
    #expect(record.match.rules.periodMinutes == 45, "what it was set up with stays")
    #expect(record.rules.periodMinutes == 40)
  }

  @Test func whatAnotherDeviceChangesMeanwhileStays() {
    var world = DeskWorld()
    let id = world.match()
    world.load()
    world.send(.went(.setup(id)))
    world.send(.typed(.venue, "Mill Field"))
    let other = world.moment()
    world.decide(.editMatch(id, [.competition("League")]), other)
    world.load()
    world.send(.submitted)
    let match = world.replica.match(id)
    #expect(match?.venue == "Mill Field" && match?.competition == "League")
  }

  @Test func aTabThatDoesNotWriteSaysSo() {
    var world = DeskWorld()
    let id = world.match()
    let ids = world.play(id)
    world.state.isElected = false
    world.send(.went(.log(id)))
    world.send(.opened(ids[0]))
    world.send(.shifted(seconds: 30))
    let count = world.commands.count
    world.send(.saved)
    world.send(.withdrawn)
    world.send(.review(.completed(id)))
    #expect(world.commands.count == count)
    #expect(world.html.contains("This match is being recorded in another tab"))
  }

  @Test func discardingEndsAMatchThatHasNotBegun() {
    var world = DeskWorld()
    let id = world.match()
    world.load()
    world.send(.went(.setup(id)))
    world.send(.discardAsked(id))
    world.send(.discarded(id))
    #expect(world.replica.match(id) == nil && world.rejections.isEmpty)
    #expect(world.state.route == .hub)
  }

  // MARK: After the match

  @Test func completingSigningAndAmending() throws {
    var world = DeskWorld()
    let id = world.match()
    let ids = world.play(id)
    world.send(.went(.records(id)))
    world.send(.review(.signed(id)))
    #expect(world.record(id)?.signature == nil, "not before it is complete")
    world.send(.review(.completed(id)))
    #expect(world.record(id)?.phase == .done)
    world.state.sync = SyncSummary(saving: 1)
    #expect(world.html.contains("Completing"), "done only once it is durable")
    #expect(!world.html.contains("is completed and saved"))
    world.state.sync = SyncSummary()
    #expect(world.html.contains("is completed and saved"))
    world.send(.review(.signingBegun))
    world.send(.review(.signerTyped("  ")))
    world.send(.review(.signed(id)))
    #expect(world.record(id)?.signature == nil)
    let digest = try #require(world.record(id)?.digest)
    world.send(.review(.signerTyped(" Ana Referee ")))
    world.send(.review(.signed(id)))
    let signed = try #require(world.record(id))
    #expect(signed.signature?.name == "Ana Referee" && signed.isSignatureIntact == true)
    #expect(world.html.contains(digest))

    // A correction after it needs a reason, and leaves the log append-only.
    let count = signed.log.count
    world.send(.went(.log(id)))
    world.send(.opened(ids[0]))
    world.send(.typed(.number(0), "10"))
    world.send(.saved)
    #expect(world.record(id)?.log.count == count)
    #expect(world.html.contains("The record is signed: enter a reason"))
    world.send(.typed(.why, "Number misread"))
    world.send(.saved)
    let amended = try #require(world.record(id))
    #expect(amended.log.count == count + 1 && Array(amended.log.prefix(count)) == signed.log)
    #expect(amended.signature?.isAmended == true)
    guard
      case .goal(let goal)? = amended.entries.first(where: { entry in
        entry.event.id == ids[0]
      })?.fact
    else {
      Issue.record("no goal")
      return
    }
    #expect(goal.scorer == DeskWorld.person(.home, 10), "name and entry come from the sheet")
  }

  @Test func reopeningAndCompletingAgain() {
    var world = DeskWorld()
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.records(id)))
    world.send(.review(.completed(id)))
    world.send(.reopenAsked(id))
    world.send(.reopened(id))
    #expect(world.record(id)?.phase == .fullTime)
    world.send(.went(.records(id)))
    world.send(.review(.completed(id)))
    #expect(world.record(id)?.phase == .done)
  }

  @Test func deletingCanBeTakenBack() {
    var world = DeskWorld()
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.records(id)))
    world.send(.review(.completed(id)))
    let count = world.replica.events(of: id).count
    world.send(.deleteAsked(id))
    world.send(.deleted(id))
    #expect(world.state.route == .hub && world.html.contains("deleted"))
    #expect(!world.html.contains("class=\"match-row\""))
    world.send(.restored(id))
    #expect(world.replica.match(id)?.archivedAt == nil)
    #expect(world.html.contains("class=\"match-row\""))
    world.send(.deleted(id))
    world.fire("referee.deleted")
    #expect(world.replica.match(id)?.archivedAt != nil)
    #expect(world.replica.events(of: id).count == count, "the log is kept")
    world.send(.went(.history))
    world.send(.history(.deletedShown(true)))
    #expect(world.html.contains("Delete for good"))
    world.send(.deleteForGoodAsked(id))
    #expect(world.html.contains("Delete Harbour Rovers v Lantern Street for good?"))
    world.send(.deletedForGood(id))
    #expect(world.replica.match(id) == nil && world.rejections.isEmpty)
    #expect(world.replica.events(of: id).isEmpty)
  }
}
