import Calendar
import Core
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: ImportAction, _ moment: Moment) -> Effects {
    switch action {
    case .fileWanted: return state.pickFixtures()
    case .textTyped(let text):
      state.desk.importing.text = text
      state.desk.importing.fault = nil
      state.desk.importing.isUnreadable = false
    case .textSubmitted: state.readFixtures(Array(state.desk.importing.text.utf8), moment)
    case .dropped(let bytes): state.fixturesRead(bytes, moment)
    case .columnChosen(let index, let field): state.desk.importing.choose(field, index)
    case .columnsTaken:
      state.desk.importing.hasColumnFault =
        !FixtureTable.isEnough(state.desk.importing.columns)
      if !state.desk.importing.hasColumnFault {
        state.desk.importing.order = nil
        state.planImport(moment)
      }
    case .columnsWanted: state.desk.importing.stage = .columns
    case .orderChosen(let order):
      state.desk.importing.order = order
      state.planImport(moment)
    case .timeTyped(let text):
      state.desk.importing.time = TimeOfDay(text)
      state.planImport(moment)
    case .filtered(let word):
      state.desk.importing.filter = ImportState.Filter(rawValue: word) ?? .all
      state.desk.importing.shown = ImportState.page
    case .toggled(let index, let on): state.desk.importing.toggle(index, on)
    case .allChosen(let all):
      state.desk.importing.chosen = all ? state.desk.importing.plan?.choosable ?? [] : []
    case .extended: state.desk.importing.shown += ImportState.page
    case .started: return state.startImport(moment)
    case .stopped: state.desk.importing.stage = .finished
    case .undone:
      state.desk.importing.taken = 0
      state.desk.importing.stage = .undoing
      return state.stepImport()
    case .lastUndone: return state.undoLastImport()
    case .backToText:
      state.desk.importing.stage = .choosing
    case .startedOver: state.desk.importing = ImportState()
    }
    return []
  }
}

extension ImportState {
  /// A field is one column's.
  fileprivate mutating func choose(_ field: FixtureField?, _ index: Int) {
    guard columns.indices.contains(index) else { return }
    if let field {
      for other in columns.indices where columns[other] == field { columns[other] = nil }
    }
    columns[index] = field
    hasColumnFault = false
  }

  fileprivate mutating func toggle(_ index: Int, _ on: Bool) {
    guard let plan, plan.choosable.contains(index) else { return }
    if on { chosen.insert(index) } else { chosen.remove(index) }
  }
}

extension RefWatchFeature.State {
  /// Commands submitted at once: few enough for the screen to move on.
  private static var batch: Int { 25 }

  fileprivate mutating func pickFixtures() -> Effects {
    desk.importing.fault = nil
    desk.importing.isUnreadable = false
    desk.importing.stage = .reading
    return [
      .ask(
        .pickFile(accept: ".csv,.tsv,.txt,.ics,text/csv,text/calendar,text/plain"),
        answer: { answer in
          switch answer {
          case .file(_, let bytes): .inner(.desk(.fixturesRead(bytes)))
          case .failed(let reason): .inner(.desk(.fixturesFailed(reason)))
          default: nil
          }
        })
    ]
  }

  mutating func fixturesFailed(_ reason: String) {
    desk.importing.stage = .choosing
    desk.importing.isUnreadable = reason != "cancelled"
  }

  /// Reads a list, and asks what it leaves open.
  mutating func readFixtures(_ bytes: [UInt8], _ moment: Moment) {
    let text = desk.importing.text
    desk.importing = ImportState()
    desk.importing.text = text
    do throws(FixtureFileFault) {
      let file = try FixtureFile(bytes)
      desk.importing.file = file
      if case .table(let table) = file {
        desk.importing.columns = table.guess
        if !FixtureTable.isEnough(table.guess) {
          desk.importing.stage = .columns
          return
        }
      }
      planImport(moment)
    } catch { desk.importing.fault = error }
  }

