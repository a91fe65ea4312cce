import Core

/// A track as a GPX 1.1 file has it (Topografix; also what watches export): the points of all
/// `trkseg` of all `trk`, in the file's order.
public struct GPXTrack: Hashable, Sendable {
  /// The most points of one file.
  public static let limit = 100_000
  /// The most faults that are listed one by one.
  public static let faultLimit = 100

  /// The first track's name, else the file's; empty where there is none.
  public internal(set) var name = ""
  public internal(set) var points: [GPXPoint] = []
  /// The first of the points that were left out.
  public internal(set) var faults: [GPXPointFault] = []
  /// How many points were left out.
  public internal(set) var faultCount = 0
  /// There are more points than ``limit``; the rest was not read.
  public internal(set) var isCut = false
  /// Where the file is no XML any more; what comes before was read.
  public internal(set) var broken: XMLFault?
}

/// A place and when somebody was there.
public struct GPXPoint: Hashable, Sendable {
  public let place: GlobePoint
  public let at: Instant
  /// Metres above the sea; `nil` where not said.
  public let elevation: Double?
  /// Beats per minute, 1…300; `nil` where not said.
  public let heart: Int?
  /// The first of a segment: nothing is known of how it was reached.
  public let begins: Bool
  /// Where the point stands in the file, from 1.
  public let line: Int
}

/// A point that was left out.
public struct GPXPointFault: Hashable, Sendable {
  /// What is wrong with it.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Latitude or longitude is missing, no number or out of range.
    case place
    /// There is no time.
    case timeMissing
    /// The time is none.
    case time
  }

  public let reason: Reason
  /// From 1.
  public let line: Int

  /// A fault of the point in a line.
  public init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

/// Why a file gives no track at all.
public enum GPXFault: Error, Hashable, Sendable {
  /// It is no XML.
  case text(XMLFault)
  /// It is XML, and no GPX.
  case notGPX
  /// There is no point of a track in it.
  case empty
  /// Every point was left out; the first of them.
  case nothingUsable(GPXPointFault)
}
