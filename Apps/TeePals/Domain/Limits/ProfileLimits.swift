import Calendar
import Core

/// What a profile may say (specification §§3.2, 5.4). The same on the device and on the server.
public enum ProfileLimits {
  /// The edit in the form in which it is kept.
  public static func settled(_ edit: ProfileEdit) -> ProfileEdit {
    switch edit {
    case .firstName(let text): .firstName(trimmed(text))
    case .lastName(let text): .lastName(trimmed(text))
    case .occupation(let text): .occupation(trimmed(text))
    case .bio(let text): .bio(trimmed(text))
    case .instagram(let text): .instagram(instagram(text))
    case .city(let city):
      .city(HomeCity(label: trimmed(city.label), point: city.point.snapped))
    case .gender, .photo, .averageScore, .experience, .playsPerMonth, .skill, .homeCourse,
      .birthDate:
      edit
    case .was(let old): .was(settled(old))
    }
  }

  /// Why a settled edit is not taken.
  ///
  /// - Parameter today: For birth dates.
  ///
  /// - Parameter youngest: The age from which on somebody may be here, in years.
  public static func check(
    _ edit: ProfileEdit, today: CivilDate, youngest: Int = GolfLimits.youngest
  ) throws(TeePalsRejection) {
    switch edit {
    case .firstName(let text): try check(name: text, .firstName)
    case .lastName(let text): try check(name: text, .lastName)
    case .city(let city):
      guard !city.label.isEmpty else { throw .invalid(.city, .missing) }
      try GolfLimits.check(city.label, .city, upTo: GolfLimits.cityLabel)
    case .occupation(let text):
      try GolfLimits.check(text, .occupation, upTo: GolfLimits.occupation)
    case .bio(let text): try GolfLimits.check(text, .bio, upTo: GolfLimits.bio)
    case .averageScore(let score):
      if let score, !GolferProfile.averageScores.contains(score) {
        throw .invalid(.averageScore, .outOfRange(60, 120))
      }
    case .playsPerMonth(let count):
      if let count, !GolferProfile.playsPerMonthChoices.contains(count) {
        throw .invalid(.playsPerMonth, .outOfRange(1, 20))
      }
    case .instagram(let text):
      try GolfLimits.check(text, .instagram, upTo: GolfLimits.instagram)
      guard text.utf8.allSatisfy(isOfInstagram) else { throw .invalid(.instagram, .characters) }
    case .birthDate(let day): try check(birth: day, today: today, youngest)
    case .gender, .photo, .experience, .skill, .homeCourse, .was: break
    }
  }

  // MARK: Names

  /// 2 to 30 letters of any script, spaces, hyphens and apostrophes.
  ///
  /// A syllable of Hangul and an ideograph stand for several letters, so that "김" is long enough.
  static func check(
    name: String, _ field: TeePalsRejection.Field
  ) throws(TeePalsRejection) {
    guard !name.isEmpty else { throw .invalid(field, .missing) }
    try GolfLimits.check(name, field, upTo: GolfLimits.name.upperBound)
    var letters = 0
    for scalar in name.unicodeScalars {
      if scalar.properties.isAlphabetic {
        letters += isSyllable(scalar) ? 2 : 1
      } else if !joins(scalar) {
        throw .invalid(field, .characters)
      }
    }
    guard letters > 0 else { throw .invalid(field, .characters) }
    guard letters >= GolfLimits.name.lowerBound else {
      throw .invalid(field, .tooShort(GolfLimits.name.lowerBound))
    }
  }

  /// What stands between letters, and accents on their own.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x27, 0x2D, 0x2010, 0x2019: true
    // Combining accents and the viramas of Indic scripts; never white space or signs.
    default: scalar.value >= 0x300 && scalar.properties.isGraphemeExtend
    }
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || scalar.properties.isIdeographic
  }

  // MARK: Birth dates

  /// Between 18 and 100 years ago; what the operator wants besides is named in the fault.
  private static func check(
    birth: CivilDate, today: CivilDate, _ youngest: Int
  ) throws(TeePalsRejection) {
    guard ageInYears(of: birth, on: today) >= youngest, birth <= today else {
      throw .invalid(
        .birthDate, youngest == GolfLimits.youngest ? .tooYoung : .outOfRange(youngest, 100))
    }
    guard birth >= today.adding(months: -1_200) else {
      throw .invalid(.birthDate, .outOfRange(GolfLimits.youngest, 100))
    }
  }

  // MARK: Instagram

  private static func instagram(_ text: String) -> String {
    let name = trimmed(text)
    return name.first == "@" ? String(name.dropFirst()) : name
  }

  private static func isOfInstagram(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
