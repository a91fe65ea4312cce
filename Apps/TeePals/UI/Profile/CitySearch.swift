import Core
import TeePalsDomain
import View
import Wire

/// A city being looked for by its name.
struct CitySearch {
  var text = ""
  var found = Finding.idle
  /// The device is being asked where it is.
  var isLocating = false
  /// Why that is not known.
  var locationProblem: ProblemText?

  enum Finding {
    /// Too little has been typed.
    case idle
    case searching
    case failed(AnswerProblem)
    case cities([City])
  }

  var credits: [String] = []

  /// Letters from which the server is asked.
  static let fewest = 2

  static func read(_ answer: HostAnswer) -> Finding {
    let cities = answer.read { cursor throws(WireError) in
      try cursor.required("cities").decodeArray(City.self)
    }
    guard let cities else { return .failed(AnswerProblem(answer) ?? .failed) }
    return .cities(cities)
  }

  /// Whom the cities come from, as their licences want it said.
  static func credits(in answer: HostAnswer) -> [String] {
    answer.read(FormExchange.credits) ?? []
  }
}

extension TeePalsFeature.State {
  mutating func reduceCity(_ action: CityAction) -> Effects {
    switch action {
    case .typed(let text):
      profile.cities.text = String(text.prefix(100))
      if route == .onboarding { profile.welcome.fault = nil }
      return searchCities(afterwards: true)
    case .retried: return searchCities(afterwards: false)
    case .locateWanted:
      guard !profile.cities.isLocating else { return [] }
      profile.cities.isLocating = true
      profile.cities.locationProblem = nil
      return [
        .ask(.locate, answer: { answer in .inner(.profile(.located(answer))) })
      ]
    case .chosen(let number):
      guard case .cities(let cities) = profile.cities.found,
        let city = cities.first(where: { city in city.id == number })
      else { return [] }
      profile.cities = CitySearch()
      return take(HomeCity(label: city.label, point: city.point.snapped))
    case .changed:
      profile.cities = CitySearch()
      if route == .onboarding {
        profile.welcome.answers.city = nil
        return keepWelcome() + [.tell(.focus(elementID: "city"))]
      }
      profile.form?.city = nil
      return [.tell(.focus(elementID: "city"))]
    }
  }

  /// Asks for the cities, once the letters have stood for a moment.
  private mutating func searchCities(afterwards: Bool) -> Effects {
    let text = trimmed(profile.cities.text)
    guard text.unicodeScalars.count >= CitySearch.fewest else {
      profile.cities.found = .idle
      return []
    }
    if case .cities = profile.cities.found, afterwards {} else { profile.cities.found = .searching }
    guard afterwards else { return askCities(text) }
    return [
      .ask(
        .timer(key: "golf.cities", milliseconds: 250),
        answer: { _ in .inner(.profile(.cityDue(text))) })
    ]
  }

  func askCities(_ text: String) -> Effects {
    // Others typed on: their letters come with a timer of their own.
    guard sameBytes(text, trimmed(profile.cities.text)) else { return [] }
    return ask(get: "/api/golf/cities?q=" + percentEncoded(text)) { answer in
      .profile(.cities(text, answer))
    }
  }

  mutating func receiveCities(_ text: String, _ answer: HostAnswer) {
    guard sameBytes(text, trimmed(profile.cities.text)) else { return }
    var cities = profile.cities
    settle(&cities, text, answer)
    profile.cities = cities
  }

  /// Asks for the cities that lie nearest to where the device is.
  mutating func receiveLocation(_ answer: HostAnswer) -> Effects {
    guard profile.cities.isLocating else { return [] }
    guard case .text(let place) = answer else {
      profile.cities.isLocating = false
      profile.cities.locationProblem = .locationUnknown
      if case .failed(let reason) = answer, sameBytes(reason, "denied") {
        profile.cities.locationProblem = .locationDenied
      }
      return []
    }
    let parts = place.split(separator: " ").map { part in String(part) }
    guard parts.count == 2 else {
      profile.cities.isLocating = false
      profile.cities.locationProblem = .locationUnknown
      return []
    }
    profile.cities.text = ""
    let query = "lat=" + percentEncoded(parts[0]) + "&lng=" + percentEncoded(parts[1])
    return ask(get: "/api/golf/cities?" + query) { answer in .profile(.citiesNear(answer)) }
  }

  mutating func receiveNearCities(_ answer: HostAnswer) {
    guard profile.cities.isLocating else { return }
    profile.cities.isLocating = false
    var cities = profile.cities
    settle(&cities, "", answer)
    profile.cities = cities
  }

  /// The chosen city goes to where it was asked for.
  private mutating func take(_ city: HomeCity) -> Effects {
    let focus: Effects = [.tell(.focus(elementID: "city-change"))]
    guard route == .onboarding else {
      profile.form?.city = city
      return focus
    }
    profile.welcome.answers.city = city
    profile.welcome.fault = nil
    return keepWelcome() + focus
  }
}
