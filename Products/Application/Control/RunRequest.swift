import Coding
import Wire

/// What somebody wants of a person's runs in a terminal. Paths are those of the server's machine.
@Wire(casesOf: "word", tag: "do") public enum RunRequest: Hashable, Sendable {
  /// Files, folders and archives, with the zone of times without one; that of the machine without
  /// it.
  @Case(as: "filePaths", limit: askedText) case take(paths: [String], zone: String?)
  case list
  /// Dates as `YYYY-MM-DD`; without them, all.
  @Case(forms: ["directory": "filePath"], limit: askedText)
  case export(directory: String, format: String, from: String?, to: String?)
}

extension WireCursor {
  func filePaths() throws(WireError) -> [String] {
    try elements { path throws(WireError) in try path.filePath() }
  }
}

extension JSON {
  static func filePaths(_ paths: [String]) -> JSON { .array(of: paths) }
}
