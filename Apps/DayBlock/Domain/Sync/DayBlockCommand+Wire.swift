import Core
import Sync
import Wire

extension DayBlockCommand {
  /// The system's word.
  public static let system = "day"
  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .addGroup: "addGroup"
    case .editGroup: "editGroup"
    case .deleteGroup: "deleteGroup"
    case .restoreGroup: "restoreGroup"
    case .addBlock: "addBlock"
    case .editBlock: "editBlock"
    case .deleteBlock: "deleteBlock"
    case .restoreBlock: "restoreBlock"
    case .startRun: "startRun"
    case .takeStep(_, let step): step.name
    case .addSession: "addSession"
    case .editSession: "editSession"
    case .splitSession: "splitSession"
    case .deleteSession: "deleteSession"
    case .restoreSession: "restoreSession"
    case .importSessions: "importSessions"
    case .undoImport: "undoImport"
    case .setSetting: "setSetting"
    }
  }

  public var subject: EntityKey {
    switch self {
    case .addGroup(let new): DayBlockEntity.Kind.group.key(new.id)
    case .editGroup(let id, _), .deleteGroup(let id), .restoreGroup(let id):
      DayBlockEntity.Kind.group.key(id)
    case .addBlock(let new): DayBlockEntity.Kind.block.key(new.id)
    case .editBlock(let id, _), .deleteBlock(let id), .restoreBlock(let id):
      DayBlockEntity.Kind.block.key(id)
    case .startRun(let run): DayBlockEntity.Kind.run.key(run.id)
    case .takeStep(let id, _): DayBlockEntity.Kind.run.key(id)
    case .addSession(let new): DayBlockEntity.Kind.session.key(new.id)
    case .editSession(let id, _), .splitSession(let id, _, _), .deleteSession(let id),
      .restoreSession(let id):
      DayBlockEntity.Kind.session.key(id)
    case .importSessions(let id, _), .undoImport(let id, _):
      DayBlockEntity.Kind.session.key(id)
    case .setSetting(let user, _): DayBlockEntity.Kind.settings.key(user)
    }
  }

  public var args: JSON {
    switch self {
    case .addGroup(let new): new.json
    case .editGroup(let id, let edits):
      .object(["group": .id(id), "edits": .array(of: edits)])
    case .deleteGroup(let id), .restoreGroup(let id): .object(["group": .id(id)])
    case .addBlock(let new): new.json
    case .editBlock(let id, let edits):
      .object(["block": .id(id), "edits": .array(of: edits)])
    case .deleteBlock(let id), .restoreBlock(let id): .object(["block": .id(id)])
    case .startRun(let run): .object(["run": .id(run.id), "body": run.body])
    case .takeStep(let id, let step): step.args(id)
    case .addSession(let new): new.json
    case .editSession(let id, let edits):
      .object(["session": .id(id), "edits": .array(of: edits)])
    case .splitSession(let id, let at, let into):
      .object(["session": .id(id), "at": .instant(at), "into": .id(into)])
    case .deleteSession(let id), .restoreSession(let id): .object(["session": .id(id)])
    case .importSessions(let id, let news):
      .object(["import": .id(id), "sessions": .array(of: news)])
    case .undoImport(let id, let sessions):
      .object(["import": .id(id), "sessions": .ids(sessions)])
    case .setSetting(let user, let change):
      .object(["user": .id(user), "change": change.json])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> DayBlockCommand? {
    guard sameBytes(system, Self.system), version == 1 else { return nil }
    switch name {
    case "addGroup": return .addGroup(try args.decode())
    case "editGroup":
      let id: BlockGroupID = try args.required("group").id()
      return .editGroup(id, try args.required("edits").decodeArray())
    case "deleteGroup": return .deleteGroup(try args.required("group").id())
    case "restoreGroup": return .restoreGroup(try args.required("group").id())
    case "addBlock": return .addBlock(try args.decode())
    case "editBlock":
      let id: BlockID = try args.required("block").id()
      return .editBlock(id, try args.required("edits").decodeArray())
    case "deleteBlock": return .deleteBlock(try args.required("block").id())
    case "restoreBlock": return .restoreBlock(try args.required("block").id())
    case "startRun":
      return .startRun(
        try DayRun(id: args.required("run").id(), args.required("body")))
    default: return try decodeRest(name, args)
    }
  }

  private static func decodeRest(
    _ name: String, _ args: WireCursor
  ) throws(WireError) -> DayBlockCommand? {
    func session() throws(WireError) -> DaySessionID { try args.required("session").id() }
    switch name {
    case "addSession": return .addSession(try args.decode())
    case "editSession":
      return .editSession(try session(), try args.required("edits").decodeArray())
    case "splitSession":
      return .splitSession(
        try session(), at: try args.required("at").time(),
        into: try args.required("into").id())
    case "deleteSession": return .deleteSession(try session())
    case "restoreSession": return .restoreSession(try session())
    case "importSessions":
      let id: DayImportID = try args.required("import").id()
      return .importSessions(id, try args.required("sessions").decodeArray())
    case "undoImport":
      let id: DayImportID = try args.required("import").id()
      return .undoImport(id, try args.required("sessions").ids())
    case "setSetting":
      let user: UserID = try args.required("user").id()
      return .setSetting(user, try args.required("change").decode())
    default:
      guard let step = try DayRunStep(name: name, args) else { return nil }
      return .takeStep(try args.required("run").id(), step)
    }
  }
}
