import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// What a referee wrote to a card stays with it, whatever is touched afterwards.
@Suite struct CardWordsTests {
  private func cards(_ world: PitchWorld) -> [Card] {
    (world.record?.entries ?? []).compactMap { entry in
      if case .card(let card) = entry.fact { card } else { nil }
    }
  }

  private func type(_ text: String, _ world: PitchWorld) {
    world.send(.view(.pitch(.flow(.textTyped(text)))))
  }

  private func entering(_ card: String) -> PitchWorld {
    let world = PitchTapTests.running()
    for label in ["Lantern Street", card, "1", "0"] { world.tap(label) }
    return world
  }

  @Test(arguments: ["Dissent", "Other"])
  func `words typed before the reason go with it`(_ reason: String) throws {
    let world = entering("Yellow")
    type(" Shouted at the assistant ", world)
    #expect(world.tap(reason))
    let card = try #require(cards(world).first)
    #expect(card.reason?.text == "Shouted at the assistant")
    #expect(card.hasReason)
    #expect(world.rejections.isEmpty)
  }

  @Test func `words stay where the reason comes later, and it is asked for`() throws {
    let world = entering("Red")
    type("Kicked the ball away, then him", world)
    #expect(world.tap("Reason later"))
    let card = try #require(cards(world).first)
    #expect(card.reason?.text == "Kicked the ball away, then him")
    #expect(!card.hasReason)
    let record = try #require(world.record)
    #expect(record.openPoints.count == 1)
    let trends = MatchFigures(record, offset: 0)
    #expect(trends.cards.map { card in card.reason } == [nil])
    let id = try #require(record.entries.last).event.id
    world.send(.view(.desk(.log(.openedFrom(world.match, id)))))
    #expect(world.html.contains("reason later: Kicked the ball away, then him"))
    let reason = Catalog.law12.reasons(for: .red, recipient: .player)[0]
    world.send(.view(.desk(.log(.typed(.reason, reason.code)))))
    world.send(.view(.desk(.log(.saved))))
    #expect(
      cards(world).map { card in card.reason } == [
        reason.chosen(from: .law12, text: "Kicked the ball away, then him")
      ])
    let other = Catalog.law12.reasons(for: .red, recipient: .player)[1]
    world.send(.view(.desk(.log(.opened(id)))))
    world.send(.view(.desk(.log(.typed(.reason, other.code)))))
    world.send(.view(.desk(.log(.saved))))
    #expect(cards(world).first?.reason?.text == "Kicked the ball away, then him")
    #expect(cards(world).first?.reason?.code == other.code)
    #expect(world.rejections.isEmpty)
  }

  @Test func `going back to another player keeps them`() throws {
    let world = entering("Yellow")
    type("Late tackle", world)
    world.send(.view(.pitch(.flow(.back))))
    for label in ["7", "Next", "Unsporting behavior"] { #expect(world.tap(label)) }
    let card = try #require(cards(world).first)
    #expect(card.recipient.number == 7 && card.reason?.text == "Late tackle")
  }

  @Test func `a warning keeps the reason and the words`() throws {
    let world = PitchTapTests.running()
    for label in ["Lantern Street", "Warning"] { #expect(world.tap(label)) }
    world.send(.view(.pitch(.flow(.personChosen(Participant(.away, .official, role: "coach"))))))
    type("Twice", world)
    let reason = Catalog.law12.warnings[0].chosen(from: .law12)
    world.send(.view(.pitch(.flow(.reasonChosen(reason)))))
    let reasons = (world.record?.entries ?? []).compactMap { entry -> String? in
      if case .warning(_, let reason) = entry.fact { reason } else { nil }
    }
    #expect(reasons == [reason.title + ": Twice"])
  }

  @Test func `nothing is lost because it is too long`() throws {
    let world = entering("Yellow")
    // Eight scalars each, and one character.
    type(String(repeating: "👨‍👩‍👧‍👦\u{FE0F}", count: 900), world)
    #expect(world.tap("Dissent"))
    #expect(world.rejections.isEmpty)
    #expect(try #require(cards(world).first?.reason).text.unicodeScalars.count == 1_000)
  }
}
