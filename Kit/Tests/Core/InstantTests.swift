import Core
import Testing

@Suite("Instants")
struct InstantTests {
  @Test func moveBothWays() {
    let noon = Instant(milliseconds: 43_200_000)
    #expect(noon.advanced(byMilliseconds: 1).milliseconds == 43_200_001)
    #expect(noon.advanced(byMilliseconds: -43_200_001).milliseconds == -1)
    #expect(noon.advanced(byMilliseconds: 0) == noon)
  }

  @Test func stopAtTheEndsOfTheRange() {
    let last = Instant(milliseconds: .max)
    let first = Instant(milliseconds: .min)
    #expect(last.advanced(byMilliseconds: 1) == last)
    #expect(first.advanced(byMilliseconds: -1) == first)
    #expect(Instant(milliseconds: 1).advanced(byMilliseconds: .max) == last)
    #expect(Instant(milliseconds: -2).advanced(byMilliseconds: .min) == first)
    #expect(last.advanced(byMilliseconds: .min).milliseconds == -1)
    #expect(first.advanced(byMilliseconds: .max).milliseconds == -1)
  }

  @Test func areOrdered() {
    #expect(Instant(milliseconds: -1) < Instant(milliseconds: 0))
    #expect(Instant(milliseconds: .min) < Instant(milliseconds: .max))
    #expect(!(Instant(milliseconds: 5) < Instant(milliseconds: 5)))
  }
}
