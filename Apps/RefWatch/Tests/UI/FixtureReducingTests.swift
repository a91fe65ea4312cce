import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

/// Fixtures at the desk: planning by the zone's rules, the schedule, and importing.
@Suite struct FixtureReducingTests {
  private static let list = """
    date,time,home,away,venue
    2026-11-28,15:00,Harbour,Lantern,Mill Lane
    2026-12-05,15:00,Mill,Harbour,
    2026-12-12,25:99,Mill,Lantern,
    """

  private func importing(_ text: String, _ language: Language = .english) -> DeskWorld {
    var world = DeskWorld(language: language)
    world.load()
    world.send(.went(.importing))
    world.send(.importing(.textTyped(text)))
    world.send(.importing(.textSubmitted))
    return world
  }

  private func finish(_ world: inout DeskWorld) {
    for _ in 0..<500 { world.fire("referee.import") }
  }

  // MARK: Planning

  @Test func aKickOffIsPlannedByTheRulesOfTheDayItIsOn() throws {
    var world = DeskWorld()
    world.load()
    world.send(.went(.new))
    world.send(.typed(.name(.home), "Harbour"))
    world.send(.typed(.name(.away), "Lantern"))
    world.send(.typed(.date, "2027-07-03"))
    world.send(.typed(.time, "19:30"))
    world.send(.setup(.fixture(.statusChosen(.postponed))))
    world.send(.setup(.fixture(.feeTyped("45,50"))))
    world.send(.submitted)
    #expect(world.commands.isEmpty, "a fee has a currency")
    #expect(world.requests.contains(.focus(elementID: "setup-fee")))
    world.send(.setup(.fixture(.currencyTyped("eur"))))
    world.send(.setup(.fixture(.travelTyped("12"))))
    world.send(.setup(.fixture(.notesTyped(" Gate 2 "))))
    world.send(.submitted)
    let match = try #require(world.replica.matches.values.first)
    #expect(match.fixture.zone == DeskWorld.zone)
    #expect(match.localKickOff(offset: 0)?.description == "2027-07-03T19:30")
    #expect(match.fixture.status == .postponed && match.fixture.notes == "Gate 2")
    #expect(match.fixture.fee == Fee(minor: 4_550, currency: "EUR"))
    #expect(match.fixture.travel == 12)
  }

  @Test func aKickOffBeyondAClockChangeIsByTheClockOfThatDay() throws {
    var world = DeskWorld()
    // In November, when it is winter there.
    world.place = Zone(name: "Europe/Berlin", offset: 3_600)
    world.reload(.new)
    world.send(.typed(.name(.home), "Harbour"))
    world.send(.typed(.name(.away), "Lantern"))
    world.send(.typed(.date, "2027-07-03"))
    world.send(.typed(.time, "15:00"))
    world.send(.submitted)
    let match = try #require(world.replica.matches.values.first)
    #expect(match.fixture.zone == Zone(name: "Europe/Berlin", offset: 7_200))
    let civil = try #require(CivilDateTime("2027-07-03T15:00"))
    #expect(match.scheduledKickOff == civil.instant(offset: 7_200))
    #expect(world.html.contains("hub-upcoming") && world.html.contains("3:00"))
  }

  @Test func aKickOffOfAnotherZoneStaysThere() throws {
    var world = DeskWorld()
    let id = world.match(sheets: false)
    let london = try #require(PlanningZone(named: "Europe/London"))
    let local = try #require(CivilDateTime("2027-03-28T15:00"))
    let kickOff = london.start(local)
    let moment = world.moment()
    world.decide(.editMatch(id, [.fixture(.kickOff(kickOff.instant, kickOff.zone))]), moment)
    world.load()
    #expect(world.html.contains("London time"))
    world.send(.went(.setup(id)))
    #expect(world.html.contains("value=\"15:00\"") && world.html.contains("2027-03-28"))
    world.send(.typed(.venue, "Mill Lane 2"))
    world.send(.submitted)
    guard case .editMatch(_, let edits)? = world.commands.last else {
      Issue.record("nothing was saved")
      return
    }
    #expect(edits == [.venue("Mill Lane 2")], "the kick-off is not touched")
    world.send(.went(.setup(id)))
    world.send(.typed(.date, "2027-03-27"))
    world.send(.submitted)
    let match = try #require(world.replica.match(id))
    #expect(match.fixture.zone == Zone(name: "Europe/London", offset: 0))
    #expect(match.localKickOff(offset: 0)?.description == "2027-03-27T15:00")
  }

