import Core
import RefWatchDomain

/// What the referee does on the pitch.
public enum PitchAction {
  case paneShown(PitchPane)
  /// Drew the panes sideways by so many px.
  case swiped(Int)
  case kickOffChosen(Side)
  case taken(LifecycleAct)
  case asked(PitchQuestion)
  case countdownStopped
  case flowOpened(EventFlow.Kind, Side)
  case flow(FlowAction)
  /// Goes on with the entry that Back closed, or lets it go.
  case keptContinued, keptDropped
  case sheetShown(PitchSheet)
  case sheetClosed
  case answered
  case questionClosed
  case undone
  case undoDismissed
  case lastUndone
  /// What was taken back last is there again.
  case broughtBack
  case alertSeen
  case locked
  case unlocked
  case lockTouched
  case dimmed(Bool)
  case kicked(Side, Kick.Result)
  case firstSwapped
  case kickerChosen(Participant?)
  case numberTyped(String)
  case leftOut(Participant)
  case stoppageToggled
  /// Touched the clock, which may open and close a stoppage.
  case faceTapped
  case stoppageStarted(StoppageReason)
  /// The break to drink or to cool: play stops, and its timer runs.
  case breakStarted
  case addedTime(Int)
  /// Milliseconds, later when positive.
  case clockMoved(Int64)
  case clockTyped(String)
  case clockSet
  case doubtDismissed
  /// Read that this device's clock is wrong.
  case wrongClockSeen
  case suspensionChosen(SuspensionReason)
  case abandonmentChosen(SuspensionReason)
  case abandoned(SuspensionReason)
  case abandonTouched
  case microStarted(MicroTimer.Kind)
  case microRestarted(Int)
  case microEnded(Int)
  case sinBinRestarted(MatchEventID)
  case sinBinEnded(MatchEventID)
  case returned(Participant)
  case faceChosen(TimerFace)
  case takenOver
  /// Asked whoever keeps the time.
  case requested(ClockAsk)
  case requestAnswered(ClockRequest, ClockAnswer)
}

/// What the referee does while entering an event.
public enum FlowAction {
  case closed
  case back
  /// Back was pressed: a step back, or put aside in the first one.
  case left
  case digit(Int)
  case erased
  /// The number is whole.
  case numberTaken
  case personChosen(Participant)
  /// The list gives way to the keypad, or the other way round.
  case keypadToggled
  case kindToggled
  case goalKind(Goal.Kind)
  /// Somebody else has that number: no second caution.
  case secondAnswered(Bool)
  case reasonChosen(CardReason?)
  case sinBinToggled
  case moved(Int64)
  case textTyped(String)
  case offTapped(Participant)
  case onTapped(Participant)
  case listShown(isOn: Bool)
  case substitutionKind(Substitution.Kind)
  case lateToggled
  /// From the scorer's number to the assist's, or back.
  case assistToggled
  case penalty(PenaltyOutcome)
  case incident(IncidentKind)
  case absence(AbsenceReason)
  case saved
}

public enum PenaltyOutcome: Hashable, Sendable {
  case awarded, scored
  case missed(PenaltyMiss)
}
