import Core
import Design
import RefWatchDomain
import Tracks
import View

/// The track as a drawing of our own: no map of anybody's is asked for.
enum TrackMap {
  /// Metres around a pitch.
  private static let margin = 8.0

  static func view(_ state: State, _ record: MatchRecord, _ picture: TrackPicture) -> Piece {
    let words = state.words
    let showsHeat = state.desk.track.showsHeat
    return section(id: "track-map", words(TrackMapText.map)) {
      choices(
        words(TrackMapText.view),
        [
          choice(
            words(TrackMapText.path), isChosen: !showsHeat, action: TrackView.act(.heatShown(false))
          ),
          choice(
            words(TrackMapText.heat), isChosen: showsHeat, action: TrackView.act(.heatShown(true))),
        ])
      drawing(words, record, picture, showsHeat)
      if !showsHeat { legend(words, record, picture) }
      if picture.isOnPitch {
        paragraph(words(TrackMapText.onPitch, name: record.match.venue), "hint")
      }
    }
  }

  private static func drawing(
    _ words: Words, _ record: MatchRecord, _ picture: TrackPicture, _ showsHeat: Bool
  ) -> Piece {
    let frame = picture.frame
    let edge = picture.isOnPitch ? margin : 0
    var shapes: [Piece] = []
    if showsHeat { shapes += heat(picture) }
    if picture.isOnPitch { shapes += pitch(frame) }
    if !showsHeat {
      for (index, lines) in picture.lines.enumerated() {
        let part = String(min(index, 3))
        for (number, line) in lines.enumerated() {
          shapes += RouteDrawing.line(
            RouteLine(line.map { place in drawn(place, frame) }),
            key: "track-" + String(index) + "-" + String(number),
            names: "track-line track-part-" + part)
        }
      }
      shapes += marks(words, record, picture)
    }
    let summary =
      showsHeat
      ? words(TrackMapText.heatSummary)
      : words(TrackMapText.mapSummary, text: words.distance(picture.figures.metres))
    return element("figure", .class("track-figure")) {
      element(
        "svg", .class("track-drawing"),
        .attribute(
          "viewBox",
          [-edge, -edge, frame.width + 2 * edge, frame.height + 2 * edge].map(units)
            .joined(separator: " ")),
        .attribute("role", "img"), .attribute("focusable", "false"),
        .aria("labelledby", "track-drawing-title"), .aria("describedby", "track-drawing-desc")
      ) {
        element("title", .id("track-drawing-title")) {
          words(showsHeat ? TrackMapText.heat : .map)
        }
        element("desc", .id("track-drawing-desc")) { summary }
        shapes
      }
      element("figcaption", .class("hint")) { summary }
    }
  }

  private static func units(_ metres: Double) -> String { RouteDrawing.units(metres) }

  private static func drawn(_ place: Geoposition, _ frame: TrackFrame) -> RoutePoint {
    let point = frame.metres(place)
    return RoutePoint(right: point.x, down: point.y)
  }

  /// Touch lines, the halfway line and the centre circle (Law 1: 9.15 m).
  private static func pitch(_ frame: TrackFrame) -> [Piece] {
    [
      element(
        "rect", .class("track-pitch"), .attribute("width", units(frame.width)),
        .attribute("height", units(frame.height))),
      element(
        "path", .class("track-pitch"),
        .attribute("d", "M" + units(frame.width / 2) + " 0V" + units(frame.height))),
      element(
        "circle", .class("track-pitch"), .attribute("cx", units(frame.width / 2)),
        .attribute("cy", units(frame.height / 2)), .attribute("r", units(9.15))),
    ]
  }

  private static func heat(_ picture: TrackPicture) -> [Piece] {
    let (width, height) = (picture.frame.width, picture.frame.height)
    var cells: [Piece] = []
    for row in 0..<HeatMap.rows {
      for column in 0..<HeatMap.columns {
        let rank = picture.heat.rank(row * HeatMap.columns + column, steps: 5)
        if rank == 0 { continue }
        cells.append(
          element(
            "rect", .class("track-heat-" + rank.description),
            .attribute("x", units(width * Double(column) / Double(HeatMap.columns))),
            .attribute("y", units(height * Double(row) / Double(HeatMap.rows))),
            .attribute("width", units(width / Double(HeatMap.columns))),
            .attribute("height", units(height / Double(HeatMap.rows)))))
      }
    }
    return cells
  }

  private static func marks(
    _ words: Words, _ record: MatchRecord, _ picture: TrackPicture
  ) -> [Piece] {
    let frame = picture.frame
    let size = max(frame.width, frame.height) / 28
    var marks: [Piece] = []
    for decision in picture.figures.decisions {
      guard let place = decision.place, let entry = record.entry(decision.event) else { continue }
      let point = frame.metres(place)
      marks.append(
        element(
          "circle", .class("track-mark " + entry.fact.markName), .attribute("cx", units(point.x)),
          .attribute("cy", units(point.y)), .attribute("r", units(size * 0.4))))
      // On the side where there is room.
      let isLeft = point.x > frame.width * 0.8
      marks.append(
        element(
          "text", .class("track-minute"), .attribute("font-size", units(size)),
          .attribute("text-anchor", isLeft ? "end" : "start"),
          .attribute("x", units(point.x + (isLeft ? -0.6 : 0.6) * size)),
          .attribute("y", units(point.y + 0.35 * size))
        ) { record.when(entry, words) })
    }
    return marks
  }

  private static func legend(
    _ words: Words, _ record: MatchRecord, _ picture: TrackPicture
  ) -> Piece {
    let parts = picture.figures.parts
    if parts.count < 2 || picture.figures.known == 0 { return .empty }
    return element("ul", .class("chart-legend"), .attribute("role", "list")) {
      for (index, part) in parts.enumerated() {
        element("li") {
          element(
            "svg", .class("chart-key"), .attribute("viewBox", "0 0 10 10"), .aria("hidden", "true")
          ) {
            element(
              "path", .class("track-line track-part-" + min(index, 3).description),
              .attribute("d", "M0 5H10"))
          }
          element("span") { words.term(part.period, record.rules) }
        }
      }
    }
  }

  // MARK: The pitch

  /// How the drawing comes to lie on a pitch.
  static func pitch(_ state: State, _ record: MatchRecord, _ picture: TrackPicture) -> Piece {
    let words = state.words
    if picture.isOffPitch {
      return banner(
        words(TrackMapText.offPitch, name: record.match.venue), icon: .place, rank: .warning)
    }
    if picture.isOnPitch { return .empty }
    return stack {
      if picture.suggestion != nil {
        paragraph(words(TrackMapText.noPitch), "soft")
        button(
          words(TrackMapText.takePitch), .filled, icon: .expand, traits: .wide,
          attributes: [.id("track-pitch")], action: TrackView.act(.pitchTaken))
        paragraph(words(TrackMapText.takePitchHint), "hint")
      } else if picture.venue == nil {
        paragraph(words(TrackMapText.noPitchVenue), "soft")
        button(
          words(TrackMapText.venues), .filled, icon: .place, traits: .wide,
          action: .went(.library(.list(.venue))))
      }
    }
  }
}

extension Fact {
  /// How a decision is marked.
  fileprivate var markName: String {
    switch self {
    case .card(let card): card.colour == .yellow ? "caution" : "sent-off"
    case .penaltyAwarded: "penalty"
    default: "goal"
    }
  }
}
