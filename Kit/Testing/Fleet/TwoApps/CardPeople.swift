import Core
import Sync

extension CardCommand {
  /// What a person does next with their cards, looking at what they see.
  static func act(
    _ dice: inout Dice, in visible: VisibleState<TwoAppsReplica>
  ) -> [CardCommand] {
    let keys = visible.replica.cards.entities.keys.sorted()
    let cards: [CardID] = ids("card", keys)
    if visible.hasContents, dice.permille(300) { return attached(&dice, cards, visible) }
    switch dice.below(100) {
    case 0..<30:
      return [.writeCard(dice.id(), book(&dice, visible), text: "c\(dice.below(1_000))")]
    case 30..<55:
      let version = 1 + dice.below(2)
      let by = version == 1 ? 1 : dice.within(1...9)
      return dice.pick(cards).map { card in [.countUp(card, by: by, version: version)] } ?? []
    case 55..<67: return dice.pick(cards).map { card in [.removeCard(card)] } ?? []
    case 67..<85: return [.nameStack(dice.id(), name: "s\(dice.below(5))")]
    case 85..<93:
      let stacks: [StackID] = ids("stack", keys)
      return dice.pick(stacks).map { stack in [.dropStack(stack)] } ?? []
    default:
      return (0..<(3 + dice.below(12))).map { _ in .writeCard(dice.id(), nil, text: "many") }
    }
  }

  /// Gives a content to a card that is there, or to a new one.
  private static func attached(
    _ dice: inout Dice, _ cards: [CardID], _ visible: VisibleState<TwoAppsReplica>
  ) -> [CardCommand] {
    let number = dice.within(0...9_999)
    let stub = ContentStub(of: NotebookCommand.text(number))
    if let card = dice.pick(cards), dice.permille(500) {
      return [.attach(card, number: number, stub)]
    }
    let card: CardID = dice.id()
    return [
      .writeCard(card, book(&dice, visible), text: "c"), .attach(card, number: number, stub),
    ]
  }

  /// A shared book, of which the client of the cards knows only what cards are in it already, and
  /// what somebody told the person. They may be none of its members.
  private static func book(_ dice: inout Dice, _ visible: VisibleState<TwoAppsReplica>) -> BookID? {
    guard dice.permille(700) else { return nil }
    var books: [BookID] = []
    for key in visible.replica.cards.entities.keys.sorted() {
      if let book = visible.replica.cards.card(key.id.retagged())?.book { books.append(book) }
    }
    for key in visible.seen where key.kind == "book" || key.kind == "membership:book" {
      books.append(key.id.retagged())
    }
    return dice.pick(books)
  }

  private static func ids<Tag>(_ kind: String, _ keys: [EntityKey]) -> [ID<Tag>] {
    keys.filter { key in key.kind == kind }.map { key in key.id.retagged() }
  }
}
