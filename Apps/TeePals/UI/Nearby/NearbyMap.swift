import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The rounds nearby on the ground: no map of anybody's is asked for. A pin leads to its round; one
/// of several rounds lists them under the map.
enum NearbyMap {
  /// The heading of the rounds of the pin that is open.
  static let pinnedID = "tee-map-pinned"
  /// Courses that a pin of several rounds names.
  static let named = 3

  /// List or map. Where the screen has no room for a map there is only the list.
  static func switcher(_ words: Words, showsMap: Bool) -> Piece {
    element("div", .class("tee-map-switch"), .key("tee-map-switch")) {
      choices(
        words(NearbyText.look),
        [
          choice(
            words(NearbyText.asList), isChosen: !showsMap, action: .rounds(.mapShown(false))),
          choice(words(NearbyText.asMap), isChosen: showsMap, action: .rounds(.mapShown(true))),
        ])
    }
  }

  static func view(_ state: State, _ shown: [FoundRound]) -> Piece {
    let words = state.words
    let placed = shown.filter { found in found.round.course.isFound }
    let places = placed.map { found in found.round.course.point }
    let centre = state.rounds.filter.searched(state.ownProfile?.city)
    let ground = GroundMap(around: places + [centre].compactMap { city in city?.point })
    let pins = ground?.pins(places) ?? []
    return element(
      "section", .class("tee-map"), .key("tee-map"), .aria("label", words(NearbyText.map))
    ) {
      if let ground {
        element("div", .class("tee-map-ground"), .key("ground")) {
          drawing(state, ground, centre)
          element("ul", .attribute("role", "list"), .key("pins")) {
            for pin in pins {
              spot(state, ground, pin, pin.members.map { index in placed[index] })
            }
          }
        }
      }
      hints(state, centre, unplaced: shown.count - placed.count)
      pinned(state, pins.map { pin in pin.members.map { index in placed[index] } })
    }
  }

  // MARK: The ground

  /// Says nothing that the pins and the words beside it do not.
  private static func drawing(_ state: State, _ ground: GroundMap, _ centre: HomeCity?) -> Piece {
    let words = state.words
    let unit = state.usesMiles ? DistanceUnit.mile : .kilometre
    let scale = ground.scale(unit: unit.metres)
    return element(
      "svg", .attribute("viewBox", ground.view.box), .attribute("focusable", "false"),
      .aria("hidden", "true"), .key("drawing")
    ) {
      if let centre {
        ring(ground, centre.point, width: 16, "tee-map-ring")
        ring(ground, centre.point, width: 90, "tee-map-centre")
      }
      RouteDrawing.legend(
        ground.view, scale, text: words(unit.phrase, text: words.formats.number(scale.count)))
    }
  }

  /// A circle around a place whose radius is that part of the map's width.
  private static func ring(
    _ ground: GroundMap, _ place: GlobePoint, width part: Int, _ name: String
  ) -> Piece {
    let point = ground.point(place)
    return element(
      "circle", .class(name), .attribute("cx", String(point.x)),
      .attribute("cy", String(point.y)), .attribute("r", String(ground.view.width / part)))
  }

  private static func hints(_ state: State, _ centre: HomeCity?, unplaced: Int) -> Piece {
    let words = state.words
    return element("div", .key("hints")) {
      if let centre {
        paragraph(words(NearbyText.mapCentre, name: state.cityName(centre.label)), "hint")
      }
      paragraph(
        unplaced == 0
          ? words(NearbyText.unplacedNone) : words(NearbyText.unplaced, count: unplaced), "hint")
    }
  }

  // MARK: Pins

  private static func spot(
    _ state: State, _ ground: GroundMap, _ pin: GroundPin, _ rounds: [FoundRound]
  ) -> Piece {
    guard let first = rounds.first?.round else { return .empty }
    return element(
      "li", .class("tee-map-spot"), .key(first.id.description),
      .attribute("style", ground.style(at: pin.point))
    ) {
      if rounds.count == 1 {
        single(state, first)
      } else {
        several(state, rounds, first.id)
      }
    }
  }

  private static func single(_ state: State, _ round: Round) -> Piece {
    let words = state.words
    let label = [
      words.courseName(round.course.name),
      words.when(round.startTime, round.zone, seenIn: state.here), words.openings(round),
    ].joined(separator: ", ")
    return element(
      "a", .class("tee-map-pin"), .attribute("href", TeePalsRoute.round(round.id).path),
      .aria("label", label), .attribute("title", label)
    ) {
      element("span", .class("tee-map-dot")) { Icon.flag.node(.small) }
    }
  }

  private static func several(
    _ state: State, _ rounds: [FoundRound], _ first: RoundID
  ) -> Piece {
    let label = title(state.words, rounds)
    let isOpen = isPinned(state, rounds)
    return element(
      "button", .class("tee-map-pin"), .attribute("type", "button"), .aria("label", label),
      .attribute("title", label), .aria("expanded", isOpen ? "true" : "false"),
      .onClick(.rounds(.pinOpened(isOpen ? nil : first)))
    ) {
      element("span", .class("tee-map-dot figures")) {
        state.words.formats.number(rounds.count)
      }
    }
  }

  /// The rounds of the pin that is open, under the map.
  private static func pinned(_ state: State, _ pins: [[FoundRound]]) -> Piece {
    guard let rounds = pins.first(where: { rounds in isPinned(state, rounds) }) else {
      return .empty
    }
    return element(
      "section", .class("stack"), .key("pinned"), .aria("labelledby", pinnedID)
    ) {
      element("h2", .class("headline"), .id(pinnedID), .attribute("tabindex", "-1")) {
        title(state.words, rounds)
      }
      RoundCard.list(state, rounds)
    }
  }

  private static func isPinned(_ state: State, _ rounds: [FoundRound]) -> Bool {
    guard let pinned = state.rounds.pinned, rounds.count > 1 else { return false }
    return rounds.contains { found in found.round.id == pinned }
  }

  /// "3 rounds: Riverwalk GC, Torrey Pines".
  private static func title(_ words: Words, _ rounds: [FoundRound]) -> String {
    var names: [String] = []
    for found in rounds {
      let name = words.courseName(found.round.course.name)
      if !names.contains(name) { names.append(name) }
    }
    let rest = names.count > named ? "…" : ""
    return words(
      NearbyText.pinned, name: names.prefix(named).joined(separator: ", ") + rest,
      count: rounds.count)
  }
}
