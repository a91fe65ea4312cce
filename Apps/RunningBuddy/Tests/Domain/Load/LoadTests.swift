import Calendar
import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("The load of a run")
struct LoadTests {
  static func impulses(
    _ formula: LoadFormula, threshold: Int? = nil
  ) throws -> HeartImpulses {
    var body = ZoneTests.body
    body.formula = formula
    return HeartImpulses(try #require(HeartProfile(body, threshold: threshold, in: 2_026)))
  }

  /// Half an hour at 150, as the histogram of a run has it.
  static func run(seconds: Int = 1_800, covered: Int = 1_800, effort: Int? = nil) -> Run {
    var run = SomeRun.bundle(RunID(high: 1, low: 2), minutes: seconds / 60).run
    run.record.heartRates = HeartHistogram(from: 150, [covered])
    run.effort = effort
    return run
  }

  @Test("60 minutes at 150 between 60 and 190 are 100.44 for men and 113.52 for women (§42)")
  func vectors() throws {
    let man = try LoadTests.impulses(.man).impulse(150, minutes: 60)
    let woman = try LoadTests.impulses(.woman).impulse(150, minutes: 60)
    #expect(abs(man - 100.44) < 0.005 && abs(woman - 113.52) < 0.005)
    let mean = try LoadTests.impulses(.mean).impulse(150, minutes: 60)
    #expect(abs(mean - (man + woman) / 2) < 1e-9)
    // The same of a histogram, also of one in parts.
    let hour = try #require(HeartHistogram(from: 150, [3_600]))
    #expect(abs(try LoadTests.impulses(.man).impulse(hour) - man) < 1e-9)
  }

  @Test("An hour at threshold is a load of 100, whoever runs it")
  func threshold() throws {
    for formula in LoadFormula.allCases {
      let impulses = try LoadTests.impulses(formula, threshold: 168)
      #expect(abs(impulses.load(ofImpulse: impulses.impulse(168, minutes: 60)) - 100) < 1e-9)
      // Rest is none, and harder is more.
      #expect(impulses.impulse(60, minutes: 60) == 0 && impulses.impulse(40, minutes: 60) == 0)
      var last = 0.0
      for rate in 61...190 {
        let impulse = impulses.impulse(rate, minutes: 60)
        #expect(impulse > last)
        last = impulse
      }
      #expect(impulses.impulse(230, minutes: 60) == last)
    }
  }

  @Test("From all heart rates where they are known for most of the run")
  func measured() throws {
    let impulses = try LoadTests.impulses(.man, threshold: 168)
    let whole = try #require(RunLoad(LoadTests.run(), impulses))
    #expect(whole.basis == .heartRates(covered: 100) && !whole.isGuessed)
    #expect(abs(try #require(whole.impulse) - 50.22) < 0.005)
    // A strap that came late: the rest counts as the same.
    let late = try #require(RunLoad(LoadTests.run(covered: 1_200), impulses))
    #expect(late.basis == .heartRates(covered: 66))
    #expect(abs(late.value - whole.value) < 1e-9)
    // One that was there for a third says nothing of the run: then the effort does.
    let run = LoadTests.run(covered: 600, effort: 4)
    let rough = try #require(RunLoad(run, impulses))
    #expect(rough.basis == .effort && rough.impulse == nil)
    #expect(abs(rough.value - 25) < 1e-9)
    #expect(RunLoad(LoadTests.run(covered: 600), impulses) == nil)
  }

  @Test("From the mean where figures are older, from the effort where there is no heart rate")
  func rough() throws {
    let impulses = try LoadTests.impulses(.man, threshold: 168)
    var run = LoadTests.run()
    run.record.heartRates = nil
    let mean = try #require(run.meanHeartRate.first)
    let load = try #require(RunLoad(run, impulses))
    #expect(load.basis == .meanHeartRate)
    #expect(load.impulse == impulses.impulse(mean, minutes: 30))
    // An hour of 8 is 100, and without a profile nothing but the effort counts.
    var hand = SomeRun.byHand(run.id, minutes: 60, metres: 10_000)
    #expect(RunLoad(hand, impulses) == nil && RunLoad(hand, nil) == nil)
    hand.effort = 8
    #expect(RunLoad(hand, nil)?.value == 100 && RunLoad(hand, impulses)?.basis == .effort)
    #expect(RunLoad(run, nil) == nil)
    run.effort = 5
    #expect(RunLoad(run, nil)?.basis == .effort)
  }

  @Test("A guess is told")
  func guessed() throws {
    var body = HeartBody()
    body.birthYear = 1_980
    let profile = try #require(HeartProfile(body, threshold: nil, in: 2_026))
    #expect(try #require(RunLoad(LoadTests.run(), HeartImpulses(profile))).isGuessed)
  }

  @Test("Sums have no zeros for what is not known")
  func sums() throws {
    let unknown = SomeRun.byHand(RunID(high: 1, low: 3), minutes: 30, metres: 5_000)
    let settings = HeartSettings()
    let runs = [LoadTests.run(), LoadTests.run(covered: 0, effort: 8), unknown]
    let entries = LoadEntry.all(runs, ZoneTests.body, settings)
    let span = DateSpan(from: unknown.day, through: unknown.day.adding(days: 30))
    let sum = LoadSum(entries, in: span)
    #expect(sum.runs == 3 && sum.unknown == 1 && sum.rough == 1)
    #expect(sum.load == (entries[0].load?.value ?? 0) + (entries[1].load?.value ?? 0))
    #expect(sum.zones == [0, 0, 0, 1_800, 0, 0])
    #expect(LoadSum(entries, in: DateSpan(from: .first, through: .first)).runs == 0)
  }
}
