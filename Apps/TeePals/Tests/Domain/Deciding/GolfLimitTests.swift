import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Limits and validation (specification §§3.2, 5.4, 9, 10)")
struct GolfLimitTests {
  private let now = GolfTown.start

  @Test(
    "limits by the age of the account",
    arguments: [
      (GolfAction.createRound, 3, 3, 5), (.follow, 6, 12, 20), (.chat, 18, 36, 60),
      (.request, 6, 12, 20), (.invite, 12, 24, 40), (.report, 6, 12, 20),
      (.share, 3, 6, 10), (.post, 3, 6, 10), (.comment, 9, 18, 30), (.like, 30, 60, 100),
      (.feedback, 3, 6, 10),
    ])
  func ages(_ action: GolfAction, _ new: Int, _ young: Int, _ old: Int) {
    func limit(_ days: Int64, _ less: Int64 = 0) -> Int {
      let created = now.advanced(byMilliseconds: less - days * GolfTown.day)
      return GolfRates.allowance(action, since: created, now: now).count
    }
    #expect(GolfRates.allowance(action, since: nil, now: now).count == new)
    #expect(limit(3) == new && limit(7, 1) == new)
    #expect(limit(7) == young && limit(30, 1) == young)
    #expect(limit(30) == old && limit(400) == old)
  }

