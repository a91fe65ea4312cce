import Calendar
import Core
import TeePalsDomain

/// A round of the demo: how it is made, and what has become of it so far.
struct DemoGolfRound: Sendable {
  /// What one of the demo's known people has to do with a round of somebody else's.
  enum Part: Hashable, Sendable {
    case none
    case guest(Int)
    /// Has asked, and waits.
    case asking(Int)
    /// Has not answered yet.
    case invited(Int)

    var golfer: Int? {
      switch self {
      case .none: nil
      case .guest(let golfer), .asking(let golfer), .invited(let golfer): golfer
      }
    }
  }

  let host: Int
  let town: Int
  let isKorean: Bool
  let part: Part
  /// How many the host wants to play with.
  let wanted: Int
  /// As the host has it.
  var round: Round
  /// Of people who play together again and again.
  var isOfClub = false

  // What has become of it.
  var seats: [Int] = []
  var asking: Set<Int> = []
  var invited: Set<Int> = []
  var said: Set<String> = []

  var id: RoundID { round.id }
  var isThere: Bool { !seats.isEmpty }
  /// Days since 1970, to keep people from playing twice.
  var day: Int { Int(round.startTime.milliseconds / 86_400_000) }

  func concerns(_ golfer: Int) -> Bool {
    seats.contains(golfer) || asking.contains(golfer) || invited.contains(golfer)
  }
}

extension DemoGolfRound {
  /// What a round is made of.
  struct Plan {
    let host: Int
    let golfer: DemoGolfer
    let town: DemoGolfTown
    let part: Part
    let start: Instant
    let created: Instant
    /// Whether it is one that somebody will look at.
    let isShown: Bool
  }

  init(_ plan: Plan, _ dice: inout Dice) {
    host = plan.host
    town = plan.golfer.town
    isKorean = plan.golfer.isKorean
    part = plan.part
    let course = dice.pick(plan.town.courses)
    let visibility = DemoGolfRound.visibility(plan, &dice)
    let words = isKorean ? DemoGolfWords.korean : DemoGolfWords.english
    let players = dice.pick(plan.isShown ? [4, 4, 4, 6] : [2, 3, 4, 4, 4, 4, 4, 6, 8])
    wanted =
      plan.isShown
      ? dice.roll(1...players - 2) : dice.happens(35) ? players - 1 : dice.roll(0...players - 1)
    let isAsked = if case .asking = plan.part { true } else { false }
    let policy: JoinPolicy = isAsked || dice.happens(60) ? .request : .instant
    round = Round(
      id: RoundID(
        high: dice.next() & ~0xF000 | 0x7000, low: dice.next() >> 2 | 0x8000_0000_0000_0000),
      host: plan.golfer.card,
      course: RoundCourse(
        name: course.name, cityLabel: course.cityLabel, point: course.point, id: course.id),
      startTime: plan.start, zone: plan.town.zone(at: plan.start), visibility: visibility,
      joinPolicy: visibility == .public ? policy : nil,
      requirements: plan.isShown
        ? RoundRequirements() : DemoGolfRound.requirements(plan.golfer, &dice),
      price: DemoGolfRound.price(plan.town, &dice), message: dice.pick(words.messages),
      maxPlayers: players, createdAt: plan.created)
  }

  private static func visibility(_ plan: Plan, _ dice: inout Dice) -> RoundVisibility {
    switch plan.part {
    case .guest, .asking: .public
    case .invited: dice.happens(60) ? .invite : .public
    case .none:
      plan.isShown ? .public : dice.pick([.public, .public, .public, .public, .friends, .invite])
    }
  }

  /// Most are open to all.
  private static func requirements(
    _ host: DemoGolfer, _ dice: inout Dice
  ) -> RoundRequirements {
    var requirements = RoundRequirements()
    guard dice.happens(28) else { return requirements }
    switch dice.roll(1...4) {
    case 1: requirements.ages = dice.pick([25...50, 18...40, 40...65, 30...65])
    case 2:
      requirements.skills = dice.pick([[.intermediate, .expert], [.beginner, .intermediate]])
    case 3 where host.gender == .female: requirements.genders = [.female]
    default:
      requirements.ages = 21...65
      requirements.skills = [.intermediate, .expert]
    }
    requirements.isEnforced = dice.happens(45)
    return requirements
  }

  private static func price(_ town: DemoGolfTown, _ dice: inout Dice) -> RoundPrice {
    let step = town.currency == "KRW" ? 10_000 : 500
    func amount(_ dice: inout Dice) -> Money {
      let steps = (town.fees.upperBound - town.fees.lowerBound) / step
      return Money(
        minor: town.fees.lowerBound + step * dice.roll(0...steps), currency: town.currency)
    }
    switch dice.roll(1...100) {
    case 1...20: return .unknown
    case 21...27: return .free
    case 28...75: return .estimate(amount(&dice))
    default:
      let from = amount(&dice)
      let to = Money(minor: from.minor + step * dice.roll(1...6), currency: town.currency)
      return .range(from: from, to: to)
    }
  }
}
