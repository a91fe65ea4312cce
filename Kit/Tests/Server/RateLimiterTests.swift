import Core
import Server
import Testing

@Suite struct RateLimiterTests {
  private let start = Instant(milliseconds: 1_000_000)

  @Test func refusesAfterTheBurstAndRefills() {
    let limiter = RateLimiter<String>(RateLimit(burst: 3, perMinute: 60))
    for _ in 0..<3 { #expect(limiter.take(for: "a", at: start) == nil) }
    #expect(limiter.take(for: "a", at: start) == 1)
    #expect(limiter.take(for: "b", at: start) == nil)
    #expect(limiter.take(for: "a", at: start.advanced(byMilliseconds: 999)) == 1)
    #expect(limiter.take(for: "a", at: start.advanced(byMilliseconds: 1_000)) == nil)
    #expect(limiter.take(for: "a", at: start.advanced(byMilliseconds: 1_000)) == 1)
  }

  @Test func saysHowLongToWait() {
    let limiter = RateLimiter<String>(RateLimit(burst: 10, perMinute: 6))
    #expect(limiter.take(10, for: "a", at: start) == nil)
    #expect(limiter.take(1, for: "a", at: start) == 10)
    #expect(limiter.take(5, for: "a", at: start) == 50)
  }

  @Test func neverExceedsTheBurst() {
    let limiter = RateLimiter<String>(RateLimit(burst: 2, perMinute: 600))
    #expect(limiter.take(for: "a", at: start) == nil)
    let later = start.advanced(byMilliseconds: 3_600_000)
    #expect(limiter.take(2, for: "a", at: later) == nil)
    #expect(limiter.take(for: "a", at: later) != nil)
  }

  @Test func survivesAClockSetBack() {
    let limiter = RateLimiter<String>(RateLimit(burst: 1, perMinute: 60))
    #expect(limiter.take(for: "a", at: start) == nil)
    let earlier = start.advanced(byMilliseconds: -500_000)
    #expect(limiter.take(for: "a", at: earlier) == 1)
    #expect(limiter.take(for: "a", at: earlier.advanced(byMilliseconds: 1_000)) == nil)
  }

  @Test func keepsItsTableBounded() {
    let limiter = RateLimiter<Int>(RateLimit(burst: 1, perMinute: 1), capacity: 100)
    for key in 0..<10_000 { #expect(limiter.take(for: key, at: start) == nil) }
    #expect(limiter.count <= 100)
  }
}
