import Calendar
import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// Adding to the log what was forgotten.
@Suite struct DeskAddTests {
  private func played() -> (world: DeskWorld, match: MatchID, ids: [MatchEventID]) {
    var world = DeskWorld()
    let id = world.match()
    let ids = world.play(id)
    world.send(.went(.log(id)))
    return (world, id, ids)
  }

  private func begin(_ world: inout DeskWorld, _ what: String, _ stage: String, _ minute: String) {
    world.send(.add(.begun))
    world.send(.add(.whatChosen(what)))
    world.send(.typed(.stage, stage))
    world.send(.typed(.minute, minute))
  }

  private func newest(_ world: DeskWorld, _ match: MatchID) -> LogEntry? {
    world.record(match)?.entries.max { one, other in
      one.event.wasWrittenBefore(other.event)
    }
  }

  @Test func aForgottenGoalComesIntoItsPeriodAndMinute() throws {
    var (world, match, ids) = played()
    #expect(world.html.contains("Add an entry"))
    begin(&world, "goal", "R1", "45+2")
    world.send(.add(.sideChosen(.away)))
    world.send(.typed(.number(0), "9"))
    world.send(.add(.saved))
    let entry = try #require(newest(world, match))
    #expect(entry.stage == .period(.regulation(1)) && entry.elapsed == 2_760_000)
    #expect(entry.event.addition == Addition() && entry.event.quality == .manual)
    #expect(
      entry.fact
        == .goal(
          Goal(credited: .away, kind: .openPlay, scorer: DeskWorld.person(.away, 9))))
    let record = try #require(world.record(match))
    #expect(record.score == BothSides(home: 1, away: 2))
    let order = record.entries.map { entry in entry.event.id }
    let place = try #require(order.firstIndex(of: entry.event.id))
    #expect(place > (order.firstIndex(of: ids[2]) ?? .max))
    #expect(place < (order.firstIndex(of: ids[3]) ?? 0))
    #expect(world.html.contains("Added later") && world.html.contains("Added to the log"))
    #expect(world.rejections.isEmpty)
  }

  @Test func anOwnGoalCountsForTheOthers() throws {
    var (world, match, _) = played()
    begin(&world, "goal", "R2", "60")
    world.send(.typed(.kind, "ownGoal"))
    world.send(.typed(.number(0), "4"))
    #expect(world.html.contains("Counts for Lantern Street"))
    world.send(.add(.saved))
    #expect(
      newest(world, match)?.fact
        == .goal(Goal(credited: .away, kind: .ownGoal, scorer: DeskWorld.person(.home, 4))))
    #expect(world.record(match)?.score == BothSides(home: 1, away: 2))
  }

  @Test func whatCannotBeIsSaidInWords() throws {
    var (world, match, _) = played()
    let count = world.record(match)?.log.count
    for (stage, minute) in [("R1", "67"), ("R1", "44+2"), ("R2", "45"), ("R1", ""), ("R1", "x")] {
      begin(&world, "goal", stage, minute)
      world.send(.add(.saved))
      #expect(
        world.html.contains(stage == "R1" ? "1st half: minutes" : "2nd half: minutes"),
        "\(stage) \(minute)")
      #expect(world.requests.contains(.focus(elementID: "add-minute")))
    }
    // 47:00 were played.
    begin(&world, "goal", "R1", "45+4")
    world.send(.add(.saved))
    #expect(world.html.contains("1st half lasted 47:00"))
    begin(&world, "goal", "E1", "91")
    world.send(.add(.saved))
    #expect(world.html.contains("was not played"))
    begin(&world, "note", "R1", "3")
    world.send(.add(.saved))
    #expect(world.html.contains("Write what happened"))
    begin(&world, "substitution", "R1", "3")
    world.send(.add(.saved))
    #expect(world.html.contains("A number or a name is missing"))
    #expect(world.record(match)?.log.count == count && world.rejections.isEmpty)
  }

  @Test func aSecondCautionIsAskedFor() throws {
    // The caution of Lantern Street's 6 is of the 28th minute.
    for (stage, minute, isLater) in [("R2", "80", true), ("R1", "10", false)] {
      var (world, match, ids) = played()
      begin(&world, "card", stage, minute)
      world.send(.add(.sideChosen(.away)))
      world.send(.typed(.number(0), "6"))
      world.send(.typed(.text, "Dissent"))
      world.send(.add(.saved))
      #expect(world.html.contains("already has a caution"))
      world.send(.add(.secondAnswered(true)))
      let record = try #require(world.record(match))
      #expect(record.tallies.away.sendOffs == 1 && record.tallies.away.cautions == 2)
      let cards = record.entries.compactMap { entry -> (MatchEventID, Card)? in
        if case .card(let card) = entry.fact, card.recipient.side == .away {
          (entry.event.id, card)
        } else {
          nil
        }
      }
      #expect(cards.map { card in card.1.colour } == [.yellow, .secondYellow])
      #expect(cards.first.map { card in card.0 } == cards.last?.1.first)
      #expect(cards.last?.0 == ids[2] || isLater)
      #expect(world.rejections.isEmpty)
      world.send(.noticeUndone(1))
      #expect(world.record(match)?.tallies.away.sendOffs == 0)
    }
  }

  @Test func anotherCautionByItselfIsWrittenAsOne() throws {
    var (world, match, _) = played()
    begin(&world, "card", "R2", "80")
    world.send(.add(.sideChosen(.away)))
    world.send(.typed(.number(0), "6"))
    world.send(.add(.saved))
    world.send(.add(.secondAnswered(false)))
    #expect(world.record(match)?.tallies.away.cautions == 2)
    #expect(world.record(match)?.tallies.away.sendOffs == 0)
  }

  @Test func everythingThatCanBeForgottenCanBeAdded() throws {
    var (world, match, _) = played()
    for (index, what) in ["card", "substitution", "warning", "penaltyMissed", "incident", "note"]
      .enumerated()
    {
      begin(&world, what, "R2", String(70 + index))
      if what == "warning" {
        world.send(.typed(.role, "coach"))
      } else if what != "note" && what != "incident" {
        world.send(.typed(.number(0), "3"))
      }
      world.send(.typed(.text, "In words"))
      world.send(.add(.saved))
      let entry = try #require(newest(world, match))
      #expect(entry.event.addition != nil, "\(what)")
      #expect(entry.elapsed == Int64(24 + index) * 60_000, "\(what)")
    }
    #expect(world.rejections.isEmpty)
    // Between periods there is no minute to give.
    begin(&world, "incident", "I1", "")
    world.send(.typed(.kind, "crowd"))
    #expect(!world.html.contains("add-minute"))
    world.send(.add(.saved))
    #expect(newest(world, match)?.fact == .incident(.crowd, text: ""))
    #expect(newest(world, match)?.stage == .gap(.interval(1)))
  }

  @Test func afterSigningItIsAnAmendmentWithAReason() throws {
    var (world, match, _) = played()
    world.send(.went(.records(match)))
    world.send(.review(.completed(match)))
    world.send(.review(.signingBegun))
    world.send(.review(.signerTyped("Ana Referee")))
    world.send(.review(.signed(match)))
    world.send(.went(.log(match)))
    begin(&world, "goal", "R2", "80")
    #expect(world.html.contains("becomes an amendment"))
    let count = world.record(match)?.log.count ?? 0
    world.send(.add(.saved))
    #expect(world.html.contains("The record is signed: enter a reason"))
    #expect(world.record(match)?.log.count == count)
    world.send(.typed(.why, "Not written down"))
    world.send(.add(.saved))
    let record = try #require(world.record(match))
    #expect(record.log.count == count + 1 && record.signature?.isAmended == true)
    #expect(record.score == BothSides(home: 2, away: 1))
    world.send(.went(.report(match)))
    #expect(world.html.contains("Added later, after signing"))
    #expect(world.html.contains("Not written down"))
    #expect(world.rejections.isEmpty)
  }

  @Test func aGoalAfterReopeningCanBePutIntoItsPeriod() throws {
    var (world, match, _) = played()
    let id = world.write(
      [.goal(Goal(credited: .home, kind: .header))], in: match, .gap(.afterMatch))[0]
    world.load()
    world.send(.opened(id))
    world.send(.typed(.stage, "R2"))
    world.send(.typed(.minute, "49"))
    world.send(.saved)
    #expect(world.html.contains("2nd half lasted 48:00"))
    world.send(.typed(.minute, "30"))
    world.send(.saved)
    let entry = try #require(world.record(match)?.entries.first { entry in entry.event.id == id })
    #expect(entry.stage == .period(.regulation(2)) && entry.elapsed == 1_800_000)
    let report = MatchReport(try #require(world.record(match)))
    #expect(report.result.byPeriod.last?.goals == BothSides(home: 1, away: 0))
    #expect(world.rejections.isEmpty)
  }

  @Test func whileThePeriodRunsItsClockIsTheLimit() throws {
    let world = PitchTapTests.running()
    world.send(.view(.went(.log(world.match))))
    func add(_ minute: String) {
      world.send(.view(.desk(.log(.add(.begun)))))
      world.send(.view(.desk(.log(.typed(.minute, minute)))))
      world.send(.view(.desk(.log(.add(.saved)))))
    }
    add("8")
    #expect(world.html.contains("1st half lasted 05:07"))
    #expect(world.record?.score == BothSides(home: 0, away: 0))
    add("3")
    #expect(world.record?.score == BothSides(home: 1, away: 0))
    #expect(world.rejections.isEmpty)
  }

  @Test func koreanSaysItInKorean() {
    var world = DeskWorld(language: .korean)
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.log(id)))
    begin(&world, "goal", "R1", "99")
    world.send(.add(.saved))
    #expect(world.html.contains("항목 추가하기") && world.html.contains("전반: 1"))
  }
}
