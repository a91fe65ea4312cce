import Wire

extension HeartHistogram {
  /// The least rate, and the seconds of it and of those above it.
  var list: NumberList {
    var list = NumberList()
    list.add(count: least)
    for count in seconds { list.add(count: count) }
    return list
  }

  static func read(_ cursor: WireCursor) throws(WireError) -> HeartHistogram {
    var reader = try NumberReader(cursor)
    let least = try reader.int(to: rates.upperBound)
    var seconds: [Int] = []
    while !reader.isAtEnd {
      seconds.append(try reader.int(to: limit))
      guard seconds.count <= rates.count else { throw reader.error("fewer heart rates") }
    }
    guard let histogram = HeartHistogram(from: least, seconds) else {
      throw reader.error("heart rates in their range")
    }
    return histogram
  }
}
