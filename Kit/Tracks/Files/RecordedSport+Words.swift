extension RecordedSport {
  /// What a word of a text format means: letters of either case, whatever stands between them. Of
  /// numbers, 1 and 9 are cycling and running, as some exports have it. A word that is not known
  /// stands for itself.
  init(word bytes: [UInt8]) {
    var plain: [UInt8] = []
    for byte in bytes.prefix(200) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): plain.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        plain.append(byte)
      default: break
      }
    }
    for known in RecordedSport.words where known.word.utf8.elementsEqual(plain) {
      self = known.sport
      return
    }
    let name = recordedName(bytes)
    self = name.isEmpty ? .unknown : .other(name)
  }

  private static var words: [(word: String, sport: RecordedSport)] {
    [
      ("running", .running), ("run", .running), ("9", .running), ("jogging", .running),
      ("streetrunning", .running), ("roadrunning", .running), ("virtualrun", .running),
      ("trailrunning", .trailRunning), ("trailrun", .trailRunning),
      ("trackrunning", .trackRunning), ("trackrun", .trackRunning),
      ("treadmill", .treadmill), ("treadmillrunning", .treadmill), ("treadmillrun", .treadmill),
      ("indoorrunning", .treadmill), ("indoorrun", .treadmill),
      ("walking", .walking), ("walk", .walking), ("hiking", .hiking), ("hike", .hiking),
      ("cycling", .cycling), ("biking", .cycling), ("bike", .cycling), ("ride", .cycling),
      ("1", .cycling), ("roadbiking", .cycling), ("roadcycling", .cycling),
      ("mountainbiking", .cycling), ("indoorcycling", .cycling), ("virtualride", .cycling),
      ("swimming", .swimming), ("swim", .swimming), ("lapswimming", .swimming),
      ("openwaterswimming", .swimming),
    ]
  }

  /// The word that ``init(word:)`` understands; `nil` where nothing is known.
  var word: String? {
    switch self {
    case .running: "running"
    case .trailRunning: "trail_running"
    case .trackRunning: "track_running"
    case .treadmill: "treadmill_running"
    case .walking: "walking"
    case .hiking: "hiking"
    case .cycling: "cycling"
    case .swimming: "swimming"
    case .other(let word): word
    case .unknown: nil
    }
  }

  /// Whether GPX and TCX count a cadence of it in strides, two steps each, and not in turns. So it
  /// is taken to be where the sport is not known.
  var isInStrides: Bool { isOnFoot || self == .unknown }
}
