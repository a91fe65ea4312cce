import Calendar
import Core
import TeePalsDomain
import Wire

/// The nearest cities, fetched once and remembered, so that one can be found without a network.
struct CityShelf: Hashable {
  /// Around where they were fetched.
  private(set) var center: GlobePoint?
  private(set) var at: Instant?
  private(set) var cities: [City] = []
  /// Whose data they are.
  private(set) var credits: [String] = []
  /// What Koreans call a city, by its label: of those that are kept, and those found since.
  private var korean: [String: String] = [:]

  /// The most that are kept.
  static let limit = 500
  /// How many are shown.
  static let shown = 10

  init() {}

  init(center: GlobePoint, at time: Instant, _ cities: [City], credits: [String]) {
    self.center = center
    at = time
    self.credits = credits
    self.cities = Array(cities.prefix(CityShelf.limit))
    learn(self.cities)
  }

  /// Takes note of what cities are called.
  mutating func learn(_ cities: [City]) {
    for city in cities { if let name = city.korean { korean[city.label] = name } }
  }

  /// What Koreans call the city with this label, as far as the device knows.
  func inKorean(_ label: String) -> String? { korean[label] }

  /// What is remembered; anything unreadable counts as not there.
  init(reading text: String?) {
    self.init()
    guard let text, !text.isEmpty else { return }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      guard let time = Int64(try cursor.text("at")) else { return }
      self.init(
        center: try GlobePoint(cursor), at: Instant(milliseconds: time),
        try cursor.required("cities").decodeArray(City.self),
        credits: try FormExchange.credits(cursor))
    } catch { self.init() }
  }

  var text: String {
    guard let center, let at else { return "" }
    return JSON.object([
      "lat": center.lat, "lng": center.lng, "at": .string(String(at.milliseconds)),
      "cities": .array(of: cities),
      "credits": .array(credits.map { credit in .string(credit) }),
    ]).text
  }

  /// Whether there is nothing for somebody who is here now, or nothing that is new enough.
  func lacks(_ place: GlobePoint, at now: Instant) -> Bool {
    guard let center, let at else { return true }
    return Globe.metres(center, place) > CourseShelf.reach || ShelfAge.isOld(at, now)
  }

  /// The cities in whose name every word begins one: those first that are called so, then most
  /// people first.
  func find(_ query: String) -> [City] {
    let wanted = NameQuery(query)
    guard !wanted.isEmpty else { return [] }
    let whole = folded(query)
    var found: [(city: City, isExact: Bool)] = []
    for city in cities where wanted.matches(city.label + " " + (city.korean ?? "")) {
      found.append((city, CityShelf.isCalled(whole, city)))
    }
    found.sort { one, other in
      one.isExact != other.isExact
        ? one.isExact : one.city.population > other.city.population
    }
    return found.prefix(CityShelf.shown).map { entry in entry.city }
  }

  /// Whether a city has this name, with its region or without.
  private static func isCalled(_ name: [UInt8], _ city: City) -> Bool {
    for label in [city.label, city.korean ?? ""] {
      let bytes = folded(label)
      let town = bytes.prefix { byte in byte != UInt8(ascii: ",") }
      if bytes == name || town.elementsEqual(name) { return true }
    }
    return false
  }
}

/// For how long what was fetched of the world is good.
enum ShelfAge {
  /// Thirty days, in milliseconds.
  static let longest: Int64 = 30 * 86_400_000

  static func isOld(_ time: Instant, _ now: Instant) -> Bool {
    time > now || now.milliseconds - time.milliseconds >= longest
  }
}

extension TeePalsFeature.State {
  /// A city's name as the person reads it; its label, by which it is kept, where that is all that
  /// is known.
  func cityName(_ label: String) -> String {
    language == .korean ? form.cityShelf.inKorean(label) ?? label : label
  }

  /// Takes the cities and courses around the person along, once they are known to be somewhere:
  /// TeePals is on the screen, and the server is there.
  mutating func keepShelves() -> Effects {
    guard isShown, isLoaded, hasMet, hasAccount, isOnline, let place = shelfPlace else { return [] }
    // An attempt that failed waits for the next connection or the next place.
    guard form.triedShelf != place || !wasOnline else { return [] }
    form.triedShelf = place
    openShelf()
    return fetchShelf(place) + fetchCityShelf(place)
  }

  /// Where the person golfs, or says in the first steps that they do.
  private var shelfPlace: GlobePoint? { formPlace ?? profile.welcome.answers.city?.point }

  private mutating func fetchCityShelf(_ place: GlobePoint) -> Effects {
    guard form.cityShelf.lacks(place, at: now) else { return [] }
    return [
      .ask(
        FormExchange.manyCities(near: place),
        answer: { answer in .inner(.form(.citiesNear(place, answer))) })
    ]
  }

  mutating func takeCityShelf(_ place: GlobePoint, _ answer: HostAnswer) -> Effects {
    guard case .cities(let cities) = CitySearch.read(answer), !cities.isEmpty else { return [] }
    let credits = CitySearch.credits(in: answer)
    form.cityShelf = CityShelf(center: place, at: now, cities, credits: credits)
    return [.tell(.remember(key: TeePalsMemory.cities.key(of: me), value: form.cityShelf.text))]
  }

  /// What the device finds where the server cannot be asked; `nil` where it finds nothing.
  func citiesOnDevice(_ text: String) -> CitySearch.Finding? {
    let found = form.cityShelf.find(text)
    return found.isEmpty ? nil : .cities(found)
  }

  /// Takes what the server found, or where it was not reached what the device does.
  mutating func settle(_ search: inout CitySearch, _ text: String, _ answer: HostAnswer) {
    search.found = CitySearch.read(answer)
    search.credits = CitySearch.credits(in: answer)
    if case .cities(let cities) = search.found { form.cityShelf.learn(cities) }
    guard case .failed = search.found, let here = citiesOnDevice(text) else { return }
    search.found = here
    search.credits = form.cityShelf.credits
  }
}
