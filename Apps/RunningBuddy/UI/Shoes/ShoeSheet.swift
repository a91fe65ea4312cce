import Calendar
import Design
import RunningBuddyDomain
import View

/// The sheet in which a pair of shoes is added or edited.
enum ShoeSheet {
  static func view(_ state: RunFeature.State) -> RunPiece {
    guard let form = state.shoes.form else { return .empty }
    let words = state.words
    var sheet = Sheet(
      id: "run-shoe-form", title: words(form.isNew ? ShoesText.add : .edit),
      language: state.language, close: RunFeature.ViewAction.shoes(.closed))
    sheet.submit = .shoes(.sent)
    return sheet.node {
      field(
        .name, "run-shoe-name",
        FieldLabel(
          words(ShoesText.name), fault: form.fault == .name ? words(ShoesText.badName) : nil),
        form.name)
      field(.model, "run-shoe-model", optional(.model, words), form.model)
      field(.note, "run-shoe-note", optional(.note, words), form.note)
      distance(
        .wanted, "run-shoe-wanted", .wanted, form.wanted, hint: words(ShoesText.wantedHint),
        isBad: form.fault == .wanted, words)
      distance(
        .before, "run-shoe-before", .before, form.before, hint: nil,
        isBad: form.fault == .before, words)
      dateField(
        id: "run-shoe-since", optional(.since, words), value: form.since,
        to: state.today.description, onChange: { text in .shoes(.typed(.since, text)) })
      if let refusal = form.refusal { fault(refusal, id: "run-shoe-refusal") }
      button(words(KitText.save), .prominent, traits: .wide)
      if !form.isNew {
        button(
          words(ShoesText.delete), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .shoes(.deleted(form.original.id)))
      }
    }
  }

  private static func optional(_ text: ShoesText, _ words: Words) -> FieldLabel {
    FieldLabel(words(text), remark: words(KitText.optional))
  }

  private static func field(
    _ field: ShoesAction.Field, _ id: String, _ label: FieldLabel, _ value: String
  ) -> RunPiece {
    textField(
      id: id, label, value: value,
      attributes: [.attribute("maxlength", String(RunLimits.shoeTexts))],
      onInput: { text in .shoes(.typed(field, text)) })
  }

  private static func distance(
    _ field: ShoesAction.Field, _ id: String, _ title: ShoesText, _ value: String, hint: String?,
    isBad: Bool, _ words: Words
  ) -> RunPiece {
    textField(
      id: id,
      FieldLabel(
        words(title, text: words.unitName), remark: words(KitText.optional), hint: hint,
        fault: isBad ? words(ShoesText.badDistance) : nil), value: value,
      attributes: [.attribute("inputmode", "decimal")],
      onInput: { text in .shoes(.typed(field, text)) })
  }
}
