import RunningBuddyDomain
import RunningBuddyTestKit
import Wire

private let seeds = 20

/// For each accuracy what the pause rule does: seconds of 20 minutes of running that it takes for
/// pauses, the mean of what it sees of a stop of 60 s, and the mean of the metres that 5 minutes of
/// standing add, with the rule and by the sum of all steps.
func stops() -> JSON {
  .array(
    [4, 8, 16].map { accuracy in
      let running = sum(1_200, [], accuracy, noise: 500) { _, fixes in
        Double(RunRecorder(fixes).paused(from: 0, to: 1_200_000)) / 1_000
      }
      let seen = sum(130, [40..<100], accuracy, noise: 900) { _, fixes in
        Double(RunRecorder(fixes).paused(from: 40_000, to: 100_000)) / 1_000
      }
      let added = sum(380, [40..<340], accuracy, noise: 1_300) { walk, fixes in
        RunRecorder(fixes).metres - walk.length
      }
      let plain = sum(380, [40..<340], accuracy, noise: 1_300) { _, fixes in
        steps(fixes[40..<340])
      }
      return .object([
        "accuracy": .int(accuracy), "false": .number(running),
        "seen": .number(seen / Double(seeds)), "added": .number(added / Double(seeds)),
        "sum": .number(plain / Double(seeds)),
      ])
    })
}

/// Of walks of so many seconds with stops, each with noise of its own.
private func sum(
  _ seconds: Int, _ stops: [Range<Int>], _ accuracy: Int, noise: Int,
  _ value: (RunWalk, [Fix]) -> Double
) -> Double {
  (0..<seeds).reduce(0.0) { sum, seed in
    let walk = RunWalk(
      RunWalk.Course.allCases[seed % 3], seconds: seconds, stops: stops, seed: seed)
    return sum + value(walk, walk.fixes(accuracy: Double(accuracy), seed: noise + seed))
  }
}
