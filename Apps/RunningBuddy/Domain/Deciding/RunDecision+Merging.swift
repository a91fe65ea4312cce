extension RunDecision {
  /// Lays a file onto a run's own track. Its parts come after all that the run ever announced: what
  /// was kept never changes.
  static func merge(_ merge: RunMerge, onto run: inout Run) throws(RunRejection) {
    guard !run.trackParts.isEmpty else { throw .noTrack(run.id) }
    if let owner = run.sharedTrack { throw .otherTrack(owner) }
    guard merge.isOn, merge.track.first >= run.trackParts.count else {
      throw .otherContent(run.id, part: merge.track.first)
    }
    guard merge.file.first >= run.fileParts.count else {
      throw .otherContent(run.id, part: merge.file.first)
    }
    if let old = run.merge {
      guard !old.isOn || old == merge else { throw .merged(run.id) }
      guard merge.follows(old) else { throw .otherContent(run.id, part: merge.track.first) }
    }
    run.merge = merge
  }
}
