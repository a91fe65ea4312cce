import Calendar
import Core
import Sync
import TeePalsDomain

// People who play together again and again: what comes of it is every tier and every badge.
extension DemoGolf {
  /// Days between the rounds of a club: only often brings the highest tier in the time there is.
  private static let often = 3
  private static let seldom = 6
  /// So many rounds ago a club began, in days, and its host came long before.
  private static let clubDays = 77
  private static let hostDays = 190
  /// The day of the last round of each club. The known people are in it, and have not yet said how
  /// it was.
  private static let lastDay = -2
  /// The day of the round in which somebody misbehaves.
  private static let rudeDay = -8

  /// Somebody more, who does what is planned for them alone.
  mutating func come(to town: Int, daysAgo days: Int, _ digests: [MediaDigest]) -> Int {
    let number = golfers.count
    let arrival = now.advanced(byMilliseconds: -Int64(days) * Self.day)
    plan(.arrive(number), at: arrival)
    golfers.append(
      DemoGolfer(
        UserID(of: .words(["demoGolfer", String(number)])), nil, town: town, towns[town],
        arrival: arrival, digests: digests, &chance))
    return number
  }

  /// One in each town of the known people.
  ///
  /// - Parameter rude: Somebody who plays with the first of them once.
  mutating func formClubs(with rude: Int, _ digests: [MediaDigest]) {
    var places: [Int] = []
    for person in 0..<known where !places.contains(golfers[person].town) {
      places.append(golfers[person].town)
    }
    for (number, town) in places.enumerated() {
      let host = come(to: town, daysAgo: Self.hostDays, digests)
      hosts.append(host)
      let members = regulars(of: town)
      let people = (0..<known).filter { person in golfers[person].town == town }
      let step = towns[town].tongue == .korean ? Self.often : Self.seldom
      for (turn, day) in Self.days(every: step).enumerated() {
        var guests: [Int] = []
        if day == Self.lastDay { guests = people }
        if day == Self.rudeDay, number == 0 { guests = [rude] }
        meet(host, guests + Self.guests(turn, among: members), on: day)
      }
    }
  }

  private static func days(every step: Int) -> [Int] {
    let days = stride(from: lastDay, through: -clubDays, by: -step)
    return days.reversed()
  }

  /// Those who were there before the club, and who have nothing against each other or the known
  /// people.
  private func regulars(of town: Int) -> [Int] {
    let first = now.advanced(byMilliseconds: -Int64(Self.clubDays + 7) * Self.day)
    let people = (0..<known).filter { person in golfers[person].town == town }
    var members: [Int] = []
    for golfer in residents where golfer >= known && golfers[golfer].town == town {
      guard golfers[golfer].arrival < first, members.count < 16 else { continue }
      let isWelcome = (members + people).allSatisfy { other in
        !isStranger(golfer, to: other)
      }
      if isWelcome { members.append(golfer) }
    }
    return members
  }

  /// The first member every second time, and the others by turns.
  private static func guests(_ turn: Int, among members: [Int]) -> [Int] {
    guard let first = members.first, members.count > 3 else { return members }
    let others = Array(members.dropFirst())
    let turns = (0..<3).map { place in others[(3 * turn + place) % others.count] }
    return turn % 2 == 0 ? [first] + turns.prefix(2) : turns
  }

  /// A round of the host's with the first three of the guests.
  private mutating func meet(_ host: Int, _ all: [Int], on day: Int) {
    let town = towns[golfers[host].town]
    let start = town.instant(day: day, minute: 480 + 10 * chance.roll(0...12), from: now)
    let created = start.advanced(byMilliseconds: -5 * Self.day)
    let plan = DemoGolfRound.Plan(
      host: host, golfer: golfers[host], town: town, part: .none, start: start, created: created,
      isShown: true)
    var round = DemoGolfRound(plan, &chance)
    round.isOfClub = true
    round.round.joinPolicy = .instant
    round.round.maxPlayers = 4
    let number = rounds.count
    rounds.append(round)
    self.plan(.gather(number), at: created)
    for (place, guest) in all.prefix(3).enumerated() {
      let joined = created.advanced(byMilliseconds: Int64(place + 1) * 5 * Self.hour)
      self.plan(.join(guest, round: number), at: joined)
    }
    self.plan(
      .end(round: number, .complete), at: start.advanced(byMilliseconds: 290 * Self.minute))
    self.plan(.review(number), at: start.advanced(byMilliseconds: 6 * Self.hour))
  }
}
