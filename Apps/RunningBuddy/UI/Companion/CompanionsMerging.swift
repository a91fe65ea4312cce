import Core
import RunningBuddyDomain

// A run that is over, with what a second device noted.
extension RunFeature.State {
  /// What came late is put where it was, once the run is over.
  mutating func keepMerged() -> Effects {
    guard companions.isMergeDue, !companions.isMerging, !live.journal.isWriting,
      live.journal.unsavedSince == nil, case .review = live.recorder.phase, !live.isSaving
    else { return [] }
    companions.isMergeDue = false
    companions.isMerging = true
    return [
      .ask(
        .load(database: RunJournal.database(of: me), .all),
        answer: { answer in .inner(.companions(.read(answer))) })
    ]
  }

  mutating func mergeRun(_ answer: HostAnswer) -> Effects {
    companions.isMerging = false
    guard case .review = live.recorder.phase, !live.isSaving, let head = live.journal.head,
      case .rows(let stored) = answer,
      let found = RunJournal.read(stored, after: RunJournal()), found.head == head
    else { return [] }
    live.recorder = RunRecorder(replaying: CompanionMerging.merged(found.rows))
    live.route = DrawnRoute()
    live.route.take(live.recorder.points)
    guard let recording = live.recorder.recording() else { return [] }
    live.figures = RunFigures(recording)
    return []
  }
}
