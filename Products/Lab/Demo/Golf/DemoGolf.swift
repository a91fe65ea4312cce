import Calendar
import Core
import Sync
import TeePalsDomain

/// A golf world that grows by itself, the same every time but for the day it ends on: who does what
/// and when, by what has come of it so far.
struct DemoGolf: Sendable {
  /// Something that will happen, if it still can.
  struct Plan: Sendable {
    let at: Instant
    /// Keeps the order of things that happen at once.
    let number: Int
    let act: Act
  }

  enum Act: Sendable {
    case arrive(Int)
    case follow(Int, Int)
    case block(Int, Int)
    case create(Int)
    case ask(Int, round: Int)
    case answer(Int, round: Int)
    case invite(Int, round: Int)
    case reply(Int, round: Int)
    case leave(Int, round: Int)
    case remove(Int, round: Int)
    case say(Int?, round: Int, Talk)
    case read(Int, round: Int)
    case change(round: Int, [RoundEdit])
    case end(round: Int, End)
    /// Somebody reads what they were told.
    case look(Int)
    /// A round of a club.
    case gather(Int)
    case join(Int, round: Int)
    /// The players of a round begin to say how it was.
    case review(Int)
    case feedback(Int, round: Int)
    case write(Int)
    /// What is certain beforehand.
    case send(Int, TeePalsCommand)

    /// Whether it was planned so that nothing can come between.
    var isCertain: Bool {
      switch self {
      case .gather, .join, .feedback, .write, .send: true
      default: false
      }
    }
  }

  enum Talk: Sendable {
    case hello, talk, thanks
  }

  enum End: Sendable {
    case close, cancel, complete
  }

  /// Two people, whichever way.
  struct Pair: Hashable, Sendable {
    let one: Int
    let other: Int
  }

  static let minute: Int64 = 60_000
  static let hour: Int64 = 3_600_000
  static let day: Int64 = 86_400_000

  let now: Instant
  let towns: [DemoGolfTown]
  /// The known people come first.
  var golfers: [DemoGolfer] = []
  let known: Int
  var rounds: [DemoGolfRound] = []
  /// Who follows whom.
  var follows: Set<Pair> = []
  /// Who has to do with nothing that the other is in.
  var strangers: Set<Pair> = []
  /// The days on which somebody plays.
  var busy: [Int: Set<Int>] = [:]
  var dice: Dice
  /// For everything that was added to the world later: what was there before stays as it is.
  var chance: Dice
  /// Those who find their rounds by themselves. Whoever comes after them does what is planned for
  /// them, and nothing else.
  private(set) var residents = 0..<0
  /// The hosts of the clubs, in the order of the known people's towns.
  var hosts: [Int] = []
  var posts: [DemoPost] = []
  var remarks: [DemoRemark] = []
  /// Whom somebody was not content with after a round.
  var blamed: Set<Int> = []
  /// What moderators do, the first first.
  var steps: [DemoStep] = []
  /// Commands that were not accepted.
  var refused = 0
  /// Those of them that nothing could have come between.
  var faults: [String] = []
  /// The soonest last.
  private var plans: [Plan] = []
  private var planned = 0

  /// - Parameters:
  ///   - people: The known people with their accounts.
  ///   - digests: The photos there are.
  ///   - views: Those that posts show.
  init(
    _ people: [(person: DemoPerson, user: UserID)], size: DemoSize, digests: [MediaDigest],
    views: [MediaDigest], until now: Instant
  ) throws(ZoneRulesError) {
    self.now = now
    towns = try DemoGolfTown.all()
    known = people.count
    dice = Dice(seed: 0x60_1F)
    chance = Dice(seed: 0xFEED)
    settle(people, size, digests)
    residents = golfers.indices
    befriend()
    form(size)
    for person in 0..<known {
      plan(.look(person), at: now.advanced(byMilliseconds: -3 * Self.day))
      plan(.look(person), at: now.advanced(byMilliseconds: -30 * Self.hour))
    }
    let troublemakers = DemoTroublemakers(
      rude: come(to: golfers[0].town, daysAgo: 40, digests),
      seller: come(to: golfers[2].town, daysAgo: 25, digests),
      pretender: come(to: golfers[1].town, daysAgo: 12, digests))
    formClubs(with: troublemakers.rude, digests)
    writePosts(showing: views)
    makeTrouble(troublemakers)
  }

  // MARK: Plans

  /// What is still to come is left to the people themselves.
  mutating func plan(_ act: Act, at time: Instant) {
    guard time < now else { return }
    planned += 1
    let plan = Plan(at: time, number: planned, act: act)
    var (low, high) = (0, plans.count)
    while low < high {
      let middle = (low + high) / 2
      if plans[middle].at > time { low = middle + 1 } else { high = middle }
    }
    // Of those that happen at once, the first planned is taken first.
    plans.insert(plan, at: low)
  }

  /// The next plan before an instant.
  mutating func next(before limit: Instant) -> Plan? {
    guard let plan = plans.last, plan.at < limit else { return nil }
    plans.removeLast()
    return plan
  }

  /// When the first thing happens.
  var beginning: Instant { plans.last?.at ?? now }

  func isStranger(_ one: Int, to other: Int) -> Bool {
    strangers.contains(Pair(one: one, other: other))
      || strangers.contains(Pair(one: other, other: one))
  }

  func areFriends(_ one: Int, _ other: Int) -> Bool {
    follows.contains(Pair(one: one, other: other)) && follows.contains(Pair(one: other, other: one))
  }

