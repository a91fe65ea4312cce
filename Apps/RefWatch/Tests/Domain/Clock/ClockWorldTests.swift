import RefWatchDomain
import Testing

@Suite("The clock against a world that sleeps, jumps and ends (§25)")
struct ClockWorldTests {
  @Test func staysWithinASecond() {
    var findings: Set<ClockVerdict.Finding> = []
    for seed in 0..<300 {
      var world = ClockWorld(seed: UInt64(seed))
      var story: [String] = []
      for _ in 0..<300 {
        story.append(world.step())
        if let fault = world.fault {
          Issue.record("seed \(seed): \(fault) after \(story.suffix(10))")
          break
        }
      }
      findings.formUnion(world.findings)
    }
    #expect(findings == [.normal, .stepped, .slept, .jumpedBack, .restarted])
  }
}
