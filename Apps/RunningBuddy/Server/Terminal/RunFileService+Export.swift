import Calendar
import Core
import Foundation
import RunningBuddyDomain
import Server
import Store
import Sync

/// What came of writing runs to a folder.
public struct RunExportReport: Hashable, Sendable {
  /// Files that were written.
  public internal(set) var written = 0
  /// Files that were there already, byte for byte.
  public internal(set) var same = 0
  /// Names of runs whose contents have not arrived here, or cannot be read.
  public internal(set) var missed: [String] = []
}

/// Why runs cannot be written to a folder.
public enum RunExportFault: Error, Hashable, Sendable {
  /// The last day is before the first.
  case days
  /// The folder cannot be made.
  case folder
  /// A file cannot be written.
  case file(String)
}

extension RunFileService {
  /// Writes runs to a folder, which is made where it is not there. No file that is there is
  /// replaced: one with other contents has its name for itself.
  ///
  /// - Parameters:
  ///   - from: The first day, on the clocks of where a run took place.
  ///   - to: The last day.
  ///   - folder: A path on this machine.
  /// - Throws: ``RunExportFault``.
  public func export(
    as format: RunFileFormat, from: CivilDate?, to: CivilDate?, of user: UserID,
    to folder: String
  ) async throws -> RunExportReport {
    guard let selection = RunSelection(from: from, to: to) else { throw RunExportFault.days }
    let folder = try RunFolder(folder)
    var files = try await RunExportFiles(
      selection, as: format, of: user, service: service, work: work)
    var (names, report) = (UniqueNames(), RunExportReport())
    while let exported = try await files.next() {
      var outcome: RunFolder.Outcome
      repeat {
        let name = names.name(exported.name)
        outcome = try await working { folder.write(exported.bytes, as: name) }
        if case .failed = outcome { throw RunExportFault.file(name) }
      } while outcome == .other
      if outcome == .written { report.written += 1 } else { report.same += 1 }
    }
    report.missed = files.missed
    return report
  }
}

/// A folder that runs are written to.
private struct RunFolder: Sendable {
  enum Outcome: Hashable, Sendable {
    case written
    /// It is there already.
    case same
    /// Something else of that name is there.
    case other
    case failed
  }

  let folder: URL

  init(_ path: String) throws(RunExportFault) {
    folder = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw .folder }
  }

  /// Never leaves half a file under its name. Blocks.
  func write(_ bytes: [UInt8], as name: String) -> Outcome {
    let place = folder.appending(path: name)
    if FileManager.default.fileExists(atPath: place.path) {
      return (try? Data(contentsOf: place)) == Data(bytes) ? .same : .other
    }
    do { try Data(bytes).write(to: place, options: .atomic) } catch { return .failed }
    return .written
  }
}
