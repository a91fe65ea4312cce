import Calendar

extension GolferProfile {
  /// A birth date gives the year; the day itself is for ``PrivateGolferProfile``.
  public mutating func apply(_ edit: ProfileEdit) {
    switch edit {
    case .firstName(let text): firstName = text
    case .lastName(let text): lastName = text
    case .gender(let value): gender = value
    case .city(let value): city = value
    case .photo(let value): photo = value
    case .occupation(let text): occupation = text
    case .bio(let text): bio = text
    case .averageScore(let value): averageScore = value
    case .experience(let value): experience = value
    case .playsPerMonth(let value): playsPerMonth = value
    case .skill(let value): skill = value
    case .instagram(let text): instagram = text
    case .birthDate(let day): birthYear = day.year
    }
  }
}

extension ProfileEdit {
  /// The edits that make one profile out of the other, apart from the birth date. What cannot be
  /// taken away stays.
  public static func between(_ old: GolferProfile, _ new: GolferProfile) -> [ProfileEdit] {
    var edits: [ProfileEdit] = []
    if old.firstName != new.firstName { edits.append(.firstName(new.firstName)) }
    if old.lastName != new.lastName { edits.append(.lastName(new.lastName)) }
    if let gender = new.gender, old.gender != gender { edits.append(.gender(gender)) }
    if let city = new.city, old.city != city { edits.append(.city(city)) }
    if old.photo != new.photo { edits.append(.photo(new.photo)) }
    if old.occupation != new.occupation { edits.append(.occupation(new.occupation)) }
    if old.bio != new.bio { edits.append(.bio(new.bio)) }
    if old.averageScore != new.averageScore { edits.append(.averageScore(new.averageScore)) }
    if old.experience != new.experience { edits.append(.experience(new.experience)) }
    if old.playsPerMonth != new.playsPerMonth { edits.append(.playsPerMonth(new.playsPerMonth)) }
    if old.skill != new.skill { edits.append(.skill(new.skill)) }
    if old.instagram != new.instagram { edits.append(.instagram(new.instagram)) }
    return edits
  }
}
