import Calendar
import Design
import SuperFriendDomain
import View

/// A person typed by hand, or a contact being edited.
enum PersonView {
  static func view(_ state: State) -> Piece {
    guard let form = state.personForm else { return SheetView.gone(state) }
    let words = state.words
    let isNew = form.subject == .new
    var sheet = SheetView.sheet(
      state, "person", isNew ? words(PickerText.newPerson) : words(DetailsText.editContact))
    sheet.submit = .person(.submitted)
    sheet.actions = [button(words(isNew ? PickerText.createAndContinue : .saveEdit), .prominent)]
    return sheet.node {
      if let fault = form.fault { Design.fault(words.fault(fault), id: "person-fault") }
      names(form, words)
      numbers(form, words)
    }
  }

  private static func names(_ form: PersonForm, _ words: Words) -> Piece {
    stack {
      // Korean forms ask for the family name first.
      if words.language == .korean { family(form, words) }
      field("person-given", words(PickerText.given), .given, form.given)
      if words.language != .korean { family(form, words) }
      field(
        "person-organisation", words(PickerText.organisation), .organisation, form.organisation,
        remark: words(KitText.optional))
      if form.hasDepartments {
        for (index, department) in form.departments.enumerated() {
          field(
            "person-department-" + String(index), words(PickerText.department),
            .department(index), department, remark: words(KitText.optional))
        }
      }
    }
  }

  private static func family(_ form: PersonForm, _ words: Words) -> Piece {
    field("person-family", words(PickerText.family), .family, form.family)
  }

  private static func numbers(_ form: PersonForm, _ words: Words) -> Piece {
    stack {
      for (index, phone) in form.phones.enumerated() {
        field(
          "person-phone-" + String(index), words(PickerText.phone), .phone(index), phone,
          kind: .tel, remark: words(KitText.optional))
      }
      if let last = form.phones.last, !last.isEmpty {
        button(
          words(PickerText.anotherPhone), .naked, icon: .plus, action: .person(.phoneAdded))
      }
      for (index, email) in form.emails.enumerated() {
        field(
          "person-email-" + String(index), words(PickerText.email), .email(index), email,
          kind: .email, remark: words(KitText.optional))
      }
      if let last = form.emails.last, !last.isEmpty {
        button(
          words(PickerText.anotherEmail), .naked, icon: .plus, action: .person(.emailAdded))
      }
    }
  }

  private static func field(
    _ id: String, _ title: String, _ field: PersonForm.Field, _ value: String,
    kind: FieldKind = .text, remark: String? = nil
  ) -> Piece {
    textField(
      id: id, FieldLabel(title, remark: remark), kind: kind, value: value,
      attributes: [.attribute("autocomplete", "off")],
      onInput: { text in .person(.typed(field, text)) })
  }
}
