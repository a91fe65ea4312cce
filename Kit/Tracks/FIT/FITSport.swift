extension RecordedSport {
  /// By the numbers of a session.
  init(fit sport: UInt8?, sub: UInt8?) {
    guard let sport, sport != 0 else {
      self = .unknown
      return
    }
    switch (sport, sub) {
    case (1, 1), (1, 45): self = .treadmill
    case (1, 3): self = .trailRunning
    case (1, 4): self = .trackRunning
    case (1, _): self = .running
    case (2, _): self = .cycling
    case (5, _): self = .swimming
    case (11, _): self = .walking
    case (17, _): self = .hiking
    default: self = .other(String(sport))
    }
  }

  /// The numbers for a session; generic for what has none.
  var fit: (sport: UInt8, sub: UInt8) {
    switch self {
    case .running: (1, 0)
    case .treadmill: (1, 1)
    case .trailRunning: (1, 3)
    case .trackRunning: (1, 4)
    case .cycling: (2, 0)
    case .swimming: (5, 0)
    case .walking: (11, 0)
    case .hiking: (17, 0)
    case .other(let word): (RecordedSport.number(word), 0)
    case .unknown: (0, 0)
    }
  }

  /// A decimal number up to 254, else 0.
  private static func number(_ word: String) -> UInt8 {
    var value = 0
    for byte in word.utf8 {
      guard byte >= 48, byte <= 57, value < 100 else { return 0 }
      value = value * 10 + Int(byte) - 48
    }
    return value < 255 ? UInt8(value) : 0
  }
}

extension RecordedLap.Trigger {
  /// By the number of a lap.
  init(fit number: UInt8?) {
    switch number {
    case 0: self = .manual
    case 1: self = .time
    case 2: self = .distance
    case 3, 4, 5, 6: self = .place
    case 7: self = .end
    default: self = .other
    }
  }

  /// The number for a lap.
  var fit: UInt8 {
    switch self {
    case .manual: 0
    case .time: 1
    case .distance: 2
    case .place: 3
    case .end: 7
    case .other: 8
    }
  }
}

extension RecordedLap.Intensity {
  /// By the number of a lap; `nil` for one that says nothing.
  init?(fit number: UInt8?) {
    switch number {
    case 0: self = .active
    case 1: self = .rest
    case 2: self = .warmUp
    case 3: self = .coolDown
    case 4: self = .recovery
    case 5: self = .interval
    case 6: self = .other
    default: return nil
    }
  }

  /// The number for a lap.
  var fit: UInt8 {
    switch self {
    case .active: 0
    case .rest: 1
    case .warmUp: 2
    case .coolDown: 3
    case .recovery: 4
    case .interval: 5
    case .other: 6
    }
  }
}
