import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Where the carousel's focus goes (specification §8.1, §19.10).
@Suite struct CarouselTests {
  @Test func beginsOnWhatWasPlayedOrSavedLast() {
    var world = TrackWorld()
    world.welcomed()
    world.block("Study")
    let gym = world.block("Gym")
    world.decide(.setSetting(TrackWorld.me, .focus(gym)), world.moment())
    world.load()
    #expect(world.middle == "Gym")
    #expect(world.canPlay)
  }

  @Test func beginsOnTheFirstWhereTheLastIsElsewhere() {
    var world = TrackWorld()
    world.welcomed()
    let other = world.group("Elsewhere")
    let far = world.block("Far", in: other)
    world.block("Study")
    world.decide(.setSetting(TrackWorld.me, .focus(far)), world.moment())
    world.load()
    #expect(world.middle == "Study")
  }

  @Test func beginsOnNothingWhereNothingIs() {
    var world = TrackWorld()
    world.welcomed()
    world.load()
    #expect(world.middle == "+")
    #expect(!world.canPlay)
  }

  @Test(arguments: [(0, "Gym"), (1, "Study"), (2, "Gym")])
  func goesToTheOneBeforeWhenOneIsDeleted(index: Int, next: String) {
    var (world, blocks) = TrackWorld.ready()
    world.send(.centred(index))
    world.send(.blockDeleted(blocks[index]))
    #expect(world.middle == next)
  }

  @Test func staysWhereItIsWhenAnotherIsDeleted() {
    var (world, blocks) = TrackWorld.ready()
    world.send(.centred(2))
    world.send(.blockDeleted(blocks[0]))
    #expect(world.middle == "Reading")
  }

  @Test func isOnNothingWhenTheLastIsDeletedAndComesBackWithUndo() {
    var world = TrackWorld()
    world.welcomed()
    let only = world.block("Study")
    world.load()
    world.send(.blockDeleted(only))
    #expect(world.middle == "+")
    #expect(!world.canPlay)
    world.send(.view(.noticeUndone(1)))
    #expect(world.middle == "Study")
  }

  @Test func goesToTheFirstOfAnotherGroupOrToTheRememberedOne() {
    var (world, _) = TrackWorld.ready()
    let sport = world.group("Sport")
    world.block("Run", in: sport)
    let swim = world.block("Swim", in: sport)
    world.replicaChanged()
    world.send(.groupChosen(sport))
    #expect(world.middle == "Run")
    world.decide(.setSetting(TrackWorld.me, .focus(swim)), world.moment())
    world.send(.groupChosen(BlockGroup.defaultID(of: TrackWorld.me)))
    world.send(.groupChosen(sport))
    #expect(world.middle == "Swim")
  }

  @Test func goesToWhatWasSavedAndToItsGroup() {
    var (world, _) = TrackWorld.ready()
    let sport = world.group("Sport")
    let run = world.block("Run", in: sport)
    world.arrives(.setSetting(TrackWorld.me, .group(sport)))
    world.arrives(.setSetting(TrackWorld.me, .focus(run)))
    #expect(world.middle == "Run")
    let tennis = world.block("Tennis", in: sport)
    world.arrives(.setSetting(TrackWorld.me, .focus(tennis)))
    #expect(world.middle == "Tennis")
  }

  @Test func theCellThatAddsCannotBePlayed() {
    var (world, _) = TrackWorld.ready()
    world.send(.centred(3))
    #expect(world.middle == "+")
    #expect(!world.canPlay)
    world.send(.played)
    #expect(world.run == nil)
  }

  @Test func turnsOverAndBackAndForgetsItWhenMoved() {
    var (world, _) = TrackWorld.ready()
    let front = world.html.pieces(from: "<button", to: ">").first { tag in
      tag.contains("aria-current=\"true\"") && tag.contains("day-card-")
    }
    #expect(front != nil, "the current card is marked")
    world.send(.flipped)
    #expect(world.html.contains("day-back-acts"))
    let isFocused = world.asks.contains { ask in
      if case .focus(let id) = ask.request { id.hasPrefix("day-card-") } else { false }
    }
    #expect(isFocused, "its other side is another button")
    world.send(.flipped)
    #expect(!world.html.contains("day-back-acts"))
    world.send(.flipped)
    world.send(.moved(1))
    #expect(!world.html.contains("day-back-acts"))
  }

  @Test func turnsBackBehindAnEditor() {
    var (world, blocks) = TrackWorld.ready()
    world.send(.flipped)
    world.send(.view(.went(.editBlock(blocks[0]))))
    world.send(.view(.closed))
    #expect(!world.html.contains("day-back-acts"))
  }

  /// On a screen of 181 px a card is 125 px, and its neighbour's middle 141.67 px away.
  @Test func standsWhereTheBrowserPutsIt() {
    var (world, blocks) = TrackWorld.ready()
    for number in 0..<17 { world.block("More \(number)") }
    world.decide(.setSetting(TrackWorld.me, .focus(blocks[2])), world.moment())
    world.replicaChanged()
    let last = world.replica.blocks(in: BlockGroup.defaultID(of: TrackWorld.me)).count - 1
    world.send(.centred(last))
    world.send(.scrolled(0, height: 125))
    #expect(world.scrolls.last == last * 125 * 17 / 15)
    #expect(!world.html.contains("clipped placed"))
    // Half a pixel a card is lost in rounding.
    world.send(.scrolled(last * 142, height: 125))
    #expect(world.html.contains("clipped placed"))
  }

  @Test func keysMoveItAndTakeTheFocusAlong() throws {
    var (world, blocks) = TrackWorld.ready()
    world.send(.scrolled(0, height: 125))
    world.send(.keyed("ArrowRight"))
    #expect(world.middle == "Gym")
    world.send(.keyed("End"))
    #expect(world.middle == "+")
    world.send(.keyed("Home"))
    #expect(world.middle == "Study")
    let wanted = "day-card-" + blocks[0].description
    let focused = try #require(
      world.asks.lastIndex { ask in ask.request == .focus(elementID: wanted) })
    let moved = try #require(
      world.asks.lastIndex { ask in ask.request == .scroll(elementID: "day-carousel", top: 0) })
    #expect(focused < moved, "what focusing scrolls is overruled")
  }

  @Test func drawsAFewOfManyCards() {
    var world = TrackWorld()
    world.welcomed()
    for number in 0..<60 { world.block("Block \(number)") }
    world.load()
    world.send(.centred(30))
    let drawn = world.html.components(separatedBy: "day-card-name\">").count - 1
    #expect(drawn == 9)
    #expect(world.html.components(separatedBy: "class=\"day-slot").count - 1 == 61)
  }
}

extension String {
  /// The parts between occurrences of `separator`.
  func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
