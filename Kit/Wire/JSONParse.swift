extension JSON {
  /// Reads one JSON text (RFC 8259), strictly: the whole input is one value and white space around
  /// it.
  ///
  /// What RFC 8259 leaves to the reader is decided so:
  /// - The same name twice in one object is an error; names are compared byte by byte, unescaped.
  /// - Ill-formed UTF-8, an escaped surrogate without its partner and a byte order mark are errors.
  /// - An integer literal that fits 64 bits becomes `.integer`; `-0` is the integer 0. Any other
  ///   number becomes the nearest `.number`, also when that is 0; one beyond a Double is an error.
  /// - U+0000, noncharacters and everything else that can be escaped or encoded is kept as it is.
  ///
  /// An error's offset counts bytes from 0: the first byte that cannot be right; for an escape
  /// its backslash; for a number out of range, a repeated name or a container too deep where that
  /// begins; for ill-formed UTF-8 the first byte of the sequence; for a text cut short its length.
  public static func parse(
    _ bytes: [UInt8], limits: JSONLimits = .standard
  ) throws(WireError) -> JSON {
    try bytes.withUnsafeBufferPointer { (buffer) throws(WireError) -> JSON in
      try parse(buffer, limits: limits)
    }
  }

  /// Reads one JSON text; see ``parse(_:limits:)``. Offsets count UTF-8 bytes.
  public static func parse(
    _ text: String, limits: JSONLimits = .standard
  ) throws(WireError) -> JSON {
    var text = text
    let result: Result<JSON, WireError> = text.withUTF8 { buffer in
      do throws(WireError) {
        return .success(try parse(buffer, limits: limits))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads one JSON text from memory that stays valid during the call; see ``parse(_:limits:)``.
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = .standard
  ) throws(WireError) -> JSON {
    guard bytes.count <= limits.bytes else {
      throw WireError(.syntax(.tooLarge, offset: limits.bytes), path: "")
    }
    var reader = JSONReader(bytes, depth: limits.depth)
    return try reader.document()
  }
}
