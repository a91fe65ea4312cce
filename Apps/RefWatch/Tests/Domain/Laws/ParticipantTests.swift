import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Participants and match sheets, spec §2.4 and §2.5")
struct ParticipantTests {
  private func entry(_ number: UInt64) -> EntryID { ID(high: 5, low: number) }

  @Test("the same person: by entry, else by number, else by name")
  func sameness() {
    let ana = Participant(.home, number: 10, name: "Ana", entry: entry(1))
    #expect(ana.isSame(as: Participant(.home, number: 11, name: "Ben", entry: entry(1))))
    #expect(!ana.isSame(as: Participant(.home, number: 10, name: "Ana", entry: entry(2))))
    #expect(ana.isSame(as: Participant(.home, number: 10)))
    #expect(!ana.isSame(as: Participant(.home, number: 11, name: "Ana")))
    #expect(ana.isSame(as: Participant(.home, name: "  aNA ")))
    #expect(!ana.isSame(as: Participant(.away, number: 10)))
    #expect(!ana.isSame(as: Participant(.home, .official, name: "Ana")))
    #expect(!Participant(.home).isSame(as: Participant(.home)))
    let coach = Participant(.home, .official, role: "coach")
    #expect(coach.isSame(as: Participant(.home, .official, role: "Coach")))
    #expect(!coach.isSame(as: Participant(.home, .official, role: "doctor")))
  }

  @Test("labels")
  func labels() {
    #expect(Participant(.home, number: 10, name: "Ana").label == "#10 Ana")
    #expect(Participant(.home, number: 0).label == "#0")
    #expect(Participant(.home, name: "Ana").label == "#? Ana")
    #expect(Participant(.home).label == "Player")
    #expect(Participant(.home, number: 7, name: " ").label == "#7")
    #expect(Participant(.home).label(unknown: "선수") == "선수")
    let coach = Participant(.home, .official, name: "Kim", role: "coach")
    #expect(coach.label(role: { _ in "Coach" }) == "Kim (Coach)")
    #expect(Participant(.home, .official, role: "doctor").label == "doctor")
  }

  @Test("a sheet is normalised: trimmed, nobody twice, nobody in charge who isn't on it")
  func normalised() {
    var list = MatchSheet(
      starters: [
        SheetPlayer(id: entry(1), name: " Ana ", number: 10, position: " back "),
        SheetPlayer(id: entry(2), name: "Ben", number: 1_000),
      ],
      substitutes: [SheetPlayer(id: entry(1), name: "Ana"), SheetPlayer(id: entry(3), name: "Cy")],
      staff: [SheetOfficial(id: entry(9), name: " Kim ", role: " coach ")],
      captain: entry(2), goalkeeper: entry(7))
    list = list.normalized()
    #expect(list.starters.map { player in player.name } == ["Ana", "Ben"])
    #expect(list.starters.map { player in player.number } == [10, nil])
    #expect(list.starters.first?.position == "back")
    #expect(list.substitutes.map { player in player.id } == [entry(3)])
    #expect(list.staff.first == SheetOfficial(id: entry(9), name: "Kim", role: "coach"))
    #expect(list.captain == entry(2) && list.goalkeeper == nil)
    #expect(list.normalized() == list)
  }

  @Test("by number, those without one last, then by name without case")
  func sorted() {
    func player(_ id: UInt64, _ name: String, _ number: Int?) -> SheetPlayer {
      SheetPlayer(id: entry(id), name: name, number: number)
    }
    let list = MatchSheet(starters: [
      player(1, "cy", nil), player(2, "Ben", nil), player(3, "Ana", 10), player(4, "Dan", 2),
      player(5, "Al", 10),
    ]).sorted()
    #expect(list.starters.map { player in player.name } == ["Dan", "Al", "Ana", "Ben", "cy"])
  }