  @Test func theScheduleHasMonthsAndCancelledMatchesAreNotToday() throws {
    var world = DeskWorld()
    let day: Int64 = 86_400_000
    let later = world.instant.advanced(byMilliseconds: 3_600_000)
    let off = world.match("Off FC", kickOff: later)
    world.match("Today FC", kickOff: later)
    for week in 1...8 {
      world.match("Week \(week) FC", kickOff: later.advanced(byMilliseconds: Int64(week) * 7 * day))
    }
    let moment = world.moment()
    world.decide(.editMatch(off, [.fixture(.status(.canceled))]), moment)
    world.load()
    #expect(world.html.contains("Today FC") && !world.html.contains("Off FC"))
    #expect(world.html.contains("Whole schedule") && !world.html.contains("Week 6 FC"))
    world.send(.went(.schedule))
    #expect(world.html.contains("Off FC") && world.html.contains("Canceled"))
    #expect(world.html.contains("Week 1 FC") && !world.html.contains("Week 3 FC"))
    world.send(.fixtures(.monthChosen("2027-01")))
    #expect(world.html.contains("Week 8 FC") && !world.html.contains("Off FC"))
    world.send(.fixtures(.calendarSaved))
    world.send(.fixtures(.tableSaved))
    #expect(world.files.map(\.name) == ["fixtures.ics", "fixtures.csv"])
    #expect(world.files[0].text.contains("TZID=Asia/Seoul"))
    #expect(world.files[0].text.contains("STATUS:CANCELLED"))
    #expect(world.files[1].text.split(separator: "\r\n").count == 11)
  }

  // MARK: Importing

