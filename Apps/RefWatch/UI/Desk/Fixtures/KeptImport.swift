import Core
import RefWatchDomain
import Wire

/// The way back from the last import, kept on the device for a day: a page that is opened anew
/// still has it.
struct KeptImport: Hashable {
  let at: Instant
  let undo: [RefWatchCommand]

  static let lasts: Int64 = 86_400_000
  /// Bytes. What a longer list changed can be taken back until the page ends.
  static let room = 400_000

  func isCurrent(_ now: Instant) -> Bool {
    let age = now.milliseconds - at.milliseconds
    // A wall clock that was put back is no reason to lose it.
    return age < KeptImport.lasts
  }

  /// Empty where there is no room for it.
  var text: String {
    let text = JSON.object([
      "at": .instant(at),
      "undo": .array(
        undo.map { command in
          .object(["name": .string(command.name), "args": command.args])
        }),
    ]).text
    return text.utf8.count <= KeptImport.room ? text : ""
  }

  /// What is kept; anything unreadable counts as not there.
  static func read(_ text: String?) -> KeptImport? {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      var undo: [RefWatchCommand] = []
      for entry in try cursor.required("undo").elements() {
        let name = try entry.required("name").string()
        guard
          let command = try RefWatchCommand.decode(
            system: RefWatchCommand.system, name: name, version: 1, try entry.required("args"))
        else { return nil }
        undo.append(command)
      }
      return KeptImport(at: try cursor.required("at").instant(), undo: undo)
    } catch { return nil }
  }
}

extension RefWatchFeature.State {
  /// The import that can be taken back, and how many matches that is about.
  var lastImport: KeptImport? {
    guard let last = desk.lastImport, last.isCurrent(now.wall), !last.undo.isEmpty else {
      return nil
    }
    return last
  }

  /// From now on this is the import that can be taken back.
  mutating func keepImport(_ undo: [RefWatchCommand], _ at: Instant) -> Effects {
    let kept = KeptImport(at: at, undo: undo)
    desk.lastImport = kept
    return [.tell(.remember(key: RefWatchMemory.lastImport.key(of: me), value: kept.text))]
  }

  mutating func forgetImport() -> Effects {
    guard desk.lastImport != nil else { return [] }
    desk.lastImport = nil
    return [.tell(.remember(key: RefWatchMemory.lastImport.key(of: me), value: ""))]
  }

  /// Takes the last import back. What is gone meanwhile, or was never reached, stays as it is.
  mutating func undoLastImport() -> Effects {
    guard let last = lastImport else { return [] }
    let undo = last.undo.filter { command in
      switch command {
      case .discardMatch(let id, _), .editMatch(let id, _): replica.match(id) != nil
      default: false
      }
    }
    desk.importing = ImportState()
    desk.importing.commands = undo
    desk.importing.undo = undo
    desk.importing.done = undo.count
    desk.importing.stage = .undoing
    return stepImport()
  }
}
