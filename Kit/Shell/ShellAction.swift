import Core
import Sync

/// What can happen to a client.
public enum ShellAction<Content: ShellContent> {
  case launched
  case signal(HostSignal)
  // What the person did outside the content.
  case updateAccepted
  case updatePutOff
  case refusalRead
  case keptRead
  case wipedRead
  case eraseWanted
  case saveWanted
  case signInAgain
  // What came back.
  case loadAnswered(StorePart, HostAnswer)
  case core(ClientInput<Content.Domain.Command>)
  case notifications(HostAnswer)
  case notificationsWanted
  case midnight
  /// A second has passed on the clock of what is under way.
  case second
  case goneAnswered(HostAnswer)
  /// The server's word on who is signed in.
  case sessionAnswered(HostAnswer)
  case erased
  case wiped(database: String, session: String, HostAnswer)
  case local(LocalAction)
  case outings(OutingAction)
  /// The content's own.
  case content(Content.Action)
}

/// What follows from a turn.
public typealias ShellEffects<Content: ShellContent> = [Effect<ShellAction<Content>, Never>]
