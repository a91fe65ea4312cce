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
  private var packs: PackDesk<SQLiteDatabase, Tables> {
    PackDesk(engine: build.engine, writer: build.writer, environment: build.environment)
  }

  /// Puts the file up, or says everything that is wrong with it.
  func putPack(_ path: String, name: String, season: String) async throws -> [String] {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Refused(lines: ["The file \(path) cannot be read."])
    }
    switch try await packs.put(Array(bytes), name: name, season: season) {
    case .put(let pack): return ["The pack is put up.", Self.line(pack)]
    case .same(let pack): return ["It is there already, word for word.", Self.line(pack)]
    case .refused(let problems):
      let shown = problems.prefix(50).map { problem in problem.line }
      let rest = problems.count - shown.count
      throw Refused(
        lines: ["Nothing was put up. In \(path):"] + shown
          + (rest > 0 ? ["and \(rest) more"] : []))
    case .wrongName:
      throw Refused(lines: ["A name has 1 to 100 characters, a season up to 60."])
    case .tooLarge:
      throw Refused(lines: ["The file is larger than \(PackLimits.bytes / (1 << 20)) MiB."])
    case .empty: throw Refused(lines: ["There is nothing in the file."])
    case .full:
      throw Refused(lines: ["There are \(PackLimits.packs) packs already; take one down first."])
    }
  }

  func listPacks() async throws -> [String] {
    let all = try await packs.all()
    return all.isEmpty ? ["No library is put up."] : all.map(Self.line)
  }

  func dropPack(name: String, season: String) async throws -> [String] {
    guard try await packs.remove(name: name, season: season) else {
      throw Refused(lines: ["There is no library “\(name)” of the season “\(season)”."])
    }
    return ["The library is taken down. What people took from it stays theirs."]
  }

  private static func line(_ pack: ReferencePack) -> String {
    let season = pack.season.isEmpty ? "" : "  season \(pack.season)"
    return "\(pack.name)\(season)  version \(pack.version)  \(pack.items) entries"
  }
}
