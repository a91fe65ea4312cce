import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// Commands given at once: few enough for the screen to move on.
  private static var batch: Int { 5 }

  mutating func reduceData(_ action: DataAction) -> Effects {
    switch action {
    case .exported(let file): return isEverythingRead() ? export(file) : []
    case .fileWanted: return isEverythingRead() ? pickImport() : []
    case .started: return startImport()
    case .stopped:
      guard info.data.stage == .running else { return [] }
      return finishImport()
    case .undone: return undoImport()
    case .lastUndone:
      guard let last = lastImport else { return [] }
      info.data.id = last.id
      return undoImport()
    case .extended: info.data.shown += DataState.page
    case .doublesTaken(let isOn):
      guard info.data.stage == .preview, let plan = info.data.plan, let id = info.data.id else {
        return []
      }
      info.data.takesDoubles = isOn
      planImport(plan, id)
    case .startedOver: startOver()
    }
    return []
  }

  /// Half of what there is would look like all of it.
  private mutating func isEverythingRead() -> Bool {
    if sync.isReadingOlder { say(ShellText.readingOlder) }
    return !sync.isReadingOlder
  }

  mutating func answeredData(_ answer: DataAnswer) -> Effects {
    switch answer {
    case .picked(.file(_, let bytes)): return readImport(bytes)
    case .picked(.failed(let reason)):
      info.data.stage = .choosing
      info.data.isUnreadable = !sameBytes(reason, "cancelled")
    case .picked: info.data.stage = .choosing
    case .step: return stepImport()
    }
    return []
  }

  // MARK: Out

  private mutating func export(_ file: DayFile) -> Effects {
    // The group that everybody has is everybody's: named, it would be another one elsewhere.
    let export = DayExport(replica, of: me, defaultGroup: "")
    // Only DayBlock's own file has more than records.
    guard file == .json ? !export.isEmpty : !export.entries.isEmpty else {
      say(DataText.nothingToExport)
      return []
    }
    let text: String
    switch file {
    case .json: text = export.json
    case .csv: text = export.csv
    case .timewarrior: text = export.timewarrior
    case .activityWatch: text = export.activityWatch
    }
    let name = "dayblock-" + today.description + file.ending
    return [.tell(.save(name: name, mediaType: file.mediaType, text: text))]
  }

  // MARK: In

  private static var readable: String {
    ".csv,.tsv,.txt,.json,.data,.ics,text/csv,text/plain,application/json,text/calendar"
  }

  private mutating func pickImport() -> Effects {
    startOver()
    info.data.stage = .reading
    return [
      .ask(
        .pickFile(accept: Self.readable),
        answer: { answer in .inner(.info(.data(.picked(answer)))) })
    ]
  }

  /// Days that the rules a device has without asking reach back for certain.
  private static var present: Int64 { 300 }

  /// Times of earlier years need the rules of those years: they are asked for first.
  private mutating func readImport(_ bytes: [UInt8], asks: Bool = true) -> Effects {
    let shelf = zones
    let options = ImportOptions(
      zone: zone.name, rules: rules, now: now, named: { name in shelf.rules(named: name) })
    do throws(ImportFileFault) {
      let plan = try ImportFile.read(bytes, options)
      let first = now.advanced(byMilliseconds: -Self.present * 86_400_000)
      let isOld = plan.rows.contains { row in row.segments.contains { part in part.start < first } }
      let places = isOld ? [zone.name] + plan.zones : []
      let questions = asks ? places.flatMap { name in wantHistory(of: name) } : []
      if places.contains(where: { name in zones.isPending(name) }) {
        info.data.waiting = bytes
        info.data.awaited = places
        return questions
      }
      info.data.lacksPast = places.contains { name in !zones.isTold(name) }
      let id: DayImportID = moment.id(0x1A)
      info.data.plan = plan
      info.data.id = id
      planImport(plan, id)
      info.data.stage = .preview
    } catch {
      info.data.fault = error
      info.data.stage = .choosing
    }
    return []
  }

  /// The rules of a zone have come, or could not be had.
  mutating func goOnReading() -> Effects {
    guard let bytes = info.data.waiting,
      !info.data.awaited.contains(where: { name in zones.isPending(name) })
    else { return [] }
    info.data.waiting = nil
    return readImport(bytes, asks: false)
  }

  /// What taking it over does to the replica as it is now.
  private mutating func planImport(_ plan: ImportPlan, _ id: DayImportID) {
    let steps = plan.steps(
      into: replica, of: me, as: id, takesDoubles: info.data.takesDoubles)
    info.data.rows = steps.rows
    info.data.faults = ImportFault.inOrder(plan.faults + steps.refused)
    info.data.steps = steps
  }

  private mutating func startImport() -> Effects {
    guard info.data.stage == .preview, let id = info.data.id, let plan = info.data.plan else {
      return []
    }
    // Another device may have made blocks while the preview was read.
    planImport(plan, id)
    info.data.stage = .running
    info.data.done = 0
    let kept = KeptImport(id: id, at: now, count: info.data.steps.sessions)
    info.data.last = kept
    return [.tell(.remember(key: DayBlockMemory.lastImport.key(of: me), value: kept.text))]
      + stepImport()
  }

  /// The next commands, and then the next turn: there is progress to see, and a way to stop.
  private mutating func stepImport() -> Effects {
    switch info.data.stage {
    case .running:
      let commands = info.data.steps.commands
      guard info.data.done < commands.count else { return finishImport() + feel(.success) }
      let end = min(commands.count, info.data.done + Self.batch)
      let part = commands[info.data.done..<end]
      info.data.done = end
      return submit(part) + nextStep
    case .undoing:
      if info.data.taken == info.data.undo.count, !info.data.isClearing {
        info.data.isClearing = true
        info.data.undo += clearing
      }
      guard info.data.taken < info.data.undo.count else {
        info.data.stage = .undone
        info.data.last = nil
        return [.tell(.remember(key: DayBlockMemory.lastImport.key(of: me), value: ""))]
      }
      let end = min(info.data.undo.count, info.data.taken + Self.batch)
      let part = info.data.undo[info.data.taken..<end]
      info.data.taken = end
      return submit(part) + nextStep
    default: return []
    }
  }

  /// Counts what is there: what was refused is not.
  private mutating func finishImport() -> Effects {
    info.data.stage = .finished
    guard let id = info.data.id else { return [] }
    info.data.landed = info.data.steps.ids.count { session in
      replica.session(session).map { there in there.batch == id } ?? false
    }
    let kept = KeptImport(id: id, at: info.data.last?.at ?? now, count: info.data.landed)
    info.data.last = kept
    return [.tell(.remember(key: DayBlockMemory.lastImport.key(of: me), value: kept.text))]
  }

  private func submit(_ commands: ArraySlice<DayBlockCommand>) -> Effects {
    commands.map { command in .submit(command) }
  }

  private var nextStep: Effects {
    [
      .ask(
        .timer(key: "day-import", milliseconds: 0), answer: { _ in .inner(.info(.data(.step))) })
    ]
  }

  // MARK: Back

  /// The import that can be taken back.
  var lastImport: KeptImport? {
    guard let last = info.data.last, now.milliseconds - last.at.milliseconds < KeptImport.lasts,
      !replica.sessions(ofImport: last.id).isEmpty || !replica.clearing(last.id, of: me).isEmpty
    else { return nil }
    return last
  }

  /// What takes back the blocks and groups that came with an import and hold nothing. As long as
  /// older records are read, nobody knows what they hold.
  private var clearing: [DayBlockCommand] {
    guard let id = info.data.id, !sync.isReadingOlder else { return [] }
    return replica.clearing(id, of: me)
  }

  /// Takes back what of an import is still as it came: its sessions, then the blocks and groups
  /// that came with it and hold nothing else.
  private mutating func undoImport() -> Effects {
    guard let id = info.data.id else { return [] }
    let sessions = replica.sessions(ofImport: id).map { session in session.id }
    var undo: [DayBlockCommand] = []
    var from = 0
    while from < sessions.count {
      let to = min(sessions.count, from + DayLimits.importBatch)
      undo.append(.undoImport(id, Array(sessions[from..<to])))
      from = to
    }
    info.data.undo = undo
    info.data.taken = 0
    info.data.isClearing = false
    info.data.stage = .undoing
    return stepImport()
  }

  private mutating func startOver() {
    let last = info.data.last
    info.data = DataState(reading: [:], of: me)
    info.data.last = last
  }
}
