import Core
import RefWatchDomain
import RefWatchUI
import Testing
import Wire

/// Correcting the log, and what leaves the house.
@Suite struct DeskLogTests {
  private func played() -> (world: DeskWorld, match: MatchID, ids: [MatchEventID]) {
    var world = DeskWorld()
    let id = world.match()
    let ids = world.play(id)
    world.send(.went(.log(id)))
    return (world, id, ids)
  }

  private func entry(_ world: DeskWorld, _ match: MatchID, _ id: MatchEventID) -> LogEntry? {
    world.record(match)?.entries.first { entry in entry.event.id == id }
  }

  @Test func timeMovesByHalfMinutesOrIsSet() {
    var (world, match, ids) = played()
    world.send(.opened(ids[0]))
    world.send(.shifted(seconds: -30))
    world.send(.saved)
    #expect(entry(world, match, ids[0])?.elapsed == Int64(690_000))
    world.send(.opened(ids[0]))
    world.send(.typed(.minute, "44"))
    world.send(.typed(.second, "59"))
    world.send(.saved)
    #expect(entry(world, match, ids[0])?.elapsed == Int64(2_699_000))
    world.send(.opened(ids[0]))
    for wrong in [("181", "0"), ("1", "60"), ("x", "0"), ("-1", "0"), ("", "")] {
      world.send(.typed(.minute, wrong.0))
      world.send(.typed(.second, wrong.1))
      world.send(.saved)
      #expect(world.html.contains("Enter minutes from 0 to 180"), "\(wrong)")
    }
    #expect(world.rejections.isEmpty)
  }

  @Test func anOwnGoalChangesItsScorersSideAndNotTheScore() {
    var (world, match, ids) = played()
    world.send(.opened(ids[0]))
    world.send(.typed(.kind, "ownGoal"))
    world.send(.typed(.number(0), "3"))
    world.send(.saved)
    guard case .goal(let goal)? = entry(world, match, ids[0])?.fact else {
      Issue.record("no goal")
      return
    }
    #expect(goal.credited == .home && goal.scorer == DeskWorld.person(.away, 3))
    #expect(goal.isConsistent && goal.assist == nil)
    #expect(world.record(match)?.score == BothSides(home: 1, away: 1))
    #expect(world.rejections.isEmpty)
  }

  @Test func aCardGetsItsReasonLater() {
    var (world, match, ids) = played()
    world.send(.opened(ids[3]))
    let reason = Catalog.law12.reasons(for: .red, recipient: .player)[0]
    world.send(.typed(.reason, reason.code))
    world.send(.typed(.text, "Two-footed"))
    world.send(.saved)
    guard case .card(let card)? = entry(world, match, ids[3])?.fact else {
      Issue.record("no card")
      return
    }
    #expect(card.reason == reason.chosen(from: .law12, text: "Two-footed"))
    #expect(world.record(match)?.openPoints.isEmpty == true)
  }

  @Test func aSubstitutionNeedsSomebody() {
    var (world, match, ids) = played()
    world.send(.opened(ids[4]))
    for index in 0...1 {
      world.send(.typed(.number(index), ""))
      world.send(.typed(.name(index), ""))
    }
    world.send(.saved)
    #expect(world.html.contains("A number or a name is missing"))
    world.send(.typed(.number(1), "15"))
    world.send(.saved)
    guard case .substitution(let change)? = entry(world, match, ids[4])?.fact else {
      Issue.record("no substitution")
      return
    }
    #expect(change.off == nil && change.on == DeskWorld.person(.away, 15))
    #expect(world.rejections.isEmpty)
  }

  @Test func withdrawingAndRestoringKeepTheHistory() {
    var (world, match, ids) = played()
    let count = world.record(match)?.log.count ?? 0
    world.send(.opened(ids[0]))
    world.send(.typed(.why, "Offside"))
    world.send(.withdrawn)
    #expect(world.record(match)?.score == BothSides(home: 0, away: 1))
    #expect(world.html.contains("Withdrawn"))
    world.send(.opened(ids[0]))
    #expect(world.html.contains("An entry was withdrawn: Offside"))
    world.send(.restored)
    #expect(world.record(match)?.score == BothSides(home: 1, away: 1))
    #expect(world.record(match)?.log.count == count + 2)
  }

  @Test func theCourseOfTheMatchIsNotTakenBackHere() throws {
    var (world, match, _) = played()
    let record = try #require(world.record(match))
    for entry in record.entries {
      switch entry.fact {
      case .kickOff, .periodStart, .periodEnd(.regulation(1)), .fullTime:
        world.send(.opened(entry.event.id))
        world.send(.withdrawn)
        world.send(RefWatchUI.LogAction.closed)
      default: break
      }
    }
    #expect(world.record(match) == record)
  }

  @Test func anUnchangedEntryIsNotWrittenAgain() {
    var (world, match, ids) = played()
    let count = world.record(match)?.log.count
    for id in ids {
      world.send(.opened(id))
      world.send(.saved)
      #expect(world.html.contains("Nothing was changed"))
    }
    #expect(world.record(match)?.log.count == count)
  }

  // MARK: Leaving the house

  @Test func filesHoldTheMatch() throws {
    var (world, match, _) = played()
    world.send(.went(.report(match)))
    world.send(.report(.tableSaved(match)))
    world.send(.report(.logSaved(match)))
    #expect(
      world.files.map { file in file.name } == [
        "2026-11-21-harbour-rovers-lantern-street.csv",
        "2026-11-21-harbour-rovers-lantern-street.json",
      ])
    let lines = world.files[0].text.split(separator: "\r\n")
    #expect(lines.count == 1 + (world.record(match)?.log.count ?? 0))
    let json = try WireCursor(JSON.parse(world.files[1].text))
    let events = try json.required("events").elements().map { event in try MatchEvent(event) }
    let match2 = try Match(id: match, json.required("match"))
    #expect(MatchRecord(match2, events) == world.record(match))
  }

  @Test func namesAreLeftOutWhereAsked() {
    var (world, match, _) = played()
    world.send(.went(.report(match)))
    #expect(world.html.contains("#9 Player 9"))
    world.send(.report(.namesHidden(true)))
    #expect(!world.html.contains("Player 9") && world.html.contains("#9"))
    world.send(.report(.tableSaved(match)))
    #expect(!world.files[0].text.contains("Player 9"))
    world.send(.report(.copied(match)))
    let copied = world.requests.compactMap { request in
      if case .copy(let text) = request { text } else { nil }
    }
    #expect(copied.count == 1 && copied[0].contains("#9") && !copied[0].contains("Player 9"))
  }

  @Test func aLeaguesTemplateAsksForMore() {
    var (world, match, _) = played()
    world.send(.went(.report(match)))
    world.send(.report(.templateChosen("county")))
    #expect(world.html.contains("A statement on a sending-off"))
    #expect(
      world.html.contains("A sending-off&#39;s reason")
        || world.html.contains("A sending-off's reason"))
  }

  @Test func settingsAreSavedAndMakeNewMatches() {
    var world = DeskWorld(route: .settings)
    world.load()
    world.send(.setting(.periodMinutes(35)))
    world.send(.setting(.countsDown(true)))
    world.send(.went(.new))
    #expect(world.html.contains("2 × 35 minutes"))
    #expect(world.rejections.isEmpty)
  }
}
