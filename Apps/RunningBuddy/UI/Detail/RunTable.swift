import Design
import View

/// A table of figures; the first column names the rows.
///
/// Where there is no room for all columns the secondary ones are left out, and on the narrowest
/// screens each value has its heading beside it (see ``RunStylesheet``).
enum RunTable {
  struct Column {
    let heading: String
    /// Left out on a phone.
    let isSecondary: Bool
    /// Whether its values have bars beside them.
    let hasBars: Bool

    init(_ heading: String, isSecondary: Bool = false, hasBars: Bool = false) {
      self.heading = heading
      self.isSecondary = isSecondary
      self.hasBars = hasBars
    }
  }

  /// - Parameter bars: The length of each row's bar in hundredths of the longest, see ``bars(_:)``.
  static func view<Action>(
    _ caption: String, _ columns: [Column], _ rows: [[String]], bars: [Int] = []
  ) -> Node<Action> {
    element("div", .class("run-table")) {
      element("table") {
        element("caption", .class("quiet-label")) { caption }
        element("thead") {
          element("tr") {
            for column in columns {
              element(
                "th", .attribute("scope", "col"), .class(column.isSecondary ? "run-wide" : "")
              ) { column.heading }
            }
          }
        }
        element("tbody") {
          for (index, row) in rows.enumerated() {
            element("tr") {
              element("th", .attribute("scope", "row")) { row[0] }
              for (column, text) in zip(columns, row).dropFirst() {
                cell(column, text, bar: bars.indices.contains(index) ? bars[index] : nil)
              }
            }
          }
        }
      }
    }
  }

  /// The lengths of bars for speeds: the fastest is whole, the slowest a third of it.
  static func bars(_ speeds: [Double?]) -> [Int] {
    let known = speeds.compactMap { speed in speed }
    guard let least = known.min(), let most = known.max() else { return [] }
    return speeds.map { speed in
      guard let speed else { return 0 }
      return most > least ? 33 + Int(67 * (speed - least) / (most - least)) : 100
    }
  }

  private static func cell<Action>(_ column: Column, _ text: String, bar: Int?) -> Node<Action> {
    element("td", .class(column.isSecondary ? "figures run-wide" : "figures")) {
      element("span", .class("run-label")) { column.heading + " " }
      if column.hasBars, let bar {
        element("span", .class("run-paced")) {
          element(
            "svg", .class("run-bar"), .attribute("viewBox", "0 0 100 8"),
            .attribute("preserveAspectRatio", "none"), .aria("hidden", "true"),
            .attribute("focusable", "false")
          ) {
            element(
              "rect", .class("chart-fill"), .attribute("width", String(bar)),
              .attribute("height", "8")
            ) {}
          }
          element("span") { text }
        }
      } else {
        text
      }
    }
  }
}