  @Test("who is new hosts three rounds a day, everybody else so many an hour")
  func windowOfRounds() {
    func window(_ action: GolfAction, _ days: Int64) -> Int64 {
      let created = now.advanced(byMilliseconds: -days * GolfTown.day)
      return GolfRates.allowance(action, since: created, now: now).window
    }
    #expect(window(.createRound, 6) == GolfTown.day && window(.createRound, 7) == GolfTown.hour)
    #expect(window(.follow, 6) == GolfTown.hour && window(.invite, 6) == GolfTown.day)
    #expect(
      GolfAction.allCases.allSatisfy { action in
        action.reach >= window(action, 0) + GolfAction.belief
          && action.reach <= GolfAction.longestReach
      })
  }

  @Test("a window slides, and says when it opens")
  func windows() {
    let times = (0..<5).map { index in now.advanced(byMilliseconds: Int64(index) * 60_000) }
    func wait(_ milliseconds: Int64) -> Int? {
      GolfRates.wait(
        at: now.advanced(byMilliseconds: milliseconds), after: times,
        allowed: GolfAllowance(count: 5, window: GolfTown.hour))
    }
    #expect(wait(5 * 60_000) == 55 * 60)
    #expect(wait(3_600_000 - 1) == 1)
    #expect(wait(3_600_000) == nil)
    #expect(wait(2 * 60_000 + 1) == 58 * 60)
    #expect(wait(-3_600_000) == nil)
    #expect(wait(-3_420_000) == nil, "only three of the five are within an hour of it")
  }

  @Test("no window of any length ever holds more than its limit", arguments: UInt64(1)...20)
  func sliding(seed: UInt64) {
    var lots = Lots(seed)
    let limit = 1 + lots.below(6)
    var taken: [Instant] = []
    for _ in 0..<300 {
      let time = now.advanced(byMilliseconds: Int64(lots.below(7_200_000)))
      let allowed = GolfAllowance(count: limit, window: GolfTown.hour)
      if GolfRates.wait(at: time, after: taken, allowed: allowed) == nil {
        taken.append(time)
        taken.sort()
      }
    }
    for index in taken.indices where index + limit < taken.count {
      #expect(taken[index + limit].milliseconds - taken[index].milliseconds >= 3_600_000)
    }
    #expect(taken.count >= limit)
  }

  @Test("the sixth round in an hour waits, and what was done offline is not one burst")
  func rounds() {
    var town = GolfTown(people: 1)
    let host = SampleGolf.user(0)
    for number in UInt64(1)...5 {
      #expect(town.run(.createRound(town.round(number, by: host)), by: host) == nil)
    }
    #expect(
      town.run(.createRound(town.round(6, by: host)), by: host) == .rateLimited(seconds: 3_600))
    town.now = town.now.advanced(byMilliseconds: GolfTown.hour)
    #expect(town.run(.createRound(town.round(6, by: host)), by: host) == nil)
    // Ten more, made hour by hour without a network, come at once.
    town.now = town.now.advanced(byMilliseconds: 12 * GolfTown.hour)
    for number in UInt64(7)...16 {
      let at = town.now.advanced(byMilliseconds: -Int64(17 - number) * GolfTown.hour)
      #expect(town.run(.createRound(town.round(number, by: host)), by: host, at: at) == nil)
    }
  }

  @Test("the fourth round of somebody new waits for a day, wherever it is decided")
  func roundsOfSomebodyNew() {
    var town = GolfTown()
    let host = SampleGolf.user(0)
    town.settle(host, age: GolfTown.day)
    for number in UInt64(1)...3 {
      #expect(town.run(.createRound(town.round(number, by: host)), by: host) == nil)
      town.now = town.now.advanced(byMilliseconds: GolfTown.hour)
    }
    let fourth = TeePalsCommand.createRound(town.round(4, by: host))
    func device(_ command: TeePalsCommand) -> TeePalsRejection? {
      let context = DecideContext(
        actor: host, command: CommandID(high: 8, low: 8), at: town.now, received: nil)
      let decided = GolfTown.decide(command, context, town.device(of: host))
      if case .failure(let rejection) = decided { return rejection }
      return nil
    }
    // The device knows its own rounds, also those that were cancelled.
    #expect(town.run(.cancelRound(SampleGolf.round(1)), by: host) == nil)
    let (here, there) = (device(fourth), town.run(fourth, by: host))
    guard case .rateLimited(let seconds)? = here else {
      Issue.record("the device says \(String(describing: here))")
      return
    }
    #expect((21 * 3_600 - 2...21 * 3_600).contains(seconds))
    #expect(there == .rateLimited(seconds: seconds) || there == .rateLimited(seconds: seconds - 1))
    #expect(
      GolfDecision.wait(.createRound, of: host, at: town.now, in: town.device(of: host))
        == seconds)
    town.now = town.now.advanced(byMilliseconds: 21 * GolfTown.hour)
    #expect(device(fourth) == nil)
    #expect(town.run(fourth, by: host) == nil)
  }

  @Test("a device knows whom its person follows, and how often that may be")
  func followsOfADevice() {
    var town = GolfTown(people: 30)
    let ann = SampleGolf.user(0)
    for number in UInt64(1)...20 {
      #expect(town.run(.follow(ann, town.card(SampleGolf.user(number))), by: ann) == nil)
    }
    func here() -> TeePalsRejection? {
      let next = TeePalsCommand.follow(ann, town.card(SampleGolf.user(21)))
      let context = DecideContext(
        actor: ann, command: CommandID(high: 8, low: 8), at: town.now, received: nil)
      if case .failure(let rejection) = GolfTown.decide(next, context, town.device(of: ann)) {
        return rejection
      }
      return nil
    }
    #expect(here() == .rateLimited(seconds: 3_600))
    town.now = town.now.advanced(byMilliseconds: GolfTown.hour)
    #expect(here() == nil)
  }

  @Test("no more than ten requests wait at once")
  func openRequests() {
    var town = GolfTown(people: 5)
    let ann = SampleGolf.user(4)
    for number in UInt64(0)..<11 {
      let host = SampleGolf.user(number / 3)
      #expect(
        town.run(.createRound(town.round(number, by: host, in: 48 + Int64(number))), by: host)
          == nil)
      let refused = town.run(
        .changeMembership(SampleGolf.round(number), .request, seen: nil), by: ann)
      #expect(refused == (number < 10 ? nil : .rateLimited(seconds: 48 * 3_600)))
    }
  }

  private func fault(_ edit: ProfileEdit) -> TeePalsRejection? {
    do throws(TeePalsRejection) {
      try ProfileLimits.check(ProfileLimits.settled(edit), today: CivilDate("2026-06-15")!)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "names of any script",
    arguments: [
      "Maya", "O'Neil", "O’Neil", "Anne-Marie", "de la Cruz", "김", "민수", "李", "Жанна", "José",
      "Jose\u{301}", "नेहा", "محمد", "Þór", "  Jo  ", "Ng",
    ])
  func names(_ name: String) {
    #expect(fault(.firstName(name)) == nil)
    #expect(fault(.lastName(name)) == nil)
  }

  @Test("what is no name")
  func noNames() {
    #expect(fault(.firstName("")) == .invalid(.firstName, .missing))
    #expect(fault(.firstName("  ")) == .invalid(.firstName, .missing))
    #expect(fault(.lastName("M")) == .invalid(.lastName, .tooShort(2)))
    let long = String(repeating: "x", count: 31)
    #expect(fault(.lastName(long)) == .invalid(.lastName, .tooLong(30)))
    for name in ["Maya1", "M@ya", "Ma\u{0}ya", "<b>", "Maya🏌️", "--", "Ma\nya", "a_b", "J.R."] {
      #expect(fault(.firstName(name)) == .invalid(.firstName, .characters), "\(name)")
    }
  }

  @Test("18 years, to the day")
  func birthDates() {
    func birth(_ day: String) -> TeePalsRejection? { fault(.birthDate(CivilDate(day)!)) }
    #expect(birth("2008-06-15") == nil)
    #expect(birth("2008-06-16") == .invalid(.birthDate, .tooYoung))
    #expect(birth("2030-01-01") == .invalid(.birthDate, .tooYoung))
    #expect(birth("1926-06-15") == nil)
    #expect(birth("1926-06-14") == .invalid(.birthDate, .outOfRange(18, 100)))
  }

  @Test("the rest of a profile")
  func profiles() {
    #expect(fault(.bio(String(repeating: "골", count: 300))) == nil)
    #expect(fault(.bio(String(repeating: "골", count: 301))) == .invalid(.bio, .tooLong(300)))
    #expect(fault(.occupation(String(repeating: "x", count: 61))) != nil)
    #expect(fault(.averageScore(90)) == nil && fault(.averageScore(nil)) == nil)
    #expect(fault(.averageScore(95)) == .invalid(.averageScore, .outOfRange(60, 120)))
    #expect(fault(.playsPerMonth(12)) == nil && fault(.playsPerMonth(7)) != nil)
    #expect(ProfileLimits.settled(.instagram(" @maya.k ")) == .instagram("maya.k"))
    #expect(fault(.instagram("@maya.k_1")) == nil)
    #expect(fault(.instagram("maya k")) == .invalid(.instagram, .characters))
    #expect(fault(.city(HomeCity(label: " ", point: GolfTown.point))) == .invalid(.city, .missing))
  }

  private func fault(_ change: (inout Round) -> Void) -> TeePalsRejection? {
    var town = GolfTown(people: 1)
    var round = town.round(1, by: SampleGolf.user(0))
    change(&round)
    return town.run(.createRound(round), by: SampleGolf.user(0))
  }

  @Test("rounds")
  func roundFields() throws {
    let start = GolfTown.start
    let year: Int64 = 365 * GolfTown.day
    #expect(fault { round in round.startTime = start } == .invalid(.startTime, .inThePast))
    #expect(fault { round in round.startTime = start.advanced(byMilliseconds: year) } == nil)
    #expect(
      fault { round in round.startTime = start.advanced(byMilliseconds: year + 2) }
        == .invalid(.startTime, .tooFarAhead))
    #expect(fault { round in round.course.name = " " } == .invalid(.course, .missing))
    #expect(fault { round in round.course.name = "x" } == .invalid(.course, .tooShort(2)))
    for zone in ["", "Foo/Bar", "Asia/", "Asia/Seoul\n", "PST"] {
      #expect(
        fault { round in round.zone = Zone(name: zone, offset: 0) } == .invalid(.zone, .missing))
    }
    for (zone, offset) in [
      ("Asia/Calcutta", 19_800), ("US/Pacific", -28_800), ("Etc/UTC", 0), ("Etc/GMT+9", -32_400),
    ] {
      #expect(fault { round in round.zone = Zone(name: zone, offset: offset) } == nil)
    }
    let nowhere = try #require(GlobePoint(latitude: 0, longitude: 0))
    #expect(fault { round in round.course.point = nowhere } == .invalid(.course, .missing))
    for players in [1, 9] {
      #expect(
        fault { round in round.maxPlayers = players } == .invalid(.maxPlayers, .outOfRange(2, 8)))
    }
    #expect(
      fault { round in round.message = String(repeating: "x", count: 501) }
        == .invalid(.message, .tooLong(500)))
    #expect(
      fault { round in round.requirements.ages = 16...30 } == .invalid(.ages, .outOfRange(18, 65)))
    #expect(fault { round in round.price = .estimate(Money(minor: 100_000_000)) } != nil)
    #expect(fault { round in round.price = .estimate(Money(minor: 5, currency: "usd")) } != nil)
    let (low, high) = (Money(minor: 1_000), Money(minor: 2_000))
    #expect(fault { round in round.price = .range(from: low, to: high) } == nil)
    #expect(fault { round in round.price = .range(from: high, to: low) } != nil)
  }

  @Test("a round is kept with what differs from the usual only")
  func settling() {
    var round = GolfTown().round(1, by: SampleGolf.user(0))
    round.requirements.skills = [.expert, .beginner, .intermediate]
    round.requirements.genders = [.male, .female, .male]
    round.price = .range(from: nil, to: nil)
    round.course.name = "  Pebble Beach "
    RoundLimits.settle(&round)
    #expect(round.requirements.skills.isEmpty)
    #expect(round.requirements.genders == [.male, .female])
    #expect(round.price == .unknown && round.course.name == "Pebble Beach")
  }
}
