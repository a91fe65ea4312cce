import Core
import Sync

/// RunningBuddy's rules.
public enum RunDomain: SystemDomain {
  public static let system = RunCommand.system

  public typealias Command = RunCommand
  public typealias Entity = RunEntity
  public typealias Rejection = RunRejection
  public typealias Replica = RunReplica

  /// A part of the state that a decision looks at.
  public enum Read: Hashable, Sendable {
    case run(RunID)
    case part(RunPart.Kind, RunID, Int)
    case settings(UserID)
    /// All measurements of steps.
    case strides
    case stride(StrideRecordID)
    /// All of the person's.
    case shoes, plans
    /// All parts of a run's raw motion.
    case motion(RunID)
  }

  public static func reads(of command: RunCommand, by actor: UserID) -> [Read] {
    switch command {
    case .saveRun(let run): [.run(run.id)]
    case .keepTrack(let part), .keepFile(let part):
      [.run(part.run), .part(part.kind, part.run, part.index)]
    case .editRun(let id, let edits):
      edits.prefix(RunLimits.edits).reduce([.run(id)]) { reads, edit in
        switch edit {
        case .split(_, let other, _, _), .joined(let other, _): reads + [.run(other)]
        default: reads
        }
      }
    case .deleteRun(let id), .restoreRun(let id): [.run(id)]
    case .undoImport(_, let runs): runs.prefix(RunLimits.batch).map { id in .run(id) }
    case .setRunSetting(let user, _): [.settings(user)]
    case .keepStride: [.strides]
    case .deleteStride(let id): [.stride(id)]
    case .addShoe, .editShoe, .deleteShoe: [.shoes]
    case .keepPlan, .deletePlan: [.plans]
    case .keepMotion(let part): [.run(part.run), .motion(part.run)]
    case .deleteMotion(let id): [.motion(id)]
    }
  }

  public static func isKnown(_ kind: String) -> Bool { RunEntity.Kind(rawValue: kind) != nil }

  public static func decide(
    _ command: RunCommand, _ context: DecideContext, in replica: RunReplica
  ) throws(RunRejection) -> [Change<RunEntity>] {
    var decision = RunDecision(context, replica)
    switch command {
    case .saveRun(let run): try decision.save(run)
    case .keepTrack(let part), .keepFile(let part): try decision.keep(part)
    case .editRun(let id, let edits): try decision.edit(id, edits)
    case .deleteRun(let id): decision.delete(id)
    case .restoreRun(let id): try decision.restore(id)
    case .undoImport(let batch, let runs): try decision.undoImport(batch, runs)
    case .setRunSetting(let user, let change): try decision.setSetting(user, change)
    case .keepStride(let record): try decision.keepStride(record)
    case .deleteStride(let id): decision.deleteStride(id)
    case .addShoe(let shoe): try decision.add(shoe)
    case .editShoe(let id, let edits): try decision.edit(id, edits)
    case .deleteShoe(let id): decision.delete(id)
    case .keepPlan(let plan): try decision.keep(plan)
    case .deletePlan(let id): decision.delete(id)
    case .keepMotion(let part): try decision.keep(part)
    case .deleteMotion(let id): decision.deleteMotion(of: id)
    }
    return decision.changes
  }

  /// Ten years of running are thousands of runs, of which the latest are looked at, and as many
  /// tracks, files and parts of raw motion.
  public static func isVoluminous(_ kind: String) -> Bool {
    sameBytes(kind, RunEntity.Kind.run.rawValue) || isSetApart(kind)
  }

  /// Tracks, files and raw motion are large, never change, and no rule and no list needs them.
  public static func isSetApart(_ kind: String) -> Bool {
    sameBytes(kind, RunEntity.Kind.track.rawValue)
      || sameBytes(kind, RunEntity.Kind.file.rawValue)
      || sameBytes(kind, RunEntity.Kind.motion.rawValue)
  }

  public static func tooLarge(_ command: RunCommand, limit: Int) -> RunRejection {
    .tooLarge(limit: limit)
  }
}
