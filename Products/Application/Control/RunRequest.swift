import Wire

/// What somebody wants of a person's runs in a terminal. Paths are those of the server's machine.
public enum RunRequest: Hashable, Sendable {
  /// Files, folders and archives, with the zone of times without one; that of the machine without
  /// it.
  case take(paths: [String], zone: String?)
  case list
  /// Dates as `YYYY-MM-DD`; without them, all.
  case export(directory: String, format: String, from: String?, to: String?)
}

extension RunRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    func text(_ name: String) throws(WireError) -> String? {
      try cursor.optional(name)?.string(limit: 1_000)
    }
    let word = try cursor.required("do")
    switch try word.string(limit: 32) {
    case "take":
      var paths: [String] = []
      for element in try cursor.required("paths").elements() {
        paths.append(try element.string(limit: 4_096))
      }
      self = .take(paths: paths, zone: try text("zone"))
    case "list": self = .list
    case "export":
      self = .export(
        directory: try cursor.required("directory").string(limit: 4_096),
        format: try cursor.required("format").string(limit: 32), from: try text("from"),
        to: try text("to"))
    default: throw word.error(.expected("a known word"))
    }
  }

  public var json: JSON {
    func text(_ text: String?) -> JSON? { text.map { text in .string(text) } }
    return switch self {
    case .take(let paths, let zone):
      .object([
        "do": "take", "paths": .array(paths.map { path in .string(path) }), "zone": text(zone),
      ])
    case .list: .object(["do": "list"])
    case .export(let directory, let format, let from, let to):
      .object([
        "do": "export", "directory": .string(directory), "format": .string(format),
        "from": text(from), "to": text(to),
      ])
    }
  }
}
