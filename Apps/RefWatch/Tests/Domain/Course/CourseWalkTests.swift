import RefWatchDomain
import Testing

@Suite("The course of a match (§5)")
struct CourseWalkTests {
  /// A hundred thousand transitions; every state of the table is reached.
  @Test func agreesWithTheModel() {
    var transitions = 0
    var reached: Set<String> = []
    for seed in 0..<700 {
      var walk = CourseWalk(seed: UInt64(seed))
      let fault = walk.run(steps: 150)
      #expect(fault == nil, "seed \(seed), step \(walk.transitions)")
      transitions += walk.transitions
      reached.formUnion(walk.reached)
    }
    #expect(transitions >= 100_000)
    #expect(reached.count == 34, "\(reached.sorted())")
  }

  @Test func appendingIsFoldingAnew() {
    for seed in 10_000..<10_040 {
      var walk = CourseWalk(seed: UInt64(seed))
      let fault = walk.run(steps: 120, foldingAnew: true)
      #expect(fault == nil, "seed \(seed)")
    }
  }
}
