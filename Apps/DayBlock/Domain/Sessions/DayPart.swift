import Calendar
import Core

/// What one day has of stretches of time: its own minutes exactly, and the half-blocks that began
/// on it (specification §6.1).
struct DayPart {
  let day: CivilDate
  let segments: [DaySegment]
  let units: [DayUnit]
  /// Of the whole, on the last part only.
  let remainder: Int
  /// On the first part only.
  let carried: Int

  /// The parts of the segments, by day.
  ///
  /// - Parameter carried: Seconds of an earlier session that count in the first unit.
  static func parts(of segments: [DaySegment], carried: Int = 0, boundary: Int) -> [DayPart] {
    let pieces = DayClock.pieces(segments, boundary: boundary)
    let (units, remainder) = DayClock.units(of: segments, carried: carried)
    return pieces.enumerated().map { index, piece in
      DayPart(
        day: piece.day, segments: piece.segments,
        units: units.filter { unit in
          DayClock.day(of: unit.start, offset: unit.offset, boundary: boundary) == piece.day
        },
        remainder: index == pieces.count - 1 ? remainder : 0,
        carried: index == 0 ? carried : 0)
    }
  }
}

extension DaySession {
  /// The sessions that a run makes: one for each day, in the order of the days.
  ///
  /// - Parameters:
  ///   - boundary: When a day begins, minutes after midnight.
  ///   - memo: Of the first.
  ///   - at: When they are made.
  public static func sessions(
    of run: DayRun, boundary: Int, memo: String = "", at: Instant
  ) -> [DaySession] {
    let parts = DayPart.parts(of: run.segments, carried: run.carried, boundary: boundary)
    return parts.enumerated().map { index, part in
      var session = DaySession(
        id: id(index, of: run.id.retagged(), on: part.day), block: run.block, run: run.id,
        day: part.day, zone: run.zone, segments: part.segments, units: part.units,
        remainder: part.remainder, carried: part.carried, memo: index == 0 ? memo : "",
        origin: .timer, createdAt: at)
      session.isClockSuspect = run.isClockSuspect
      return session
    }
  }

  /// The sessions that something entered or imported makes: one for each day.
  ///
  /// - Parameters:
  ///   - boundary: When a day begins, minutes after midnight.
  ///   - at: When they are made.
  public static func sessions(
    of new: NewSession, boundary: Int, batch: DayImportID? = nil, at: Instant
  ) -> [DaySession] {
    let parts = DayPart.parts(of: new.segments, carried: new.carried, boundary: boundary)
    return parts.enumerated().map { index, part in
      var session = DaySession(
        id: id(index, of: new.id, on: part.day), block: new.block, day: part.day, zone: new.zone,
        segments: part.segments, units: part.units, remainder: part.remainder,
        carried: part.carried, memo: index == 0 ? new.memo : "", origin: new.origin,
        source: index == 0 ? new.source : nil, batch: batch, createdAt: at)
      if index == 0 { session.friends = new.friends }
      return session
    }
  }

  /// The first keeps the id; those of later days have one that follows from it and the day.
  static func id(_ index: Int, of first: DaySessionID, on day: CivilDate) -> DaySessionID {
    index == 0 ? first : laterID(of: first, on: day)
  }

  static func laterID(of first: DaySessionID, on day: CivilDate) -> DaySessionID {
    ID(of: .words(["daySession", first.description, day.description]))
  }
}
