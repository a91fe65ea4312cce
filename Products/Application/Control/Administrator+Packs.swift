import Foundation
import RefWatchServer
import Store
import StoreSQLite
import Suite
import Sync

/// Nothing was done, and why.
struct Refused: Error {
  let lines: [String]
}

extension Administrator {
  private var packs: PackService<SQLiteDatabase, Tables> {
    PackService(engine: build.engine, writer: build.writer, environment: build.environment)
  }

  /// Puts the file up, or says everything that is wrong with it.
  func putPack(_ path: String, name: String, season: String) async throws -> [String] {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Refused(lines: ["The file \(path) cannot be read."])
    }
    switch try await packs.put(Array(bytes), name: name, season: season) {
    case .put(let pack): return ["The library is published.", Self.line(pack)]
    case .same(let pack): return ["The same library is already published.", Self.line(pack)]
    case .refused(let problems):
      let shown = problems.prefix(50).map { problem in problem.line }
      let rest = problems.count - shown.count
      throw Refused(
        lines: ["Nothing was published. In \(path):"] + shown
          + (rest > 0 ? ["and \(rest) more"] : []))
    case .wrongName:
      throw Refused(lines: ["A name must have 1 to 100 characters, a season at most 60."])
    case .tooLarge:
      throw Refused(lines: ["The file is larger than \(PackLimits.bytes / (1 << 20)) MiB."])
    case .empty: throw Refused(lines: ["The file has no entries."])
    case .full:
      throw Refused(lines: ["There are \(PackLimits.packs) libraries already; withdraw one first."])
    }
  }

  func listPacks() async throws -> [String] {
    let all = try await packs.all()
    return all.isEmpty ? ["No library is published."] : all.map(Self.line)
  }

  func dropPack(name: String, season: String) async throws -> [String] {
    guard try await packs.remove(name: name, season: season) else {
      throw Refused(lines: ["The library “\(name)” of the season “\(season)” was not found."])
    }
    return ["The library was withdrawn. Entries that members took from it stay."]
  }

  private static func line(_ pack: ReferencePack) -> String {
    let season = pack.season.isEmpty ? "" : "  season \(pack.season)"
    return "\(pack.name)\(season)  version \(pack.version)  \(pack.items) entries"
  }
}
