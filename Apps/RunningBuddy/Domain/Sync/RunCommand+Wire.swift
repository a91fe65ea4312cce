import Coding
import Core
import Wire

extension WireCursor {
  func track() throws(WireError) -> RunPart { try RunPart(.track, self) }
  func file() throws(WireError) -> RunPart { try RunPart(.file, self) }

  /// The runs are read first.
  func undoImport() throws(WireError) -> RunCommand {
    let runs: [RunID] = try required("runs").decodeArray()
    return .undoImport(try required("import").id(), runs)
  }
}

extension JSON {
  static func track(_ part: RunPart) -> JSON { part.body }
  static func file(_ part: RunPart) -> JSON { part.body }

  static func undoImport(_ batch: RunBatchID, _ runs: [RunID]) -> JSON {
    .object(["import": .id(batch), "runs": .array(of: runs)])
  }
}