  // MARK: People

  private mutating func settle(
    _ people: [(person: DemoPerson, user: UserID)], _ size: DemoSize, _ digests: [MediaDigest]
  ) {
    for (person, user) in people {
      let town = DemoGolfTown.index(of: person, in: towns)
      settle(user, person, town, daysAgo: 92, digests)
    }
    while golfers.count < size.golfers {
      let user = UserID(of: .words(["demoGolfer", String(golfers.count)]))
      // Half were there before the first round; some have only just come.
      let days =
        dice.happens(50)
        ? dice.roll(84...94) : dice.happens(80) ? dice.roll(32...83) : dice.roll(4...31)
      let town = someTown()
      settle(user, nil, town, daysAgo: days, digests)
    }
  }

  private mutating func settle(
    _ user: UserID, _ person: DemoPerson?, _ town: Int, daysAgo days: Int, _ digests: [MediaDigest]
  ) {
    let past = Int64(days) * Self.day + Int64(dice.roll(0...1_400)) * Self.minute
    let arrival = now.advanced(byMilliseconds: -past)
    plan(.arrive(golfers.count), at: arrival)
    golfers.append(
      DemoGolfer(
        user, person, town: town, towns[town], arrival: arrival, digests: digests, &dice))
  }

  private mutating func someTown() -> Int {
    var rest = dice.roll(1...100)
    for (index, town) in towns.enumerated() {
      rest -= town.share
      if rest <= 0 { return index }
    }
    return 0
  }

  private mutating func befriend() {
    for one in golfers.indices {
      let neighbours = golfers.indices.filter { other in
        other != one && golfers[other].town == golfers[one].town
      }
      guard !neighbours.isEmpty else { continue }
      if one < known || dice.happens(2) {
        let other = dice.pick(neighbours)
        if other >= known { avoid(one, other) }
      }
      for _ in 0..<(one < known ? 14 : dice.roll(1...6)) {
        let other = dice.pick(neighbours)
        guard !isStranger(one, to: other) else { continue }
        let met = max(golfers[one].arrival, golfers[other].arrival)
        let at = met.advanced(byMilliseconds: Int64(dice.roll(60...30_000)) * Self.minute)
        plan(.follow(one, other), at: at)
        guard dice.happens(62) else { continue }
        plan(
          .follow(other, one),
          at: at.advanced(byMilliseconds: Int64(dice.roll(10...3_000)) * Self.minute))
      }
    }
  }

  private mutating func avoid(_ one: Int, _ other: Int) {
    strangers.insert(Pair(one: one, other: other))
    let met = max(golfers[one].arrival, golfers[other].arrival)
    plan(
      .block(one, other),
      at: met.advanced(byMilliseconds: Int64(dice.roll(1_000...30_000)) * Self.minute))
  }

  // MARK: Rounds

  private mutating func form(_ size: DemoSize) {
    for person in 0..<known {
      for day in [-41, -27, -12, -5, 2, 6, 13, 20] { form(by: person, on: day) }
      for day in [-33, -20, -15, -8, -3, 0, 1, 4, 9, 16] { form(.guest(person), on: day) }
      for day in [5, 11] { form(.asking(person), on: day) }
      for day in [3, 8, 15] { form(.invited(person), on: day) }
    }
    var tries = 0
    while rounds.count < size.rounds, tries < 20 * size.rounds {
      tries += 1
      let day =
        dice.happens(52)
        ? -dice.roll(1...56) : dice.happens(8) ? 0 : dice.roll(1...dice.pick([7, 14, 28]))
      form(.none, on: day)
    }
  }

  /// A round that somebody else hosts, near whoever takes part in it.
  private mutating func form(_ part: DemoGolfRound.Part, on day: Int) {
    let town = part.golfer.map { golfer in golfers[golfer].town } ?? someTown()
    let hosts = golfers.indices.filter { golfer in
      golfer >= known && golfers[golfer].town == town
    }
    for _ in 0..<12 where !hosts.isEmpty {
      let host = dice.pick(hosts)
      if part.golfer.map({ guest in isStranger(host, to: guest) }) == true { continue }
      if form(by: host, part, on: day) { return }
    }
  }

  @discardableResult
  private mutating func form(
    by host: Int, _ part: DemoGolfRound.Part = .none, on day: Int
  ) -> Bool {
    let town = towns[golfers[host].town]
    let start = town.instant(day: day, minute: 390 + 10 * dice.roll(0...52), from: now)
    var created = start.advanced(
      byMilliseconds: -Int64(dice.roll(4 * 24...16 * 24)) * Self.hour
        + Int64(dice.roll(0...59)) * Self.minute)
    // What is shown has had the time to come about.
    let latest = now.advanced(
      byMilliseconds: -Int64(dice.roll(part == .none && host >= known ? 2...90 : 50...100))
        * Self.hour)
    created = min(created, latest)
    let date = Int(start.milliseconds / Self.day)
    guard golfers[host].arrival < created.advanced(byMilliseconds: -Self.hour),
      busy[host]?.contains(date) != true
    else { return false }
    let plan = DemoGolfRound.Plan(
      host: host, golfer: golfers[host], town: town, part: part, start: start, created: created,
      isShown: part != .none || host < known)
    busy[host, default: []].insert(date)
    if let guest = part.golfer { busy[guest, default: []].insert(date) }
    rounds.append(DemoGolfRound(plan, &dice))
    self.plan(.create(rounds.count - 1), at: created)
    return true
  }
}
