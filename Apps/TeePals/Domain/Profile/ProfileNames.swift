import Calendar
import Core

// What is derived from a profile (specification §5.1).

extension GolferProfile {
  /// "Maya K."; empty until there is a name. A Korean family name of one syllable is its first
  /// letter already: "김하나".
  public var displayName: String {
    if lastName.unicodeScalars.count == 1,
      let name = koreanName(family: lastName, given: firstName)
    {
      return name
    }
    guard let first = lastName.first else { return firstName }
    guard !firstName.isEmpty else { return lastName }
    return firstName + " " + String(first).uppercased() + "."
  }

  /// "Maya Kim", "김하나"; empty until there is a name.
  public var fullName: String {
    if let name = koreanName(family: lastName, given: firstName) { return name }
    if firstName.isEmpty { return lastName }
    return lastName.isEmpty ? firstName : firstName + " " + lastName
  }

  /// What stands for them elsewhere.
  public var card: GolferCard {
    GolferCard(
      user: user, name: displayName, photo: photo, tier: trust?.tier,
      badges: Array((trust?.badges ?? []).prefix(TrustMark.onCard)))
  }
}

extension GolferCard {
  /// As lists of people show it, which do not say how somebody is to play with.
  public var unmarked: GolferCard { GolferCard(user: user, name: name, photo: photo) }
}

extension PrivateGolferProfile {
  /// How old they are in whole years, which is all that others are told of a birth date; `nil`
  /// where nobody knows.
  public func age(on day: CivilDate) -> Int? {
    birthDate.map { birth in ageInYears(of: birth, on: day) }
  }
}

/// Whole years since a birth. Who was born on 29 February is a year older from 1 March on where
/// there is no such day.
public func ageInYears(of birth: CivilDate, on day: CivilDate) -> Int {
  let (born, now) = (birth.components, day.components)
  let hadBirthday = (now.month, now.day) >= (born.month, born.day)
  return max(0, now.year - born.year - (hadBirthday ? 0 : 1))
}

extension HomeCity {
  /// The city as a key: "san_jose_ca".
  public var key: String { cityKey(label) }
}

/// A label as a key: lower-case letters and digits, with one "_" for what is between words.
public func cityKey(_ label: String) -> String {
  var key = String.UnicodeScalarView()
  var isBetween = false
  for scalar in label.lowercased().unicodeScalars {
    if scalar == " " || scalar == "-" {
      isBetween = !key.isEmpty
      continue
    }
    let isDigit = ("0"..."9").contains(scalar)
    guard isDigit || scalar == "_" || scalar.properties.isAlphabetic else { continue }
    if isBetween { key.append("_") }
    isBetween = false
    key.append(scalar)
  }
  return String(key)
}
