import Coding
import Wire

/// Why a command's content was not taken, on the device or by the server.
@Wire public enum ContentFault: String, Hashable, Sendable {
  /// The command, or what it changes, needs a content that is not there.
  case missing
  /// The text is another than the one the command names.
  case altered
  /// The command brings none, or none that fits a request.
  case unexpected, tooLarge
}

/// What comes of somebody's wish to see a content.
public enum ContentAnswer: Hashable, Sendable {
  case here(String)
  case unavailable(ContentAbsence)
}

/// Why a content cannot be shown.
public enum ContentAbsence: Hashable, Sendable {
  /// It is not on this device, and the server cannot be asked now.
  case offline
  /// There is no such entity for this person, or it has no content.
  case gone
  /// What came is not what it ought to be. It is not kept.
  case damaged
}
