import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// Commands given at once: few enough for the screen to move on.
  private static var batch: Int { 5 }

  mutating func reduceData(_ action: DataAction) -> DayBlockFeature.Effects {
    switch action {
    case .exported(let file): return export(file)
    case .fileWanted: return pickImport()
    case .started: return startImport()
    case .stopped:
      guard info.data.stage == .running else { return [] }
      info.data.stage = .finished
    case .undone: return undoImport()
    case .lastUndone:
      guard let last = lastImport else { return [] }
      info.data.id = last.id
      return undoImport()
    case .extended: info.data.shown += DataPart.page
    case .startedOver: startOver()
    }
    return []
  }

  mutating func answeredData(_ answer: DataAnswer) -> DayBlockFeature.Effects {
    switch answer {
    case .picked(.file(_, let octets)): readImport(octets)
    case .picked(.failed(let reason)):
      info.data.stage = .choosing
      info.data.isUnreadable = !sameOctets(reason, "cancelled")
    case .picked: info.data.stage = .choosing
    case .step: return stepImport()
    }
    return []
  }

  // MARK: Out

  private mutating func export(_ file: DayFile) -> DayBlockFeature.Effects {
    // The group that everybody has is everybody's: named, it would be another one elsewhere.
    let export = DayExport(book, of: me, defaultGroup: "")
    guard !export.entries.isEmpty else {
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

  private mutating func pickImport() -> DayBlockFeature.Effects {
    startOver()
    info.data.stage = .reading
    return [
      .ask(
        .pickFile(accept: ".csv,.tsv,.txt,.json,.data,text/csv,text/plain,application/json"),
        answer: { answer in .inner(.info(.data(.picked(answer)))) })
    ]
  }

  private mutating func readImport(_ octets: [UInt8]) {
    let options = ImportOptions(zone: zone.name, rules: rules, now: now)
    do throws(ImportFileFault) {
      let plan = try ImportFile.read(octets, options)
      let id: DayImportID = moment.id(0x1A)
      info.data.plan = plan
      info.data.id = id
      info.data.steps = plan.steps(into: book, of: me, as: id, moment)
      info.data.stage = .preview
    } catch {
      info.data.fault = error
      info.data.stage = .choosing
    }
  }

  private mutating func startImport() -> DayBlockFeature.Effects {
    guard info.data.stage == .preview, let id = info.data.id else { return [] }
    info.data.stage = .running
    info.data.done = 0
    let kept = KeptImport(id: id, at: now, count: info.data.steps.sessions)
    info.data.last = kept
    return [.tell(.remember(key: DataPart.key(of: me), value: kept.text))] + stepImport()
  }

  /// The next commands, and then the next turn: there is progress to see, and a way to stop.
  private mutating func stepImport() -> DayBlockFeature.Effects {
    switch info.data.stage {
    case .running:
      let commands = info.data.steps.commands
      let end = min(commands.count, info.data.done + Self.batch)
      let part = commands[info.data.done..<end]
      info.data.done = end
      guard end < commands.count else {
        info.data.stage = .finished
        return submit(part) + feel(.success)
      }
      return submit(part) + nextStep
    case .undoing:
      let end = min(info.data.undo.count, info.data.taken + Self.batch)
      let part = info.data.undo[info.data.taken..<end]
      info.data.taken = end
      guard end < info.data.undo.count else {
        info.data.stage = .undone
        info.data.last = nil
        return submit(part) + [.tell(.remember(key: DataPart.key(of: me), value: ""))]
      }
      return submit(part) + nextStep
    default: return []
    }
  }

  private func submit(_ commands: ArraySlice<DayBlockCommand>) -> DayBlockFeature.Effects {
    commands.map { command in .submit(command) }
  }

  private var nextStep: DayBlockFeature.Effects {
    [
      .ask(
        .timer(key: "day-import", milliseconds: 0), answer: { _ in .inner(.info(.data(.step))) })
    ]
  }

  // MARK: Back

  /// The import that can be taken back.
  var lastImport: KeptImport? {
    guard let last = info.data.last, now.milliseconds - last.at.milliseconds < KeptImport.lasts,
      !book.sessions(ofImport: last.id).isEmpty
    else { return nil }
    return last
  }

  /// Takes back what of an import is still as it came. Blocks that came with it stay: they may
  /// have been used.
  private mutating func undoImport() -> DayBlockFeature.Effects {
    guard let id = info.data.id else { return [] }
    let sessions = book.sessions(ofImport: id).map { session in session.id }
    var undo: [DayBlockCommand] = []
    var from = 0
    while from < sessions.count {
      let to = min(sessions.count, from + DayLimits.importBatch)
      undo.append(.undoImport(id, Array(sessions[from..<to])))
      from = to
    }
    info.data.undo = undo
    info.data.taken = 0
    info.data.stage = .undoing
    return stepImport()
  }

  private mutating func startOver() {
    let last = info.data.last
    info.data = DataPart(reading: [:], of: me)
    info.data.last = last
  }
}
