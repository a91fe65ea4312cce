import Calendar
import Core
import Wire

extension WireCursor {
  /// The number of the member; `usual` when absent.
  @inline(never)
  func int(
    _ name: String, in range: ClosedRange<Int64>, else usual: Int
  ) throws(WireError) -> Int {
    try optional(name)?.int(in: range) ?? usual
  }

  /// An instant whose distance to any other fits 64 bits: those of ECMAScript's time values.
  @inline(never)
  func time() throws(WireError) -> Instant {
    Instant(milliseconds: try integer(in: Instant.timeValues))
  }

  /// A day of the calendar, `YYYY-MM-DD`.
  @inline(never)
  func day() throws(WireError) -> CivilDate {
    guard let day = CivilDate(try string(limit: 16)) else { throw error(.expected("a day")) }
    return day
  }

  /// A time of day in seconds since midnight.
  @inline(never)
  func timeOfDay() throws(WireError) -> TimeOfDay {
    guard let time = TimeOfDay(second: try int(in: TimeOfDay.seconds.wire)) else {
      throw error(.expected("a time of day"))
    }
    return time
  }

  /// The text of the member of at most `limit` Unicode scalars, empty when absent.
  @inline(never)
  func text(_ name: String, limit: Int) throws(WireError) -> String {
    try optional(name)?.string(limit: limit) ?? ""
  }

  /// The name of a file of somebody's.
  @inline(never)
  func photo() throws(WireError) -> MediaDigest {
    guard let photo = MediaDigest(try string(limit: MediaDigest.length)) else {
      throw error(.expected("a digest"))
    }
    return photo
  }

  /// A zone with its offset.
  @inline(never)
  func zone() throws(WireError) -> Zone {
    Zone(
      name: try required("name").string(limit: Zone.nameLimit),
      offset: try required("offset").int(in: Zone.offsets.wire))
  }

  /// Different words of a closed list, in their order.
  @inline(never)
  func words<Word: RawRepresentable & Equatable>(
    _ type: Word.Type = Word.self
  ) throws(WireError) -> [Word] where Word.RawValue == String {
    var words: [Word] = []
    for element in try elements() {
      let word: Word = try element.word()
      guard !words.contains(word) else { throw element.error(.expected("another word")) }
      words.append(word)
    }
    return words
  }
}

extension JSON {
  static func time(_ instant: Instant) -> JSON { .instant(instant) }
  static func timeOfDay(_ time: TimeOfDay) -> JSON { .int(time.second) }
  static func photo(_ photo: MediaDigest) -> JSON { .string(photo.text) }

  static func words<Word: RawRepresentable>(_ words: [Word]) -> JSON
  where Word.RawValue == String {
    .array(words.map { word in .word(word) })
  }

  static func zone(_ zone: Zone) -> JSON {
    .object(["name": .string(zone.name), "offset": .int(zone.offset)])
  }
}
