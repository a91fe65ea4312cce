import Core
import Sync
import Wire

extension RunCommand {
  /// The system's word.
  public static let system = "run"
  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .saveRun: "saveRun"
    case .keepTrack: "keepTrack"
    case .keepFile: "keepFile"
    case .editRun: "editRun"
    case .deleteRun: "deleteRun"
    case .restoreRun: "restoreRun"
    case .undoImport: "undoImport"
    case .setRunSetting: "setRunSetting"
    }
  }

  /// What brings a content is about the part that has it; without its run that is refused anyway.
  public var subject: EntityKey {
    switch self {
    case .saveRun(let run): RunEntity.Kind.run.key(run.id)
    case .keepTrack(let part), .keepFile(let part): part.key
    case .editRun(let id, _), .deleteRun(let id), .restoreRun(let id): RunEntity.Kind.run.key(id)
    case .undoImport(let batch, _): RunEntity.Kind.run.key(batch)
    case .setRunSetting(let user, _): RunEntity.Kind.settings.key(user)
    }
  }

  /// What stands for the content that goes along; `nil` for none.
  public var content: ContentStub? {
    switch self {
    case .keepTrack(let part), .keepFile(let part): part.content
    case .saveRun, .editRun, .deleteRun, .restoreRun, .undoImport, .setRunSetting: nil
    }
  }

  public var args: JSON {
    switch self {
    case .saveRun(let run): .object(["run": .id(run.id), "body": run.body])
    case .keepTrack(let part), .keepFile(let part): part.body
    case .editRun(let id, let edits): .object(["run": .id(id), "edits": .array(of: edits)])
    case .deleteRun(let id), .restoreRun(let id): .object(["run": .id(id)])
    case .undoImport(let batch, let runs):
      .object(["import": .id(batch), "runs": .array(runs.map { id in .id(id) })])
    case .setRunSetting(let user, let change):
      .object(["user": .id(user), "change": change.json])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> RunCommand? {
    guard sameBytes(system, Self.system), version == 1 else { return nil }
    func run() throws(WireError) -> RunID { try args.required("run").id() }
    switch name {
    case "saveRun": return .saveRun(try Run(id: run(), args.required("body")))
    case "keepTrack": return .keepTrack(try RunPart(.track, args))
    case "keepFile": return .keepFile(try RunPart(.file, args))
    case "editRun": return .editRun(try run(), try args.required("edits").decodeArray())
    case "deleteRun": return .deleteRun(try run())
    case "restoreRun": return .restoreRun(try run())
    case "undoImport":
      var runs: [RunID] = []
      for element in try args.required("runs").elements() { runs.append(try element.id()) }
      return .undoImport(try args.required("import").id(), runs)
    case "setRunSetting":
      return .setRunSetting(
        try args.required("user").id(), try args.required("change").decode())
    default: return nil
    }
  }
}
