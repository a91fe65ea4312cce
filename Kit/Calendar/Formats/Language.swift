/// The languages Fieldday speaks. The raw value is the BCP 47 tag.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The first of `preferred` (BCP 47 tags, most wanted first, such as `ko-KR`) that is spoken
  /// here, by its primary subtag and in either case; English when none is.
  public init(preferred: [String]) {
    for tag in preferred {
      let primary = tag.utf8.prefix { byte in
        byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_")
      }
      // A primary subtag is ASCII; setting bit 5 puts its letters in lower case.
      let name = String(decoding: primary.map { byte in byte | 0x20 }, as: UTF8.self)
      if let language = Language(rawValue: name) {
        self = language
        return
      }
    }
    self = .english
  }
}

/// Whether a clock counts to 12 twice or to 24 once. The raw value is the Unicode `hc` keyword.
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  case twelve = "h12"
  case twentyFour = "h23"

  /// What people expect who said nothing: CLDR's preference for the United States and for Korea.
  public static func usual(for language: Language) -> HourCycle {
    switch language {
    case .english, .korean: .twelve
    }
  }
}
