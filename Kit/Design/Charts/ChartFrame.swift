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

  /// The drawing with its scale at the left and the ends of its axis below.
  func plot<Action>(
    _ drawing: Node<Action>, scale: [String], ends: [String], legend: [ChartKey],
    table: ChartTable<Action> = .made, rows: () -> [[String]]
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
      chartTable(table, language: language) { chartRows(title, headings: headings, rows()) }
    }
  }
}

/// What a colour of a chart stands for.
public struct ChartKey: Hashable, Sendable {
  /// What shapes are filled with.
  public enum Look: Hashable, Sendable {
    /// 0…4, of the palette's steps.
    case step(Int)
    /// The app's accent.
    case accent
    /// The fainter outlines of what is compared.
    case compared
  }

  public let title: String
  public let look: Look

  public init(_ title: String, step: Int) { self.init(title, .step(step)) }

  public init(_ title: String, _ look: Look) {
    self.title = title
    self.look = look
  }

  /// Of the palette's steps, where it is one of them.
  var step: Int? { if case .step(let step) = look { step } else { nil } }

  var fill: String { look == .compared ? "chart-compared" : chartFill(step) }
}

func chartLegend<Action>(_ keys: [ChartKey]) -> Node<Action> {
  element("ul", .class("chart-legend"), .attribute("role", "list")) {
    for key in keys {
      element("li") {
        element(
          "svg", .class("chart-key"), .attribute("viewBox", "0 0 10 10"), .aria("hidden", "true")
        ) {
          element(
            "rect", .class(key.fill), .attribute("width", "10"),
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
