import Sync

extension NotebookDomain: FleetPart {
  public typealias Whole = TwoAppsDomain

  public static var system: String { "notebook" }
  public static var title: String { "a client of notes" }

  public static func whole(_ command: NotebookCommand) -> TwoAppsCommand { .notes(command) }
  public static func whole(_ rejection: NotebookRejection) -> TwoAppsRejection { .notes(rejection) }

  public static func whole(_ replica: NotebookReplica) -> TwoAppsReplica {
    var whole = TwoAppsReplica()
    whole.notes = replica
    return whole
  }

  public static func part(_ command: TwoAppsCommand) -> NotebookCommand? {
    if case .notes(let command) = command { command } else { nil }
  }

  public static func part(_ replica: TwoAppsReplica) -> TwoAppsReplica { whole(replica.notes) }
}

extension CardDomain: FleetPart {
  public typealias Whole = TwoAppsDomain

  public static var system: String { CardCommand.system }
  public static var title: String { "a client of cards" }

  public static func whole(_ command: CardCommand) -> TwoAppsCommand { .cards(command) }
  public static func whole(_ rejection: CardRejection) -> TwoAppsRejection { .cards(rejection) }

  public static func whole(_ replica: CardReplica) -> TwoAppsReplica {
    var whole = TwoAppsReplica()
    whole.cards = replica
    return whole
  }

  public static func part(_ command: TwoAppsCommand) -> CardCommand? {
    if case .cards(let command) = command { command } else { nil }
  }

  public static func part(_ replica: TwoAppsReplica) -> TwoAppsReplica { whole(replica.cards) }
}

extension EarlyCardDomain: FleetPart {
  public typealias Whole = TwoAppsDomain

  public static var system: String { CardCommand.system }
  public static var title: String { "an early client of cards" }

  public static func whole(_ command: Command) -> TwoAppsCommand { .cards(command.card) }
  public static func whole(_ rejection: CardRejection) -> TwoAppsRejection { .cards(rejection) }
  public static func whole(_ replica: CardReplica) -> TwoAppsReplica { CardDomain.whole(replica) }

  public static func part(_ command: TwoAppsCommand) -> Command? {
    CardDomain.part(command).flatMap { command in Command(command) }
  }

  public static func part(_ replica: TwoAppsReplica) -> TwoAppsReplica {
    var known = CardReplica()
    for (key, entity) in replica.cards.entities where isKnown(key.kind) {
      known.set(key, to: entity)
    }
    return whole(known)
  }
}
