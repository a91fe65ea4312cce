import Core
import Design
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(
    _ state: inout State, _ action: LibraryFormAction, _ moment: Moment
  ) -> Effects {
    guard var form = state.desk.library.form else { return [] }
    switch action {
    case .saved: return state.saveLibraryForm(moment)
    case .startedOver:
      state.desk.library.form = nil
      state.prepareLibrary(moment)
      return []
    case .squadFileWanted:
      state.desk.library.isFileFailed = false
      return [pick("text/csv,text/plain,.csv,.txt,.tsv") { bytes in .squadFile(bytes) }]
    case .squadRead: state.readSquad(Array(form.pasted.utf8))
    case .squadTaken:
      let count = form.takeSquad { index in moment.id(index) }
      state.desk.library.form = form
      return state.announce(state.words(LibraryText.squadTaken, count: count))
    case .rulesOpened, .personOpened, .squadTyped, .squadReplaces, .squadDropped:
      form.take(action, moment)
      state.desk.library.form = form
    default:
      form.take(action, moment)
      form.isTouched = true
      state.desk.library.form = form
    }
    return []
  }

  /// What is done on the page of the rules, where they are a competition's.
  static func reduceLibraryRules(_ state: inout State, _ action: SetupAction) -> Bool {
    guard case .library = state.route, var form = state.desk.library.form else { return false }
    switch action {
    case .pageClosed: form.page = .main
    case .presetChosen(let id):
      if let preset = RulePreset.named(id) {
        form.rules = RulesForm(preset.applied(to: form.rules.rules))
      }
    case .ruleTyped(let index, let text):
      if let field = RuleField(rawValue: index) { form.rules.type(text, field) }
    case .ruleChosen(let choice): form.rules.choose { rules in rules.apply(choice) }
    default: return false
    }
    form.isTouched = true
    state.desk.library.form = form
    return true
  }
}

extension LibraryForm {
  /// One change of what is typed or chosen.
  mutating func take(_ action: LibraryFormAction, _ moment: Moment) {
    switch action {
    case .typed(let field, let text):
      self[field] = String(text.prefix(field == .notes ? 2_000 : 400))
    case .colourChosen(let hex): colour = hex
    case .changeColourChosen(let hex): changeColour = hex
    case .tagsTyped(let text): tags = String(text.prefix(2_000))
    case .latitudeTyped(let text): latitude = String(text.prefix(40))
    case .longitudeTyped(let text): longitude = String(text.prefix(40))
    case .pitchTyped(let text): pitch = String(text.prefix(400))
    case .phoneChosen(let phone): self.phone = phone
    case .roleChosen(let role): self.role = role
    case .rulesToggled(let on): hasRules = on
    case .rulesOpened: page = .rules
    case .playerAdded:
      if !isSquadFull { people.append(Person(id: moment.id(), isPlayer: true)) }
    case .staffAdded:
      if !isStaffFull {
        people.append(
          Person(
            id: moment.id(), isPlayer: false, role: TeamOfficialRole.coach.rawValue))
      }
    case .personTyped(let id, let field, let text):
      change(id) { person in person.type(text, field) }
    case .personOpened(let id): opened = opened == id ? nil : id
    case .personRemoved(let id): people.removeAll { person in person.id == id }
    case .squadTyped(let text):
      pasted = text
      reading = nil
    case .squadReplaces(let on): replaces = on
    case .squadDropped: reading = nil
    case .squadRead, .squadFileWanted, .squadTaken, .saved, .startedOver: break
    }
  }

  /// Puts those who were read into the squad; how many they are. Lines that are left out stay, to
  /// be put right.
  mutating func takeSquad(id: (UInt64) -> SquadID) -> Int {
    guard let reading else { return 0 }
    var team = TeamDetails()
    let item = made
    if let old = item.team { team = old }
    setPeople(team.taking(reading, replaces: replaces, id: id))
    self.reading = nil
    pasted = reading.rest
    isTouched = true
    return reading.people.count
  }
}

extension LibraryForm.Person {
  mutating func type(_ text: String, _ field: PersonField) {
    let text = String(text.prefix(field == .notes ? 2_000 : 400))
    switch field {
    case .number: number = String(text.prefix(8))
    case .name: name = text
    case .role: role = isPlayer ? text : TeamOfficialRole.read(text)
    case .notes: notes = text
    case .phone: phone = text
    case .email: email = text
    }
  }
}

extension RefWatchFeature.State {
  /// Keeps what the form says, or says what is wrong with it.
  mutating func saveLibraryForm(_ moment: Moment) -> Effects {
    guard var form = desk.library.form else { return [] }
    form.isChecked = true
    desk.library.form = form
    if let fault = form.faults.first {
      return [.tell(.focus(elementID: fault.element))]
    }
    let item = form.made
    var command: RefWatchCommand? = .keepInLibrary(item)
    if !form.isNew {
      let edits = LibraryEdit.between(form.base, item)
      command = edits.isEmpty ? nil : .editLibrary(form.kind, form.id, edits)
    }
    if let command, let refused = refuses(command) { return refused }
    var effects: Effects = command.map { command in [.submit(command)] } ?? []
    desk.library.form = nil
    effects += announce(words(SetupText.saved, name: item.name))
    return effects + go(to: .library(.list(form.kind)), moment)
  }
}

extension LibraryForm.Fault {
  /// The field to go to.
  var element: String {
    switch self {
    case .nameMissing: "library-name"
    case .tooLong(let field, _): "library-" + field.rawValue
    case .tags: "library-tags"
    case .place: "library-latitude"
    case .pitch: "library-pitch"
    case .rules: "library-rules"
    case .unread: "squad-take"
    case .person(let id, .number): "person-" + id.description + "-number"
    case .person(let id, _): "person-" + id.description + "-name"
    }
  }
}
