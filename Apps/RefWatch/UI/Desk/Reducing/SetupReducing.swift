import Calendar
import Core
import Design
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: SetupAction, _ moment: Moment) -> Effects {
    if reduceLibraryRules(&state, action) { return [] }
    switch action {
    case .submitted: return state.saveSetup(forPitch: false, moment)
    case .submittedForPitch: return state.saveSetup(forPitch: true, moment)
    case .startedOver:
      state.desk.setup = nil
      state.prepareSetup(moment)
      return state.keepDrafts()
    case .rulesOpened: return state.turnPage(to: .rules)
    case .sheetOpened(let side): return state.turnPage(to: .sheet(side))
    case .pageClosed: return state.turnPage(to: .main)
    case .suggested(let field, let id): return state.suggest(id, for: field)
    case .teamTaken(let side, let team): return state.takeTeam(team, side)
    case .squadTaken(let side): return state.takeSquad(side, moment)
    case .teamKept(let side): return state.keepTeam(side, moment)
    default:
      guard var form = state.desk.setup else { return [] }
      form.take(action, moment)
      form.isTouched = true
      state.desk.setup = form
      return state.keepDrafts()
    }
  }
}

extension SetupForm {
  /// One change of what is typed or chosen.
  mutating func take(_ action: SetupAction, _ moment: Moment) {
    switch action {
    case .typed(let field, let text):
      type(text, field)
      typing = field
    case .colourChosen(let side, let hex): teams[side].colour = hex
    case .roleChosen(let role): self.role = role
    case .crewAdded:
      if crew.count < Self.crewLimit { crew.append(Official(role: nextRole)) }
    case .crewRemoved(let index):
      if crew.indices.contains(index) { crew.remove(at: index) }
    case .crewRoleChosen(let index, let role):
      if crew.indices.contains(index) { crew[index].role = role }
    case .firstLegToggled(let on): hasFirstLeg = on
    case .fixture(let action): fixture.take(action)
    case .presetChosen(let id):
      if let preset = RulePreset.named(id) {
        rules = RulesForm(preset.applied(to: rules.rules))
      }
    case .ruleTyped(let index, let text):
      if let field = RuleField(rawValue: index) { rules.type(text, field) }
    case .ruleChosen(let choice): rules.choose { rules in rules.apply(choice) }
    case .sheet(let side, let action): sheets[side].take(action, moment)
    default: break
    }
  }

  /// The next of the usual crew that is not there yet.
  private var nextRole: OfficialRole {
    let there = [role] + crew.map { member in member.role }
    let usual: [OfficialRole] = [.center, .assistant1, .assistant2, .fourth]
    return usual.first { role in !there.contains(role) } ?? .observer
  }

  private mutating func type(_ text: String, _ field: SetupField) {
    let text = String(text.prefix(300))
    switch field {
    case .name(let side):
      teams[side].name = text
      // Another name is another team.
      teams[side].library = nil
    case .short(let side): teams[side].short = text
    case .competition: competition = text
    case .venue: venue = text
    case .date: date = text
    case .time: time = text
    case .crew(let index): if crew.indices.contains(index) { crew[index].name = text }
    case .firstLeg(let side): firstLeg[side] = text
    }
  }
}

extension RuleSet {
  mutating func apply(_ choice: RuleChoice) {
    switch choice {
    case .extraTime(let value): extraTime = value
    case .shootout(let value): shootout = value
    case .order(let value): shootoutOrder = value
    case .clock(let value): clockMode = value
    case .mayReturn(let value): substitutions.mayReturn = value
    case .concussion(let value): substitutions.concussion = value
    case .catalog(let value): catalog = value
    case .sinBin(let value): sinBin = value
    case .edition(let value): edition = value
    case .hydration(let value): hydration = value
    }
  }
}

extension SheetForm {
  mutating func take(_ action: SheetAction, _ moment: Moment) {
    switch action {
    case .added(let part):
      if !isFull {
        self[part].append(Person(id: moment.id(), role: part == .staff ? "coach" : ""))
      }
    case .numberTyped(let id, let text):
      change(id) { person in person.number = String(text.prefix(8)) }
    case .nameTyped(let id, let text):
      change(id) { person in person.name = String(text.prefix(300)) }
    case .roleTyped(let id, let text):
      change(id) { person in
        person.role = String(TeamOfficialRole.read(text).prefix(RefWatchLimits.role))
      }
    case .moved(let id, let part): move(id, to: part)
    case .removed(let id): remove(id)
    case .captainChosen(let id): captain = id
    case .goalkeeperChosen(let id): goalkeeper = id
    case .pasteTyped(let text):
      pasted = text
      taken = nil
    case .pasteTaken:
      take(into: .starters) { index in moment.id(index) }
    }
  }
}

