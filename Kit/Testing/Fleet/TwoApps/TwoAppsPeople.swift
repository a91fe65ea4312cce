import Core
import Sync
import Wire

extension TwoAppsDomain: FleetDomain {
  public static var lateness: Int64 { 1_000 }
  public static var bringsContents: Bool { true }
  public static var hasClients: Bool { true }
  public static var tabs: Int { 3 }

  /// What must have happened in a batch of its worlds.
  static let tallied = [
    NotebookDomain.title, CardDomain.title, EarlyCardDomain.title, "a client of everything",
    "an app left for another", "a command sent by another app", "a rejection of another app",
  ]

  /// Most clients hold one app; some are of an earlier release, and some hold both, as all did
  /// before each app had a client of its own.
  public static func client(_ setup: FleetSetup) -> any FleetClient<TwoAppsDomain> {
    switch setup.lot % 8 {
    case 0..<3: return FleetPartClient<NotebookDomain>(setup)
    case 3..<5: return FleetPartClient<CardDomain>(setup)
    case 5..<7: return FleetPartClient<EarlyCardDomain>(setup)
    default:
      let core: ClientCore<TwoAppsDomain> = setup.core()
      return core
    }
  }

  public static func content(of command: TwoAppsCommand) -> String? {
    switch command {
    case .notes(.attach(_, let number, _)), .cards(.attach(_, let number, _)):
      NotebookCommand.text(number)
    default: nil
    }
  }

  public static func same(_ a: TwoAppsReplica, _ b: TwoAppsReplica) -> Bool {
    a.notes.entities == b.notes.entities && a.cards.entities == b.cards.entities
  }

  public static func act(
    _ dice: inout Dice, in visible: VisibleState<TwoAppsReplica>
  ) -> [TwoAppsCommand] {
    let notes = NotebookDomain.act(
      &dice,
      in: VisibleState(
        replica: visible.replica.notes, user: visible.user, users: visible.users,
        seen: visible.seen, shown: visible.shown?.notes, hasContents: visible.hasContents))
    let cards = CardCommand.act(&dice, in: visible)
    return notes.map { command in .notes(command) } + cards.map { command in .cards(command) }
  }

  /// What the reads mean over the model's plain rows. What the actor may not see is not there.
  @Sendable public static func load(
    _ reads: [Read], _ actor: UserID, _ storage: borrowing MemoryStorage<TwoAppsDomain>
  ) -> TwoAppsReplica {
    var replica = TwoAppsReplica()
    for read in reads {
      switch read {
      case .notes(.entity(let key)), .cards(.entity(let key)):
        if let row = storage.rows[key], storage.isMember(actor, of: row.scope) {
          replica.set(key, to: row.entity)
        }
      case .notes(.labels(let user)): load("label", of: user, storage, &replica)
      case .cards(.stacks(let user)): load("stack", of: user, storage, &replica)
      }
    }
    return replica
  }

  private static func load(
    _ kind: String, of user: UserID, _ storage: borrowing MemoryStorage<TwoAppsDomain>,
    _ replica: inout TwoAppsReplica
  ) {
    for (key, row) in storage.rows where row.scope == .user(user) && key.kind == kind {
      replica.set(key, to: row.entity)
    }
  }
}
