import Calendar
import Core
import TeePalsDomain
import Wire

/// The first steps (specification §5.4), in order.
public enum WelcomeStep: String, Hashable, Sendable, CaseIterable {
  case name, birthDate, city, gender

  /// 1…4.
  var number: Int {
    switch self {
    case .name: 1
    case .birthDate: 2
    case .city: 3
    case .gender: 4
    }
  }

  var next: WelcomeStep? {
    switch self {
    case .name: .birthDate
    case .birthDate: .city
    case .city: .gender
    case .gender: nil
    }
  }

  var previous: WelcomeStep? {
    switch self {
    case .name: nil
    case .birthDate: .name
    case .city: .birthDate
    case .gender: .city
    }
  }
}

/// What somebody new has answered so far.
struct WelcomeAnswers: Hashable {
  var firstName = ""
  var lastName = ""
  /// `YYYY-MM-DD`, or what there is of it.
  var birthDate = ""
  var city: HomeCity?
  var gender: Gender?

  /// What a profile holds already counts as answered.
  mutating func fill(from profile: GolferProfile?, _ secret: PrivateGolferProfile?) {
    if firstName.isEmpty { firstName = profile?.firstName ?? "" }
    if lastName.isEmpty { lastName = profile?.lastName ?? "" }
    if birthDate.isEmpty { birthDate = secret?.birthDate?.description ?? "" }
    if city == nil { city = profile?.city }
    if gender == nil { gender = profile?.gender }
  }

  /// The first step without an answer; the last one when there is none.
  var firstMissing: WelcomeStep {
    if firstName.isEmpty || lastName.isEmpty { return .name }
    if CivilDate(birthDate) == nil { return .birthDate }
    if city == nil { return .city }
    return .gender
  }

  func edits(of step: WelcomeStep) -> [ProfileEdit] {
    switch step {
    case .name: [.firstName(trimmed(firstName)), .lastName(trimmed(lastName))]
    case .birthDate: CivilDate(birthDate).map { date in [.birthDate(date)] } ?? []
    case .city: city.map { city in [.city(city)] } ?? []
    case .gender: gender.map { gender in [.gender(gender)] } ?? []
    }
  }
}

/// Where somebody new is.
struct WelcomeState {
  var answers: WelcomeAnswers
  var step: WelcomeStep
  /// What is wrong with the answer, once it was given.
  var fault: TeePalsRejection?
  /// Whether the profile has been looked at.
  var hasBegun = false
  /// Where the person was going as the device keeps it.
  var kept: TeePalsRoute?
  /// Since when they have been going there.
  var since: Instant?

  init(_ answers: WelcomeAnswers) {
    self.answers = answers
    step = answers.firstMissing
  }
}

/// The answers as they are kept on the device until the last one is given.
enum WelcomeDraft {
  /// - Parameters:
  ///   - destination: Where the person was going.
  ///   - since: Since when.
  static func text(
    _ answers: WelcomeAnswers, to destination: TeePalsRoute? = nil, since: Instant? = nil
  ) -> String {
    JSON.object([
      "to": destination.map { place in .string(place.path) },
      "since": since.map { time in .string(String(time.milliseconds)) },
      "firstName": .text(answers.firstName), "lastName": .text(answers.lastName),
      "birthDate": .text(answers.birthDate), "city": answers.city.map(city),
      "gender": answers.gender.map { gender in .word(gender) },
    ]).text
  }

  /// What is kept; anything unreadable counts as not there.
  static func read(_ text: String?) -> WelcomeAnswers {
    guard let text, !text.isEmpty else { return WelcomeAnswers() }
    do throws(WireError) { return try answers(WireCursor(try JSON.parse(text))) } catch {
      return WelcomeAnswers()
    }
  }

  /// Where the person was going, and since when; `nil` where nothing readable is kept, or only
  /// what they have wanted for too long.
  static func destination(_ text: String?, at now: Instant) -> (TeePalsRoute, since: Instant)? {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      guard let place = TeePalsRoute(path: try cursor.text("to")),
        let time = Int64(try cursor.text("since"))
      else { return nil }
      let since = Instant(milliseconds: time)
      return KeptWay.isFresh(since, at: now) ? (place, since: since) : nil
    } catch { return nil }
  }

  private static func answers(_ cursor: WireCursor) throws(WireError) -> WelcomeAnswers {
    var answers = WelcomeAnswers()
    answers.firstName = try cursor.text("firstName")
    answers.lastName = try cursor.text("lastName")
    answers.birthDate = try cursor.text("birthDate")
    answers.gender = try cursor.optional("gender")?.word()
    if let known = try cursor.optional("city") {
      let label = try known.required("label").string(limit: GolfLimits.cityLabel)
      let latitude = try known.required("lat").double()
      let longitude = try known.required("lng").double()
      if let point = GlobePoint(latitude: latitude, longitude: longitude) {
        answers.city = HomeCity(label: label, point: point)
      }
    }
    return answers
  }

  private static func city(_ city: HomeCity) -> JSON {
    .object([
      "label": .string(city.label), "lat": .number(city.point.latitude),
      "lng": .number(city.point.longitude),
    ])
  }
}
