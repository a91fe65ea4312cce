import Calendar
import Core
import Wire

extension HomeCity: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      label: try cursor.text("label", limit: 200), point: try GlobePoint(cursor))
  }

  public var json: JSON {
    .object(["label": .text(label), "lat": point.lat, "lng": point.lng])
  }
}

extension PrivateGolferProfile {
  public var body: JSON {
    .object(["birthDate": birthDate.map { day in .string(day.description) }])
  }

  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user, birthDate: try body.optional("birthDate")?.day())
  }
}

extension WireCursor {
  fileprivate func score() throws(WireError) -> Int { try int(in: GolferProfile.scores.wire) }
  fileprivate func plays() throws(WireError) -> Int { try int(in: GolferProfile.playCounts.wire) }
}

extension ProfileEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    func text() throws(WireError) -> String { try cursor.text("value", limit: GolfLimits.edited) }
    switch try field.string(limit: 32) {
    case "firstName": self = .firstName(try text())
    case "lastName": self = .lastName(try text())
    case "gender": self = .gender(try needed().word())
    case "city": self = .city(try needed().decode())
    case "photo": self = .photo(try value?.photo())
    case "occupation": self = .occupation(try text())
    case "bio": self = .bio(try text())
    case "averageScore": self = .averageScore(try value?.score())
    case "experience": self = .experience(try value?.word())
    case "playsPerMonth": self = .playsPerMonth(try value?.plays())
    case "skill": self = .skill(try value?.word())
    case "homeCourse": self = .homeCourse(try value?.decode())
    case "instagram": self = .instagram(try text())
    case "birthDate": self = .birthDate(try needed().day())
    case "was":
      let old: ProfileEdit = try needed().decode()
      if case .was = old { throw field.error(.expected("what a field was")) }
      self = .was(old)
    default: throw field.error(.expected("a known field"))
    }
  }

  /// The name of the field.
  public var field: String {
    switch self {
    case .firstName: "firstName"
    case .lastName: "lastName"
    case .gender: "gender"
    case .city: "city"
    case .photo: "photo"
    case .occupation: "occupation"
    case .bio: "bio"
    case .averageScore: "averageScore"
    case .experience: "experience"
    case .playsPerMonth: "playsPerMonth"
    case .skill: "skill"
    case .homeCourse: "homeCourse"
    case .instagram: "instagram"
    case .birthDate: "birthDate"
    case .was: "was"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .firstName(let text), .lastName(let text), .occupation(let text), .bio(let text),
        .instagram(let text):
        .text(text)
      case .gender(let gender): .word(gender)
      case .city(let city): city.json
      case .photo(let photo): photo.map { photo in .photo(photo) }
      case .averageScore(let number), .playsPerMonth(let number):
        number.map { number in .int(number) }
      case .experience(let level): level.map { level in .word(level) }
      case .skill(let skill): skill.map { skill in .word(skill) }
      case .homeCourse(let course): course.map { course in course.json }
      case .birthDate(let day): .string(day.description)
      case .was(let old): old.json
      }
    return .object(["field": .string(field), "value": value])
  }
}
