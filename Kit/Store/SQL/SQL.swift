/// A piece of SQL whose text comes from our own source and whose values are bound, never pasted.
///
///     try session.rows("SELECT name FROM friend WHERE id = \(id)")
///
/// The text can only be a literal of the source (the compiler refuses a `String`), so nothing that
/// arrived from outside can become part of a statement. An interpolated value becomes a parameter,
/// an interpolated ``SQL`` a part of this one.
///
/// One subset serves SQLite and PostgreSQL: `INSERT … ON CONFLICT (…) DO UPDATE … RETURNING`, row
/// values, `IN`, `LIMIT`, no `INSERT OR …`, no `datetime`, no double-quoted strings, no reserved
/// words as names. In table definitions the types are `INTEGER` (64 bits), `REAL`, `TEXT` and
/// `BLOB`, and tables are `STRICT` or `STRICT, WITHOUT ROWID`; a driver translates these words
/// where its engine has others.
public struct SQL: Hashable, Sendable {
  /// The statement without its values.
  public let statement: SQLStatementText
  /// The values, in order of their question marks.
  public let values: [SQLValue]

  /// The statement with `?` where a value belongs.
  public var text: String { statement.description }

  /// The parts with a literal between them: `conditions.joined(by: " AND ")`.
  public static func joined(_ parts: [SQL], by separator: StaticString) -> SQL {
    var whole = Interpolation(literalCapacity: 0, interpolationCount: parts.count)
    for (index, part) in parts.enumerated() {
      if index > 0 { whole.appendLiteral(separator) }
      whole.appendInterpolation(part)
    }
    return SQL(stringInterpolation: whole)
  }
}

extension SQL: ExpressibleByStringInterpolation {
  public init(stringLiteral literal: StaticString) {
    statement = literal.withUTF8Buffer { bytes in SQLStatementText(Array(bytes)) }
    values = []
  }

  public init(stringInterpolation whole: Interpolation) {
    statement = SQLStatementText(whole.bytes)
    values = whole.values
  }

  /// Collects literal text and values; only ``StaticString`` becomes text.
  public struct Interpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []
    var values: [SQLValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { text in bytes.append(contentsOf: text) }
    }

    /// A value, bound.
    public mutating func appendInterpolation(_ value: some SQLConvertible) {
      bytes.append(UInt8(ascii: "?"))
      values.append(value.sqlValue)
    }

    /// A value or NULL, bound.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      bytes.append(UInt8(ascii: "?"))
      values.append(value?.sqlValue ?? .null)
    }

    /// A value, bound.
    public mutating func appendInterpolation(_ value: SQLValue) {
      bytes.append(UInt8(ascii: "?"))
      values.append(value)
    }

    /// A piece of SQL with its own values.
    public mutating func appendInterpolation(_ part: SQL) {
      bytes.append(contentsOf: part.statement.bytes)
      values.append(contentsOf: part.values)
    }

    /// The name of a table or column that is only known when the program runs.
    public mutating func appendInterpolation(raw name: Identifier) {
      bytes.append(contentsOf: name.text.utf8)
    }

    /// A parenthesised list for `IN`: `id IN \(list: ids)`. An empty list contains nothing.
    ///
    /// The list is filled up to a power of two by repeating its last value, so that few different
    /// statements have to be prepared.
    public mutating func appendInterpolation(list: [some SQLConvertible]) {
      guard let last = list.last else {
        appendLiteral("(SELECT NULL WHERE 1 = 0)")
        return
      }
      var width = 1
      while width < list.count { width *= 2 }
      appendLiteral("(?")
      for _ in 1..<width { appendLiteral(", ?") }
      appendLiteral(")")
      for value in list { values.append(value.sqlValue) }
      for _ in list.count..<width { values.append(last.sqlValue) }
    }
  }
}
