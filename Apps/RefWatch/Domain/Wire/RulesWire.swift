import Wire

extension WireCursor {
  /// The lengths of up to three intervals.
  @inline(never)
  func intervals() throws(WireError) -> [Int] {
    var minutes: [Int] = []
    for element in try elements() {
      minutes.append(try element.int(in: RuleSet.intervalLengths.wire))
    }
    guard minutes.count <= 3 else { throw error(.outOfRange("up to 3 intervals")) }
    return minutes
  }
}

extension JSON {
  static func intervals(_ minutes: [Int]) -> JSON {
    .array(minutes.map { minutes in .int(minutes) })
  }
}
