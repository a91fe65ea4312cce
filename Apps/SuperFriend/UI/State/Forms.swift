import Calendar
import Coding
import Core
import Design
import SuperFriendDomain
import Sync

/// "New friend": a contact goes onto the list, or everybody who was chosen in the picker.
public struct FriendForm: Hashable, Sendable {
  /// `nil` for those who were chosen.
  public let contact: ContactID?
  public var period: Period
  /// `YYYY-MM-DD` as typed.
  public var lastOn: String
  public var remembers = true
  public var fault: FormFault?
}

/// A person typed by hand, or a contact being edited.
public struct PersonForm: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case new
    case contact(ContactID, of: FriendID)
  }

  public let subject: Subject
  /// What is being edited; what the form does not show stays as it is.
  public let original: Card
  public var given = ""
  public var family = ""
  public var organisation = ""
  /// One line each, the largest first.
  public var departments: [String] = [""]
  /// One line each.
  public var phones: [String] = [""]
  public var emails: [String] = [""]
  public var fault: FormFault?

  public enum Field: Hashable, Sendable {
    case given, family, organisation
    case department(Int)
    case phone(Int)
    case email(Int)
  }
}

/// A contact being recorded or corrected.
public struct RecordForm: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case earlier(FriendID)
    case several
    case edit(ConnectionID, of: FriendID)
  }

  public let subject: Subject
  public var type: ConnectionType
  public var date: String
  public var note: String
  public var people: [FriendID]
  /// What is typed to find more people.
  public var search = ""
  public var fault: FormFault?
}

/// What keeps a form from being saved.
public enum FormFault: Error, Hashable, Sendable {
  case nameMissing, noDate, futureDate, tooEarly, noteTooLong, nobody, tooManyPeople
  case rejected(FriendsRejection)
}

/// Bringing in cards: where the person is in it.
public struct ImportState: Sendable {
  public enum Stage: Sendable {
    case choosing
    case reading
    /// The file was read before it is known who is there already.
    case waiting(CardFile)
    /// What the file would do, before anything is done.
    case preview(CardFile, ImportPlan)
    /// So many of the plan's commands have been submitted.
    case running(ImportPlan, done: Int)
    /// So many of the plan's commands have been submitted, and no more will be.
    case finished(ImportPlan, done: Int)
  }

  public enum Trouble: Hashable, Sendable {
    case noCards, tooLarge, tooMany, unreadable
  }

  public var pasted = ""
  public var stage = Stage.choosing
  public var trouble: Trouble?
}

/// A message at the bottom with what can be done about it.
public struct Notice: Hashable, Sendable {
  public let id: Int
  public let text: String
  /// What takes it back, in order; empty when there is nothing to take back.
  public var undo: [FriendsCommand] = []
  /// Each command takes back something of its own, and they may be many.
  public var undoesInParts = false
  /// The record that "Change" opens.
  public var change: ConnectionPlace?
  /// How long it stays (ms).
  public var lasts = 6_000
}

/// A record seen from one of its friends.
public struct ConnectionPlace: Hashable, Sendable {
  public let friend: FriendID
  public let connection: ConnectionID
}

/// A command the server did not accept.
@Memberwise public struct RefusedCommand: Hashable, Sendable {
  public let id: CommandID
  public let command: FriendsCommand
  public let reason: Refusal<FriendsRejection>
  /// When the person did it, as they read dates and times.
  public let when: String
}
