import Design
import RunningBuddyDomain
import Tracks
import View

/// Splits, laps and bests of a run as tables.
enum RunTables {
  static func view(_ run: Run, _ words: Words) -> RunPiece {
    .fragment([
      stretches("run-splits", words(DetailText.splits), run.record.splits(words.unit), words),
      stretches("run-laps", words(DetailText.laps), run.record.laps, words),
      bests(run, words),
    ])
  }

  private static func stretches(
    _ id: String, _ title: String, _ stretches: [RunStretch], _ words: Words
  ) -> RunPiece {
    guard !stretches.isEmpty else { return .empty }
    let hasPulse = stretches.contains { stretch in stretch.heartRate != nil }
    let hasCadence = stretches.contains { stretch in stretch.cadence != nil }
    let hasClimb = stretches.contains { stretch in stretch.ascent != nil }
    var headings = [
      words(DetailText.number), words(LiveText.distance), words(LiveText.time),
      words(LiveText.elapsed), words(LiveText.pace),
    ]
    if hasClimb { headings.append(words(DetailText.ascent)) }
    if hasPulse { headings.append(words(DetailText.heartRate)) }
    if hasCadence { headings.append(words(DetailText.cadence)) }
    return section(id: id, title) {
      table(
        title, headings: headings,
        stretches.enumerated().map { index, stretch in
          var row = [
            String(index + 1), words.distance(stretch.centimetres), words.clock(stretch.timer),
            words.clock(stretch.elapsed), words.pace(stretch.pace),
          ]
          if hasClimb { row.append(words.height(decimetres: stretch.ascent)) }
          if hasPulse { row.append(told(stretch.heartRate)) }
          if hasCadence { row.append(told(stretch.cadence)) }
          return row
        })
    }
  }

  private static func bests(_ run: Run, _ words: Words) -> RunPiece {
    guard run.sport.isRunning, !run.record.efforts.isEmpty else { return .empty }
    return section(id: "run-bests", words(DetailText.bests)) {
      table(
        words(DetailText.bests),
        headings: [words(LiveText.distance), words(LiveText.time), words(LiveText.pace)],
        run.record.efforts.map { effort in
          [
            words(effort.distance), words.clock(effort.elapsed),
            words.pace(RunPace(metres: effort.distance.metres, milliseconds: effort.elapsed)),
          ]
        })
    }
  }

  private static func told(_ value: Int?) -> String {
    value.map { value in String(value) } ?? Words.unknown
  }

  /// A table of figures; the first column names the rows. Each value has its heading beside it for
  /// screens on which there is no room for columns (see ``RunStylesheet``).
  static func table<Action>(
    _ caption: String, headings: [String], _ rows: [[String]]
  ) -> Node<Action> {
    element("div", .class("run-table")) {
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
              element("th", .attribute("scope", "row")) { row[0] }
              for (heading, cell) in zip(headings, row).dropFirst() {
                element("td", .class("figures")) {
                  element("span", .class("run-label")) { heading + " " }
                  cell
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Words {
  func callAsFunction(_ distance: EffortDistance) -> String {
    switch distance {
    case .metres400: self(EffortText.metres400)
    case .halfMile: self(EffortText.halfMile)
    case .kilometre: self(EffortText.kilometre)
    case .mile: self(EffortText.mile)
    case .twoMiles: self(EffortText.twoMiles)
    case .kilometres5: self(EffortText.kilometres5)
    case .kilometres10: self(EffortText.kilometres10)
    case .kilometres15: self(EffortText.kilometres15)
    case .tenMiles: self(EffortText.tenMiles)
    case .kilometres20: self(EffortText.kilometres20)
    case .halfMarathon: self(EffortText.halfMarathon)
    case .kilometres30: self(EffortText.kilometres30)
    case .marathon: self(EffortText.marathon)
    }
  }
}

/// Distances that bests are over.
enum EffortText: PhraseBook {
  case metres400, halfMile, kilometre, mile, twoMiles, kilometres5, kilometres10, kilometres15
  case tenMiles, kilometres20, halfMarathon, kilometres30, marathon

  var phrase: Phrase {
    switch self {
    case .metres400: Phrase("400 m", "400 m")
    case .halfMile: Phrase("½ mile", "½마일")
    case .kilometre: Phrase("1 km", "1 km")
    case .mile: Phrase("1 mile", "1마일")
    case .twoMiles: Phrase("2 miles", "2마일")
    case .kilometres5: Phrase("5 km", "5 km")
    case .kilometres10: Phrase("10 km", "10 km")
    case .kilometres15: Phrase("15 km", "15 km")
    case .tenMiles: Phrase("10 miles", "10마일")
    case .kilometres20: Phrase("20 km", "20 km")
    case .halfMarathon: Phrase("Half marathon", "하프 마라톤")
    case .kilometres30: Phrase("30 km", "30 km")
    case .marathon: Phrase("Marathon", "마라톤")
    }
  }
}
