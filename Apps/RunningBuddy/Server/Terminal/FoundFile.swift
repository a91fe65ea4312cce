import RunningBuddyDomain
import Tracks

/// A file that was found where somebody let files be looked for.
struct FoundFile: Sendable {
  /// Its path, with those of the archives that it lies in before it.
  let path: String
  let outcome: Result<[UInt8], RunIntakeFault>
  /// It was named itself, and is none that happened to lie in a folder or an archive.
  let isNamed: Bool

  /// What it is called itself, without what packs it.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.lowercased().hasSuffix(".gz") ? String(last.dropLast(3)) : last
  }

  /// Whether nothing is wrong with a file that no run is taken of: folders and archives are full of
  /// pictures, tables and watches' settings. One that was named itself, or whose name is a
  /// recording's, is meant to be one.
  func isNoRecording(_ fault: RunIntakeFault) -> Bool {
    guard !isNamed else { return false }
    switch fault {
    case .file(.noRecording): return true
    case .file(.otherFormat), .file(.empty):
      let ending = name.lowercased().split(separator: ".").last.map(String.init)
      return ending.flatMap { ending in RecordedFormat(rawValue: ending) } == nil
    default: return false
    }
  }

  /// Most bytes of a file that is read.
  static let limit = 16 << 20
  /// Most bytes of an archive within an archive.
  static let archiveLimit = 512 << 20

  /// How many bytes a file that begins so may have; 0 where it holds no recording.
  static func limit(_ beginning: [UInt8]) -> Int {
    switch RunFileKind(beginning) {
    case .recording, .gzip: limit
    case .zip: archiveLimit
    case .empty, .kml, .xml, .json, .pdf, .picture, .text, .unknown: 0
    }
  }
}

/// Why nothing is taken of a file.
public enum RunIntakeFault: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  case unreadable
  /// An archive, or a file in one, is damaged; what is said of it.
  case damaged(String)
  /// What was named holds more than so many bytes, unpacked; what came before was taken.
  case tooMuch(limit: Int)
  /// Archives lie in archives that lie in archives.
  case tooDeep
  case file(RunFileFault)
}
