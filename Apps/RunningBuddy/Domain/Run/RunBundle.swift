import Coding
import Core
import Sync
import Tracks
import Wire

/// A command, and the content that goes along.
@Memberwise(unlabelled: 1) public struct RunStep: Hashable, Sendable {
  public let command: RunCommand
  public let content: String?
}

/// A run on its way to being kept: its row, and the contents it announces.
public struct RunBundle: Hashable, Sendable {
  public let run: Run
  /// The texts of its track's parts.
  public let tracks: [String]
  /// The texts of its file's parts.
  public let files: [String]

  /// A run with its points, which have to be in their ranges and in the order of time, and the file
  /// it came as, which is left out where it is larger than ``RunLimits/file``. What of its row is
  /// too much is thinned; see ``Run/fitted()``.
  public init(_ run: Run, _ points: [ChannelPoint], file: [UInt8]? = nil) {
    var run = run
    tracks = points.isEmpty ? [] : TrackChannels.parts(points)
    files = file.map { file in RunBundle.texts(of: file) } ?? []
    run.trackParts = tracks.map { text in ContentStub(of: text) }
    run.fileParts = files.map { text in ContentStub(of: text) }
    self.run = run.fitted()
  }

  /// Saves the run, and keeps its parts.
  public var steps: [RunStep] {
    var steps = [RunStep(.saveRun(run))]
    for (index, text) in tracks.enumerated() {
      let part = RunPart(.track, of: run.id, index, run.trackParts[index])
      steps.append(RunStep(.keepTrack(part), content: text))
    }
    for (index, text) in files.enumerated() {
      let part = RunPart(.file, of: run.id, index, run.fileParts[index])
      steps.append(RunStep(.keepFile(part), content: text))
    }
    return steps
  }
}

extension RunBundle {
  /// The texts of a file's parts; none where it is larger than ``RunLimits/file``.
  static func texts(of file: [UInt8]) -> [String] {
    guard file.count <= RunLimits.file else { return [] }
    return stride(from: 0, to: file.count, by: RunLimits.filePart).map { start in
      ByteLetters.text(file[start..<min(start + RunLimits.filePart, file.count)])
    }
  }

  /// The points in the texts of a track's parts, in their order; `nil` where one cannot be read.
  public static func points(_ texts: [String]) -> [ChannelPoint]? {
    var points: [ChannelPoint] = []
    for text in texts {
      guard let part = TrackChannels.points(text) else { return nil }
      points += part
    }
    return points
  }

  /// The bytes of a file in the texts of its parts; `nil` where one cannot be read.
  public static func bytes(_ texts: [String]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for text in texts {
      guard let part = ByteLetters.bytes(text) else { return nil }
      bytes += part
    }
    return bytes
  }
}

extension Run {
  /// The run with a row that leaves room for its texts: of very many laps, pauses and splits, what
  /// can be worked out again from the track is left out first. Hardly any run needs this.
  func fitted() -> Run {
    var run = self
    (run.title, run.notes) = ("", "")
    for step in 0..<6 {
      if run.body.bytes.count <= RunLimits.body - RunLimits.texts { break }
      switch step {
      case 0:
        if case .device(let laps) = run.outline.laps { run.outline.laps = .device(laps.map(plain)) }
      case 1: run.record.miles = []
      case 2: run.record.line = run.record.line.thinned(to: 60)
      case 3: run.record.kilometres = []
      case 4: run.record.laps = Array(run.record.laps.prefix(30))
      default: run.outline.still = Array(run.outline.still.prefix(50))
      }
    }
    (run.title, run.notes) = (title, notes)
    return run
  }
}

/// A lap without what the device summed up but its way and times.
private func plain(_ lap: DeviceLap) -> DeviceLap {
  var totals = RecordedTotals()
  totals.distance = lap.totals.distance
  totals.timer = lap.totals.timer
  return DeviceLap(start: lap.start, trigger: lap.trigger, totals: totals)
}
