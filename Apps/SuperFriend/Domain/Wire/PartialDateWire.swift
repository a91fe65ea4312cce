import Wire

extension PartialDate: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let date = PartialDate(try cursor.string(limit: 16)) else {
      throw cursor.error(.expected("a date or part of one"))
    }
    self = date
  }

  public var json: JSON { .string(description) }
}
