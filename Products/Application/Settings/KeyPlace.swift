import AccountsServer
import Core
import Server
import Store
import StoreSQLite

/// Where a server's keys are and how they are read.
public enum KeyPlace {
  /// Everything of people that depends on keys.
  static let register = KeyRegister(AccountKeys.uses + PushRows.keyUses)

  /// The keys that belong to a database. Those that nobody needs yet are made when there are none.
  ///
  /// - Throws: ``KeyMismatch`` when people depend on a key that is not there: making new ones, or
  ///   going on with others, would lock them out without a word.
  public static func load(
    data: String, peppersFile: String?, for engine: SQLiteDatabase, environment: ServerEnvironment
  ) throws -> ServerKeys {
    let folder = KeyFolder(data: data, peppersFile: peppersFile)
    let missing = try missing(folder, in: engine)
    guard missing.isEmpty else { throw KeyMismatch(missing, folder: folder) }
    return try take(folder, for: engine, environment)
  }

  /// The keys that people depend on and that are not in the folder.
  static func missing(_ folder: KeyFolder, in engine: SQLiteDatabase) throws -> [NeededKey] {
    let rings = try folder.readAll()
    return try engine.readNow { session throws(StoreFailure) in
      try register.missing(from: rings, in: session)
    }
  }

  /// Makes what is not there, and records all of it before anything is stored with it.
  private static func take(
    _ folder: KeyFolder, for engine: SQLiteDatabase, _ environment: ServerEnvironment
  ) throws -> ServerKeys {
    let keys = try folder.load(mayMake: true, random: environment.randomBytes)
    let rings = keys.rings
    let isRecorded = try engine.readNow { session throws(StoreFailure) in
      try register.isRecorded(rings, in: session)
    }
    if !isRecorded {
      try engine.writeNow { session throws(StoreFailure) in
        try register.record(rings, in: session)
      }
    }
    return keys
  }

  /// Goes on without keys that are lost for good. Each of them has to be named, so that none is
  /// given up by mistake. Answers what the operator should know.
  public static func giveUp(
    _ names: [String], _ settings: Settings, environment: ServerEnvironment = .system
  ) throws -> [String] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    let engine = try SQLiteDatabase.open(directory: settings.data)
    defer { try? engine.close() }
    try Build<SQLiteDatabase, SuiteTables>.prepare(engine, epoch: environment.moment().id())
    let missing = try missing(folder, in: engine)
    guard !missing.isEmpty else {
      return ["No key is missing; nothing was given up."]
    }
    guard Set(names) == Set(missing.map { key in key.id }) else {
      throw KeyMismatch(missing, folder: folder)
    }
    _ = try take(folder, for: engine, environment)
    return missing.map { key in
      "\(folder.file(key.purpose)): “\(key.id)” is given up (people affected: \(key.people))."
    } + ["People who can no longer sign in need a new password: fieldday user reset-link."]
  }

  /// Gives passwords, encrypted columns and the index of telephone numbers a new key each. The old
  /// keys stay and open what they protected until it is next used; a server that runs is told.
  /// Answers what the operator should know.
  public static func rotate(
    _ settings: Settings, environment: ServerEnvironment = .system
  ) throws -> [String] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    var lines: [String] = []
    for purpose in KeyFolder.Purpose.allCases where purpose.canRotate {
      let id = try folder.rotate(purpose, random: environment.randomBytes)
      lines.append("\(purpose.rawValue): \(id) is the active key.")
    }
    let socket = Control<SuiteTables>.socket(in: settings.data)
    let told = try? ControlClient.ask(.takeUpKeys, socket: socket)
    if told?.done == true {
      lines.append("The running server uses the new keys from now on.")
    } else {
      lines.append("A server uses the new keys from its next start.")
    }
    return lines + ["Update the copy of \(folder.path); backups do not contain it."]
  }
}
