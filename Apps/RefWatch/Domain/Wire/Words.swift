import Core
import Wire

/// Milliseconds that something may take: ten years.
let durations: ClosedRange<Int64> = 0...315_576_000_000

extension WireCursor {
  /// An instant whose distance to any other fits 64 bits: those of ECMAScript's time values.
  @inline(never)
  func time() throws(WireError) -> Instant {
    Instant(milliseconds: try integer(in: Instant.timeValues))
  }

  /// Milliseconds of something that lasts, up to ten years.
  @inline(never)
  func duration() throws(WireError) -> Int64 { try integer(in: durations) }

  @inline(never)
  func stage() throws(WireError) -> Stage {
    guard let stage = Stage(word: try string(limit: 8)) else {
      throw error(.expected("a stage of a match"))
    }
    return stage
  }

  @inline(never)
  func period() throws(WireError) -> Period {
    guard case .period(let period) = try stage() else { throw error(.expected("a period")) }
    return period
  }

  @inline(never)
  func gap() throws(WireError) -> Gap {
    guard case .gap(let gap) = try stage() else { throw error(.expected("a gap")) }
    return gap
  }
}

extension JSON {
  static func time(_ time: Instant) -> JSON { .instant(time) }
  static func stage(_ stage: Stage) -> JSON { .string(stage.word) }
  static func period(_ period: Period) -> JSON { .string(Stage.period(period).word) }
  static func gap(_ gap: Gap) -> JSON { .string(Stage.gap(gap).word) }
}
