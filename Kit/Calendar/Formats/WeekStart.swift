extension Weekday {
  /// The day that weeks begin with where somebody is at home, after CLDR 48: that of the region
  /// which the language they prefer names (`weekData`), else of where most speak it
  /// (`likelySubtags`).
  ///
  /// - Parameter tags: BCP 47, the best first. Without any it is Sunday.
  public static func startOfWeek(forLanguages tags: [String]) -> Weekday {
    let all = tags.map { tag in parts(of: tag) }
    guard let best = all.first(where: { parts in !parts.isEmpty }) else { return .sunday }
    // "en, en-GB" is English in Britain; what another language says of a region says nothing.
    for parts in all where parts.first == best.first {
      if let region = region(of: parts) {
        return first(of: region, sundays: sundayRegions, saturdays: saturdayRegions, fridays: "mv")
      }
    }
    return first(of: best[0], sundays: sundayLanguages, saturdays: saturdayLanguages, fridays: "dv")
  }

  private static let sundayRegions =
    "ag as bd br bs bt bw bz ca co dm do et gt gu hk hn id il in is jm jp ke kh kr la mh mm mo mt "
    + "mx mz ni np pa pe ph pk pr pt py sa sg sv th tt tw um us ve vi ws ye za zw"
  private static let saturdayRegions = "af bh dj dz eg iq ir jo kw ly om qa sd sy"
  private static let sundayLanguages =
    "aa af am as bn dz en gn gu he hi id is iw ja jv jw ki km kn ko ks lo mh ml mr mt my nd ne nr "
    + "om or pa pt qu sd sm sn ss st ta te th ti tn ts ur ve xh zu"
  private static let saturdayLanguages = "ar fa ps"

  /// The subtags in small letters.
  private static func parts(of tag: String) -> [[UInt8]] {
    tag.utf8.split { byte in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
      // Subtags are ASCII; setting bit 5 makes letters small, and leaves digits as they are.
      .map { part in part.map { byte in byte | 0x20 } }
  }

  /// Two letters or three digits after the language and its script, before what begins with a
  /// single letter (RFC 5646 §2.1).
  private static func region(of parts: [[UInt8]]) -> [UInt8]? {
    for part in parts.dropFirst() {
      if part.count == 1 { return nil }
      let isNumber = part.allSatisfy { byte in (0x30...0x39).contains(byte) }
      if part.count == 2 || part.count == 3 && isNumber { return part }
    }
    return nil
  }

  private static func first(
    of word: [UInt8], sundays: String, saturdays: String, fridays: String
  ) -> Weekday {
    func isOne(of words: String) -> Bool {
      words.utf8.split(separator: 0x20).contains { known in known.elementsEqual(word) }
    }
    if isOne(of: sundays) { return .sunday }
    if isOne(of: saturdays) { return .saturday }
    return isOne(of: fridays) ? .friday : .monday
  }
}
