import Calendar
import View

/// When the table of a chart is made: it says the same as the drawing, mostly in far more elements.
public enum ChartTable<Action> {
  /// With the chart.
  case made
  /// Once somebody opens it, which is told with the action.
  case awaited(Action)
}

/// The same as a drawing in numbers, behind a disclosure that the browser opens and closes.
public func chartTable<Action>(
  _ table: ChartTable<Action>, language: Language, content: () -> Node<Action>
) -> Node<Action> {
  let title: Node<Action> = .text(ChartText.asTable.text(in: language))
  switch table {
  case .made:
    return makeElement(
      "details", [.class("chart-table")], [makeElement("summary", [], [title]), content()])
  case .awaited(let action):
    return makeElement(
      "details", [.class("chart-table")], [makeElement("summary", [.onClick(action)], [title])])
  }
}

/// A table whose rows begin with what they are of.
public func chartRows<Action>(
  _ caption: String, headings: [String], _ rows: [[String]]
) -> Node<Action> {
  element("table") {
    element("caption", .class("quiet-label")) { caption }
    element("thead") {
      element("tr") {
        for heading in headings { element("th", .attribute("scope", "col")) { heading } }
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
