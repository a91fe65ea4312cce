import Calendar
import Core
import TeePalsDomain

/// A section of one's profile being edited. Choices are kept by their words, as selects have them.
struct ProfileForm: Hashable {
  let section: ProfileSection
  var texts: [EditorField: String] = [:]
  var city: HomeCity?
  var homeCourse: HomeCourse?
  var fault: TeePalsRejection?
  /// The profile as it was when the person began, or as it stood when they were told of what
  /// another device made of the same fields: they save on top of that.
  var seen: GolferProfile?
  /// What they were told of.
  var conflicts: [ProfileEdit] = []
  private let beginning: [EditorField: String]
  private let firstCity: HomeCity?
  private let firstCourse: HomeCourse?

  init(_ section: ProfileSection, _ profile: GolferProfile?, _ secret: PrivateGolferProfile?) {
    self.section = section
    seen = profile
    var texts: [EditorField: String] = [:]
    for field in ProfileForm.fields(of: section) {
      texts[field] = ProfileForm.text(field, profile, secret)
    }
    self.texts = texts
    beginning = texts
    city = profile?.city
    firstCity = profile?.city
    homeCourse = profile?.homeCourse
    firstCourse = profile?.homeCourse
  }

  static func fields(of section: ProfileSection) -> [EditorField] {
    switch section {
    case .photo: []
    case .about: [.firstName, .lastName, .birthDate, .gender, .occupation, .instagram]
    case .golf: [.skill, .averageScore, .experience, .playsPerMonth]
    case .bio: [.bio]
    }
  }

  func text(_ field: EditorField) -> String { texts[field] ?? "" }

  var isTouched: Bool {
    if section == .about, city != firstCity { return true }
    if section == .golf, homeCourse != firstCourse { return true }
    return ProfileForm.fields(of: section).contains { field in isTouched(field) }
  }

  private func isTouched(_ field: EditorField) -> Bool {
    text(field) != beginning[field] ?? ""
  }

  /// What was changed and what that was, in the order of the fields; without what is no answer at
  /// all.
  var edits: [ProfileEdit] {
    var edits: [ProfileEdit] = []
    for field in ProfileForm.fields(of: section) where isTouched(field) {
      if let edit = edit(of: field) { edits.append(edit) }
    }
    if section == .about, city != firstCity, let city { edits.append(.city(city)) }
    if section == .golf, homeCourse != firstCourse { edits.append(.homeCourse(homeCourse)) }
    return seen.map { seen in ProfileEdit.edits(edits, of: seen) } ?? edits
  }

  private func edit(of field: EditorField) -> ProfileEdit? {
    let text = trimmed(text(field))
    switch field {
    case .firstName: return .firstName(text)
    case .lastName: return .lastName(text)
    case .birthDate: return CivilDate(text).map { date in .birthDate(date) }
    case .gender: return Gender(rawValue: text).map { gender in .gender(gender) }
    case .occupation: return .occupation(text)
    case .instagram: return .instagram(text.hasPrefix("@") ? String(text.dropFirst()) : text)
    case .skill: return .skill(SkillLevel(rawValue: text))
    case .averageScore: return .averageScore(Int(text))
    case .experience: return .experience(ExperienceLevel(rawValue: text))
    case .playsPerMonth: return .playsPerMonth(Int(text))
    case .bio: return .bio(text)
    }
  }

  private static func text(
    _ field: EditorField, _ profile: GolferProfile?, _ secret: PrivateGolferProfile?
  ) -> String {
    switch field {
    case .firstName: profile?.firstName ?? ""
    case .lastName: profile?.lastName ?? ""
    case .birthDate: secret?.birthDate?.description ?? ""
    case .gender: profile?.gender?.rawValue ?? ""
    case .occupation: profile?.occupation ?? ""
    case .instagram: profile?.instagram ?? ""
    case .skill: profile?.skill?.rawValue ?? ""
    case .averageScore: number(profile?.averageScore)
    case .experience: profile?.experience?.rawValue ?? ""
    case .playsPerMonth: number(profile?.playsPerMonth)
    case .bio: profile?.bio ?? ""
    }
  }

  private static func number(_ value: Int?) -> String {
    value.map { value in String(value) } ?? ""
  }
}
