import Coding
import Core

/// What the server may know of time and chance, handed in by the product that builds it.
///
/// Nothing in the server asks the system for either; a test hands in its own.
@Memberwise public struct ServerEnvironment: Sendable {
  /// The wall clock.
  public let now: @Sendable () -> Instant
  /// Nanoseconds of a clock that never goes back, for measuring.
  public let ticks: @Sendable () -> UInt64
  /// That many unpredictable bytes.
  public let randomBytes: @Sendable (Int) -> [UInt8]
  /// Suspends for a number of milliseconds; throws when the task is cancelled.
  public let sleep: @Sendable (Int64) async throws -> Void

  /// The present instant with fresh entropy, in UTC.
  public func moment() -> Moment {
    let bytes = randomBytes(16)
    var words: (UInt64, UInt64) = (0, 0)
    for byte in bytes.prefix(8) { words.0 = words.0 << 8 | UInt64(byte) }
    for byte in bytes.dropFirst(8) { words.1 = words.1 << 8 | UInt64(byte) }
    return Moment(
      instant: now(), zone: .utc, entropy: Entropy(high: words.0, low: words.1))
  }
  /// Does the work and comes back `milliseconds` after it began, also when it fails; later only if
  /// the work takes longer than that. Who waits for the answer cannot tell how long it took.
  public func noSooner<Value: Sendable>(
    than milliseconds: Int64, _ work: () async throws -> Value
  ) async throws -> Value {
    async let rest: Void = pause(milliseconds)
    let result: Result<Value, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    await rest
    return try result.get()
  }

  private func pause(_ milliseconds: Int64) async {
    // Cancelled: nobody waits any more.
    try? await sleep(milliseconds)
  }
}
