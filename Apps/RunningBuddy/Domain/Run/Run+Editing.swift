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

  /// The figures of windows, as far as there is room for them.
  private func record(
    _ windows: RunWindows, _ sport: RecordedSport, _ points: [ChannelPoint]
  ) -> RunRecord {
    let recording = outline.recording(
      points, windows, sport: sport, refused: record.quality.refused)
    var run = self
    run.windows = windows
    run.record = RunRecord(RunFigures(recording))
    return run.fitted().record
  }
}
