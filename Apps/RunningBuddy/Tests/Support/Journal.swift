import Core
import RunningBuddyDomain

/// A recording under test: rows in order, and a runner who moves along a straight line.
struct Journal {
  private(set) var rows: [RecorderRow] = []
  private(set) var recorder = RunRecorder()
  /// Monotonic milliseconds of the next row.
  var at: Int64 = 0
  /// Milliseconds by which the device's clock is off.
  var shift: Int64 = 0
  /// Metres east and north of the beginning.
  var east = 0.0
  var north = 0.0

  /// Metres that may be missing where a filter begins with a runner at full speed: the way to the
  /// first fix, and what it takes to see how fast they are.
  static let begun = 7.0

  /// A journal whose run began at 0.
  static func started(pausesByRule: Bool = true) -> Journal {
    var journal = Journal()
    journal.add(.arm)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: pausesByRule)))
    return journal
  }

  var wall: Instant { RunWalk.wall(0).advanced(byMilliseconds: at + shift) }
  var metres: Double { recorder.metres }

  mutating func add(_ event: RecorderEvent) { add(RecorderRow(at: at, wall: wall, event)) }

  mutating func add(_ row: RecorderRow) {
    rows.append(row)
    recorder.take(row)
  }

  /// Where the runner is now, as a receiver without noise says it.
  func fix(accuracy: Double = 5, speed: Double? = nil, taken: Instant? = nil) -> Fix {
    let degree = Globe.metresPerDegree
    let scale = Trigonometry.cosine(48 * Double.pi / 180)
    return Fix(
      taken: taken ?? wall, latitude: 48 + north / degree, longitude: 11 + east / degree / scale,
      accuracy: accuracy, speed: speed)!
  }

  mutating func see(accuracy: Double = 5, speed: Double? = nil) {
    add(.fix(fix(accuracy: accuracy, speed: speed)))
  }

  /// So many seconds, each with a fix after it.
  mutating func run(_ seconds: Int, at speed: Double = 3, accuracy: Double = 5) {
    for _ in 0..<seconds {
      at += 1_000
      east += speed
      see(accuracy: accuracy)
    }
  }
}

extension RunRecorder {
  /// A walk recorded from a second on; until then the receiver warms up.
  public init(_ fixes: [Fix], from begin: Int = 0) {
    self.init()
    take(RecorderRow(at: 0, wall: RunWalk.wall(0), .arm))
    for (second, fix) in fixes.enumerated() {
      let at = Int64(second) * 1_000
      take(RecorderRow(at: at, wall: fix.taken, .fix(fix)))
      if second == begin {
        let start = RunStart(countdown: .none, pausesByRule: true)
        take(RecorderRow(at: at, wall: fix.taken, .start(start)))
      }
    }
  }

  /// Milliseconds of a time that were pauses; both in milliseconds since the run began.
  public func paused(from: Int64, to: Int64) -> Int64 {
    var sum: Int64 = 0
    for pause in times?.pauses ?? [] { sum += max(0, min(pause.to, to) - max(pause.from, from)) }
    if case .paused(_, let since) = phase { sum += max(0, to - max(since, from)) }
    return sum
  }
}
