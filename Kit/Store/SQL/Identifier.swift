/// The name of a table or column that is only known when the program runs.
///
/// Names are lower-case words with underscores, at most 63 bytes (PostgreSQL's limit), and none of
/// the words that either engine reserves. Everything else is refused, so a name can be put into
/// text.
public struct Identifier: Hashable, Sendable {
  public let text: String

  public init?(_ text: String) {
    guard let first = text.utf8.first, Self.isLetter(first), text.utf8.count <= 63,
      text.utf8.allSatisfy({ byte in Self.isLetter(byte) || Self.isOther(byte) }),
      !Self.reserved.contains(text)
    else { return nil }
    self.text = text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isOther(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Words reserved by PostgreSQL or SQLite that could pass for a name.
  private static let reserved: Set<String> = [
    "add", "all", "alter", "analyse", "analyze", "and", "any", "array", "as", "asc", "asymmetric",
    "authorization", "autoincrement", "begin", "between", "binary", "both", "by", "case", "cast",
    "check", "collate", "collation", "column", "commit", "concurrently", "constraint", "create",
    "cross", "current_date", "current_time", "current_timestamp", "current_user", "default",
    "deferrable", "delete", "desc", "distinct", "do", "drop", "else", "end", "escape", "except",
    "exists", "false", "fetch", "for", "foreign", "freeze", "from", "full", "grant", "group",
    "having", "if", "ilike", "in", "index", "initially", "inner", "insert", "intersect", "into",
    "is",
    "isnull", "join", "lateral", "leading", "left", "like", "limit", "localtime", "localtimestamp",
    "natural", "not", "notnull", "null", "offset", "on", "only", "or", "order", "outer", "overlaps",
    "placing", "primary", "references", "returning", "right", "rollback", "select", "session_user",
    "set", "similar", "some", "symmetric", "table", "tablesample", "then", "to", "trailing",
    "transaction", "true", "union", "unique", "update", "user", "using", "values", "variadic",
    "verbose", "when", "where", "window", "with",
  ]
}
