import Core
import RunningBuddyDomain
import Testing

/// The vectors of §42 that concern distance.
@Suite struct LegacyDistanceTests {
  static let start = GlobePoint(latitude: 37.5665, longitude: 126.9780)!
  static let north = GlobePoint(latitude: 37.5675, longitude: 126.9780)!
  static let east = GlobePoint(latitude: 37.5665, longitude: 126.9790)!

  static func thousandths(_ metres: Double) -> Int { Int((metres * 1_000).rounded()) }

  @Test func measuresTheVectors() {
    #expect(Self.thousandths(Globe.metres(Self.start, Self.north)) == 111_195)
    #expect(Self.thousandths(Globe.metres(Self.start, Self.east)) == 88_138)
  }

  @Test func addsWhatIsSlowerThanTheGate() {
    // 111.195 m: 14.99 m/s in 7.418 s, 15.00 in 7.413 s.
    var legacy = LegacyDistance()
    #expect(legacy.take(Self.start, accuracy: 5, at: 0) == .began)
    #expect(legacy.take(Self.north, accuracy: 5, at: 7_418) == .counted)
    #expect(Self.thousandths(legacy.metres) == 111_195)
    #expect(Int((legacy.speed * 100).rounded()) == 1_499)
    #expect(legacy.take(Self.start, accuracy: 5, at: 7_418 + 7_413) == .anchored)
    #expect(Self.thousandths(legacy.metres) == 111_195)
    #expect(Int((legacy.speed * 100).rounded()) == 1_499)
  }

  @Test func movesTheAnchorToWhatDoesNotCount() {
    var legacy = LegacyDistance()
    _ = legacy.take(Self.start, accuracy: 5, at: 0)
    #expect(legacy.take(Self.north, accuracy: 5, at: 1_000) == .anchored)
    #expect(legacy.take(Self.north, accuracy: 5, at: 2_000) == .counted)
    #expect(legacy.metres == 0)
  }

  @Test func ignoresWhatIsNotBetterThanTwentyMetres() {
    var legacy = LegacyDistance()
    #expect(legacy.take(Self.start, accuracy: 20, at: 0) == .ignored)
    #expect(legacy.take(Self.start, accuracy: 0, at: 0) == .ignored)
    #expect(legacy.take(Self.start, accuracy: -1, at: 0) == .ignored)
    #expect(legacy.take(Self.start, accuracy: 19.99, at: 0) == .began)
  }

  @Test func countsNothingWithoutTime() {
    var legacy = LegacyDistance()
    _ = legacy.take(Self.start, accuracy: 5, at: 0)
    #expect(legacy.take(Self.start, accuracy: 5, at: 0) == .anchored)
    #expect(legacy.take(Self.east, accuracy: 5, at: -1_000) == .anchored)
    #expect(legacy.take(Self.east, accuracy: 5, at: .max) == .anchored)
    #expect(legacy.metres == 0)
  }
}
