import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("How long steps are")
struct StrideModelTests {
  static let points = zip(SomeStride.cadences, SomeStride.steps).map { cadence, steps in
    StridePoint(cadence: Double(cadence), length: 100 / Double(steps))
  }

  @Test("The original's model, by the specification's numbers (§42)")
  func legacy() throws {
    let line = try #require(LegacyStride.line(Self.points))
    #expect(abs(line.alpha - 0.006_367_62) < 5e-9)
    #expect(abs(line.beta + 0.195_149_68) < 5e-9)
    #expect(abs(line.rSquared(Self.points) - 0.985_23) < 5e-6)
    #expect(abs(line.length(at: 168) - 0.874_61) < 5e-6)
    #expect(LegacyStride.line(Array(Self.points.prefix(4))) == nil)
    let equal = Self.points.map { point in StridePoint(cadence: 170, length: point.length) }
    #expect(LegacyStride.line(equal) == nil)
    // Where all lengths are the same, nothing is explained.
    let level = Self.points.map { point in StridePoint(cadence: point.cadence, length: 0.9) }
    #expect(LegacyStride.line(level)?.rSquared(level) == 0)
  }

  @Test("With few measurements a wrong one counts for little")
  func few() throws {
    let model = try #require(StrideModel(Self.points))
    #expect(model.method == .theilSen && model.count == 5)
    #expect(abs(model.line.alpha - 0.006_291_04) < 5e-9)
    #expect(abs(model.line.beta + 0.187_532_71) < 5e-9)
    #expect(abs(model.length(at: 168) - 0.869_36) < 5e-6)
    #expect(abs(model.residual - 0.009_614) < 5e-7)
    var wrong = Self.points
    wrong[4] = StridePoint(cadence: 180, length: 1.9)
    let robust = try #require(StrideModel(wrong))
    let squares = try #require(LegacyStride.line(wrong))
    #expect(abs(robust.length(at: 165) - 0.85) < 0.03)
    #expect(abs(squares.length(at: 165) - 0.85) > 0.1)
  }

  @Test("With many of different cadences it is the line of least squares")
  func many() throws {
    let points = (0..<8).map { index in
      let cadence = 150 + Double(index) * 5
      return StridePoint(cadence: cadence, length: 0.006 * cadence - 0.1)
    }
    let model = try #require(StrideModel(points))
    #expect(model.method == .leastSquares)
    #expect(abs(model.line.alpha - 0.006) < 1e-9 && abs(model.line.beta + 0.1) < 1e-9)
    #expect(model.rSquared > 0.999_999 && model.residual < 1e-6)
    #expect(abs(model.cadence - 167.5) < 1e-9)
    // As many, but hardly different.
    let close = [167, 167, 168, 168, 168, 169, 169, 169].map { cadence in
      StridePoint(cadence: Double(cadence), length: 0.9)
    }
    #expect(StrideModel(close)?.method == .theilSen)
    let same = close.map { point in StridePoint(cadence: 168 + point.cadence / 1_000, length: 1) }
    #expect(StrideModel(same) == nil)
  }

  @Test("A step has 0.4 to 2.2 m, whatever the cadence")
  func limits() throws {
    let model = try #require(StrideModel(Self.points))
    #expect(model.length(at: 1_000) == 2.2 && model.length(at: 10) == 0.4)
    #expect(model.length(at: 0) == 0.4)
  }

  @Test("A record's length and cadence are those of its way, time and steps")
  func records() {
    let record = SomeStride.record(SomeStride.id(0), steps: 130, cadence: 150)
    #expect(record.milliseconds == 52_000)
    #expect(abs(record.cadence - 150) < 1e-9 && abs(record.length - 100.0 / 130) < 1e-12)
    guard case .model(let model) = StrideKnowledge(SomeStride.records) else {
      Issue.record("no model")
      return
    }
    // Times are kept in milliseconds.
    #expect(abs(model.length(at: 168) - 0.869_36) < 1e-4)
  }
}
