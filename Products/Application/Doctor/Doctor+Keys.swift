import Server

extension Doctor {
  /// The keys: there, the server's own, and in no backup.
  static func keys(_ settings: Settings) -> [Finding] {
    let folder = KeyFolder(data: settings.data, peppersFile: settings.peppersFile)
    var findings: [Finding] = []
    var words: [String] = []
    for purpose in KeyFolder.Purpose.allCases {
      do throws(KeyFolderFault) {
        let ring = try folder.read(purpose)
        words.append(purpose.rawValue + (ring.map { ring in " \(ring.count)" } ?? " none yet"))
      } catch { findings.append(Finding(.problem, "keys", error.description)) }
    }
    if findings.isEmpty { findings.append(Finding(.fine, "keys", words.joined(separator: ", "))) }
    findings.append(
      Finding(
        .note, "keys",
        "not in backups: keep a copy of \(folder.path) elsewhere, without it nobody can sign in"))
    return findings
  }
}
