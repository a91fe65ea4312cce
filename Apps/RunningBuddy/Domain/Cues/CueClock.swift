import Calendar

/// Tells when a cue is due, and what it says: a fold of how far the run is, second by second.
public struct CueClock: Hashable, Sendable {
  public let interval: CueInterval
  public let contents: CueContents
  /// The units of distance and pace.
  public let unit: SplitUnit
  public let language: Language
  /// How far the run was last.
  private var last: CueProgress
  /// Where what the last cue was about ended.
  private var mark: CueProgress

  /// From a run that is as far as this: what is behind it gets no cue, and of the stretch under way
  /// the first pace is that of its rest.
  public init(
    _ interval: CueInterval, _ contents: CueContents, in unit: SplitUnit, _ language: Language,
    from start: CueProgress = CueProgress()
  ) {
    self.interval = interval
    self.contents = contents
    self.unit = unit
    self.language = language
    last = start
    mark = start
  }

  /// Takes the next second of a run; what it answers is to be said now. Of several that are due at
  /// once, after a gap, only the last is said.
  public mutating func take(_ now: CueProgress) -> Cue? {
    defer { last = now }
    // A run that began anew.
    guard now.metres >= last.metres, now.timer >= last.timer, now.laps >= last.laps else {
      mark = now
      return nil
    }
    guard let end = end(now) else { return nil }
    let cue = Cue(
      event: event(end), progress: now, metres: end.metres - mark.metres,
      milliseconds: end.timer - mark.timer, contents: contents, unit: unit, language: language)
    mark = end
    return cue
  }

  /// Metres or milliseconds from one cue to the next.
  private var step: Double? {
    switch interval {
    case .never, .lap: nil
    case .kilometre: SplitUnit.kilometre.metres
    case .mile: SplitUnit.mile.metres
    case .minutes(let minutes): Double(max(1, minutes)) * 60_000
    }
  }

  /// Where the last stretch that is over now ended; `nil` while none is.
  private func end(_ now: CueProgress) -> CueProgress? {
    switch interval {
    case .never: return nil
    case .lap: return now.laps > last.laps ? now : nil
    case .kilometre, .mile:
      guard let step, let number = CueClock.passed(last.metres, now.metres, step) else {
        return nil
      }
      var end = now
      end.metres = number * step
      let way = now.metres - last.metres
      let share = way > 0 ? (end.metres - last.metres) / way : 1
      end.timer = last.timer + Int64(Double(now.timer - last.timer) * share + 0.5)
      return end
    case .minutes:
      guard let step, let number = CueClock.passed(Double(last.timer), Double(now.timer), step)
      else { return nil }
      var end = now
      end.timer = Int64(number * step)
      let time = Double(now.timer - last.timer)
      let share = time > 0 ? Double(end.timer - last.timer) / time : 1
      end.metres = last.metres + (now.metres - last.metres) * share
      return end
    }
  }

  private static func passed(_ before: Double, _ now: Double, _ step: Double) -> Double? {
    let (old, new) = (Int64(before / step), Int64(now / step))
    return new > old ? Double(new) : nil
  }

  private func event(_ end: CueProgress) -> Cue.Event {
    switch interval {
    case .kilometre: .distance(Int(end.metres / SplitUnit.kilometre.metres + 0.5), .kilometre)
    case .mile: .distance(Int(end.metres / SplitUnit.mile.metres + 0.5), .mile)
    case .minutes, .never: .minutes(Int(end.timer / 60_000))
    case .lap: .lap(end.laps)
    }
  }
}
