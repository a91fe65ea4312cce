import Core
import Sync
import Wire

extension RunPart {
  public var body: JSON {
    .object(["run": .id(run), "part": .int(index), "content": content.json])
  }

  init(_ kind: Kind, _ body: WireCursor) throws(WireError) {
    self.init(
      kind, of: try body.required("run").id(),
      try body.required("part").int(in: 0...Int64(kind.parts - 1)),
      try body.required("content").decode())
    guard (1...kind.bytes).contains(content.bytes) else {
      throw body.error(.expected("a content within its limit"))
    }
  }

  init(_ kind: Kind, id: ID<RunPart.Tag>, _ body: WireCursor) throws(WireError) {
    try self.init(kind, body)
    try check(id, body)
  }
}

extension RunPart.Kind {
  /// The most parts of a run.
  var parts: Int {
    switch self {
    case .track: RunLimits.trackParts
    case .file: RunLimits.fileParts
    }
  }

  /// The most bytes of a part.
  var bytes: Int {
    switch self {
    case .track: RunLimits.trackBytes
    case .file: RunLimits.fileBytes
    }
  }
}
