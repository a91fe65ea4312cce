import Core
import RefWatchDomain

/// What the person did in the library.
public enum LibraryAction {
  case searchFocused
  case searchTyped(String)
  case searchClosed
  case removedShown(Bool)
  case form(LibraryFormAction)
  /// Takes something out of use.
  case removed(LibraryKind, LibraryID)
  case restored(LibraryKind, LibraryID)
  case dropAsked(LibraryKind, LibraryID)
  case dropDismissed
  /// For good.
  case dropped(LibraryKind, LibraryID)
  /// Saves the whole library as a file.
  case exported
  /// Saves the squad of a team as a table.
  case tableSaved(LibraryID)
  case packWanted
  case packPasted(String)
  case packTaken
  case packClosed
  case shelf(PackShelfAction)
}

/// In the form of something in the library.
public enum LibraryFormAction {
  case typed(LibraryField, String)
  case colourChosen(String)
  case changeColourChosen(String)
  case tagsTyped(String)
  case latitudeTyped(String)
  case longitudeTyped(String)
  case pitchTyped(String)
  case phoneChosen(PhoneOnPitch)
  case roleChosen(OfficialRole)
  case rulesToggled(Bool)
  case rulesOpened
  case playerAdded
  case staffAdded
  case personTyped(SquadID, PersonField, String)
  case personOpened(SquadID)
  case personRemoved(SquadID)
  case squadTyped(String)
  case squadRead
  case squadFileWanted
  case squadReplaces(Bool)
  case squadTaken
  case squadDropped
  case saved
  case startedOver
}

/// A field of somebody in a squad.
public enum PersonField: Hashable, Sendable {
  case number, name, role, notes, phone, email
}

/// What came back for the library.
public enum LibraryAnswer {
  case squadFile([UInt8])
  case packFile([UInt8])
  case shelf(PackShelfAnswer)
  /// The file could not be read; the host's word for why.
  case fileFailed(String)
  /// The next part of a library that is being taken in.
  case packGoesOn
  /// The message that something was removed has been there long enough.
  case removalSeen(LibraryID)
}
