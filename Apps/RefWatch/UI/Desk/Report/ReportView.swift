import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The report of a match: what to do with it, and the page as it is printed.
enum ReportView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return DeskPage.page(state, key: "report", title: words(ReportPageText.title), match: match) {
      record in
      let report = state.report(of: record)
      return element("div", .class("report-columns")) {
        element("div", .class("stack wide-gap no-print")) {
          if record.hasDoubledGoal { SignView.undecided(.checkDouble, words, match) }
          choosing(state)
          DeskConditions.view(state, record, report)
          sending(words, match)
          missing(words, record, report)
        }
        ReportPaper(state, record, report).node
      }
    }
  }

  private static func choosing(_ state: State) -> Piece {
    let words = state.words
    return box {
      stack {
        select(
          id: "report-template", FieldLabel(words(ReportPageText.template)),
          options: ReportTemplate.all.map { template in (template.id, words.name(of: template)) },
          value: state.desk.report.template ?? ReportTemplate.neutral.id,
          onChange: { id in .desk(.report(.templateChosen(id))) })
        switchRow(
          id: "report-redact",
          FieldLabel(words(ReportPageText.redact), hint: words(ReportPageText.redactHint)),
          isOn: state.desk.report.hidesNames,
          onToggle: { on in .desk(.report(.namesHidden(on))) })
      }
    }
  }

  private static func sending(_ words: Words, _ match: MatchID) -> Piece {
    stack {
      button(
        words(ReportPageText.print), .filled, icon: .file, traits: .wide,
        action: .desk(.report(.printed)))
      button(
        words(ReportPageText.copy), .filled, icon: .copy, traits: .wide,
        action: .desk(.report(.copied(match))))
      button(
        words(ReportPageText.markdown), .filled, icon: .copy, traits: .wide,
        action: .desk(.report(.markdownCopied(match))))
      button(
        words(ReportPageText.csv), .filled, icon: .file, traits: .wide,
        action: .desk(.report(.tableSaved(match))))
      button(
        words(ReportPageText.json), .filled, icon: .file, traits: .wide,
        action: .desk(.report(.logSaved(match))))
      paragraph(words(ReportPageText.jsonHint), "hint")
      button(
        words(FixtureText.saveSheet), .filled, icon: .file, traits: .wide,
        action: .desk(.fixtures(.matchSheetSaved(match))))
    }
  }

  private static func missing(
    _ words: Words, _ record: MatchRecord, _ report: MatchReport
  ) -> Piece {
    section(id: "report-missing", words(ReportPageText.missing)) {
      if report.missing.isEmpty {
        paragraph(words(ReportPageText.nothingMissing), "success strong")
      } else {
        element("ul", .class("facts"), .attribute("role", "list")) {
          for field in report.missing {
            element("li") {
              element("span", .class("strong")) { words(field.field.word) }
              if field.isTooLong {
                " · "
                  + words(ReportPageText.tooLong, count: report.template.narrativeLimit)
              }
              if let entry = field.event.flatMap({ id in record.entry(id) }) {
                element("span", .class("hint block breaks")) {
                  record.when(entry, words) + " "
                    + words.fact(entry.fact, in: record.match, record.rules)
                }
                button(
                  words(KitText.edit), .filled,
                  action: .desk(.log(.openedFrom(record.match.id, entry.event.id))))
              }
            }
          }
        }
      }
    }
  }
}

extension RefWatchFeature.State {
  /// The report as it is chosen on the page.
  func report(of record: MatchRecord) -> MatchReport {
    var report = MatchReport(
      record, template: ReportTemplate.named(desk.report.template ?? ""),
      redaction: desk.report.redaction)
    // Until somebody signs, whose match it is.
    if report.header.referee.isEmpty, isOwner(record) {
      report.header.referee = trimmed(profileName)
    }
    return report
  }

  func speech(_ record: MatchRecord) -> ReportSpeech {
    ReportSpeech(
      words: words, match: record.match, rules: record.rules,
      offset: offset(at: record.playedAt))
  }

  /// `2026-11-21-harbour-rovers-lantern-street`, for the name of a file.
  func fileName(_ record: MatchRecord) -> String {
    let date = planning.civil(record.playedAt).date.description
    let teams = Side.allCases.map { side in
      let name = fileWord(record.match.team(side).name)
      return name.isEmpty ? side.rawValue : name
    }
    return ([date] + teams).joined(separator: "-")
  }
}

/// A name as a part of a file's name: its letters and digits, with a hyphen for whatever is between
/// them, and short enough that two of them and a date fit.
func fileWord(_ name: String) -> String {
  var word = ""
  for character in name.lowercased() where word.count < RefWatchLimits.team {
    if character.isLetter || character.isNumber {
      word.append(character)
    } else if let last = word.last, last != "-" {
      word.append("-")
    }
  }
  while word.last == "-" { word.removeLast() }
  return word
}

extension ReportState {
  var redaction: Redaction { hidesNames ? .everybody : .nobody }
}

extension Words {
  func name(of template: ReportTemplate) -> String {
    switch template.id {
    case ReportTemplate.county.id: self(ReportPageText.county)
    case ReportTemplate.unitedStates.id: self(ReportPageText.unitedStates)
    default: self(ReportPageText.standard)
    }
  }
}
