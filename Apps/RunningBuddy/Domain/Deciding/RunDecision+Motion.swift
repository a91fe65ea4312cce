import Core
import Sync

extension RunDecision {
  /// A part of a run's raw motion, once: all of them are of one recording.
  mutating func keep(_ part: MotionPart) throws(RunRejection) {
    _ = try run(part.run)
    guard part.count <= RunLimits.motionParts else {
      throw .tooMany(.motionParts, limit: RunLimits.motionParts)
    }
    guard part.index < part.count else { throw .notAnnounced(part.run, part: part.index) }
    guard part.content.bytes <= RunLimits.motionBytes else {
      throw .tooLong(.motion, limit: RunLimits.motionBytes)
    }
    for other in replica.motion(of: part.run)
    where other.count != part.count || other.index == part.index && other != part {
      throw .otherContent(part.run, part: part.index)
    }
    put(.motion(part))
  }

  /// Deletes a run's raw motion for good; none is no fault.
  mutating func deleteMotion(of run: RunID) {
    for part in replica.motion(of: run) { remove(part.key) }
  }
}
