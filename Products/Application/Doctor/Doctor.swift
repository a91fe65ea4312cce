import Core
import Foundation
import Logging
import Server
import Store
import StoreSQLite
import Sync

/// Examines a server's settings and data directory without changing what is in it.
public enum Doctor {
  /// Below this many bytes of free space something is wrong.
  private static let leastSpace = 100 * 1_024 * 1_024

  /// Everything there is to say, in the order it is printed.
  public static func examine(_ settings: Settings) async -> [Finding] {
    var findings = [
      Finding(.fine, "version", Version.text),
      Finding(
        .fine, "settings",
        "host \(settings.host), port \(settings.port), data \(settings.data), "
          + "log level \(settings.logLevel.rawValue)"),
    ]
    findings += address(settings)
    findings.append(limits(settings))
    findings.append(space(settings.data))
    let files = OpenFiles.allowed
    findings.append(
      Finding(files < 4_096 ? .note : .fine, "connections", "up to \(files) at once"))
    findings.append(delivery(settings))
    findings.append(texts(settings))
    findings.append(registration(settings))
    findings.append(answers(settings))
    findings.append(contentsOf: client(settings))
    findings.append(cities(settings))
    findings.append(maps(settings))
    findings.append(contentsOf: keys(settings))
    findings.append(contentsOf: database(settings))
    return findings
  }

  private static func space(_ directory: String) -> Finding {
    var path = URL(fileURLWithPath: directory)
    while !FileManager.default.fileExists(atPath: path.path), path.path != "/" {
      path.deleteLastPathComponent()
    }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path.path)
    guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue else {
      return Finding(.note, "disk", "the free space is unknown")
    }
    let words = "\(free / 1_024 / 1_024) MiB free"
    return Finding(free < leastSpace ? .problem : .fine, "disk", words)
  }

  private static func client(_ settings: Settings) -> [Finding] {
    guard let folder = ClientFolder.find(settings.client) else {
      return [Finding(.problem, "client", "not found; build it or give --client")]
    }
    do {
      let files = try ClientFiles(folder: folder, screens: [])
      guard files.isComplete else {
        return [Finding(.problem, "client", "\(folder) has no index.html")]
      }
      return [
        Finding(.fine, "client", "\(folder): \(files.count) files, \(files.size / 1_024) KiB")
      ]
    } catch {
      return [Finding(.problem, "client", "\(folder) cannot be read")]
    }
  }

  private static func database(_ settings: Settings) -> [Finding] {
    let directory = settings.data
    let path = directory + "/" + SQLiteDatabase.fileName
    guard FileManager.default.fileExists(atPath: path) else {
      return [Finding(.note, "database", "none yet; the first start makes it")]
    }
    do {
      let engine = try SQLiteDatabase.open(directory: directory)
      let findings = try examine(engine, settings)
      try engine.close()
      return [Finding(.fine, "lock", "no server uses the directory")] + findings
    } catch OpenFailure.locked(let pid) {
      return [
        Finding(
          .note, "lock",
          "a server (process \(pid)) uses the directory; stop it to examine the database")
      ]
    } catch {
      return [Finding(.problem, "database", "\(error)")]
    }
  }

  private static func examine(
    _ engine: SQLiteDatabase, _ settings: Settings
  ) throws -> [Finding] {
    var findings = try engine.settings().faults.map { fault in
      Finding(.problem, "durability", fault)
    }
    if findings.isEmpty {
      findings.append(Finding(.fine, "durability", "WAL, synchronous=FULL"))
    }
    let faults = try engine.check()
    findings += faults.map { fault in Finding(.problem, "integrity", fault) }
    if faults.isEmpty { findings.append(Finding(.fine, "integrity", "sound")) }
    let version: String? = try engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT sqlite_version()")
    }
    findings.append(Finding(.fine, "sqlite", version ?? "unknown"))
    let epoch = try engine.readNow { session throws(StoreFailure) in
      try EpochTable.current(in: session)
    }
    findings.append(
      epoch.map { epoch in Finding(.fine, "epoch", epoch.description) }
        ?? Finding(.problem, "epoch", "the database has none"))
    findings += try neededKeys(engine, settings)
    findings.append(try feeds(engine))
    findings += try messages(engine)
    findings += try oldAnswers(engine, settings.answers)
    return findings
  }
}
