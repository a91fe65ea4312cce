import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What a round that is looked for is like")
struct RoundTraitsTests {
  private static let now = Instant(milliseconds: 1_790_000_000_000)

  /// At Pebble Beach, at that hour of the clocks there.
  private func round(hour: Int64 = 8) throws -> Round {
    let offset = -25_200
    let midnight = Instant(milliseconds: 1_790_035_200_000)
    let start = midnight.advanced(byMilliseconds: hour * 3_600_000 - Int64(offset) * 1_000)
    return Round(
      id: RoundID(high: 9, low: 1), host: GolferCard(user: SampleGolf.user(1), name: "Maya K."),
      course: RoundCourse(
        name: "Pebble Beach", cityLabel: "Monterey, CA",
        point: try #require(GlobePoint(latitude: 36.57, longitude: -121.95))),
      startTime: start, zone: Zone(name: "America/Los_Angeles", offset: offset),
      createdAt: Self.now)
  }

  private func fits(_ round: Round, _ change: (inout RoundTraits) -> Void) -> Bool {
    var traits = RoundTraits()
    change(&traits)
    return traits.fit(round)
  }

  @Test("a round for all levels is for each")
  func skills() throws {
    var round = try round()
    #expect(fits(round) { traits in traits.skill = .beginner })
    round.requirements.skills = [.intermediate, .expert]
    #expect(fits(round) { traits in traits.skill = .expert })
    #expect(!fits(round) { traits in traits.skill = .beginner })
  }

  @Test("prices by the scale of their currency; one that nobody knows is none")
  func prices() throws {
    var round = try round()
    func fits(_ price: RoundPrice, _ most: PriceCeiling) -> Bool {
      round.price = price
      return self.fits(round) { traits in traits.price = most }
    }
    #expect(fits(.free, .free) && fits(.free, .high))
    #expect(!fits(.unknown, .high))
    #expect(fits(.estimate(Money(minor: 5_000)), .low))
    #expect(!fits(.estimate(Money(minor: 5_001)), .low))
    #expect(fits(.range(from: Money(minor: 9_000), to: Money(minor: 30_000)), .middle))
    #expect(fits(.estimate(Money(minor: 150_000, currency: "KRW")), .middle))
    #expect(!fits(.estimate(Money(minor: 150_001, currency: "KRW")), .middle))
    #expect(!fits(.estimate(Money(minor: 1, currency: "SEK")), .high))
    #expect(!fits(.estimate(Money(minor: 1)), .free))
  }

  @Test(
    "times of day by the clocks of the course",
    arguments: [
      (0, DayPart.morning), (11, .morning), (12, .afternoon), (15, .afternoon), (16, .evening),
      (23, .evening),
    ])
  func times(_ hour: Int, _ part: DayPart) throws {
    let round = try round(hour: Int64(hour))
    for other in DayPart.allCases {
      #expect(fits(round) { traits in traits.dayPart = other } == (other == part))
    }
  }

  @Test("held seats are not free")
  func seats() throws {
    var round = try round()
    #expect(fits(round) { traits in traits.seats = 3 })
    round.heldCount = 1
    #expect(!fits(round) { traits in traits.seats = 3 })
    #expect(fits(round) { traits in traits.seats = 2 })
  }

  @Test("what a host does not say of the play is not it")
  func play() throws {
    var round = try round()
    #expect(!fits(round) { traits in traits.play.holes = .nine })
    round.play = RoundPlay(holes: .nine, travel: .walking)
    #expect(fits(round) { traits in traits.play = round.play })
    #expect(fits(round) { traits in traits.play.travel = .walking })
    #expect(!fits(round) { traits in traits.play.holes = .eighteen })
    #expect(!fits(round) { traits in traits.play.travel = .riding })
  }

  @Test("as words and back, and which word is none")
  func words() throws {
    var traits = RoundTraits()
    #expect(RoundTrait.allCases.allSatisfy { trait in traits.word(trait) == nil })
    traits.skill = .expert
    traits.price = .low
    traits.dayPart = .evening
    traits.seats = 2
    traits.play = RoundPlay(holes: .eighteen, travel: .riding)
    let same = try RoundTraits { trait in traits.word(trait) }
    #expect(same == traits)
    for trait in RoundTrait.allCases {
      #expect(throws: trait) { try RoundTraits { asked in asked == trait ? "0" : nil } }
    }
  }
}
