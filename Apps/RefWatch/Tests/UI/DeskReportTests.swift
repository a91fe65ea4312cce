import Calendar
import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// The head of the report, the teams' initials, printing, and the season's cards.
@Suite struct DeskReportTests {
  private func over(_ language: Language = .english) -> (world: DeskWorld, match: MatchID) {
    var world = DeskWorld(language: language)
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.records(id)))
    world.send(.review(.completed(id)))
    return (world, id)
  }

  @Test func anOwnGoalsScorerStandsWithHisTeamOnPaper() throws {
    var (world, id) = over()
    world.send(.went(.report(id)))
    let row = try #require(
      world.html.split(separator: "<tr").first { row in row.contains("Own goal") })
    #expect(row.contains(">Harbour Rovers</td>"))
    #expect(row.contains("Counts for Lantern Street"))
  }

  @Test func theRefereeAndTheLineUpsStandOnPaper() {
    var (world, id) = over()
    world.state.profileName = "Ana Referee"
    world.send(.went(.report(id)))
    #expect(world.html.contains("Referee: Ana Referee; Assistant referee 1: Kim Assist"))
    #expect(world.html.contains("Line-ups"))
    #expect(world.html.contains("#1 Player 1 (Goalkeeper), #2 Player 2"))
    #expect(world.html.contains("#10 Player 10 (Captain)"))
    #expect(world.html.contains("Lee (Coach)"))
    world.send(.report(.namesHidden(true)))
    #expect(world.html.contains("#1 (Goalkeeper), #2, #3"))
    #expect(!world.html.contains("Player 10"))
  }

  @Test func aCorrectionSaysWhatStoodThereBefore() throws {
    var (world, id) = over()
    let ids = try #require(world.record(id)).entries.compactMap { entry in
      if case .card(let card) = entry.fact, card.colour == .yellow { entry.event.id } else { nil }
    }
    world.send(.went(.log(id)))
    world.send(.opened(ids[0]))
    world.send(.typed(.number(0), "10"))
    world.send(.typed(.why, "Misread"))
    world.send(.saved)
    world.send(.went(.report(id)))
    let row = try #require(
      world.html.split(separator: "<tr").first { row in row.contains("Misread") })
    #expect(row.contains("Caution: #10"))
    #expect(row.contains("before: Caution: #6 Player 6"))
  }

  // MARK: Conditions

  @Test func conditionsAreTypedAndSavedField() {
    var (world, id) = over()
    world.send(.went(.report(id)))
    #expect(
      world.html.contains("conditions-weather") && !world.html.contains("Save for the report"))
    world.send(.report(.conditions(.typed(id, .weather, " Rain "))))
    #expect(world.html.contains("Save for the report"))
    world.send(.report(.conditions(.typed(id, .temperature, "−3"))))
    world.send(.report(.conditions(.typed(id, .lateStart, "The bus"))))
    let count = world.commands.count
    world.send(.report(.conditions(.saved)))
    #expect(
      world.commands.dropFirst(count).map { command in command } == [
        .editMatch(
          id,
          [
            .conditions(.weather("Rain")), .conditions(.temperature(-3)),
            .conditions(.lateStart("The bus")),
          ])
      ])
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("-3 °C") && world.html.contains("The bus"))
    #expect(!world.html.contains("Save for the report"), "nothing is typed any more")
    // What another device changed meanwhile stays.
    world.send(.report(.conditions(.typed(id, .pitch, "Heavy"))))
    let moment = world.moment()
    world.decide(.editMatch(id, [.conditions(.weather("Snow"))]), moment)
    world.load()
    world.send(.report(.conditions(.saved)))
    #expect(world.replica.match(id)?.conditions.weather == "Snow")
    #expect(world.replica.match(id)?.conditions.pitch == "Heavy")
  }

  @Test func whatCannotBeIsSaidAndKept() {
    var (world, id) = over()
    world.send(.went(.report(id)))
    let long = String(repeating: "x", count: 101)
    let rows: [(ConditionsField, String, String)] = [
      (.temperature, "61", "A whole number from −60 to 60"),
      (.temperature, "mild", "A whole number from −60 to 60"),
      (.weather, long, "Up to 100 characters"), (.pitch, long, "Up to 100 characters"),
      (.lateStart, String(repeating: "x", count: 1_001), "Up to 1000 characters"),
    ]
    let count = world.commands.count
    for (field, text, fault) in rows {
      world.send(.report(.conditions(.typed(id, field, text))))
      world.send(.report(.conditions(.saved)))
      #expect(world.html.contains(fault), "\(field)")
      #expect(world.requests.contains(.focus(elementID: "conditions-" + field.rawValue)))
      #expect(world.html.contains(text), "what is typed stays")
      world.send(.report(.conditions(.dropped)))
      #expect(!world.html.contains(fault))
    }
    #expect(world.commands.count == count)
  }

  @Test func aLateStartIsAskedForUntilThereIsAReason() {
    var world = DeskWorld()
    let id = world.match(kickOff: world.instant.advanced(byMilliseconds: -600_000))
    _ = world.play(id)
    world.send(.went(.report(id)))
    world.send(.report(.templateChosen("county")))
    #expect(world.html.contains("10 minutes late"))
    #expect(world.html.contains("class=\"strong\">Reason for late start<"))
    world.send(.report(.conditions(.typed(id, .lateStart, "Fog"))))
    world.send(.report(.conditions(.saved)))
    #expect(!world.html.contains("class=\"strong\">Reason for late start<"))
  }

  // MARK: Initials

  @Test func aRepresentativeInitialsOnceTheRecordIsComplete() throws {
    var world = DeskWorld()
    let id = world.match()
    let ids = world.play(id)
    world.send(.went(.records(id)))
    #expect(!world.html.contains("Initials for"))
    world.send(.review(.initials(.begun(.away))))
    world.send(.review(.initials(.nameTyped("E. K."))))
    world.send(.review(.initials(.given(id))))
    #expect(world.record(id)?.initials.isEmpty == true)
    world.send(.review(.initials(.closed)))
    world.send(.review(.completed(id)))
    world.send(.review(.initials(.begun(.away))))
    #expect(world.requests.contains(.focus(elementID: "initials-name")))
    world.send(.review(.initials(.given(id))))
    #expect(world.html.contains("Enter a name or initials"))
    world.send(.review(.initials(.nameTyped(" E. K. "))))
    world.send(.review(.initials(.roleTyped(String(repeating: "x", count: 41)))))
    world.send(.review(.initials(.given(id))))
    #expect(world.html.contains("Up to 40 characters"))
    world.send(.review(.initials(.roleTyped("Captain"))))
    world.send(.review(.initials(.given(id))))
    let record = try #require(world.record(id))
    #expect(record.initials.map { line in line.person.name } == ["E. K."])
    #expect(record.initials.map { line in line.person.side } == [.away])
    #expect(world.html.contains("E. K. (Captain) for Lantern Street"))
    #expect(!world.html.contains("initials-name"))

    // Signing after it leaves them as they are; a correction does not.
    world.send(.review(.signingBegun))
    world.send(.review(.signerTyped("Ana Referee")))
    world.send(.review(.signed(id)))
    #expect(!world.html.contains("Initialed before an amendment"))
    world.send(.went(.log(id)))
    world.send(.opened(ids[0]))
    world.send(.typed(.number(0), "10"))
    world.send(.typed(.why, "Misread"))
    world.send(.saved)
    world.send(.went(.records(id)))
    #expect(world.html.contains("Initialed before an amendment"))
    world.send(.went(.report(id)))
    #expect(world.html.contains("before an amendment") && world.html.contains("E. K."))
    world.send(.report(.namesHidden(true)))
    #expect(!world.html.contains("E. K."))
    #expect(world.rejections.isEmpty)
  }

  // MARK: Paper and text

  @Test func theReportIsPrintedAndCopiedWithHeadings() {
    var (world, id) = over()
    world.send(.went(.report(id)))
    world.send(.report(.printed))
    #expect(world.requests.contains(.print))
    world.send(.report(.markdownCopied(id)))
    let copied = world.requests.compactMap { request in
      if case .copy(let text) = request { text } else { nil }
    }
    #expect(copied.count == 1 && copied[0].hasPrefix("# Match report\n"))
  }

  @Test func theFilterOfReasonsSaysWords() {
    var (world, _) = over()
    world.send(.went(.history))
    let code = Catalog.law12.reasons[0].code
    #expect(world.html.contains("value=\"" + code + "\""))
    #expect(!world.html.contains(">" + code + "</option>"))
  }

  // MARK: The season

  @Test func theSeasonsCardsAreToldAndNothingElseIsClaimed() {
    var rules = RuleSet()
    rules.catalog = "football_sa"
    var world = DeskWorld()
    var last: MatchID?
    for day in 1...5 {
      world.pass(minutes: 1_440)
      let id = world.match(sheets: day != 3, rules: rules)
      _ = world.play(id)
      last = id
      world.send(.went(.records(id)))
      let html = world.html
      #expect(html.contains("caution no. \(day) you have recorded") == (day > 1), "\(day)")
      #expect(
        html.contains("Suspension in the competition&#39;s table: 1 match") == (day == 5)
          || html.contains("Suspension in the competition's table: 1 match") == (day == 5))
      #expect(html.contains("caution no. \(day) this season") == (day > 1))
    }
    #expect(world.html.contains("Not compared with the association"))
    guard let last else { return }
    world.send(.went(.setup(last)))
    world.send(.rulesOpened)
    #expect(world.html.contains("Not compared with the association"))
  }

  @Test func koreanSaysAllOfItInKorean() {
    var (world, id) = over(.korean)
    world.send(.review(.initials(.begun(.home))))
    #expect(world.html.contains("이름 또는 머리글자") && world.html.contains("주장"))
    world.send(.went(.report(id)))
    #expect(world.html.contains("늦게 시작한 이유") && world.html.contains("인쇄하거나 PDF로 저장"))
    for incident in ["자책골", "경고", "퇴장"] { #expect(world.html.contains(incident)) }
  }
}
