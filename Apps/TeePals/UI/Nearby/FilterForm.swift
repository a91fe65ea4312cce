import Calendar
import Core
import Design
import TeePalsDomain
import Wire

/// The filters while they are chosen.
struct FilterForm {
  var filter: RoundFilter
  var cities = CitySearch()
  var count = Count.unknown
  /// How many counts were asked for: an answer to an earlier one is none.
  var number = 0
  /// The device is asked where it is.
  var isLocating = false
  /// It did not say.
  var locatingFailed = false

  enum Count: Hashable {
    case unknown
    case counting
    case failed
    /// How many there are, and whether there may be more.
    case counted(Int, isAll: Bool)
  }
}

extension TeePalsFeature.State {
  mutating func reduceFilter(_ action: FilterAction) -> Effects {
    guard case .filter(var form) = rounds.cover else { return [] }
    switch action {
    case .reach(let reach): form.filter.reach = reach
    case .dates(let preset): choose(preset, &form)
    case .firstDay(let text): form.filter.days.first = CivilDate(text)
    case .lastDay(let text): form.filter.days.last = CivilDate(text)
    case .sort(let sort): form.filter.sort = sort
    case .host(let host): form.filter.host = host
    case .traits(let traits): form.filter.traits = traits
    case .cityTyped(let text):
      form.cities.text = String(text.prefix(100))
      rounds.cover = .filter(form)
      return searchFilterCities()
    case .cityChosen(let number):
      guard case .cities(let cities) = form.cities.found,
        let city = cities.first(where: { city in city.id == number })
      else { return [] }
      form.filter.city = HomeCity(label: city.label, point: city.point.snapped)
      form.cities = CitySearch()
    case .ownCityChosen:
      form.filter.city = nil
      form.cities = CitySearch()
    case .positionWanted: return locate(form)
    case .reset:
      form.filter = RoundFilter()
      form.cities = CitySearch()
    case .applied: return apply(form)
    }
    return count(form)
  }

  /// Choosing days by hand begins with the window that was there.
  private func choose(_ preset: DatePreset, _ form: inout FilterForm) {
    form.filter.dates = preset
    guard preset == .custom, form.filter.days.fault(today: moment.today) != nil else { return }
    form.filter.days = ChosenDays(
      first: moment.today, last: moment.today.adding(days: 6))
  }

  mutating func openFilter() -> Effects {
    count(FilterForm(filter: rounds.filter))
  }

  private mutating func apply(_ form: FilterForm) -> Effects {
    guard form.filter.dates.window(form.filter.days, moment) != nil else { return [] }
    rounds.filter = form.filter
    rounds.cover = nil
    return rounds.keepFilter(of: me) + searchNearby()
  }

  // MARK: How many there are

  /// Counts once the filters have stood for a moment.
  private mutating func count(_ form: FilterForm) -> Effects {
    var form = form
    form.number += 1
    let number = form.number
    let canAsk = form.filter.address(ownProfile?.city, moment) != nil && isOnline
    form.count = canAsk ? .counting : .unknown
    rounds.cover = .filter(form)
    guard canAsk else { return [] }
    return [
      .ask(
        .timer(key: "golf.count", milliseconds: 250),
        answer: { _ in .inner(.rounds(.countDue(number))) })
    ]
  }

  func countDue(_ number: Int) -> Effects {
    guard case .filter(let form) = rounds.cover, form.number == number,
      let address = form.filter.address(ownProfile?.city, moment, limit: FilterForm.most)
    else { return [] }
    return ask(get: address) { answer in .rounds(.counted(number, answer)) }
  }

  mutating func counted(_ number: Int, _ answer: HostAnswer) {
    guard case .filter(var form) = rounds.cover, form.number == number else { return }
    let page = FoundPage.read(answer)
    form.count =
      page.map { page in
        .counted(page.rounds.count, isAll: page.next == nil && !page.isTruncated)
      } ?? .failed
    rounds.cover = .filter(form)
  }

  // MARK: Where

  private mutating func searchFilterCities() -> Effects {
    guard case .filter(var form) = rounds.cover else { return [] }
    let text = trimmed(form.cities.text)
    let isEnough = text.unicodeScalars.count >= CitySearch.fewest
    if !isEnough {
      form.cities.found = .idle
    } else if case .cities = form.cities.found {
    } else {
      form.cities.found = .searching
    }
    rounds.cover = .filter(form)
    guard isEnough else { return [] }
    return [
      .ask(
        .timer(key: "golf.filter.cities", milliseconds: 250),
        answer: { _ in .inner(.rounds(.cityDue(text))) })
    ]
  }

  func cityDue(_ text: String) -> Effects {
    guard case .filter(let form) = rounds.cover, sameBytes(text, trimmed(form.cities.text)) else {
      return []
    }
    return ask(get: "/api/golf/cities?q=" + percentEncoded(text)) { answer in
      .rounds(.cities(text, answer))
    }
  }

  mutating func receiveFilterCities(_ text: String, _ answer: HostAnswer) {
    guard case .filter(var form) = rounds.cover, sameBytes(text, trimmed(form.cities.text)) else {
      return
    }
    settle(&form.cities, text, answer)
    rounds.cover = .filter(form)
  }

  /// Asks the device where it is, and then the server which city that is in.
  private mutating func locate(_ form: FilterForm) -> Effects {
    guard !form.isLocating else { return [] }
    var form = form
    form.isLocating = true
    form.locatingFailed = false
    rounds.cover = .filter(form)
    return [.ask(.locate, answer: { answer in .inner(.rounds(.located(answer))) })]
  }

  mutating func located(_ answer: HostAnswer) -> Effects {
    guard case .filter(var form) = rounds.cover, form.isLocating else { return [] }
    form.isLocating = false
    if case .text(let text) = answer, let point = GlobePoint(located: text) {
      form.filter.city = HomeCity(label: words(FilterText.here), point: point.snapped)
      form.cities = CitySearch()
      return count(form)
    }
    form.locatingFailed = true
    rounds.cover = .filter(form)
    return []
  }
}

extension FilterForm {
  /// Rounds that are counted before it is "and more".
  static let most = 50
}

extension GlobePoint {
  /// Reads the host's "<latitude> <longitude>".
  init?(located text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let north = GlobePoint.number(parts[0]),
      let east = GlobePoint.number(parts[1])
    else { return nil }
    self.init(latitude: north, longitude: east)
  }

  /// Not every program here is linked with the C library's reader of numbers: the wire's does it.
  private static func number(_ text: Substring) -> Double? {
    do throws(WireError) { return try WireCursor(try JSON.parse(String(text))).double() } catch {
      return nil
    }
  }
}
