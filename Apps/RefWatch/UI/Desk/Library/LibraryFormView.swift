import Core
import Design
import RefWatchDomain
import View

/// Something of the library being made or changed.
enum LibraryFormView {
  static func act(_ action: LibraryFormAction) -> RefWatchFeature.ViewAction {
    .desk(.library(.form(action)))
  }

  static func view(_ state: State, _ place: LibraryPlace) -> Piece {
    let words = state.words
    guard state.isLoaded, state.trouble == nil, let form = state.desk.library.form,
      form.isNew || state.replica.library[form.id]?.removedAt == nil,
      form.isNew || state.replica.library[form.id] != nil
    else { return missing(state, place) }
    if form.page == .rules {
      return RulesView.view(
        state, form.rules, title: .competitionTitle, done: .competitionDone)
    }
    let title = form.isNew ? words(form.kind.newTitle) : form.base.name
    return element("div", .class("screen"), .key("library-form")) {
      topBar(title: title, language: state.language, back: .closed)
      element(
        "form", .class("screen"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(.saved))
      ) {
        element("div", .class("page")) {
          element("div", .class("column desk-wide")) {
            hints(state, form)
            element("div", .class("desk-columns")) {
              stack("wide-gap") {
                fields(words, form)
                ending(state, form)
              }
              if form.kind == .team { SquadView.view(state, form) }
            }
          }
        }
        foot(state, form)
      }
    }
  }

