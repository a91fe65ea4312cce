import Server
import StoreSQLite

extension Doctor {
  /// The keys: there, the server's own, and in no backup.
  static func keys(_ settings: Settings) -> [Finding] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    var findings: [Finding] = []
    var words: [String] = []
    for purpose in KeyFolder.Purpose.allCases {
      do throws(KeyFolderFault) {
        let ring = try folder.read(purpose)
        let held = ring.map { ring in
          " \(ring.count) (\(ring.active.id), \(ring.active.fingerprint(for: purpose)))"
        }
        words.append(purpose.rawValue + (held ?? " none yet"))
      } catch { findings.append(Finding(.problem, "keys", error.description)) }
    }
    if findings.isEmpty { findings.append(Finding(.fine, "keys", words.joined(separator: ", "))) }
    findings.append(
      Finding(
        .note, "keys",
        "not in backups: keep a copy of \(folder.path) elsewhere; without it, nobody can sign in"))
    return findings
  }

  /// Whether the keys are those that people of this database depend on: what a start asks.
  static func neededKeys(_ engine: SQLiteDatabase, _ settings: Settings) throws -> [Finding] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    do {
      let missing = try KeyPlace.missing(folder, in: engine)
      guard !missing.isEmpty else {
        return [Finding(.fine, "key record", "no key is missing")]
      }
      return [
        Finding(.problem, "key record", KeyMismatch(missing, folder: folder).description)
      ]
    } catch is KeyFolderFault {
      // Said already, of the file.
      return []
    }
  }
}
