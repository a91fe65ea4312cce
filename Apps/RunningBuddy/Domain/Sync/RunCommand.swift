import Core
import Sync
import Tracks

/// Everything a person can change in RunningBuddy.
public enum RunCommand: SyncCommand {
  /// A run is there for good once it is saved: saving the same again changes nothing, and another
  /// one under its id is refused.
  case saveRun(Run)
  /// A part of a run's track, as the run announced it. Its content goes along.
  case keepTrack(RunPart)
  /// A part of the file that a run came as, as the run announced it. Its content goes along.
  case keepFile(RunPart)
  /// At most ``RunLimits/edits`` at a time: all of them or none.
  case editRun(RunID, [RunEdit])
  case deleteRun(RunID)
  case restoreRun(RunID)
  /// At most ``RunLimits/batch`` at a time; the runs of an import that are still as they came.
  case undoImport(RunBatchID, [RunID])
  case setRunSetting(UserID, RunSettingChange)
}

/// One change of a run. Of two devices the later one counts, field by field.
public enum RunEdit: Hashable, Sendable {
  case title(String)
  case notes(String)
  case effort(Int?)
  case feeling(Int?)
  case mark(MarkedBest.Mark?)
  /// Another sport has other figures: these.
  case sport(RecordedSport, RunRecord)
  /// Cropping, dropping a stretch, and taking either back; with the figures of what is left.
  case windows(RunWindows, RunRecord)
  /// Newer rules give other figures, or what was entered by hand was put right.
  case recomputed(RunRecord)
  /// It took place at another time, or in another zone.
  case moved(start: Instant, zone: String, offset: Int)
  /// What lies after a time of the track, in tenths of a second, becomes a run of its own with the
  /// id `into`; with the figures of both.
  case split(at: Int, into: RunID, before: RunRecord, after: RunRecord)
  /// Takes a splitting back: the other run's windows are this one's again, and it is deleted.
  case joined(RunID, RunRecord)
}
