import Core

/// What can happen to a ``ClientCore``.
public enum ClientInput<Command: SyncCommand> {
  /// Some of the rows that ``ClientOutput/load(from:)`` asks for; more follow.
  case restoring([StoreRow])
  /// The end of the answer to ``ClientOutput/load(from:)``: the other rows of the person's local
  /// database, and the names of the volumes that were left out, ascending.
  case restored([StoreRow], later: [String] = [])
  /// The answer to ``ClientOutput/loadVolumes(first:last:)``.
  case restoredVolumes([StoreRow])
  /// The answer to ``ClientOutput/loadContent(_:table:)``: the value of the table's only row, `nil`
  /// where there is none. `failed` with the same token says that it could not be read.
  case restoredContent(Int, String?)
  /// The person did something. `content` is the text that the command's stub names.
  case submit(Command, content: String? = nil)
  /// What follows, up to ``gathered``, is one turn: its commands are stored in one write, so that
  /// none is durable without the others. On a full disk alone they are tried one at a time.
  case gathering
  case gathered
  /// Somebody wants to see the contents of these entities. Each is answered by
  /// ``ClientOutput/content(_:_:)``.
  case contentWanted([EntityKey])
  /// The write with this token is durable.
  case persisted(Int)
  /// The write with this token did not happen. `reason` is the host's word, `quota` for a full
  /// disk.
  case persistFailed(Int, reason: String)
  /// The exchange with this token was answered.
  case answered(Int, status: Int, body: String)
  /// The exchange with this token was not answered: what became of it is unknown.
  case failed(Int, reason: String)
  /// A timer of this core fired.
  case timerFired(key: String)
  case online
  case offline
  /// This tab is the one that syncs, from now until it ends.
  case elected
  /// The server says that something moved.
  case notified
  /// Whether the stream of change notifications is open; without it the core polls.
  case listening(Bool)
  /// Whether to leave the server alone until further notice: what the person does is saved and
  /// waits. An exchange under way is finished.
  case rest(Bool)
  /// The person wants everything sent and fetched now, whatever else holds.
  case syncWanted
  /// Another tab said something.
  case peer(String)
  /// The commands in these rows of a local profile's database are this person's from now on.
  /// Answered by ``ClientOutput/adopted(from:_:)``.
  case adopt([StoreRow], from: UserID)
  /// The person wants a rejected command tried again. It is decided anew, as a command of its own,
  /// and the rejected one goes if the rules here accept it.
  case repeatRejected(CommandID)
  /// The person has seen a rejected command and lets go of it.
  case discardRejected(CommandID)
  /// There is a valid session again after ``SyncStatus/signedOut``.
  case signedIn
  /// Forget where we are and start from a snapshot; nothing of the outbox is lost.
  case resync
}

/// What a ``ClientCore`` wants done.
public enum ClientOutput<Domain: SyncDomain> {
  /// Read the local database without the volumes before this one, all of it where that is `nil`;
  /// answer with ``ClientInput/restored(_:later:)``, and before with as many
  /// ``ClientInput/restoring(_:)`` as you like, all of them of one snapshot.
  case load(from: String?)
  /// Read these volumes and those between them; answer with ``ClientInput/restoredVolumes(_:)``.
  case loadVolumes(first: String, last: String)
  /// Read the table of one content; answer with ``ClientInput/restoredContent(_:_:)`` or `failed`.
  case loadContent(Int, table: String)
  /// One atomic, durable write; answer with ``ClientInput/persisted(_:)`` or
  /// ``ClientInput/persistFailed(_:reason:)``.
  case persist(Int, [StoreWrite.Operation])
  /// POST the body to the server's push route; answer with `answered` or `failed`.
  case push(Int, body: String)
  /// POST the body to the server's pull route; answer with `answered` or `failed`.
  case pull(Int, body: String)
  /// POST the body to the server's route of contents; answer with `answered` or `failed`.
  case apart(Int, body: String)
  /// What became of somebody's wish to see an entity's content.
  case content(EntityKey, ContentAnswer)
  /// These entities of the view changed, in ascending order.
  case changed([EntityKey])
  /// The view was replaced as a whole.
  case replaced
  /// The rules said no right away: the command was not taken and nothing changed.
  case refused(Domain.Command, Domain.Rejection)
  /// The command's content is not what it should be: the command was not taken and nothing changed.
  case contentRefused(Domain.Command, ContentFault)
  /// The server did not accept these commands; they are in ``ClientCore/rejected`` until discarded.
  case rejected([CommandID])
  /// These commands of the local profile are durable in this database, or long settled.
  case adopted(from: UserID, [CommandID])
  /// ``ClientCore/status`` changed.
  case status
  /// Fire `timerFired(key:)` once after `milliseconds`; replaces a running timer of the same key.
  case timer(key: String, milliseconds: Int)
  /// Tell the other tabs of this browser.
  case broadcast(String)
  /// Wait to become the tab that syncs; answer with ``ClientInput/elected``.
  case elect
}
