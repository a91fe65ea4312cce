import Core
import Sync
import Tracks

/// What of a track comes from one source: it is chosen as a whole.
public struct MergedChannels: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The way: places, their accuracy, distance and speed.
  public static let place = MergedChannels(rawValue: 1)
  public static let altitude = MergedChannels(rawValue: 2)
  public static let heartRate = MergedChannels(rawValue: 4)
  public static let cadence = MergedChannels(rawValue: 8)

  /// In the order in which they are told.
  public static let order: [MergedChannels] = [.place, .altitude, .heartRate, .cadence]

  /// All that there are.
  static let all = 15
}

/// A file of another device that is laid onto a run's own track, which stays as it is: the points
/// of the run follow from both
/// (`docs/decisions/0045-a-merge-is-a-second-track.md`).
public struct RunMerge: Hashable, Sendable {
  /// Parts that the run announces after those of its own.
  public struct Parts: Hashable, Sendable {
    /// Which part the first is, from 0.
    public let first: Int
    public let stubs: [ContentStub]

    public init(from first: Int, _ stubs: [ContentStub]) {
      self.first = first
      self.stubs = stubs
    }

    /// Which part comes after them.
    public var end: Int { first + stubs.count }

    /// The stub of a part; `nil` for one of others.
    public subscript(index: Int) -> ContentStub? {
      stubs.indices.contains(index - first) ? stubs[index - first] : nil
    }
  }

  /// The file.
  public let source: RunSourceFile
  /// Tenths of a second from the start of the run's track to that of the file's, once their clocks
  /// are aligned; negative where the file's begins earlier.
  public let shift: Int
  /// Tenths of a second by which the other device's clock was ahead; within
  /// ``ClockAlignment/reach``.
  public let ahead: Int
  /// What comes from the file.
  public let channels: MergedChannels
  /// Of the file's track.
  public let track: Parts
  /// Of the file as it came; none where it was too large.
  public let file: Parts
  /// Whether it counts: a merge that was taken back keeps its parts, and can be made again.
  public var isOn = true

  public init(
    source: RunSourceFile, shift: Int, ahead: Int, channels: MergedChannels, track: Parts,
    file: Parts
  ) {
    self.source = source
    self.shift = shift
    self.ahead = ahead
    self.channels = channels
    self.track = track
    self.file = file
  }

  /// Where the file's altitudes come from.
  var altitude: AltitudeSource { source.format == .gpx ? .gps : .device }

  /// Whether it can take the place of one that was taken back: its parts are the same, or come
  /// after them, as parts never change.
  func follows(_ old: RunMerge) -> Bool {
    (track == old.track || track.first >= old.track.end)
      && (file == old.file || file.first >= old.file.end)
  }
}

extension Run {
  /// The merge that counts.
  public var activeMerge: RunMerge? { merge.flatMap { merge in merge.isOn ? merge : nil } }

  /// The parts that its points are made from: those of its track, then those merged onto it.
  public var pointParts: [RunPart] {
    var parts = trackParts.enumerated().map { index, stub in
      RunPart(.track, of: trackOwner, index, stub)
    }
    guard let track = activeMerge?.track else { return parts }
    for (index, stub) in track.stubs.enumerated() {
      parts.append(RunPart(.track, of: trackOwner, track.first + index, stub))
    }
    return parts
  }

  /// The parts of the file that is, or was, merged onto it, as it came.
  public var mergedFileParts: [RunPart] {
    guard let file = merge?.file else { return [] }
    return file.stubs.enumerated().map { index, stub in
      RunPart(.file, of: trackOwner, file.first + index, stub)
    }
  }

  /// The content that it announces for a part; `nil` for none.
  func announced(_ kind: RunPart.Kind, _ index: Int) -> ContentStub? {
    switch kind {
    case .track:
      // Of a run that was split off the parts are the other's.
      guard sharedTrack == nil else { return nil }
      return trackParts.indices.contains(index) ? trackParts[index] : merge?.track[index]
    case .file:
      if fileParts.indices.contains(index) { return fileParts[index] }
      return sharedTrack == nil ? merge?.file[index] : nil
    }
  }

  /// Its points, of those of its own track and of the one that is merged onto it.
  public func points(_ own: [ChannelPoint], _ added: [ChannelPoint]) -> [ChannelPoint] {
    guard let merge = activeMerge else { return own }
    return MergedTrack.points(own, added, merge, until: outline.length)
  }

  /// Its points, of the texts of ``pointParts``; `nil` where one is missing or cannot be read.
  public func points(_ texts: [String]) -> [ChannelPoint]? {
    guard texts.count == pointParts.count,
      let own = RunBundle.points(Array(texts.prefix(trackParts.count))),
      let added = RunBundle.points(Array(texts.dropFirst(trackParts.count)))
    else { return nil }
    return points(own, added)
  }

  /// What is known of the track besides its points: of what comes from another device, the first
  /// one's totals say nothing.
  var mergedOutline: RunOutline {
    guard let merge = activeMerge else { return outline }
    var merged = outline
    if merge.channels.contains(.altitude) {
      merged.altitude = merge.altitude
      (merged.device.ascent, merged.device.descent) = (nil, nil)
    }
    if merge.channels.contains(.place) { merged.device.distance = nil }
    if merge.channels.contains(.heartRate) {
      (merged.device.meanHeartRate, merged.device.mostHeartRate) = (nil, nil)
    }
    return merged
  }
}
