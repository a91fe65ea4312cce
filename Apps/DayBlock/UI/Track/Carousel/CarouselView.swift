import Core
import DayBlockDomain
import Design
import View

/// The blocks of a group, one of them in the middle (specification §8.1).
struct CarouselView {
  let state: DayBlockFeature.State
  let blocks: [Block]
  private let ids: [BlockID]
  private let middle: Int

  init(_ state: DayBlockFeature.State) {
    self.state = state
    blocks = state.trackBlocks
    ids = blocks.map { block in block.id }
    middle = CarouselFocus.index(of: state.track.carousel.focus, in: ids)
  }

  private var words: Words { state.words }

  var node: Piece {
    let group = state.trackGroup
    let names =
      state.track.carousel.isPlaced ? "day-carousel clipped placed" : "day-carousel clipped"
    return element(
      "ul", .class(names), .id(Carousel.elementID), .key("carousel-" + group.id.description),
      .aria("label", words(TrackText.carousel, name: state.name(of: group))),
      .attribute("data-keys", "ArrowLeft ArrowRight Home End"),
      .on(.keydown, { event in .track(.keyed(event.key)) }),
      .on(.scroll, { event in .track(.scrolled(event.top, height: event.height)) })
    ) {
      for (index, block) in blocks.enumerated() { slot(block, index) }
      adding
    }
  }

  static func id(of place: CarouselPlace) -> String {
    switch place {
    case .block(let id): "day-card-" + id.description
    case .add: "day-card-add"
    }
  }

  // MARK: Cards

  private func slot(_ block: Block, _ index: Int) -> Piece {
    let isCurrent = index == middle
    return element(
      "li", .class(isCurrent ? "day-slot current" : "day-slot"), .key(block.id.description)
    ) {
      if isCurrent, state.track.carousel.isFlipped {
        back(block)
      } else if abs(index - middle) > Carousel.reach {
        outline(block, index)
      } else {
        front(block, index)
      }
    }
  }

  private func front(_ block: Block, _ index: Int) -> Piece {
    let isCurrent = index == middle
    let total = state.replica.halfBlocks(of: block.id)
    var names = "day-card-block " + BlockColor.name(block.color)
    if isCurrent, state.track.carousel.hasTurned { names += " turned" }
    let spoken = words.spokenBlocks(total)
    return element(
      "button", .class(names), .key("front"), .id(CarouselView.id(of: .block(block.id))),
      .attribute("type", "button"), .attribute("tabindex", isCurrent ? "0" : "-1"),
      .aria("current", isCurrent ? "true" : "false"),
      .aria(
        "label",
        isCurrent
          ? words(TrackText.turnOver, name: block.name, text: spoken)
          : words(TrackText.center, name: block.name)),
      .onClick(isCurrent ? .track(.flipped) : .track(.centred(index)))
    ) {
      element("span", .class("day-card-amount day-figures")) {
        Icon.plus.node(.small)
        words.blocks(total)
      }
      element("span", .class("day-card-glyph")) { BlockIcon.view(block.icon, name: block.name) }
      element("span", .class("day-card-name")) { block.name }
    }
  }

  /// Far away from the middle: there, but not drawn.
  private func outline(_ block: Block, _ index: Int) -> Piece {
    element(
      "button", .class("day-card-block far"), .key("far"), .attribute("type", "button"),
      .attribute("tabindex", "-1"),
      .aria("label", words(TrackText.center, name: block.name)),
      .onClick(.track(.centred(index))))
  }

  private func back(_ block: Block) -> Piece {
    let today = state.replica.halfBlocks(of: block.id, on: state.today)
    return element(
      "div", .class("day-card-block back turned " + BlockColor.name(block.color)), .key("back"),
      .attribute("role", "group"), .aria("label", block.name)
    ) {
      element(
        "button", .class("day-back-figures"), .id(CarouselView.id(of: .block(block.id))),
        .attribute("type", "button"),
        .aria("description", words(TrackText.turnBack, name: block.name)),
        .onClick(.track(.flipped))
      ) {
        figure(state.replica.halfBlocks(of: block.id), TrackText.total)
        element("span", .class("day-divider"), .aria("hidden", "true"))
        figure(today, TrackText.todayShort, state.active(of: block.id))
      }
      element("div", .class("day-back-acts")) {
        disc(
          .trash, words(TrackText.delete, name: block.name), "delete",
          .track(.deleteWanted(block.id)))
        disc(.edit, words(TrackText.edit, name: block.name), "edit", .went(.editBlock(block.id)))
      }
    }
  }

  private func figure(_ halfBlocks: Int, _ title: TrackText, _ active: Int64 = 0) -> Piece {
    element("span", .class("day-back-figure")) {
      element("span", .class("day-back-amount day-figures")) { words.blocks(halfBlocks) }
      element("span", .class("day-back-title")) { words(title) }
      if active >= 60_000 {
        element("span", .class("day-back-title")) { words.duration(active) }
      }
    }
  }

  private func disc(
    _ icon: Icon, _ label: String, _ names: String, _ action: DayBlockFeature.ViewAction
  ) -> Piece {
    element(
      "button", .class("day-act-disc " + names), .attribute("type", "button"),
      .aria("label", label),
      .attribute("title", label), .onClick(action)
    ) { icon.node() }
  }

  // MARK: The cell that adds

  private var adding: Piece {
    let isCurrent = middle == blocks.count
    return element(
      "li", .class(isCurrent ? "day-slot current" : "day-slot"), .key("add")
    ) {
      element(
        "button", .class("day-card-block add"), .id(CarouselView.id(of: .add)),
        .attribute("type", "button"), .attribute("tabindex", isCurrent ? "0" : "-1"),
        .onClick(isCurrent ? .went(.editBlock(nil)) : .track(.centred(blocks.count)))
      ) {
        element(
          "svg", .class("day-dash"), .attribute("viewBox", "0 0 180 180"),
          .aria("hidden", "true"), .attribute("focusable", "false")
        ) {
          element(
            "rect", .attribute("x", "2"), .attribute("y", "2"), .attribute("width", "176"),
            .attribute("height", "176"), .attribute("rx", "24"))
        }
        Icon.plus.node(.huge)
        element("span", .class("quiet-label")) { words(TrackText.addBlock) }
      }
    }
  }
}
