import Coding
import Core
import Design
import RunningBuddyDomain
import View

/// Figures in large with what they are, as a list of terms.
enum FigureGrid {
  @Memberwise(unlabelled: 2) struct Entry: Hashable {
    let title: String
    let value: String
    /// A second figure, such as ours beside the device's.
    var remark: String?
  }

  static func view<Action>(_ entries: [Entry], names: String = "") -> Node<Action> {
    element("dl", .class(names.isEmpty ? "run-figures" : "run-figures " + names)) {
      for entry in entries {
        element("div", .class("run-figure"), .key(entry.title)) {
          element("dt", .class("hint")) { entry.title }
          element("dd", .class("run-value figures")) {
            element("span") { entry.value }
            if let remark = entry.remark {
              element("span", .class("hint run-remark")) { remark }
            }
          }
        }
      }
    }
  }
}

/// A run in a list: a link to its page.
enum RunRow {
  private struct Content: Equatable {
    let run: Run
    let words: Words
  }

  static func view(_ run: Run, _ words: Words) -> RunPiece {
    .kept(Content(run: run, words: words), tag: "li", key: run.id.description) { content in
      let (run, words) = (content.run, content.words)
      return element("li", .class("run-row")) {
        element(
          "a", .class("run-link"), .attribute("href", RunRoute.run(run.id).path)
        ) {
          RouteThumb.view(run)
          element("span", .class("grow")) {
            element("span", .class("headline run-name")) { words.name(of: run) }
            element("span", .class("hint run-line")) { words.when(run) }
            element("span", .class("figures run-line")) {
              [
                words.distance(run.distance.first),
                run.timer.first.map { time in words.clock(time) } ?? Words.unknown,
                words.pace(run.pace),
              ].map(unbroken).joined(separator: " · ")
            }
          }
          Icon.chevronRight.node()
        }
      }
    }
  }
}

/// A figure whose unit stays on its line.
private func unbroken(_ figure: String) -> String {
  String(figure.map { character in character == " " ? "\u{A0}" : character })
}

/// A run's route as a small picture; it says nothing that is not beside it.
enum RouteThumb {
  static func view<Action>(_ run: Run) -> Node<Action> {
    let route = DrawnRoute(run.record.line.parts)
    guard let bounds = route.bounds else {
      return element("span", .class("run-thumb"), .aria("hidden", "true")) {
        Icon.clock.node()
      }
    }
    let view = RouteView(around: bounds, shape: (width: 1, height: 1), least: 500)
    return element(
      "svg", .class("run-thumb"), .attribute("viewBox", view.box), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) {
      for (index, part) in route.parts.enumerated() {
        RouteDrawing.line(
          thinned(part, least: view.width / finest), key: "t" + String(index), names: "route-line")
      }
    }
  }

  /// Steps across the picture that can be told apart: half a pixel.
  private static let finest = 100

  /// A line without the points that lie so close to the one before that nobody sees them.
  private static func thinned(_ line: RouteLine, least: Int) -> RouteLine {
    var thin = RouteLine()
    for piece in line.pieces {
      for point in piece {
        if let last = thin.last, abs(point.x - last.x) + abs(point.y - last.y) < least { continue }
        thin.append(point)
      }
    }
    if let end = line.last, thin.last != end { thin.append(end) }
    return thin
  }
}
