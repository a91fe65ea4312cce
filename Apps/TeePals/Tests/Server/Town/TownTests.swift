import TeePalsDomain
import Testing

/// Whole towns, with everything that golfers do to one another there.
@Suite("Towns", .timeLimit(.minutes(30)))
struct TownTests {
  private static let seeds = UInt64(1)...8

  @Test("what is promised to golfers is kept, and everything happens now and then")
  func promises() async throws {
    var tally: [String: Int] = [:]
    for seed in Self.seeds {
      let town = try await Town.run(seed: seed)
      #expect(town.violation == nil, "seed \(seed)")
      tally.merge(town.tally) { one, other in one + other }
    }
    for name in Town.tallied { #expect(tally[name, default: 0] > 0, "\(name)") }
  }

  @Test("a seed twice is the same town")
  func repeatable() async throws {
    let (one, other) = (try await Town.run(seed: 500), try await Town.run(seed: 500))
    #expect(one.violation == other.violation && one.tally == other.tally)
  }

  /// What finds nothing proves nothing.
  @Test("each mistake that is made on purpose is found", arguments: TownMistake.allCases)
  func found(mistake: TownMistake) async throws {
    for seed in Self.seeds {
      if try await Town.run(seed: seed, mistake).violation != nil { return }
    }
    Issue.record("\(mistake.rawValue) survives \(Self.seeds.count) towns")
  }
}
