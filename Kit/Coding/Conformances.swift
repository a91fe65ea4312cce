import Core
import Wire

extension ID: WireCodable {
  /// An id in its 36-character form.
  public init(_ cursor: WireCursor) throws(WireError) { self = try cursor.id() }
  /// The 36 characters.
  public var json: JSON { .id(self) }
}

extension Instant: WireCodable {
  /// Whole milliseconds since 1970.
  public init(_ cursor: WireCursor) throws(WireError) { self = try cursor.instant() }
  /// Whole milliseconds since 1970.
  public var json: JSON { .instant(self) }
}

extension String: WireCodable {
  /// A text of any length.
  public init(_ cursor: WireCursor) throws(WireError) { self = try cursor.string() }
  /// The text.
  public var json: JSON { .string(self) }
}
