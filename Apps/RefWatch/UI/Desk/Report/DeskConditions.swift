import Core
import Design
import RefWatchDomain
import View

/// A match's conditions as typed.
struct ConditionsForm: Hashable {
  let match: MatchID
  /// As they were when the person began, so that what others change meanwhile stays.
  let base: MatchConditions
  var texts: [ConditionsField: String] = [:]
  /// Whether what is wrong is said.
  var isChecked = false

  init(_ match: Match) {
    self.match = match.id
    base = match.conditions
    for field in ConditionsField.allCases { texts[field] = field.text(of: base) }
  }

  subscript(field: ConditionsField) -> String { texts[field] ?? "" }

  func isWrong(_ field: ConditionsField) -> Bool {
    switch field {
    case .temperature: !blank(self[field]) && degrees == nil
    default: trimmed(self[field]).unicodeScalars.count > field.limit
    }
  }

  /// The temperature; `nil` where none is typed, or none that can be.
  private var degrees: Int? {
    var text = trimmed(self[.temperature])
    // As keyboards and this app's own words have it.
    if text.hasPrefix("−") { text = "-" + text.dropFirst() }
    guard let degrees = Int(text), MatchConditions.temperatures.contains(degrees) else {
      return nil
    }
    return degrees
  }

  var edits: [MatchEdit] {
    var new = base
    new.weather = trimmed(self[.weather])
    new.temperature = degrees
    new.pitch = trimmed(self[.pitch])
    new.lateStart = trimmed(self[.lateStart])
    return base.edits(to: new).map { edit in .conditions(edit) }
  }
}

public enum ConditionsField: String, Hashable, Sendable, CaseIterable {
  case weather, temperature, pitch, lateStart

  func text(of conditions: MatchConditions) -> String {
    switch self {
    case .weather: conditions.weather
    case .temperature: conditions.temperature.map { degrees in degrees.description } ?? ""
    case .pitch: conditions.pitch
    case .lateStart: conditions.lateStart
    }
  }

  /// Unicode scalars.
  var limit: Int { self == .lateStart ? RefWatchLimits.text : RefWatchLimits.name }

  var element: String { "conditions-" + rawValue }
}

/// What a match was played in, for the head of its report.
public enum ConditionsAction {
  case typed(MatchID, ConditionsField, String)
  case dropped
  case saved
}

/// The fields for the head of the report; the owner's.
enum DeskConditions {
  static func view(_ state: State, _ record: MatchRecord, _ report: MatchReport) -> Piece {
    guard state.isOwner(record) else { return .empty }
    let words = state.words
    let typed = state.desk.report.conditions.flatMap { form in
      form.match == record.match.id ? form : nil
    }
    let form = typed ?? ConditionsForm(record.match)
    return section(id: "report-conditions", words(ConditionsText.title)) {
      element(
        "form", .class("box filled stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(.saved))
      ) {
        field(words, form, .weather, .weather, [.attribute("list", "conditions-weathers")])
        offered("conditions-weathers", ConditionsText.weathers.map { word in words(word) })
        field(
          words, form, .temperature, .temperature,
          [.attribute("inputmode", "text"), .attribute("maxlength", "4")])
        field(words, form, .pitch, .pitch, [.attribute("list", "conditions-pitches")])
        offered("conditions-pitches", ConditionsText.pitches.map { word in words(word) })
        field(
          words, form, .lateStart, .lateStart, [],
          hint: report.header.minutesLate.map { late in words(ReportPageText.late, count: late) })
        paragraph(words(ConditionsText.hint), "hint")
        if typed != nil {
          line("even wraps") {
            button(words(KitText.cancel), .filled, action: act(.dropped))
            button(words(ConditionsText.save), .prominent, icon: .check)
          }
        }
      }
    }
  }

  private static func field(
    _ words: Words, _ form: ConditionsForm, _ field: ConditionsField, _ title: ConditionsText,
    _ attributes: [Attribute<RefWatchFeature.ViewAction>], hint: String? = nil
  ) -> Piece {
    let fault =
      field == .temperature
      ? words(ConditionsText.temperatureFault) : words(ConditionsText.tooLong, count: field.limit)
    return textField(
      id: field.element,
      FieldLabel(
        words(title), remark: words(KitText.optional), hint: hint,
        fault: form.isChecked && form.isWrong(field) ? fault : nil),
      kind: field == .lateStart ? .lines : .text, value: form[field],
      attributes: [.attribute("autocomplete", "off")] + attributes,
      onInput: { text in act(.typed(form.match, field, text)) })
  }

  private static func act(_ action: ConditionsAction) -> RefWatchFeature.ViewAction {
    .desk(.report(.conditions(action)))
  }
}

extension RefWatchFeature.State {
  mutating func reduce(_ action: ConditionsAction) -> Effects {
    switch action {
    case .typed(let id, let field, let text):
      guard let record = records[id] else { return [] }
      if desk.report.conditions?.match != id {
        desk.report.conditions = ConditionsForm(record.match)
      }
      desk.report.conditions?.texts[field] = String(text.prefix(2_000))
      return []
    case .dropped:
      desk.report.conditions = nil
      return []
    case .saved: return saveConditions()
    }
  }

  private mutating func saveConditions() -> Effects {
    guard var form = desk.report.conditions, let record = records[form.match], isOwner(record)
    else { return [] }
    form.isChecked = true
    desk.report.conditions = form
    if let wrong = ConditionsField.allCases.first(where: { field in form.isWrong(field) }) {
      return [.tell(.focus(elementID: wrong.element))]
    }
    let edits = form.edits
    let command = RefWatchCommand.editMatch(form.match, edits)
    if !edits.isEmpty, let refused = refuses(command) { return refused }
    desk.report.conditions = nil
    let effects: Effects = edits.isEmpty ? [] : [.submit(command)]
    return effects + announce(words(ConditionsText.saved))
  }
}
