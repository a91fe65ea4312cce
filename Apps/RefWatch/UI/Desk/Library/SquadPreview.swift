import Core
import Design
import RefWatchDomain
import View

/// A squad that was read: who would come, and what may be wrong, before anybody does.
enum SquadPreview {
  /// Problems that are listed; the rest is counted.
  private static let listed = 50

  static func view(_ words: Words, _ form: LibraryForm, _ reading: SquadReading) -> Piece {
    element("div", .class("box outlined stack"), .id("squad-preview")) {
      element("h3", .class("strong")) { words(SquadText.preview) }
      element("div", .attribute("role", "status")) {
        if reading.people.isEmpty {
          paragraph(words(SquadText.nobody), "strong")
        } else {
          paragraph(counts(words, reading), "strong")
        }
      }
      people(words, reading)
      if !reading.problems.isEmpty { problems(words, reading) }
      if !reading.people.isEmpty {
        if !form.people.isEmpty {
          switchRow(
            id: "squad-replace",
            FieldLabel(words(SquadText.replace), hint: words(SquadText.replaceHint)),
            isOn: form.replaces,
            onToggle: { on in LibraryFormView.act(.squadReplaces(on)) })
        }
        button(
          words(SquadText.take), .prominent, icon: .check, traits: .wide,
          attributes: [.id("squad-take")], action: LibraryFormView.act(.squadTaken))
        if form.has(.unread) { fault(words(SquadText.unread), id: "squad-unread") }
      }
      button(
        words(SquadText.drop), .naked, traits: .wide, action: LibraryFormView.act(.squadDropped))
    }
  }

  private static func counts(_ words: Words, _ reading: SquadReading) -> String {
    let players = reading.people.count { person in person.isPlayer }
    var text = words(SquadText.count, count: players)
    if reading.people.count > players {
      text +=
        " · " + words(SquadText.staff) + " " + (reading.people.count - players).description
    }
    return text
  }

  private static func people(_ words: Words, _ reading: SquadReading) -> Piece {
    makeElement(
      "ul", [.class("facts"), .attribute("role", "list")],
      reading.people.enumerated().map { index, person in
        let number = person.number.map { number in "#" + number.description + " " } ?? ""
        let role = person.isPlayer ? person.role : words.term(role: person.role)
        return element("li", .key("read-" + index.description)) {
          number + person.name
          if !role.isEmpty { element("span", .class("hint")) { " · " + role } }
        }
      })
  }

  private static func problems(_ words: Words, _ reading: SquadReading) -> Piece {
    let more = reading.problems.count - listed
    return stack {
      fault(words(SquadText.warnings, count: reading.problems.count), id: "squad-problems")
      makeElement(
        "ul", [.class("stack"), .attribute("role", "list")],
        reading.problems.prefix(listed).enumerated().map { index, problem in
          element("li", .key("problem-" + index.description)) {
            element("span", .class("strong")) { place(words, problem) }
            ": " + words(problem.warning.word)
            element("span", .class("hint block breaks")) { problem.text }
          }
        })
      if more > 0 { paragraph(words(SquadText.more, count: more), "hint") }
      if reading.dropped > 0 {
        paragraph(words(SquadText.left, count: reading.dropped), "strong")
        paragraph(words(SheetText.stays), "hint")
      }
    }
  }

  private static func place(_ words: Words, _ problem: SquadReading.Problem) -> String {
    let column: SquadText? =
      switch problem.column {
      case "number": .numberColumn
      case "name": .nameColumn
      case "role": .roleColumn
      case "team": .teamColumn
      default: nil
      }
    guard let column else { return words(SquadText.line, count: problem.line) }
    return SquadText.column.text(
      in: words.language, count: problem.line, [("text", words(column))])
  }
}

extension SquadReading.Warning {
  var word: SquadText {
    switch self {
    case .ambiguity: .ambiguity
    case .duplicateEntry: .duplicate
    case .unreadableText: .unreadable
    case .teamNameMismatch: .otherTeam
    case .unsupportedRole: .unsupportedRole
    case .missingName: .missingName
    case .nonIntegerShirtNumber: .noNumber
    case .droppedEntry: .dropped
    }
  }
}
