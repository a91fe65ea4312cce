import Coding
import Core
import Sync
import Tracks
import Wire

/// Everything a person can change in RunningBuddy. What brings a content is about the part that has
/// it; without its run that is refused anyway.
@Commands("run", about: RunEntity.Kind.self)
public enum RunCommand: SyncCommand {
  /// A run is there for good once it is saved: saving the same again changes nothing, and another
  /// one under its id is refused.
  @Case(stored: "run", about: "run") case saveRun(Run)
  /// A part of a run's track, as the run announced it. Its content goes along.
  @Case(as: "track", about: "track") case keepTrack(RunPart)
  /// A part of the file that a run came as, as the run announced it. Its content goes along.
  @Case(as: "file", about: "file") case keepFile(RunPart)
  /// At most ``RunLimits/edits`` at a time: all of them or none.
  @Case(values: ["run", "edits"], about: "run") case editRun(RunID, [RunEdit])
  @Case(values: ["run"], about: "run") case deleteRun(RunID)
  @Case(values: ["run"], about: "run") case restoreRun(RunID)
  /// At most ``RunLimits/batch`` at a time; the runs of an import that are still as they came.
  @Case(byHand: true, about: "run") case undoImport(RunBatchID, [RunID])
  @Case(values: ["user", "change"], about: "settings")
  case setRunSetting(UserID, RunSettingChange)
  /// A measurement of steps. The same again takes a deletion back.
  @Case(stored: "stride", about: "stride") case keepStride(StrideRecord)
  @Case(values: ["stride"], about: "stride") case deleteStride(StrideRecordID)
  /// At most ``RunLimits/shoes``. Adding what was deleted brings it back.
  @Case(stored: "shoe", about: "shoe") case addShoe(Shoe)
  /// At most ``RunLimits/edits`` at a time: all of them or none.
  @Case(values: ["shoe", "edits"], about: "shoe") case editShoe(ShoeID, [ShoeEdit])
  @Case(values: ["shoe"], about: "shoe") case deleteShoe(ShoeID)
  /// Keeps a plan as it is now, at most ``RunLimits/plans``; the later one counts as a whole.
  @Case(stored: "plan", about: "plan") case keepPlan(RunPlan)
  @Case(values: ["plan"], about: "plan") case deletePlan(RunPlanID)
  /// A part of a run's raw motion. Its content goes along.
  @Case(as: "motion", about: "motion") case keepMotion(MotionPart)
  /// Deletes a run's raw motion for good.
  @Case(values: ["run"], about: "run") case deleteMotion(RunID)

  /// What stands for the content that goes along; `nil` for none.
  public var content: ContentStub? {
    switch self {
    case .keepTrack(let part), .keepFile(let part): part.content
    case .keepMotion(let part): part.content
    case .saveRun, .editRun, .deleteRun, .restoreRun, .undoImport, .setRunSetting: nil
    case .keepStride, .deleteStride: nil
    case .addShoe, .editShoe, .deleteShoe, .keepPlan, .deletePlan, .deleteMotion: nil
    }
  }
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
  /// What it was run in. A pair that is not there (any more) counts for none.
  case shoe(ShoeID?)
  /// A file of another device is merged onto the run's track, whose parts it announces; with the
  /// figures that follow.
  case merged(RunMerge, RunRecord)
  /// Takes a merge back, with the figures of the run's own track. None to take back is no fault.
  case unmerged(RunRecord)
}
