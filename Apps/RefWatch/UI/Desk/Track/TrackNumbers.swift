import Calendar
import Core
import Design
import RefWatchDomain
import Tracks
import View

/// How far and how fast.
enum TrackNumbers {
  static func totals(_ words: Words, _ figures: TrackFigures) -> Piece {
    let known = figures.known
    return section(id: "track-totals", words(TrackFigureText.totals)) {
      box(.group) {
        row(words(TrackFigureText.distance), words.distance(figures.metres))
        row(
          words(TrackFigureText.average),
          words.speed(known > 0 ? figures.metres * 1_000 / Double(known) : nil))
        row(words(TrackFigureText.fastest), words.speed(known > 0 ? figures.fastest : nil))
        row(
          words(TrackFigureText.sprints), figures.sprints.count.description,
          hint: words(TrackFigureText.sprintsHint))
        row(
          words(TrackFigureText.gaps),
          figures.gaps == 0
            ? words(TrackFigureText.noGaps)
            : TrackFigureText.gapsText.text(
              in: words.language, count: figures.gaps, [("text", words.span(figures.missing))]))
      }
    }
  }

  private static func row(_ title: String, _ value: String, hint: String? = nil) -> Piece {
    element("div", .class("setting")) {
      element("span", .class("grow")) {
        element("span", .class("block")) { title }
        if let hint { element("span", .class("hint block")) { hint } }
      }
      element("span", .class("figures strong")) { value }
    }
  }

  static func parts(_ words: Words, _ record: MatchRecord, _ figures: TrackFigures) -> Piece {
    section(id: "track-parts", words(TrackFigureText.parts)) {
      box(.group) {
        for part in figures.parts {
          row(
            words.term(part.period, record.rules), words.distance(part.stretch.metres),
            hint: [
              words.speed(part.stretch.speed), words(TrackFigureText.counted, count: part.sprints),
              words(TrackFigureText.fastest) + " " + words.speed(part.fastest),
            ].joined(separator: " · "))
        }
      }
    }
  }

  static func blocks(_ words: Words, _ figures: TrackFigures) -> Piece {
    let most = figures.blocks.max { one, other in one.stretch.metres < other.stretch.metres }
    return section(id: "track-by-block", words(TrackFigureText.blocks)) {
      columnChart(
        ChartFrame(
          id: "track-blocks", title: words(TrackFigureText.blocks),
          summary: words(
            TrackFigureText.blocksSummary, name: most.map { block in block.title } ?? "–",
            text: words.distance(most?.stretch.metres ?? 0)),
          headings: [
            words(TrackFigureText.minutes), words(TrackFigureText.distance),
            words(TrackFigureText.speed),
            words(TrackFigureText.without),
          ], language: words.language),
        figures.blocks.map { block in
          ChartColumn(
            block.title, [block.stretch.metres],
            texts: [
              words.distance(block.stretch.metres), words.speed(block.stretch.speed),
              block.stretch.hasGaps ? words.span(block.stretch.length - block.stretch.known) : "–",
            ])
        }, scale: { value in words.distance(value) })
    }
  }

  static func decisions(
    _ words: Words, _ record: MatchRecord, _ figures: TrackFigures
  ) -> Piece {
    section(id: "track-decisions", words(TrackMapText.decisions)) {
      if figures.decisions.isEmpty {
        paragraph(words(TrackMapText.noDecisions), "soft")
      } else {
        element("ul", .class("facts"), .attribute("role", "list")) {
          for decision in figures.decisions {
            if let entry = record.entry(decision.event) {
              element("li", .key(decision.event.description)) {
                element("span", .class("figures strong")) { record.when(entry, words) + " " }
                words.fact(entry.fact, in: record.match, record.rules) + " · "
                  + (decision.place == nil
                    ? words(TrackMapText.noTrackThen) : words.speed(decision.speed))
              }
            }
          }
        }
      }
    }
  }
}

extension TrackFigures.Block {
  /// `1–5`; `45+` for added time.
  var title: String {
    guard let to else { return from.description + "+" }
    return (from + 1).description + "–" + to.description
  }
}

extension Words {
  /// `312 m`, `9.87 km`.
  func distance(_ metres: Double) -> String {
    let whole = Int(min(max(metres, 0), 100_000_000) + 0.5)
    if whole < 1_000 { return self(TrackFigureText.metres, text: whole.description) }
    return self(
      TrackFigureText.kilometres, text: formats.decimal((whole + 5) / 10, fractionDigits: 2))
  }

  /// Of metres per second.
  func speed(_ speed: Double?) -> String {
    guard let speed else { return "–" }
    let tenths = Int(min(max(speed, 0), 100_000) * 36 + 0.5)
    return self(TrackFigureText.speedText, text: formats.decimal(tenths, fractionDigits: 1))
  }

  /// `2:05` from a minute on, `45 s`.
  func span(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1_000
    return seconds < 60
      ? self(TrackFigureText.seconds, text: seconds.description)
      : ClockLabel(milliseconds: milliseconds).short
  }
}
