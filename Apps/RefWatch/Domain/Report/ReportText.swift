import Coding
import Core

/// The report as a text to paste into a portal or to send, with the template's sections in its
/// order. Sections with nothing in them are left out.
@Memberwise(unlabelled: 2) public struct ReportText<Words: ReportWords> {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, markdown
  }

  let report: MatchReport
  let words: Words
  @Field(absent: Style.plain) let style: Style

  /// Lines end in a line feed.
  public var text: String {
    var title = words.word(.title)
    if report.result.outcome == .abandoned { title += " – " + words.outcome(.abandoned) }
    var text = heading(title, level: 1)
    for section in report.template.sections {
      let lines = lines(of: section)
      guard !lines.isEmpty else { continue }
      text += "\n" + heading(words.section(section), level: 2)
      if style == .markdown { text += "\n" }
      for line in lines { text += (style == .markdown ? "- " : "") + line + "\n" }
    }
    return text
  }

  private func heading(_ words: String, level: Int) -> String {
    switch style {
    case .plain: words + "\n"
    case .markdown: String(repeating: "#", count: level) + " " + written(words) + "\n"
    }
  }

  func lines(of section: ReportSection) -> [String] {
    switch section {
    case .header: headerLines
    case .result: resultLines
    case .shootout: report.kicks.map { line in kick(line) }
    case .goals: report.goals.map { line in goal(line) }
    case .cautions: report.cautions.map { line in card(line) }
    case .sendOffs: report.sendOffs.map { line in card(line) }
    case .officials:
      report.officialCards.map { line in card(line) }
        + report.warnings.map { line in warning(line) }
    case .dismissals: report.dismissals.map { line in dismissal(line) }
    case .substitutions: report.substitutions.map { line in substitution(line) }
    case .lineUps: report.lineUps.flatMap { line in lineUp(line) }
    case .time: report.periods.map { line in period(line) }
    case .incidents: report.incidents.map { line in incident(line) }
    case .interruptions: report.interruptions.map { line in interruption(line) }
    case .amendments:
      report.amendments.filter { line in line.isAfterSignature }
        .map { line in amendment(line) }
    case .signature: signatureLines
    }
  }

  // MARK: Writing

  /// People's own words, on one line, so that nothing in them is taken for a sign of the style.
  func written(_ text: String) -> String {
    var written = ""
    for character in text {
      if character.isNewline {
        written += " "
      } else {
        if style == .markdown, isMarkdown(character) { written += "\\" }
        written.append(character)
      }
    }
    return trimmed(written)
  }

  private func isMarkdown(_ character: Character) -> Bool {
    switch character {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "!": true
    default: false
    }
  }

  func pair(_ word: ReportWord, _ text: String) -> String { words.word(word) + ": " + text }

  /// The parts that say something, with a comma between them.
  func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts where !part.isEmpty { text += text.isEmpty ? part : ", " + part }
    return text
  }

  func label(_ participant: Participant) -> String {
    written(
      participant.label(unknown: words.word(.player), role: { role in words.teamRole(role) }))
  }

  func team(_ side: Side) -> String {
    written(side == .home ? report.header.home : report.header.away)
  }

  /// The minute; between periods the stage's name.
  func when(_ time: ReportTime) -> String {
    time.minute.isEmpty ? words.stage(time.stage) : time.minute
  }
}
