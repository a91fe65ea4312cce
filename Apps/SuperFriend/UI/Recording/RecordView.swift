import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// Recording a contact on a date, with a note and with several people; and correcting one.
enum RecordView {
  /// Friends offered below what is typed.
  private static let offered = 8

  static func view(_ state: State) -> Piece {
    guard let form = state.recordForm else { return SheetView.gone(state) }
    let words = state.words
    var isEdit = false
    if case .edit = form.subject { isEdit = true }
    var sheet = SheetView.sheet(
      state, "record", words(isEdit ? RecordText.editTitle : .title))
    sheet.isFull = form.subject == .several
    sheet.submit = .record(.submitted)
    sheet.actions = [button(words(KitText.save), .prominent)]
    return sheet.node {
      if let fault = form.fault, !isDateFault(fault) { Design.fault(words.fault(fault)) }
      kinds(state, form)
      dateField(
        id: "record-date",
        FieldLabel(words(RecordText.date), fault: dateFault(form, words)), value: form.date,
        from: FriendsLimits.firstDate.description, to: state.today.description,
        onChange: { text in .record(.dateTyped(text)) })
      people(state, form)
      note(form, words)
    }
  }

  private static func isDateFault(_ fault: FormFault) -> Bool {
    switch fault {
    case .noDate, .futureDate, .tooEarly: true
    default: false
    }
  }

  private static func dateFault(_ form: RecordForm, _ words: Words) -> String? {
    form.fault.flatMap { fault in isDateFault(fault) ? words.fault(fault) : nil }
  }

  private static func kinds(_ state: State, _ form: RecordForm) -> Piece {
    let words = state.words
    let more = state.settings.offersMoreKinds || form.type.isReserved
    return choices(
      words(RecordText.kind),
      ConnectionType.choices(more: more).map { type in
        choice(
          words.kind(type), icon: type.icon, isChosen: type == form.type,
          action: .record(.typeChosen(type)))
      })
  }

  private static func people(_ state: State, _ form: RecordForm) -> Piece {
    let words = state.words
    return stack {
      element("h3", .class("field-label")) { words(RecordText.who) }
      if !form.people.isEmpty {
        element("ul", .class("choices"), .attribute("role", "list")) {
          for id in form.people { element("li", .key(id.description)) { person(state, id) } }
        }
      }
      textField(
        id: "record-search", FieldLabel(words(RecordText.addPeople)), kind: .search,
        value: form.search,
        attributes: [
          .attribute("placeholder", words(RecordText.searchPeople)),
          .attribute("autocomplete", "off"),
        ],
        onInput: { text in .record(.searchTyped(text)) })
      offers(state, form)
    }
  }

  private static func person(_ state: State, _ id: FriendID) -> Piece {
    let name = state.nameApart(id)
    return element(
      "button", .class("choice"), .attribute("type", "button"),
      .aria("label", state.words(RecordText.removePerson, name: name)),
      .onClick(.record(.personToggled(id)))
    ) {
      element("span") { name }
      Icon.close.node(.small)
    }
  }

  /// The friends that fit what is typed; with nothing typed, those who are due first, unless a
  /// record is being corrected.
  private static func offers(_ state: State, _ form: RecordForm) -> Piece {
    guard let order = state.roster.order else { return .empty }
    let query = SearchQuery(form.search)
    if query.isEmpty, case .edit = form.subject { return .empty }
    let ids = order.matches(query, in: state.replica).lazy
      .filter { rank in rank.section != .archived && !form.people.contains(rank.id) }
      .prefix(offered).map { rank in rank.id }
    return element("ul", .class("choices"), .attribute("role", "list")) {
      for id in ids {
        element("li", .key(id.description)) {
          button(
            state.nameApart(id), .filled, icon: .plus, action: .record(.personToggled(id)))
        }
      }
    }
  }

  private static func note(_ form: RecordForm, _ words: Words) -> Piece {
    let left = Connection.noteLimit - form.note.unicodeScalars.count
    let counter =
      left < 0
      ? words(RecordText.noteOver, count: -left) : words(RecordText.noteLeft, count: left)
    return textField(
      id: "record-note",
      FieldLabel(
        words(RecordText.note), remark: words(KitText.optional),
        hint: left < 0 || left > 200 ? nil : counter, fault: left < 0 ? counter : nil),
      kind: .lines, value: form.note, onInput: { text in .record(.noteTyped(text)) })
  }
}
