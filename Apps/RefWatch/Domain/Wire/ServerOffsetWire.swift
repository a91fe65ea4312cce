import Wire

extension ServerOffset: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      milliseconds: try cursor.required("ahead").integer(),
      doubt: try cursor.required("doubt").integer(in: ServerOffset.doubts),
      taken: try cursor.required("taken").instant())
  }

  public var json: JSON {
    .object([
      "ahead": .integer(milliseconds), "doubt": .integer(doubt), "taken": .instant(taken),
    ])
  }
}
