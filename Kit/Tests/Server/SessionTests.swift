import Core
import HTTPTypes
import Server
import Synchronization
import Testing

@Suite struct SessionTests {
  private let clock = TestClock()
  private let known = SessionsInMemory()

  private func begin() -> (UserSession, SessionToken) {
    let session = UserSession(
      id: UserSessionID(high: 1, low: 1), user: UserID(high: 2, low: 2), created: clock.now,
      lastSeen: clock.now)
    let token = SessionToken(random: clock.bytes(32))
    known.add(session, token)
    return (session, token)
  }

  @Test func endsAfterThirtyIdleDays() async throws {
    let (session, token) = begin()
    let cache = SessionCache(source: known.source)
    #expect(try await cache.session(token.hash, at: clock.now) == session)
    clock.advance(byDays: 30)
    #expect(try await cache.session(token.hash, at: clock.now) == nil)
  }

  @Test func endsAfterAHundredAndEightyDaysOfUse() async throws {
    let (_, token) = begin()
    let cache = SessionCache(source: known.source)
    for _ in 0..<17 {
      clock.advance(byDays: 10)
      #expect(try await cache.session(token.hash, at: clock.now) != nil)
    }
    clock.advance(byDays: 10)
    #expect(try await cache.session(token.hash, at: clock.now) == nil)
    #expect(known.notes == 17)
  }

  @Test func looksUpOnceInAWhile() async throws {
    let (_, token) = begin()
    let cache = SessionCache(source: known.source)
    for _ in 0..<1_000 { _ = try await cache.session(token.hash, at: clock.now) }
    #expect(known.lookups == 1)
    clock.advance(byMilliseconds: SessionCache.belief)
    _ = try await cache.session(token.hash, at: clock.now)
    #expect(known.lookups == 2)
  }

  @Test func forgetsAtOnce() async throws {
    let (session, token) = begin()
    let cache = SessionCache(source: known.source)
    #expect(try await cache.session(token.hash, at: clock.now) != nil)
    known.end(session.id)
    cache.forget { other in other.id == session.id }
    #expect(try await cache.session(token.hash, at: clock.now) == nil)
  }

  /// A look-up that began before the sign-out must not bring the session back.
  @Test func aLateLookUpRevivesNothing() async throws {
    let (session, token) = begin()
    let place = CachePlace()
    let cache = SessionCache(
      source: SessionSource(
        find: { [known] hash in
          let found = try await known.source.find(hash)
          // While the row is on its way, the person signs out.
          known.end(session.id)
          place.cache.withLock { cache in cache }?.forget { other in other.id == session.id }
          return found
        }, note: known.source.note))
    place.cache.withLock { held in held = cache }
    _ = try await cache.session(token.hash, at: clock.now)
    #expect(try await cache.session(token.hash, at: clock.now) == nil)
  }

  @Test func tokensAreReadBackAndHashed() throws {
    let token = SessionToken(random: Array(0..<32))
    let read = try #require(SessionToken(token.text))
    #expect(read.hash == token.hash)
    #expect(read.hash.bytes.count == 32)
    #expect(!token.text.contains(hexadecimal(token.hash.bytes)))
    for wrong in ["", "00", token.text + "00", String(token.text.dropLast()) + "g"] {
      #expect(SessionToken(wrong) == nil)
    }
  }

  @Test func cookiesSayWhatTheyMust() {
    let token = SessionToken(random: Array(repeating: 1, count: 32))
    let secure = SessionCookie(secure: true).keep(token)
    #expect(secure.hasPrefix("__Host-fieldday="))
    for part in ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
      #expect(secure.contains(part))
    }
    #expect(!secure.contains("Domain"))
    let plain = SessionCookie(secure: false)
    #expect(plain.keep(token).hasPrefix("fieldday-dev="))
    #expect(!plain.keep(token).contains("Secure"))
    #expect(plain.forget.contains("Max-Age=0"))
  }
}

private final class CachePlace: Sendable {
  let cache = Mutex<SessionCache?>(nil)
}
