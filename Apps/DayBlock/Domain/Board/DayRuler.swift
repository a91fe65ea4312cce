import Calendar
import Core

/// A local day laid out as it passes: where on it an instant lies, and what instant lies there
/// (specification §6.6).
///
/// Where clocks go forward an hour is missing from it, where they go back one comes twice; a date
/// the zone skipped has no length.
public struct DayRuler: Hashable, Sendable {
  /// A stretch of the day with one offset. Times on the wall are seconds since 0001-01-01T00:00:00
  /// on the same wall: never negative.
  struct Piece: Hashable, Sendable {
    let start: Int64
    let end: Int64
    /// Seconds east of UTC.
    let offset: Int
    /// Seconds of the day that have passed when it begins.
    let position: Int
    /// Seconds.
    var length: Int { Int(end - start) }
  }

  public let day: CivilDate
  /// When the day begins, minutes after midnight, 0…360.
  public let boundary: Int
  let pieces: [Piece]

  /// `boundary` is held within 0…360.
  public init(day: CivilDate, rules: ZoneRules, boundary: Int) {
    self.day = day
    self.boundary = min(max(boundary, 0), 360)
    let first = Int64(day.dayNumber) * 86_400 + ground + Int64(self.boundary) * 60
    let last = first + 86_400
    // No zone was ever 26 hours from UTC.
    let lower = Instant(milliseconds: (first - ground - 93_600) * 1_000)
    let upper = Instant(milliseconds: (last - ground + 93_600) * 1_000)
    var edges = [lower]
    edges += rules.offsetChanges(in: lower..<upper)
    var pieces: [Piece] = []
    var passed = 0
    for (index, edge) in edges.enumerated() {
      let offset = rules.offset(at: edge)
      let next = index + 1 < edges.count ? edges[index + 1] : upper
      let start = max(first, edge.milliseconds / 1_000 + ground + Int64(offset))
      let end = min(last, next.milliseconds / 1_000 + ground + Int64(offset))
      guard start < end else { continue }
      pieces.append(Piece(start: start, end: end, offset: offset, position: passed))
      passed += Int(end - start)
    }
    self.pieces = pieces
  }

  /// The day's real length in seconds: 86 400 on most days, 0 on one that the zone skipped.
  public var seconds: Int { pieces.reduce(0) { sum, piece in sum + piece.length } }

  /// The day's real number of half hours: 48, 46, 47, 50…
  public var halves: Int { (seconds + 900) / 1_800 }

  /// Seconds from the day's begin at which a clock with `offset` stood at `instant`.
  ///
  /// What happened in another zone lies where that zone's clocks stood. Held within 0…`seconds`.
  public func position(of instant: Instant, offset: Int) -> Int {
    let wall = wallSecond(instant, offset)
    guard let piece = piece(at: wall, offset: offset) else {
      // Before the day, in a gap, or after the day: the next stretch's begin.
      return pieces.first { piece in piece.start > wall }?.position ?? seconds
    }
    return piece.position + Int(wall - piece.start)
  }

  /// The instant and the offset `position` seconds after the day's begin, held within the day.
  /// Nothing for a day that the zone skipped.
  public func instant(at position: Int) -> (instant: Instant, offset: Int)? {
    var found = pieces.first
    for piece in pieces where piece.position <= position { found = piece }
    guard let found else { return nil }
    let into = min(max(position - found.position, 0), found.length)
    let second = found.start - ground + Int64(into) - Int64(found.offset)
    return (Instant(milliseconds: second * 1_000), found.offset)
  }

  /// Where the day's whole hours stand, in the order they come.
  public var hours: [RulerHour] {
    var hours: [RulerHour] = []
    for piece in pieces {
      var wall = (piece.start + 3_599) / 3_600 * 3_600
      while wall < piece.end {
        let hour = Int((wall / 3_600) % 24)
        let isRepeated = hours.contains { known in known.wall == wall }
        hours.append(
          RulerHour(
            position: piece.position + Int(wall - piece.start), hour: hour, isRepeated: isRepeated,
            wall: wall))
        wall += 3_600
      }
    }
    return hours
  }

  /// The stretch a clock with `offset` that shows `wall` is in: its own where it has one.
  func piece(at wall: Int64, offset: Int) -> Piece? {
    var best: Piece?
    var score = 0
    for piece in pieces where piece.start <= wall && wall <= piece.end {
      // A stretch's end counts as inside only where no other stretch begins there.
      let mine = (piece.offset == offset ? 2 : 0) + (wall < piece.end ? 1 : 0) + 1
      if mine > score { (best, score) = (piece, mine) }
    }
    return best
  }
}

/// A whole hour of a day.
public struct RulerHour: Hashable, Sendable {
  /// Seconds from the day's begin.
  public let position: Int
  /// What the clock shows, 0…23.
  public let hour: Int
  /// The clock shows it for the second time.
  public let isRepeated: Bool
  let wall: Int64
}

/// Seconds from 0001-01-01 to 1970-01-01.
private let ground: Int64 = 719_162 * 86_400

/// What a clock with `offset` shows at `instant`: seconds since 0001-01-01T00:00:00 on its wall.
func wallSecond(_ instant: Instant, _ offset: Int) -> Int64 {
  let civil = instant.civil(offset: offset)
  return Int64(civil.date.dayNumber) * 86_400 + ground + Int64(civil.time.second)
}