  /// A file's bytes; its text is shown where it can be put right.
  mutating func fixturesRead(_ bytes: [UInt8], _ moment: Moment) {
    readFixtures(bytes, moment)
    guard bytes.count <= ImportState.textLimit else { return }
    do throws(FixtureFileFault) {
      desk.importing.text = String(decoding: try FixtureFile.decoded(bytes), as: UTF8.self)
    } catch { desk.importing.text = "" }
  }

  /// Plans anew when something has come from elsewhere: a plan that knows too little doubles
  /// matches. What the person chose and left out stays so.
  mutating func planImportAgain(_ moment: Moment) {
    guard desk.importing.stage == .preview, let before = desk.importing.plan else { return }
    let (chosen, filter, shown) = (
      desk.importing.chosen, desk.importing.filter, desk.importing.shown
    )
    planImport(moment)
    guard let plan = desk.importing.plan else { return }
    desk.importing.chosen = plan.suggested.subtracting(before.suggested.subtracting(chosen))
      .union(plan.choosable.intersection(chosen.subtracting(before.suggested)))
    desk.importing.filter = filter
    desk.importing.shown = shown
  }

  /// What the list means for the matches that are here; or first the question it leaves open.
  fileprivate mutating func planImport(_ moment: Moment) {
    guard let file = desk.importing.file else { return }
    if let table = desk.importing.table, desk.importing.order == nil,
      case .open(let readings) = table.order(desk.importing.columns)
    {
      desk.importing.readings = readings
      desk.importing.stage = .order
      return
    }
    var options = desk.importing.options(planning, today)
    let reading = file.reading(options)
    options.time = nil
    desk.importing.timeless =
      (desk.importing.time == nil ? reading : file.reading(options)).faults
      .count { fault in fault.reason == .timeMissing }
    let known: [FixturePlan.Known] = records.order.compactMap { id in
      records[id].map { record -> FixturePlan.Known in
        let isOthers = record.match.owner.map { owner in owner != me } ?? false
        return FixturePlan.Known(
          record.match, isFixed: isOthers || record.isLive || record.phase == .done)
      }
    }
    let plan = FixturePlan(
      reading, for: me, known: known, rules: settings.newRules, now: moment.instant)
    desk.importing.plan = plan
    desk.importing.chosen = plan.suggested
    desk.importing.filter = .all
    desk.importing.shown = ImportState.page
    desk.importing.stage = .preview
  }

  // MARK: Running

  fileprivate mutating func startImport(_ moment: Moment) -> Effects {
    guard let plan = desk.importing.plan, desk.importing.stage == .preview else { return [] }
    desk.importing.commands = plan.commands(desk.importing.chosen)
    desk.importing.undo = plan.undo(desk.importing.chosen)
    desk.importing.done = 0
    desk.importing.taken = 0
    desk.importing.stage = .running
    return keepImport(desk.importing.undo, moment.instant) + stepImport()
  }

  /// The next commands, and then the next turn: there is progress to see, and a way to stop.
  mutating func stepImport() -> Effects {
    switch desk.importing.stage {
    case .running:
      let end = min(desk.importing.commands.count, desk.importing.done + Self.batch)
      let part = desk.importing.commands[desk.importing.done..<end]
      desk.importing.done = end
      if end == desk.importing.commands.count { desk.importing.stage = .finished }
      return submit(part)
    case .undoing:
      let undo = desk.importing.undo.prefix(desk.importing.done)
      let end = min(undo.count, desk.importing.taken + Self.batch)
      let part = undo[desk.importing.taken..<end]
      desk.importing.taken = end
      guard end == undo.count else { return submit(part) }
      desk.importing.stage = .undone
      return submit(part) + forgetImport()
    default: return []
    }
  }

  private func submit(_ commands: ArraySlice<RefWatchCommand>) -> Effects {
    var effects: Effects = commands.map { command in .submit(command) }
    if desk.importing.stage == .running || desk.importing.stage == .undoing {
      effects.append(
        .ask(
          .timer(key: "referee.import", milliseconds: 0),
          answer: { _ in .inner(.desk(.importStep)) }))
    }
    return effects
  }
}
