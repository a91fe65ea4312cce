import Core

/// What a file of a recording says, whatever its format.
public struct RecordedFile: Hashable, Sendable {
  /// The most points of one file, over all of its activities.
  public static let pointLimit = 100_000
  /// The most notes that are kept one by one.
  public static let noteLimit = 100

  /// In the file's order; none is empty.
  public var activities: [RecordedActivity] = []
  /// What was left out or put right, the first ``noteLimit`` of it, in the file's order.
  public private(set) var notes: [RecordedNote] = []
  /// How much was left out or put right.
  public private(set) var noteCount = 0
  /// Messages or elements that nobody here knows; they were passed over.
  public var unknown = 0
  /// There are more points than ``pointLimit``; the rest was not read.
  public var isCut = false

  public init() {}

  /// Counts a note, and keeps it while there are few.
  public mutating func note(_ what: RecordedNote.What, at position: FilePosition) {
    noteCount += 1
    guard notes.count < RecordedFile.noteLimit else { return }
    notes.append(RecordedNote(what, at: position))
  }
}

/// Where something stands in a file.
public enum FilePosition: Hashable, Sendable {
  /// From 1.
  case line(Int)
  /// From 0.
  case byte(Int)
}

/// Something that was left out of a file, or put right.
public struct RecordedNote: Hashable, Sendable {
  /// What is wrong.
  public enum What: String, Hashable, Sendable, CaseIterable {
    /// A place is incomplete, no number or out of range; the point stays without it.
    case place
    /// A point has no time.
    case timeMissing
    /// A time cannot be one.
    case time
    /// A check sum is not that of the file, which was read all the same.
    case checkSum
    /// The file ends inside something; what comes before was read.
    case cutShort
    /// A part is none of the format's; reading went on behind it where that could be told.
    case malformed
    /// A message has no definition.
    case undefined
  }

  public let what: What
  public let position: FilePosition

  public init(_ what: What, at position: FilePosition) {
    self.what = what
    self.position = position
  }
}

/// One outing of a file: what a device calls a session, or a track.
public struct RecordedActivity: Hashable, Sendable {
  public var sport = RecordedSport.unknown
  /// What the file calls it; empty where it says nothing.
  public var name = ""
  /// As the file says, else the first point.
  public var start: Instant
  /// Seconds east of UTC where it took place; `nil` where the file does not say.
  public var offset: Int?
  /// Its times were written without any zone, and were read as if in UTC: where they are meant to
  /// be local times, only the person knows of which zone.
  public var isZoneless = false
  /// In the file's order; times may run backwards where the file's do.
  public var points: [RecordedPoint] = []
  /// When the timer stood still, in their order; the last may be open to the end.
  public var pauses: [RecordedPause] = []
  /// As the device made them.
  public var laps: [RecordedLap] = []
  /// As the device summed them up.
  public var totals = RecordedTotals()
  /// Times between heartbeats, in milliseconds, in their order.
  public var beats: [Int] = []

  public init(start: Instant) { self.start = start }
}

/// A moment of a recording. What the file does not say is `nil`.
public struct RecordedPoint: Hashable, Sendable {
  public var at: Instant
  public var place: GlobePoint?
  /// Metres above the sea.
  public var altitude: Double?
  /// Metres travelled since the activity began, as the device has it.
  public var path: Double?
  /// Metres per second, not negative.
  public var speed: Double?
  /// Beats per minute, 1…300.
  public var heartRate: Int?
  /// Steps per minute, 0…600: of both feet.
  public var cadence: Int?
  /// The first of a part: nothing is known of how it was reached.
  public var begins = false

  public init(at: Instant) { self.at = at }
}

/// From when to when the timer stood still.
public struct RecordedPause: Hashable, Sendable {
  public var from: Instant
  public var to: Instant

  public init(from: Instant, to: Instant) {
    self.from = from
    self.to = to
  }
}

/// A part of an activity that device or person set apart.
public struct RecordedLap: Hashable, Sendable {
  /// What ended it.
  public enum Trigger: String, Hashable, Sendable, CaseIterable {
    case manual, distance, time, place, end, other
  }

  /// What somebody did in it, by the plan they followed.
  public enum Intensity: String, Hashable, Sendable, CaseIterable {
    /// What most devices write of any lap.
    case active
    case rest, warmUp, coolDown, recovery, interval, other
  }

  public var start: Instant
  public var trigger = Trigger.other
  /// `nil` where the file does not say.
  public var intensity: Intensity?
  public var totals = RecordedTotals()

  public init(start: Instant) { self.start = start }
}

/// What a device summed up. What it does not say is `nil`.
public struct RecordedTotals: Hashable, Sendable {
  /// Metres.
  public var distance: Double?
  /// Milliseconds without pauses.
  public var timer: Int64?
  /// Milliseconds from start to end.
  public var elapsed: Int64?
  /// Metres.
  public var ascent: Double?
  /// Metres, not negative.
  public var descent: Double?
  /// Kilocalories.
  public var energy: Int?
  /// Beats per minute.
  public var meanHeartRate: Int?
  public var mostHeartRate: Int?

  public init() {}
}

/// What somebody did. Files have more words; those stand for themselves in ``other``.
public enum RecordedSport: Hashable, Sendable {
  case running, trailRunning, trackRunning, treadmill, walking, hiking, cycling, swimming
  /// The file's own word or number.
  case other(String)
  case unknown

  /// Whether it counts as running.
  public var isRunning: Bool {
    switch self {
    case .running, .trailRunning, .trackRunning, .treadmill: true
    case .walking, .hiking, .cycling, .swimming, .other, .unknown: false
    }
  }

  /// Whether it is made of steps, so that a cadence of it counts strides, two steps each.
  var isOnFoot: Bool { isRunning || self == .walking || self == .hiking }
}
