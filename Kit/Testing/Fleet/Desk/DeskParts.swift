import Sync

extension NotebookDomain: FleetPart {
  public typealias Whole = DeskDomain

  public static var system: String { "notebook" }
  public static var title: String { "a client of notes" }

  public static func whole(_ command: NotebookCommand) -> DeskCommand { .notes(command) }
  public static func whole(_ rejection: NotebookRejection) -> DeskRejection { .notes(rejection) }

  public static func whole(_ replica: NotebookReplica) -> DeskReplica {
    var whole = DeskReplica()
    whole.notes = replica
    return whole
  }

  public static func part(_ command: DeskCommand) -> NotebookCommand? {
    if case .notes(let command) = command { command } else { nil }
  }

  public static func part(_ replica: DeskReplica) -> DeskReplica { whole(replica.notes) }
}

extension CardDomain: FleetPart {
  public typealias Whole = DeskDomain

  public static var system: String { CardCommand.system }
  public static var title: String { "a client of cards" }

  public static func whole(_ command: CardCommand) -> DeskCommand { .cards(command) }
  public static func whole(_ rejection: CardRejection) -> DeskRejection { .cards(rejection) }

  public static func whole(_ replica: CardReplica) -> DeskReplica {
    var whole = DeskReplica()
    whole.cards = replica
    return whole
  }

  public static func part(_ command: DeskCommand) -> CardCommand? {
    if case .cards(let command) = command { command } else { nil }
  }

  public static func part(_ replica: DeskReplica) -> DeskReplica { whole(replica.cards) }
}

extension EarlyCardDomain: FleetPart {
  public typealias Whole = DeskDomain

  public static var system: String { CardCommand.system }
  public static var title: String { "an early client of cards" }

  public static func whole(_ command: Command) -> DeskCommand { .cards(command.card) }
  public static func whole(_ rejection: CardRejection) -> DeskRejection { .cards(rejection) }
  public static func whole(_ replica: CardReplica) -> DeskReplica { CardDomain.whole(replica) }

  public static func part(_ command: DeskCommand) -> Command? {
    CardDomain.part(command).flatMap { command in Command(command) }
  }

  public static func part(_ replica: DeskReplica) -> DeskReplica {
    var known = CardReplica()
    for (key, entity) in replica.cards.entities where isKnown(key.kind) {
      known.set(key, to: entity)
    }
    return whole(known)
  }
}
