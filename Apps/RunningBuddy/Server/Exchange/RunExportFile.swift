import Core
import RunningBuddyDomain
import Store
import Sync

/// A run as one file: its name, the contents that it is made of, and how it is made.
struct RunExportFile: Sendable {
  let name: String
  /// In the order that ``bytes`` takes their texts.
  let keys: [EntityKey]
  /// `nil` where the contents are none that can be read.
  let bytes: @Sendable ([String]) -> [UInt8]?

  /// The run in a format.
  ///
  /// - Parameter track: The parts that its points are made from.
  static func made(
    _ run: Run, as format: RunExportFormat, track: [RunPart]
  ) -> RunExportFile {
    RunExportFile(
      name: RunExport.fileName(run, format), keys: track.map { part in part.key }
    ) { texts in
      run.points(texts).map { points in RunExport.bytes(run, points, as: format) }
    }
  }

  /// The file that the run came as.
  ///
  /// - Parameter file: Its parts.
  static func original(_ run: Run, file: [RunPart]) -> RunExportFile {
    RunExportFile(
      name: RunExport.originalName(run), keys: file.map { part in part.key },
      bytes: { texts in RunBundle.bytes(texts) })
  }

  /// The file that is, or was, merged onto the run; `nil` for none.
  ///
  /// - Parameter file: Its parts.
  static func merged(_ run: Run, file: [RunPart]) -> RunExportFile? {
    RunExport.mergedName(run).map { name in
      RunExportFile(
        name: name, keys: file.map { part in part.key },
        bytes: { texts in RunBundle.bytes(texts) })
    }
  }
}

/// Gives every file of an archive another name.
struct UniqueNames {
  private var used: Set<String> = []

  /// The name itself, or with a number before its ending.
  mutating func name(_ name: String) -> String {
    var (next, number) = (name, 1)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    while !used.insert(next).inserted {
      number += 1
      next = name[..<dot] + "-" + String(number) + name[dot...]
    }
    return next
  }
}