  @Test func aListIsSeenBeforeItIsImportedAndCanBeTakenBack() throws {
    var world = importing(Self.list)
    #expect(world.html.contains("All 3") && world.html.contains("New 2"))
    #expect(world.html.contains("Line 4 · Kick-off: “25:99” is not a time"))
    #expect(world.commands.isEmpty)
    world.send(.importing(.toggled(1, false)))
    #expect(world.html.contains("Import 1 match"))
    world.send(.importing(.toggled(2, true)))
    #expect(world.html.contains("Import 1 match"), "what cannot be read cannot be chosen")
    world.send(.importing(.allChosen(true)))
    world.send(.importing(.started))
    finish(&world)
    #expect(world.commands.map(\.name) == ["createMatch", "createMatch"])
    #expect(world.html.contains("2 matches imported"))
    #expect(world.html.contains("Line 4"))
    let match = try #require(
      world.replica.matches.values.first { match in match.home.name == "Harbour" })
    #expect(match.localKickOff(offset: 0)?.description == "2026-11-28T15:00")
    #expect(match.fixture.zone == DeskWorld.zone)
    world.send(.importing(.undone))
    finish(&world)
    #expect(world.replica.matches.count == 0 && world.rejections.isEmpty)
    #expect(world.html.contains("The import was undone"))
    // The text is still there, to be put right and read again.
    world.send(.importing(.backToText))
    #expect(world.html.contains("25:99"))
  }

  @Test func whatIsOpenIsAsked() {
    var world = importing("wann,wer,gegen\n03/04/2027,A,B\n")
    #expect(world.html.contains("Assign the columns"))
    world.send(.importing(.columnsTaken))
    #expect(world.html.contains("Choose the date and both teams"))
    world.send(.importing(.columnChosen(0, .date)))
    world.send(.importing(.columnChosen(1, .home)))
    world.send(.importing(.columnChosen(2, .away)))
    world.send(.importing(.columnsTaken))
    #expect(world.html.contains("Saturday, April 3, 2027"))
    #expect(world.html.contains("Thursday, March 4, 2027"))
    world.send(.importing(.orderChosen(.monthFirst)))
    #expect(world.html.contains("no kick-off time"))
    world.send(.importing(.timeTyped("14:30")))
    #expect(world.html.contains("Import 1 match"))
    world.send(.importing(.started))
    finish(&world)
    let match = world.replica.matches.values.first
    #expect(match?.localKickOff(offset: 0)?.description == "2027-03-04T14:30")
  }

  @Test func theDateIsAskedInKorean() {
    var world = importing("when,who,whom\n03/04/2027 15:00,한강,서울\n", .korean)
    world.send(.importing(.columnsTaken))
    #expect(world.html.contains("import-columns-fault"))
    world.send(.importing(.columnChosen(0, .date)))
    world.send(.importing(.columnChosen(1, .home)))
    world.send(.importing(.columnChosen(2, .away)))
    world.send(.importing(.columnsTaken))
    #expect(world.html.contains("2027년 3월 4일 목요일"))
    world.send(.importing(.orderChosen(.monthFirst)))
    world.send(.importing(.started))
    finish(&world)
    let match = world.replica.matches.values.first
    #expect(match?.localKickOff(offset: 0)?.description == "2027-03-04T15:00")
  }

  @Test func aFileThatIsNoListIsSaid() {
    // The third is "날짜,시간" in EUC-KR.
    let files: [(bytes: [UInt8], words: String)] = [
      ([0x89, 0x50, 0x4E, 0x47, 0x00, 0x01], "Not a text file"),
      (Array(" \n".utf8), "The list is empty"),
      (
        [0xB3, 0xAF, 0xC2, 0xA5, 0x2C, 0xBD, 0xC3, 0xB0, 0xA3, 0x0A, 0x31],
        "save the file as UTF-8"
      ),
      (Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8), "The calendar has no events"),
    ]
    var world = DeskWorld()
    world.load()
    world.send(.went(.importing))
    for (bytes, words) in files {
      world.send(.importing(.fileWanted))
      world.send(.inner(.desk(.fixturesRead(bytes))))
      #expect(world.html.contains("import-fault") && world.html.contains(words), "\(words)")
    }
    let list = "date,time,home,away\n2027-07-03,15:00,Good,Day\n"
    world.send(.inner(.desk(.fixturesRead(Array(list.utf8)))))
    #expect(world.html.contains("Import 1 match"))
  }

  /// Another device brings the same list while this one looks at what it would do.
  @Test func aPlanKnowsWhatHasComeFromElsewhere() {
    let list =
      "date,time,home,away\n2027-07-03,15:00,Harbour,Lantern\n2027-07-04,15:00,Rovers,Street\n"
      + "2027-07-05,15:00,Mill,Forge\n"
    var world = importing(list)
    world.send(.importing(.toggled(1, false)))
    world.send(.importing(.filtered("new")))
    #expect(world.html.contains("New 3") && world.html.contains("Import 2 matches"))
    var other = importing(list)
    other.send(.importing(.toggled(1, false)))
    other.send(.importing(.toggled(2, false)))
    other.send(.importing(.started))
    finish(&other)
    world.replica = other.replica
    world.load()
    #expect(world.html.contains("Already here 1") && world.html.contains("New 2"))
    #expect(world.html.contains("Import 1 match<"), "what was left out stays left out")
    world.send(.importing(.started))
    finish(&world)
    #expect(world.replica.matches.count == 2)
  }

  /// A page that is closed between the two would have said what is not true.
  @Test func itIsFinishedOnceAllOfItIsStored() {
    var world = importing("date,time,home,away\n2027-07-03,15:00,Harbour,Lantern\n")
    world.state.sync.saving = 1
    world.send(.importing(.started))
    finish(&world)
    #expect(world.html.contains("<progress") && !world.html.contains("1 match imported"))
    world.state.sync.saving = 0
    #expect(world.html.contains("1 match imported"))
  }

  @Test func fiveThousandBadRowsAreListedInParts() {
    var text = "date,time,home,away\n"
    for _ in 0..<5_000 { text += "soon,15:00,A,B\n" }
    var world = importing(text + "2027-01-01,15:00,Good,Day\n")
    #expect(world.html.contains("Cannot be read 5000"))
    #expect(world.html.utf8.count < 200_000)
    world.send(.importing(.filtered("faults")))
    #expect(world.html.contains("Line 51 ") && !world.html.contains("Line 52 "))
    world.send(.importing(.extended))
    #expect(world.html.contains("Line 101 "))
    world.send(.importing(.started))
    finish(&world)
    #expect(world.replica.matches.count == 1)
  }

  @Test func aLongImportGoesInPartsAndCanBeStopped() {
    var text = "date,time,home,away\n"
    for day in 10...28 {
      for hour in 10...15 { text += "2027-02-\(day),\(hour):00,A\(day)-\(hour),B\n" }
    }
    var world = importing(text)
    world.send(.importing(.started))
    #expect(world.commands.count == 25 && world.html.contains("Importing 25 of 114"))
    world.fire("referee.import")
    world.send(.importing(.stopped))
    world.fire("referee.import")
    #expect(world.commands.count == 50)
    #expect(world.html.contains("Stopped: 50 of 114 imported"))
    world.send(.importing(.undone))
    finish(&world)
    #expect(world.replica.matches.count == 0)
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var pages: [String] = []
    var world = importing(Self.list, language)
    pages.append(world.html)
    world.send(.importing(.started))
    finish(&world)
    pages.append(world.html)
    world = importing("a,b\nc,d\n", language)
    world.send(.importing(.columnsTaken))
    pages.append(world.html)
    world = importing("date,home,away\n03/04/2027,A,B\n", language)
    pages.append(world.html)
    world = importing("\u{1}\u{2}", language)
    pages.append(world.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