  @Test("hints of a sheet")
  func hints() {
    #expect(sheet().hints(RuleSet()) == [])
    #expect(
      MatchSheet().hints(RuleSet()) == [.noStarters, .noGoalkeeper, .noCaptain])
    var list = sheet(16, starters: 6)
    list.starters[0].number = 5
    list.starters[1].number = 5
    list.substitutes[0].name = ""
    list.substitutes[0].number = nil
    #expect(
      list.hints(RuleSet()) == [
        .starters(count: 6, most: 11), .tooFewPlayers(count: 6, least: 7),
        .tooManySubstitutes(count: 16, most: 15), .sameNumber(5), .unnamed(entry(7)),
      ])
    #expect(!list.isReady)
  }

  @Test("where pickers take people from")
  func source() {
    var draft = sheet()
    draft.starters[0].name = ""
    draft.starters[0].number = nil
    let roster = [player(.home, 4)]
    func source(_ home: MatchSheet?, _ away: MatchSheet?) -> Candidates.Source {
      LawLog(sheets: BothSides(home: home, away: away)).record
        .candidates(for: .scorer, .home, stage: .gap(.beforeMatch), roster: roster).source
    }
    #expect(source(sheet(), nil) == .sheet)
    #expect(source(draft, sheet()) == .typed)
    #expect(source(nil, sheet()) == .typed)
    #expect(source(nil, draft) == .typed)
    #expect(source(nil, nil) == .roster)
    let bare = LawLog().record.candidates(for: .scorer, .home, stage: .gap(.beforeMatch))
    #expect(bare.source == .typed && bare.people.isEmpty && !bare.isExhausted)
  }

  @Test("a side without anybody left on the bench says so")
  func exhausted() {
    let log = LawLog(sheets: BothSides(home: sheet(0), away: nil))
    let stage = Stage.gap(.beforeMatch)
    #expect(log.record.candidates(for: .entering, .home, stage: stage).isExhausted)
    #expect(log.record.candidates(for: .leaving, .home, stage: stage).people.count == 11)
    #expect(log.record.candidates(for: .officialCard, .home, stage: stage).people.count == 1)
  }

  @Test("whoever is mentioned by number is the player of the sheet; without one, is remembered")
  func mentions() {
    var log = LawLog(sheets: BothSides(home: sheet(), away: nil))
    log.begin(firstHalf)
    log.goal(.home, 10, in: firstHalf, 9)
    log.add(yellow(player(.away, 33)), 12, in: firstHalf)
    #expect(log.record.lineUps.home.players.count == 18)
    #expect(MatchReport(log.record).goals.first?.goal.scorer?.name == "P9")
    #expect(log.record.lineUps.away.players.map { member in member.participant.number } == [33])
    #expect(log.record.cautioned(.away, in: .period(firstHalf)).count == 1)
    #expect(log.record.lineUps.away.strength == 11)
  }
}

@Suite("Rules to start from, spec §2.3")
struct RulePresetTests {
  @Test("ids are unique, and nothing is wrong with any of them")
  func presets() {
    let ids = RulePreset.all.map { preset in preset.id }
    #expect(Set(ids).count == ids.count)
    for preset in RulePreset.all {
      let hints = preset.rules.hints
      #expect(hints == [], "\(preset.id)")
      #expect(preset.rules.intervalMinutes.count <= 3)
    }
    #expect(RulePreset.named("quarters")?.rules.intervalMinutes == [2, 10, 2])
    #expect(RulePreset.named("england-u13-14")?.rules.periodMinutes == 35)
    #expect(RulePreset.named("us-11-12u")?.rules.maxPlayers == 9)
  }

  @Test("hints")
  func hints() {
    var rules = RuleSet()
    #expect(rules.hints == [])
    rules.extraTime = .ask
    rules.extraHalfMinutes = 20
    rules.intervalMinutes = [20]
    rules.shootout = .ifLevel
    rules.shootoutOrder = .abba
    rules.clockMode = .stopStart
    rules.minPlayers = 6
    rules.catalog = "nowhere"
    #expect(
      rules.hints == [
        .longExtraTime(minutes: 20), .longInterval(minutes: 20), .orderNotInLaws, .clockNotInLaws,
        .leastBelowLaw(6), .unknownCatalog("nowhere"),
      ])
    #expect(RuleSet().usualSinBinSeconds == 600)
    #expect(RulePreset.named("england-u13-14")?.rules.usualSinBinSeconds == 480)
  }
}
