import Core
import Design
import RunningBuddyDomain

/// Raw motion of a run that is saved, on its way to the server.
enum MotionSending: Hashable {
  /// There is none, or it is durable.
  case nothing
  /// It is read from the journal's database.
  case reading
  /// It is on its way into the outbox.
  case brought
}

extension RunFeature.State {
  /// Whether the person wants raw motion on the server.
  private var wantsMotionSent: Bool { settings.keepsMotion && settings.sendsMotion }

  /// Whether raw motion of a run that was saved may have to be sent: the page was gone before.
  func owesMotion(of id: RunID) -> Bool {
    guard wantsMotionSent, let run = replica.run(id), run.deletedAt == nil else { return false }
    return replica.wholeMotion(of: id) == nil
  }

  /// Has raw motion of the run that is saved read, which is still in the journal's database. On a
  /// full disk it is the first to go.
  mutating func sendMotion() -> Effects {
    guard wantsMotionSent, live.journal.unsavedSince == nil, live.motionSending == .nothing else {
      return []
    }
    live.motionSending = .reading
    return readRawMotion(for: .upload)
  }

  /// Sends what was read; `nil` where that could not be.
  mutating func bringMotion(_ texts: [String]?) -> Effects {
    guard live.motionSending == .reading, let run = live.journal.head?.run else { return [] }
    live.motionSending = .nothing
    guard let texts else {
      say(SentMotionText.unread)
      return []
    }
    guard !texts.isEmpty, wantsMotionSent, replica.wholeMotion(of: run) == nil else { return [] }
    if texts.count > RunLimits.motionParts { say(SentMotionText.cut) }
    live.motionSending = .brought
    // A part that is there came from a page that was gone before the others.
    let earlier = replica.motion(of: run).isEmpty ? [] : [RunStep(.deleteMotion(run))]
    let steps = MotionPart.steps(of: run, Array(texts.prefix(RunLimits.motionParts)))
    return (earlier + steps).map { step in step.effect }
  }

  /// What was brought is in the outbox once the replica has it.
  mutating func noteMotionSent() {
    guard live.motionSending == .brought, let id = live.journal.head?.run else { return }
    let isDeleted = replica.run(id)?.deletedAt != nil
    if isDeleted || replica.wholeMotion(of: id) != nil { live.motionSending = .nothing }
  }
}
