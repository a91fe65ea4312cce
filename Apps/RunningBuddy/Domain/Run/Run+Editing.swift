import Tracks

// Editing what needs the track's points, with the figures that follow. The points are those of all
// parts of the track.

extension Run {
  /// Other windows: cropping, dropping a stretch, or taking either back.
  public func edit(to windows: RunWindows, _ points: [ChannelPoint]) -> RunEdit {
    .windows(windows, record(windows, sport, points))
  }

  /// Another sport.
  public func edit(to sport: RecordedSport, _ points: [ChannelPoint]) -> RunEdit {
    .sport(sport, trackParts.isEmpty ? record : record(windows, sport, points))
  }

  /// What lies after a time of the track, in tenths of a second, becomes a run of its own; `nil`
  /// where one of the two would be empty.
  public func split(at time: Int, into id: RunID, _ points: [ChannelPoint]) -> RunEdit? {
    guard let halves = windows.split(at: time, of: outline.length) else { return nil }
    return .split(
      at: time, into: id, before: record(halves.before, sport, points),
      after: record(halves.after, sport, points))
  }

  /// Takes a splitting back; `nil` where the other run is of another track, or overlaps.
  public func join(_ other: Run, _ points: [ChannelPoint]) -> RunEdit? {
    guard other.trackOwner == trackOwner,
      let both = windows.joined(with: other.windows, of: outline.length)
    else { return nil }
    return .joined(other.id, record(both, sport, points))
  }

  /// The figures by today's rules; `nil` where nothing would change.
  public func recomputed(_ points: [ChannelPoint]) -> RunEdit? {
    let new = record(windows, sport, points)
    return new == record ? nil : .recomputed(new)
  }

  /// Takes a merge back; `nil` where there is none. The points are those of its own track.
  public func unmerged(_ own: [ChannelPoint]) -> RunEdit? {
    guard activeMerge != nil else { return nil }
    var run = self
    run.merge?.isOn = false
    return .unmerged(run.record(windows, sport, own))
  }

  /// The figures with what a merge adds to its own track.
  func record(
    with merge: RunMerge, _ own: [ChannelPoint], _ added: [ChannelPoint]
  ) -> RunRecord {
    var run = self
    run.merge = merge
    return run.record(windows, sport, run.points(own, added))
  }

  /// The figures of windows, as far as there is room for them.
  private func record(
    _ windows: RunWindows, _ sport: RecordedSport, _ points: [ChannelPoint]
  ) -> RunRecord {
    let recording = mergedOutline.recording(
      points, windows, sport: sport, refused: record.quality.refused)
    var run = self
    run.windows = windows
    run.record = RunRecord(RunFigures(recording))
    return run.fitted().record
  }
}