  /// Loading, in trouble, or about something that is not here.
  private static func missing(_ state: State, _ place: LibraryPlace) -> Piece {
    element("div", .class("screen"), .key("library-form")) {
      topBar(
        title: state.words(place.kind.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: true) {
            emptyState(icon: .searchNone, title: state.words(LibraryText.gone))
          } content: {
            .empty
          }
        }
      }
    }
  }

  private static func hints(_ state: State, _ form: LibraryForm) -> Piece {
    let words = state.words
    var texts = form.hints.map { hint in
      switch hint {
      case .sameNumber(let number): words(SquadText.sameNumber, text: number.description)
      case .sameName(let name): words(SquadText.sameName, text: name)
      }
    }
    let name = trimmed(form[.name]).lowercased()
    let twin = state.replica.library.all(form.kind).contains { item in
      item.id != form.id && trimmed(item.name).lowercased() == name
    }
    if twin { texts.append(words(LibraryText.sameNameThere)) }
    if form.isNew, state.replica.library.count >= RefWatchLimits.library {
      texts.append(words(LibraryText.full))
    }
    return .fragment(texts.map { text in banner(text, icon: .warning, rank: .warning) })
  }

  // MARK: Fields

  private static func fields(_ words: Words, _ form: LibraryForm) -> Piece {
    box {
      stack {
        field(words, form, .name)
        switch form.kind {
        case .team: team(words, form)
        case .competition: competition(words, form)
        case .venue: venue(words, form)
        case .official: official(words, form)
        }
        field(words, form, .reference)
      }
    }
  }

  private static func field(
    _ words: Words, _ form: LibraryForm, _ field: LibraryField
  ) -> Piece {
    var label = FieldLabel(words(field.label))
    if field == .name, form.has(.nameMissing) { label.fault = words(LibraryFieldText.nameFault) }
    if form.has(.tooLong(field, field.limit)) {
      label.fault = words(LibraryFieldText.tooLong, count: field.limit)
    }
    if field == .reference { label.hint = words(LibraryFieldText.referenceHint) }
    if field == .short { label.hint = words(SetupText.shortHint) }
    if field != .name { label.remark = words(KitText.optional) }
    var attributes: [Attribute<RefWatchFeature.ViewAction>] = [.attribute("autocomplete", "off")]
    if field == .name { attributes.append(.attribute("required", "required")) }
    return textField(
      id: "library-" + field.rawValue, label, kind: field.input, value: form[field],
      attributes: attributes, onInput: { text in act(.typed(field, text)) })
  }

  private static func team(_ words: Words, _ form: LibraryForm) -> Piece {
    func colours(_ chosen: String) -> [(value: String, title: String)] {
      var options: [(value: String, title: String)] = [("", words(SetupText.noColour))]
      options += TeamColour.allCases.map { colour in (colour.hex, words(colour.word)) }
      if !chosen.isEmpty, TeamColour(chosen) == nil { options.append((chosen, chosen)) }
      return options
    }
    return stack {
      field(words, form, .short)
      field(words, form, .division)
      element("div", .class("desk-columns narrow")) {
        select(
          id: "library-colour", FieldLabel(words(LibraryFieldText.colour)),
          options: colours(form.colour), value: form.colour,
          onChange: { hex in act(.colourChosen(hex)) })
        select(
          id: "library-change-colour", FieldLabel(words(LibraryFieldText.changeColour)),
          options: colours(form.changeColour), value: form.changeColour,
          onChange: { hex in act(.changeColourChosen(hex)) })
      }
      textField(
        id: "library-tags",
        FieldLabel(
          words(LibraryFieldText.tags), remark: words(KitText.optional),
          hint: words(LibraryFieldText.tagsHint),
          fault: form.has(.tags) ? words(LibraryFieldText.tagsFault) : nil),
        value: form.tags, attributes: [.attribute("autocomplete", "off")],
        onInput: { text in act(.tagsTyped(text)) })
    }
  }

  private static func competition(_ words: Words, _ form: LibraryForm) -> Piece {
    stack {
      field(words, form, .level)
      field(words, form, .season)
      select(
        id: "library-catalog", FieldLabel(words(LibraryFieldText.catalog)),
        options: [("", words(LibraryFieldText.catalogKept))] + words.catalogs(),
        value: form[.catalog], onChange: { id in act(.typed(.catalog, id)) })
      select(
        id: "library-phone-on-pitch", FieldLabel(words(LibraryFieldText.phoneOnPitch)),
        options: PhoneOnPitch.allCases.map { phone in (phone.rawValue, words(phone.word)) },
        value: form.phone.rawValue,
        onChange: { word in act(.phoneChosen(PhoneOnPitch(rawValue: word) ?? .unknown)) })
      switchRow(
        id: "library-has-rules",
        FieldLabel(
          words(LibraryFieldText.rulesOwn), hint: words(LibraryFieldText.rulesHint)),
        isOn: form.hasRules, onToggle: { on in act(.rulesToggled(on)) })
      if form.hasRules {
        paragraph(words.summary(form.rules.rules), "body strong")
        button(
          words(LibraryFieldText.changeRules), .filled, icon: .edit, traits: .wide,
          attributes: [.id("library-rules")], action: act(.rulesOpened))
        if form.has(.rules) { fault(words(LibraryFieldText.rulesFault)) }
      }
    }
  }

  private static func venue(_ words: Words, _ form: LibraryForm) -> Piece {
    func degrees(
      _ id: String, _ label: LibraryFieldText, _ value: String,
      _ action: @escaping (String) -> LibraryFormAction
    ) -> Piece {
      textField(
        id: id,
        FieldLabel(
          words(label), remark: words(KitText.optional), hint: words(LibraryFieldText.placeHint)),
        value: value,
        attributes: [.attribute("inputmode", "text"), .attribute("autocomplete", "off")],
        onInput: { text in act(action(text)) })
    }
    return stack {
      field(words, form, .city)
      field(words, form, .country)
      element("div", .class("desk-columns narrow")) {
        degrees("library-latitude", .latitude, form.latitude) { text in .latitudeTyped(text) }
        degrees("library-longitude", .longitude, form.longitude) { text in .longitudeTyped(text) }
      }
      if form.has(.place) { fault(words(LibraryFieldText.placeFault)) }
      textField(
        id: "library-pitch",
        FieldLabel(
          words(PitchFieldText.title), remark: words(KitText.optional),
          hint: words(PitchFieldText.hint),
          fault: form.has(.pitch) ? words(PitchFieldText.fault) : nil),
        kind: .lines, value: form.pitch,
        attributes: [
          .attribute("rows", "4"), .attribute("spellcheck", "false"),
          .attribute("autocomplete", "off"),
        ], onInput: { text in act(.pitchTyped(text)) })
    }
  }

  private static func official(_ words: Words, _ form: LibraryForm) -> Piece {
    stack {
      select(
        id: "library-role", FieldLabel(words(LibraryFieldText.role)),
        options: OfficialRole.allCases.map { role in (role.rawValue, words.role(role)) },
        value: form.role.rawValue,
        onChange: { word in act(.roleChosen(OfficialRole(rawValue: word) ?? .center)) })
      field(words, form, .phone)
      field(words, form, .email)
      field(words, form, .notes)
    }
  }

  // MARK: Foot

  private static func ending(_ state: State, _ form: LibraryForm) -> Piece {
    let words = state.words
    return stack {
      paragraph(words(LibraryText.copies), "hint")
      if form.isTouched {
        button(
          words(LibraryText.startOver), .naked, icon: .undo, traits: .wide,
          action: act(.startedOver))
      }
      if !form.isNew {
        if form.kind == .team, !(form.base.team?.players.isEmpty ?? true) {
          button(
            words(SquadText.export), .naked, icon: .file, traits: .wide,
            action: LibraryView.act(.tableSaved(form.id)))
        }
        button(
          words(LibraryText.remove), .naked, icon: .trash, traits: [.wide, .destructive],
          attributes: [.id("library-remove")],
          action: LibraryView.act(.removed(form.kind, form.id)))
      }
    }
  }

  private static func foot(_ state: State, _ form: LibraryForm) -> Piece {
    let words = state.words
    let count = form.isChecked ? form.faults.count : 0
    let isFull = form.isNew && state.replica.library.count >= RefWatchLimits.library
    return element("div", .class("screen-foot desk-foot")) {
      if count > 0 {
        element("p", .class("fault"), .attribute("role", "alert"), .key("faults")) {
          Icon.warning.node()
          element("span") { words(SetupText.faults, count: count) }
        }
      }
      button(
        words(LibraryText.save), .prominent, icon: .check,
        traits: isFull ? [.wide, .disabled] : .wide)
    }
  }
}

extension LibraryField {
  var label: LibraryFieldText {
    switch self {
    case .name: .name
    case .reference: .reference
    case .short: .short
    case .division: .division
    case .level: .level
    case .season: .season
    case .catalog: .catalog
    case .city: .city
    case .country: .country
    case .phone: .phone
    case .email: .email
    case .notes: .notes
    }
  }

  fileprivate var input: FieldKind {
    switch self {
    case .phone: .tel
    case .email: .email
    case .notes: .lines
    default: .text
    }
  }
}

extension PhoneOnPitch {
  var word: LibraryFieldText {
    switch self {
    case .unknown: .phoneUnknown
    case .allowed: .phoneAllowed
    case .notAllowed: .phoneNotAllowed
    }
  }
}
