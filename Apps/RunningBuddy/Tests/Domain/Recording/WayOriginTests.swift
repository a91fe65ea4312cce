import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("Where distance and pace come from")
struct WayOriginTests {
  @Test("From the receiver: live for 5 s, grey until 15 s, and then no pace")
  func receiver() throws {
    var journal = Journal.started(pausesByRule: false)
    #expect(journal.recorder.way(at: 0) == nil && journal.recorder.pace(at: 0) == nil)
    journal.run(30)
    let at = journal.at
    let recorder = journal.recorder
    for (age, isLive, isGone) in [
      (0, true, false), (5_000, true, false), (5_001, false, false), (15_000, false, false),
      (15_001, false, true),
    ] as [(Int64, Bool, Bool)] {
      let way = try #require(recorder.way(at: at + age))
      #expect(way.source == .receiver && way.age == age)
      #expect(way.isLive == isLive && way.isGone == isGone)
      #expect((recorder.pace(at: at + age) == nil) == isGone)
    }
    // A time before it is no negative age.
    #expect(recorder.way(at: at - 500)?.age == 0)
    journal.add(.pause)
    #expect(journal.recorder.pace(at: at) == nil)
  }

  @Test("From steps where no place is known, and from the receiver as soon as one is")
  func steps() throws {
    var journal = Journal()
    journal.add(.arm)
    journal.add(
      .start(RunStart(countdown: .none, pausesByRule: false, stride: StepFillTests.stride)))
    for _ in 0..<40 {
      journal.at += 1_000
      journal.add(.motion(MotionSecond(steps: 3, cadence: 180, confidence: 90)))
    }
    let way = try #require(journal.recorder.way(at: journal.at))
    #expect(way.source == .steps && way.isLive)
    // Who stands has steps that are not old.
    for _ in 0..<20 {
      journal.at += 1_000
      journal.add(.motion(MotionSecond(steps: 0, cadence: nil, confidence: 0)))
    }
    #expect(journal.recorder.way(at: journal.at)?.isLive == true)
    journal.run(5)
    #expect(journal.recorder.way(at: journal.at)?.source == .receiver)
  }

  @Test("From a second device's receiver where this one has none")
  func companion() throws {
    var journal = Journal.started(pausesByRule: false)
    for number: Int64 in 1...5 {
      journal.at += 1_000
      journal.east += 3
      journal.add(
        .companion(
          CompanionEntry(
            device: CompanionID(high: 1, low: 2), number: number, at: journal.at,
            event: .fix(journal.fix()))))
    }
    #expect(journal.recorder.way(at: journal.at)?.source == .companion)
    journal.run(1)
    #expect(journal.recorder.way(at: journal.at)?.source == .receiver)
  }
}
