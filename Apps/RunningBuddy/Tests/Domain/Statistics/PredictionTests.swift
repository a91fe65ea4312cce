import Calendar
import Testing

@testable import RunningBuddyDomain

@Suite("Predictions: Riegel and the VDOT equivalent")
struct PredictionTests {
  private let today = CivilDate(dayNumber: 20_000)

  private func best(
    _ metres: Double, _ seconds: Int64, _ mark: MarkedBest.Mark = .race, ago: Int = 0
  ) -> MarkedBest {
    MarkedBest(
      mark, on: today.adding(days: -ago), metres: metres, milliseconds: seconds * 1_000)!
  }

  /// To so many digits behind the point.
  private func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = [1.0, 10, 100, 1_000][digits]
    return (value * scale).rounded() / scale
  }

  @Test("5 km in 20:00 make 10 km in 2,501.9 s (§42)")
  func riegel() throws {
    #expect(rounded(Riegel.seconds(1_200, over: 5_000, to: 10_000), 1) == 2_501.9)
    let likely = try #require(
      RacePrediction(metres: 10_000, from: [best(5_000, 1_200)], today: today))
    #expect(likely.likely / 100 == 25_019)
    #expect(!likely.isOwnExponent)
    // 1,200 s times 2 to the power of 1.04 and 1.08.
    #expect(likely.fastest == 2_467_473)
    #expect(likely.slowest == 2_536_843)
  }

  @Test("Of a shorter distance the range is the right way round")
  func shorter() throws {
    let likely = try #require(
      RacePrediction(metres: 5_000, from: [best(10_000, 2_502)], today: today))
    #expect(likely.fastest < likely.likely && likely.likely < likely.slowest)
  }

  @Test(
    "Only distances from half to four times its own",
    arguments: [
      (2_499.9, false), (2_500, true), (20_000, true), (20_000.1, false), (0, false), (-1, false),
      (.nan, false), (.infinity, false),
    ])
  func reach(metres: Double, isGiven: Bool) {
    let given = RacePrediction(metres: metres, from: [best(5_000, 1_200)], today: today)
    #expect((given != nil) == isGiven)
  }

  @Test("Only bests of the last 90 days", arguments: [(90, true), (91, false), (-1, false)])
  func recent(ago: Int, isGiven: Bool) {
    let best = best(5_000, 1_200, .allOut, ago: ago)
    #expect((RacePrediction(metres: 10_000, from: [best], today: today) != nil) == isGiven)
    #expect((VDOT(best, today: today) != nil) == isGiven)
  }

  @Test("The best with the nearest distance holds, and the later one of two")
  func nearest() throws {
    let bests = [best(3_000, 700), best(10_000, 2_600, ago: 9), best(10_000, 2_700, ago: 3)]
    let likely = try #require(RacePrediction(metres: 12_000, from: bests, today: today))
    #expect(likely.best == bests[2])
    let turned = RacePrediction(metres: 12_000, from: bests.reversed(), today: today)
    #expect(turned?.best == bests[2])
    #expect(RacePrediction(metres: 12_000, from: [], today: today) == nil)
  }

  @Test("Three races of a person give their own exponent, within 1.03…1.15")
  func own() throws {
    func races(_ exponent: Double) -> [MarkedBest] {
      [3_000, 5_000, 10_000].map { metres in
        let seconds = Riegel.seconds(720, over: 3_000, to: metres, exponent: exponent)
        return MarkedBest(
          .race, on: today, metres: metres, milliseconds: Int64(seconds * 1_000))!
      }
    }
    #expect(rounded(try #require(Riegel.ownExponent(races(1.1))), 3) == 1.1)
    #expect(Riegel.ownExponent(races(1.3)) == 1.15)
    #expect(Riegel.ownExponent(races(0.9)) == 1.03)
    #expect(Riegel.ownExponent(Array(races(1.1).dropLast())) == nil)
    #expect(Riegel.ownExponent(Array(repeating: best(5_000, 1_200), count: 4)) == nil)
    let trials = [3_000.0, 5_000, 10_000].map { metres in best(metres, 1_200, .allOut) }
    #expect(Riegel.ownExponent(trials) == nil)
    let likely = try #require(RacePrediction(metres: 20_000, from: races(1.1), today: today))
    #expect(likely.isOwnExponent)
    let expected = Riegel.seconds(720, over: 3_000, to: 20_000, exponent: 1.1)
    #expect(abs(Double(likely.likely) / 1_000 - expected) < 0.1)
  }

  @Test(
    "VDOT equivalents (§42)",
    arguments: [(5_000.0, 1_200, 49.806), (10_000, 2_700, 45.263), (42_195, 12_600, 44.554)])
  func vdot(metres: Double, seconds: Int64, value: Double) throws {
    let vdot = try #require(VDOT(best(metres, seconds), today: today))
    #expect(rounded(vdot.value, 3) == value)
  }

  @Test("No VDOT of what is too short, too long or too slow; the highest of several")
  func bounds() throws {
    #expect(VDOT(best(1_000, 200), today: today) == nil)
    #expect(VDOT(best(50_000, 20_000), today: today) == nil)
    #expect(VDOT(best(1_500, 80_000), today: today) == nil)
    let bests = [best(10_000, 2_700), best(5_000, 1_200), best(42_195, 12_600)]
    #expect(VDOT.highest(bests, today: today)?.best == bests[1])
    #expect(VDOT.highest([], today: today) == nil)
  }

  @Test("What is no best cannot be marked as one")
  func marked() {
    #expect(MarkedBest(.race, on: today, metres: .nan, milliseconds: 60_000) == nil)
    #expect(MarkedBest(.race, on: today, metres: 99, milliseconds: 60_000) == nil)
    #expect(MarkedBest(.race, on: today, metres: 5_000, milliseconds: 0) == nil)
    #expect(MarkedBest(.race, on: today, metres: 5_000, milliseconds: .max) == nil)
  }
}
