import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// The host says where the carousel stands. What the person moved is felt; what moved by itself
  /// is not (specification §10).
  mutating func scrollCarousel(to left: Int, height: Int) -> Effects {
    let isResized = track.carousel.height != height
    track.carousel.height = height
    track.carousel.left = left
    guard height > 0 else { return [] }
    let blocks = track.carousel.blocks
    let wanted = CarouselFocus.index(of: track.carousel.focus, in: blocks)
    let index = min(max(track.carousel.index(at: left), 0), blocks.count)
    if !track.carousel.isPlaced || isResized {
      if index == wanted, track.carousel.isCentred(index, at: left) {
        track.carousel.isPlaced = true
        track.carousel.moving = nil
        return []
      }
      return moveCarousel(to: wanted)
    }
    if let moving = track.carousel.moving {
      if index == moving { track.carousel.moving = nil }
      return []
    }
    let place = CarouselFocus.place(at: index, in: blocks)
    guard place != track.carousel.focus else { return [] }
    // In an empty group nothing is focused although the cell that adds is in the middle.
    if place == .add, track.carousel.focus == nil, blocks.isEmpty { return [] }
    track.carousel.focus = place
    track.carousel.isFlipped = false
    return feel(.soft)
  }

  /// Brings a cell to the middle because the person wants it there.
  mutating func centre(_ index: Int) -> Effects {
    let blocks = track.carousel.blocks
    let held = min(max(index, 0), blocks.count)
    let place = CarouselFocus.place(at: held, in: blocks)
    guard place != track.carousel.focus else { return [] }
    track.carousel.focus = place
    track.carousel.isFlipped = false
    return feel(.soft) + moveCarousel(to: held)
  }

  mutating func keyCarousel(_ key: String) -> Effects {
    let blocks = track.carousel.blocks
    let index = CarouselFocus.index(of: track.carousel.focus, in: blocks)
    let target: Int
    switch key {
    case "ArrowLeft": target = index - 1
    case "ArrowRight": target = index + 1
    case "Home": target = 0
    case "End": target = blocks.count
    default: return []
    }
    let effects = centre(target)
    guard !effects.isEmpty, let focus = track.carousel.focus else { return effects }
    // Focusing scrolls too, to where the card is just seen: the movement to the middle comes last.
    return [.tell(.focus(elementID: CarouselView.id(of: focus)))] + effects
  }

  /// Has the host move the carousel; its scrolling on the way is not the person's.
  private mutating func moveCarousel(to index: Int) -> Effects {
    guard track.carousel.height > 0 else { return [] }
    track.carousel.moving = index
    track.carousel.leftBefore = nil
    return [
      .tell(
        .scroll(elementID: Carousel.elementID, top: track.carousel.left(of: index))),
      settlingTimer,
    ]
  }

  private var settlingTimer: Effect<DayBlockFeature.Action, DayBlockCommand> {
    .ask(
      .timer(key: "day-carousel", milliseconds: Carousel.settling),
      answer: { _ in .inner(.track(.settled)) })
  }

  /// A movement should be over. Where somebody's finger was quicker, what they brought to the
  /// middle counts, once it stays there.
  mutating func settleCarousel() -> Effects {
    let left = track.carousel.left
    if track.carousel.isPlaced, track.carousel.moving != nil, track.carousel.leftBefore != left {
      track.carousel.leftBefore = left
      return [settlingTimer]
    }
    let wasPlaced = track.carousel.isPlaced
    track.carousel.moving = nil
    track.carousel.isPlaced = true
    return wasPlaced ? scrollCarousel(to: left, height: track.carousel.height) : []
  }

  mutating func chooseGroup(_ id: BlockGroupID) -> Effects {
    track.sheet = nil
    guard id != trackGroup.id else { return [] }
    return feel(.soft) + [.submit(.setSetting(me, .group(id)))]
  }

  mutating func deleteBlock(_ id: BlockID) -> Effects {
    track.sheet = nil
    track.carousel.isFlipped = false
    let name = face(of: id).name
    return settle(
      .deleteBlock(id), said: words(TrackText.blockDeleted, name: name),
      undo: [.restoreBlock(id)])
  }

  /// Keeps the focus where the rules say as groups and blocks come and go. None of it is felt.
  mutating func keepCarousel() -> Effects {
    guard isLoaded else { return [] }
    // The element is made anew with the screen, and stands at its beginning then.
    if screen != .tracking || !isShown {
      track.carousel.isPlaced = false
      track.carousel.isFlipped = false
      track.carousel.hasTurned = false
    }
    // Behind an editor the card turns back (specification §8.1).
    if route.isSheet { track.carousel.isFlipped = false }
    let settings = settings
    let before = track.carousel
    // What was saved or played last is looked at, in its group, wherever that was done.
    if settings.focus != before.remembered {
      track.carousel.remembered = settings.focus
      if let id = settings.focus, let block = replica.block(id), block.group == trackGroup.id {
        track.carousel.focus = .block(id)
      }
    }
    let group = trackGroup.id
    let blocks = trackBlocks.map { block in block.id }
    if group != before.group {
      track.carousel.group = group
      track.carousel.focus = CarouselFocus.begin(blocks, remembered: settings.focus)
      track.carousel.isPlaced = false
      track.carousel.isFlipped = false
    } else if blocks != before.blocks || track.carousel.focus == nil {
      track.carousel.focus = CarouselFocus.follow(
        track.carousel.focus, from: before.blocks, to: blocks, remembered: settings.focus)
    }
    track.carousel.blocks = blocks
    if track.carousel.focus != before.focus { track.carousel.isFlipped = false }
    let index = CarouselFocus.index(of: track.carousel.focus, in: blocks)
    let wasAt = CarouselFocus.index(of: before.focus, in: before.blocks)
    // A browser keeps the card in the middle that was there, wherever it stands now.
    let hasMoved = index != wasAt || blocks != before.blocks
    // Centring has asked for it already.
    guard track.carousel.isPlaced, hasMoved, track.carousel.moving != index else { return [] }
    return moveCarousel(to: index)
  }
}
