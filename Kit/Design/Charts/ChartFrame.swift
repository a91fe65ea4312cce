import Calendar
import View

/// What a chart is called and says besides its drawing.
public struct ChartFrame: Hashable, Sendable {
  /// Unique in the document.
  public let id: String
  /// What it shows; read aloud for the drawing.
  public let title: String
  /// What can be seen in it, in a sentence.
  public let summary: String
  /// The headings of the table that says the same.
  public let headings: [String]
  public let language: Language

  public init(
    id: String, title: String, summary: String, headings: [String], language: Language
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.headings = headings
    self.language = language
  }
}

extension ChartFrame {
  /// The drawing on a ground of 1000 × 400 units, stretched to the room there is. Nothing in it is
  /// text: that stands beside it and keeps its size.
  func drawing<Action>(_ shapes: [Node<Action>], names: String = "chart-drawing") -> Node<Action> {
    element(
      "svg", .class(names), .attribute("viewBox", "0 0 1000 400"),
      .attribute("preserveAspectRatio", "none"), .attribute("role", "img"),
      .attribute("focusable", "false"), .aria("labelledby", id + "-title"),
      .aria("describedby", id + "-desc")
    ) {
      element("title", .id(id + "-title")) { title }
      element("desc", .id(id + "-desc")) { summary }
      shapes
    }
  }

  /// The same as a table, behind a disclosure that the browser opens and closes.
  func table<Action>(_ rows: [[String]]) -> Node<Action> {
    element("details", .class("chart-table")) {
      element("summary") { ChartText.asTable.text(in: language) }
      element("table") {
        element("caption", .class("quiet-label")) { title }
        element("thead") {
          element("tr") {
            for heading in headings {
              element("th", .attribute("scope", "col")) { heading }
            }
          }
        }
        element("tbody") {
          for row in rows {
            element("tr") {
              for (index, cell) in row.enumerated() {
                if index == 0 {
                  element("th", .attribute("scope", "row")) { cell }
                } else {
                  element("td", .class("figures")) { cell }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The drawing with its scale at the left and the ends of its axis below.
  func plot<Action>(
    _ drawing: Node<Action>, scale: [String], ends: [String], legend: [ChartKey], rows: [[String]]
  ) -> Node<Action> {
    element("figure", .class("chart"), .id(id)) {
      element("div", .class("chart-plot")) {
        element("div", .class("chart-scale figures"), .aria("hidden", "true")) {
          for text in scale { element("span") { text } }
        }
        drawing
        element("span")
        element("div", .class("chart-ends"), .aria("hidden", "true")) {
          for text in ends { element("span") { text } }
        }
      }
      if !legend.isEmpty { chartLegend(legend) }
      table(rows)
    }
  }
}

/// What a colour of a chart stands for.
public struct ChartKey: Hashable, Sendable {
  public let title: String
  /// 0…4, of the palette's steps.
  public let step: Int

  public init(_ title: String, step: Int) {
    self.title = title
    self.step = step
  }
}

func chartLegend<Action>(_ keys: [ChartKey]) -> Node<Action> {
  element("ul", .class("chart-legend"), .attribute("role", "list")) {
    for key in keys {
      element("li") {
        element(
          "svg", .class("chart-key"), .attribute("viewBox", "0 0 10 10"), .aria("hidden", "true")
        ) {
          element(
            "rect", .class(chartFill(key.step)), .attribute("width", "10"),
            .attribute("height", "10"), .attribute("rx", "2"))
        }
        element("span") { key.title }
      }
    }
  }
}

/// The class that fills a shape; without a step it has the app's accent.
func chartFill(_ step: Int?) -> String {
  step.map { step in "chart-fill chart-step-" + String(min(max(step, 0), 4)) } ?? "chart-fill"
}

/// The words of the charts' own parts.
enum ChartText: PhraseBook {
  case asTable

  var phrase: Phrase {
    switch self {
    case .asTable: Phrase("Show as a table", "표로 보기")
    }
  }
}
