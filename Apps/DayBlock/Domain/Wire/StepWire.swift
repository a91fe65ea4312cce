import Core
import Wire

extension DayRunStep {
  /// The command's name.
  public var name: String {
    switch self {
    case .pause: "pauseRun"
    case .resume: "resumeRun"
    case .finish: "finishRun"
    case .discard: "discardRun"
    case .restore: "restoreRun"
    case .cut: "cutRun"
    case .assign: "assignRun"
    case .suspectClock: "suspectRunClock"
    }
  }

  func args(_ run: DayRunID) -> JSON {
    switch self {
    case .pause(let at, let changes):
      .object(["run": .id(run), "at": .instant(at), "changes": .changes(changes)])
    case .resume(let at, let offset):
      .object(["run": .id(run), "at": .instant(at), "offset": .int(offset)])
    case .finish(let at, let changes, let memo):
      .object([
        "run": .id(run), "at": .instant(at), "changes": .changes(changes), "memo": .text(memo),
      ])
    case .discard(let at): .object(["run": .id(run), "at": .instant(at)])
    case .restore, .suspectClock: .object(["run": .id(run)])
    case .cut(let from, let to, let changes):
      .object([
        "run": .id(run), "from": .instant(from), "to": .instant(to), "changes": .changes(changes),
      ])
    case .assign(let block): .object(["run": .id(run), "block": .id(block)])
    }
  }

  /// Reads a step; `nil` when the name is no step's.
  init?(name: String, _ args: WireCursor) throws(WireError) {
    func at() throws(WireError) -> Instant { try args.required("at").time() }
    switch name {
    case "pauseRun": self = .pause(at: try at(), changes: try args.changes("changes"))
    case "resumeRun":
      self = .resume(at: try at(), offset: try args.required("offset").offset())
    case "finishRun":
      self = .finish(
        at: try at(), changes: try args.changes("changes"), memo: try args.text("memo"))
    case "discardRun": self = .discard(at: try at())
    case "restoreRun": self = .restore
    case "cutRun":
      self = .cut(
        from: try args.required("from").time(), to: try args.required("to").time(),
        changes: try args.changes("changes"))
    case "assignRun": self = .assign(try args.required("block").id())
    case "suspectRunClock": self = .suspectClock
    default: return nil
    }
  }
}
