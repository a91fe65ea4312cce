import Core
import DayBlockDomain

/// What the person did while tracking.
public enum TrackAction {
  // The carousel.
  /// It stands so far to the left, and its cards are so high (px).
  case scrolled(Int, height: Int)
  /// Centre the cell at that index.
  case centred(Int)
  /// One cell on, or back.
  case moved(Int)
  /// The same with a key: the focus goes along.
  case keyed(String)
  case flipped
  case deleteWanted(BlockID)
  case blockDeleted(BlockID)
  /// What the board holds.
  case boardShown
  case groupsShown
  case groupChosen(BlockGroupID)
  case groupWanted

  // The run.
  case played
  /// Plays a block instead of the run under way, whose time is kept or not.
  case switched(to: BlockID, keeps: Bool)
  /// Back to the run under way, or to one of two.
  case returned(DayRunID)
  case paused(DayRunID)
  case resumed(DayRunID)
  /// Put a finger on the block; held it there; took it off too early.
  case pressed
  case held(DayRunID)
  case tapped
  /// Enter or Space went down on the block; it came up; something took the keys away.
  case keyHeld(DayRunID, String)
  case keyLetGo(String)
  case holdLost
  case moreShown(DayRunID)
  /// In a window above all others.
  case floated
  /// Away from the run's screen; the run goes on.
  case minimized
  case stopWanted(DayRunID)
  case finished(DayRunID)
  /// Less than half a block is kept as a note.
  case noted(DayRunID)
  case discarded(DayRunID)
  case assignWanted(DayRunID)
  case assigned(DayRunID, BlockID)
  case completionSkipped
  case sheetClosed

  // Somebody comes back.
  case leftMoved(Int)
  case leftKept
  case leftEnded
  case leftCut

  // Two runs at once.
  case bothKept
  case earlierCut
  case oneDiscarded(DayRunID)

  case review(ReviewAction)
}

/// What came back.
public enum TrackAnswer {
  /// The carousel has had its time to move.
  case settled
  /// A key has been held for as long as it takes, unless it is another holding by now.
  case heldLong(Int)
  case completionEnded
  case completionLeft
  case floated(HostAnswer)
  /// A run that has been paused for long is to be looked at, unless it has gone on elsewhere.
  case staleDue(DayRunID)
  /// The replica has changed; see ``DayBlockFeature/State/needsLook``.
  case looked
}

/// What the person did with what was recorded.
public enum ReviewAction {
  /// To the page at that index.
  case turned(Int)
  /// Drew the pages sideways by so many px.
  case swiped(Int)
  case memoOpened
  case memoTyped(String)
  case memoKept
  case memoLeft
  case moreShown
  case boardShown
  // Who was there.
  case friendsShown
  case friendSearched(String)
  case friendToggled(DayFriendID)
  case deleteWanted
  case deleted
  /// Something of the menu that the calendar does too.
  case edited(CalendarAction)
  case sheetClosed
  /// Done, or away with the card.
  case closed
}