extension RefWatchFeature.State {
  /// Makes the form of the place, where it has one. One that nobody touched follows what it is of.
  mutating func prepareSetup(_ moment: Moment) {
    prepareLibrary(moment)
    switch route {
    case .new:
      desk.setups.removeAll { form in form.isNew && records[form.match] != nil }
      if let form = desk.setups.first(where: { form in form.isNew }) {
        desk.editing = form.match
      } else if isLoaded {
        let form = SetupForm(new: moment.id(0x5E7), settings.newRules)
        desk.setups.append(form)
        desk.editing = form.match
      }
    case .setup(let id):
      desk.editing = id
      guard let record = records[id] else { return }
      let fresh = SetupForm(record.match, record.rules, zone: planning)
      guard let index = desk.setups.firstIndex(where: { form in form.match == id }) else {
        return desk.setups.append(fresh)
      }
      if !desk.setups[index].isTouched, desk.setups[index].page == .main {
        desk.setups[index] = fresh
      }
    default:
      desk.editing = nil
      desk.setups.removeAll { form in !form.isTouched }
    }
  }

  mutating func turnPage(to page: SetupForm.Page) -> Effects {
    desk.setup?.page = page
    return []
  }

  /// Keeps what is typed and not saved where a crash finds it.
  func keepDrafts() -> Effects {
    [.tell(.remember(key: RefWatchMemory.setup.key(of: me), value: SetupDraft.text(desk.setups)))]
  }

  /// Saves the match of the form, or says what is wrong with it.
  mutating func saveSetup(forPitch: Bool, _ moment: Moment) -> Effects {
    guard var form = desk.setup else { return [] }
    form.isChecked = true
    desk.setup = form
    if let fault = form.faults.first {
      return fault.element.map { id in [.tell(.focus(elementID: id))] } ?? []
    }
    let record = records[form.match]
    let old = record.map { record in form.base ?? record.match }
    let match = form.made(from: old, at: moment.instant, zone: planning)
    let hasBegun = record.map { record in !record.isBeforeKickOff } ?? false
    var command: RefWatchCommand? = .createMatch(match)
    if let old {
      let edits = MatchEdit.between(old, match).filter { edit in
        if case .rules = edit { !hasBegun } else { true }
      }
      command = edits.isEmpty ? nil : .editMatch(match.id, edits)
    }
    // The form stays where anything of it is not taken.
    if let command, let refused = refuses(command) { return refused }
    var effects: Effects = command.map { command in [.submit(command)] } ?? []
    if hasBegun, let record, match.rules != form.baseRules ?? record.rules {
      let written = write([.rules(match.rules)], in: match.id, moment)
      guard Self.submits(written) else { return written }
      effects += written
    }
    desk.setup = nil
    effects += keepDrafts() + announce(words(SetupText.saved, name: words.fixture(match)))
    return effects + go(to: forPitch ? .match(match.id) : .hub, moment)
  }
}

extension SetupForm.Fault {
  /// The field to go to.
  var element: String? {
    switch self {
    case .nameMissing(let side), .nameTooLong(let side): "setup-name-" + side.rawValue
    case .sameTeam: "setup-name-" + Side.away.rawValue
    case .shortTooLong(let side): "setup-short-" + side.rawValue
    case .competitionTooLong: "setup-competition"
    case .venueTooLong: "setup-venue"
    case .dateMissing: "setup-date"
    case .timeMissing: "setup-time"
    case .firstLeg: "setup-leg-home"
    case .crew(let index): "setup-crew-name-" + index.description
    case .rules: "setup-change-rules"
    case .sheet(let side): "setup-sheet-" + side.rawValue
    case .fixture(.fee): "setup-fee"
    case .fixture(.travel): "setup-travel"
    case .fixture(.notes): "setup-notes"
    case .fixture(.tag): "tag-new"
    }
  }
}
