import AccountsServer
import Core
import Server
import Store
import StoreSQLite

/// Where a server's keys are and how they are read.
public enum KeyPlace {
  /// The keys that belong to a database. They are made when there are none, unless the database was
  /// used with some: then making new ones would lock everybody out.
  public static func load(
    data: String, peppersFile: String?, for engine: SQLiteDatabase, ambient: Ambient
  ) throws -> ServerKeys {
    let needsKeys = try engine.readNow { session throws(StoreFailure) in
      try AccountRows.needsKeys(in: session)
    }
    return try KeyFolder(data: data, peppersFile: peppersFile)
      .load(mayMake: !needsKeys, random: ambient.randomOctets)
  }

  /// Gives passwords, encrypted columns and the index of telephone numbers a new key each. The old
  /// keys stay and open what they protected until it is next used; a server that runs is told.
  /// Answers what the operator should know.
  public static func rotate(
    _ settings: Settings, ambient: Ambient = .system
  ) throws -> [String] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    var lines: [String] = []
    for purpose in KeyFolder.Purpose.allCases where purpose.canRotate {
      let id = try folder.rotate(purpose, random: ambient.randomOctets)
      lines.append("\(purpose.rawValue): \(id) is the active key.")
    }
    let socket = Control<SuiteTables>.socket(in: settings.data)
    let told = try? ControlClient.ask(.takeUpKeys, socket: socket)
    if told?.done == true {
      lines.append("The running server uses them from now on.")
    } else {
      lines.append("A server uses them from its next start on.")
    }
    return lines + ["Copy \(folder.path) to where its copy is kept; backups do not contain it."]
  }
}
