import Calendar
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("Fitness, fatigue and form")
struct FitnessTests {
  static let today = CivilDate(year: 2_026, month: 9, day: 1)!

  /// The same load on each of the last days.
  static func constant(_ load: Double, days: Int) -> FitnessCurve {
    FitnessCurve(
      (0..<days).map { ago in (day: today.adding(days: -ago), load: load) }, today: today)
  }

  @Test("A first load counts by 1 - e^(-1/42) and 1 - e^(-1/7), form is yesterday's difference")
  func first() throws {
    let days = FitnessTests.constant(100, days: 2).days
    #expect(days.count == 2)
    #expect(abs(days[0].fitness - 2.352_83) < 1e-4 && abs(days[0].fatigue - 13.312_21) < 1e-4)
    #expect(days[0].form == 0)
    #expect(days[1].form == days[0].fitness - days[0].fatigue)
    #expect(days[1].fitness > days[0].fitness)
  }

  @Test("Of a load that stays the same, fitness and fatigue come to it, and form to 0")
  func converging() throws {
    let days = FitnessTests.constant(80, days: 900).days
    let last = try #require(days.last)
    #expect(abs(last.fitness - 80) < 1e-6 && abs(last.fatigue - 80) < 1e-6)
    #expect(abs(last.form) < 1e-6)
    // Never beyond it, and rising all the way.
    for (one, next) in zip(days, days.dropFirst()) {
      #expect(one.fitness <= next.fitness && next.fitness <= 80)
      #expect(one.fitness <= one.fatigue)
    }
  }

  @Test("Who rests becomes less fit, and less tired faster")
  func resting() throws {
    var loads = (0..<60).map { ago in
      (day: FitnessTests.today.adding(days: -14 - ago), load: 90.0)
    }
    loads.reverse()
    let curve = FitnessCurve(loads, today: FitnessTests.today)
    let last = try #require(curve.days.last)
    #expect(last.day == FitnessTests.today && last.load == 0)
    #expect(last.form > 0 && last.fitness > last.fatigue)
    #expect(curve.isSettled)
  }

  @Test("Without loads there is nothing; six weeks settle it; loads to come do not count")
  func edges() throws {
    #expect(FitnessCurve([(day: CivilDate, load: Double)](), today: FitnessTests.today).days == [])
    #expect(!FitnessTests.constant(50, days: 42).isSettled)
    #expect(FitnessTests.constant(50, days: 43).isSettled)
    let future = FitnessCurve(
      [(day: FitnessTests.today.adding(days: 1), load: 50.0)], today: FitnessTests.today)
    #expect(future.days.isEmpty && !future.isSettled)
    // Two runs of a day count both, and a run of long ago is no burden.
    let old = FitnessCurve(
      [
        (day: CivilDate.first, load: 50.0), (day: FitnessTests.today, load: 50.0),
        (day: FitnessTests.today, load: 30.0),
      ], today: FitnessTests.today)
    #expect(old.days.count <= 1_001 && old.days.last?.load == 80 && old.began == CivilDate.first)
  }
}
