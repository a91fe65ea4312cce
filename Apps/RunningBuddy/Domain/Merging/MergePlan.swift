import Calendar
import Core
import Sync
import Tracks

/// What merging a file of another device onto a run comes to, before anything is changed.
public struct MergePlan: Hashable, Sendable {
  /// What the file gives.
  public let merge: RunMerge
  /// The figures of the run with it.
  public let record: RunRecord
  /// The points of the file's track.
  public let added: [ChannelPoint]
  private let run: RunID
  /// The texts of the parts that the run announces.
  private let tracks: [String]
  private let files: [String]

  /// Aligns the clocks, and chooses channel by channel.
  ///
  /// - Parameters:
  ///   - run: With its own track, of these points.
  ///   - number: Which run of the file.
  ///   - zone: What is meant where the file does not say in which zone it is.
  public init(
    _ run: Run, _ own: [ChannelPoint], _ reading: RunReading, number: Int, in zone: PlanningZone
  ) throws(MergeFault) {
    guard run.activeMerge == nil else { throw .merged }
    guard run.sharedTrack == nil, !run.trackParts.isEmpty, !own.isEmpty else { throw .noTrack }
    let file = reading.runs[number]
    let start = file.place(in: zone).start
    let apart = start.milliseconds.subtractingReportingOverflow(run.start.milliseconds)
    let limit = Int64(ChannelPoint.timeLimit) * 100
    guard !apart.overflow, (-limit...limit).contains(apart.partialValue) else {
      throw .otherTime
    }
    let one = run.outline.recording(own, sport: run.sport)
    let tenths = Int((apart.partialValue + (apart.partialValue < 0 ? -50 : 50)) / 100)
    let alignment = try ClockAlignment.find(one, file.recording, apart: tenths)
    let shift = tenths - alignment.ahead
    added = file.recording.points
    var other = one
    other.points = MergedTrack.moved(added, by: shift, until: run.outline.length)
    other.altitude = file.recording.altitude
    let channels = MergeChoice(one, other).channels
    guard !channels.isEmpty else { throw .nothingBetter }
    let texts = RunBundle.texts(of: reading.bytes)
    tracks = TrackChannels.parts(added)
    let old = run.merge
    let track = RunMerge.Parts(
      after: max(run.trackParts.count, old?.track.end ?? 0), or: old?.track, tracks)
    var kept = RunMerge.Parts(
      after: max(run.fileParts.count, old?.file.end ?? 0), or: old?.file, texts)
    // The file is kept where there is room.
    files = kept.end <= RunLimits.fileParts ? texts : []
    if files.isEmpty { kept = RunMerge.Parts(from: old?.file.end ?? run.fileParts.count, []) }
    guard track.end <= RunLimits.trackParts else { throw .noRoom }
    merge = RunMerge(
      source: reading.source(number), shift: shift, ahead: alignment.ahead, channels: channels,
      track: track, file: kept)
    record = run.record(with: merge, own, added)
    self.run = run.id
  }

  /// The change of the run.
  public var edit: RunEdit { .merged(merge, record) }

  /// The run as it becomes.
  public func applied(to run: Run) -> Run {
    var merged = run
    merged.merge = merge
    merged.record = record
    return merged
  }

  /// The commands that merge, with the contents that go along.
  public var steps: [RunStep] {
    var steps = [RunStep(.editRun(run, [edit]))]
    for (index, text) in tracks.enumerated() {
      let part = RunPart(.track, of: run, merge.track.first + index, merge.track.stubs[index])
      steps.append(RunStep(.keepTrack(part), content: text))
    }
    for (index, text) in files.enumerated() {
      let part = RunPart(.file, of: run, merge.file.first + index, merge.file.stubs[index])
      steps.append(RunStep(.keepFile(part), content: text))
    }
    return steps
  }

  /// The first run of a file that can be merged; else why the one that is nearest in time cannot.
  public static func first(
    of reading: RunReading, onto run: Run, _ own: [ChannelPoint], in zone: PlanningZone
  ) throws(MergeFault) -> MergePlan {
    var fault = MergeFault.noWay
    for number in reading.runs.indices {
      do throws(MergeFault) {
        return try MergePlan(run, own, reading, number: number, in: zone)
      } catch {
        // Of the others it is enough to know that they are of other times.
        if number == 0 || error != .otherTime { fault = error }
      }
    }
    throw fault
  }
}

extension RunMerge.Parts {
  /// Parts of these texts: those of an earlier merge where they are the same, else after all that
  /// there are.
  fileprivate init(after end: Int, or old: RunMerge.Parts?, _ texts: [String]) {
    let stubs = texts.map { text in ContentStub(of: text) }
    if let old, old.stubs == stubs {
      self = old
    } else {
      self.init(from: end, stubs)
    }
  }
}
