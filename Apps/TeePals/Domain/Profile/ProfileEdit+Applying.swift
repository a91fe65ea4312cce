import Calendar

extension GolferProfile {
  /// A birth date gives the year; the day itself is for ``PrivateGolferProfile``.
  public mutating func apply(_ edit: ProfileEdit) {
    switch edit {
    case .firstName(let text): firstName = text
    case .lastName(let text): lastName = text
    case .gender(let value): gender = value
    case .city(let value): city = value
    case .photo(let value): if isPhotoHeld { heldPhoto = value } else { photo = value }
    case .occupation(let text): occupation = text
    case .bio(let text): bio = text
    case .averageScore(let value): averageScore = value
    case .experience(let value): experience = value
    case .playsPerMonth(let value): playsPerMonth = value
    case .skill(let value): skill = value
    case .homeCourse(let value): homeCourse = value
    case .instagram(let text): instagram = text
    case .birthDate(let day): birthYear = day.year
    case .was: break
    }
  }
}

extension ProfileEdit: EntityEdit {
  public var former: ProfileEdit? { if case .was(let old) = self { old } else { nil } }

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
    if old.homeCourse != new.homeCourse { edits.append(.homeCourse(new.homeCourse)) }
    if old.instagram != new.instagram { edits.append(.instagram(new.instagram)) }
    return edits
  }

  /// What the same field is in a profile; `nil` for what is not there yet and cannot be taken away,
  /// for a photo, and for what is set once.
  public func value(in profile: GolferProfile) -> ProfileEdit? {
    switch self {
    case .firstName: .firstName(profile.firstName)
    case .lastName: .lastName(profile.lastName)
    case .gender: profile.gender.map { gender in .gender(gender) }
    case .city: profile.city.map { city in .city(city) }
    case .occupation: .occupation(profile.occupation)
    case .bio: .bio(profile.bio)
    case .averageScore: .averageScore(profile.averageScore)
    case .experience: .experience(profile.experience)
    case .playsPerMonth: .playsPerMonth(profile.playsPerMonth)
    case .skill: .skill(profile.skill)
    case .homeCourse: .homeCourse(profile.homeCourse)
    case .instagram: .instagram(profile.instagram)
    case .photo, .birthDate, .was: nil
    }
  }

  public static func applied(_ edits: [ProfileEdit], to profile: GolferProfile) -> GolferProfile {
    var profile = profile
    for edit in edits { profile.apply(ProfileLimits.settled(edit)) }
    return profile
  }

  /// What the field is called where it is refused.
  public var refusedField: TeePalsRejection.Field {
    switch self {
    case .firstName: .firstName
    case .lastName: .lastName
    case .gender: .gender
    case .city: .city
    case .photo: .photo
    case .occupation: .occupation
    case .bio: .bio
    case .averageScore: .averageScore
    case .experience: .experience
    case .playsPerMonth: .playsPerMonth
    case .skill: .skill
    case .homeCourse: .homeCourse
    case .instagram: .instagram
    case .birthDate: .birthDate
    case .was(let old): old.refusedField
    }
  }
}
