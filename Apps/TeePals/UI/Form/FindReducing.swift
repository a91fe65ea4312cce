import Calendar
import Core
import TeePalsDomain

// Courses and cities by their names: at once from the device, then from the server.
extension TeePalsFeature.State {
  /// How many characters it takes to look for something.
  static var shortestQuery: Int { 2 }
  /// Milliseconds after the last key until the server is asked.
  private static var pause: Int { 250 }

  /// Where the person is, as far as the form knows.
  var formPlace: GlobePoint? { replica.profile(of: me)?.city?.point }

  // MARK: The courses around

  /// Reads what is remembered, the first time it is wanted.
  mutating func openShelf() {
    if form.shelf == nil { form.shelf = CourseShelf(reading: form.keptShelf) }
  }

  /// Fetches the courses around the person's city, unless they are here.
  mutating func fetchShelf(_ place: GlobePoint) -> Effects {
    guard !form.isFetchingShelf, form.shelf?.lacks(place, at: now) ?? true else { return [] }
    form.isFetchingShelf = true
    return [
      .ask(
        FormExchange.near(place),
        answer: { answer in .inner(.form(.near(place, answer))) })
    ]
  }

  mutating func takeShelf(_ place: GlobePoint, _ answer: HostAnswer) -> Effects {
    form.isFetchingShelf = false
    guard let found = FormExchange.courses(answer), !found.values.isEmpty else { return [] }
    let shelf = CourseShelf(
      center: place, at: now, found.values, credits: found.credits)
    form.shelf = shelf
    return [.tell(.remember(key: TeePalsMemory.courses.key(of: me), value: shelf.text))]
  }

  // MARK: Courses

  mutating func findFormCourses(_ text: String) -> Effects {
    let text = Typed.cut(text, to: GolfLimits.courseName.upperBound)
    form.courses.text = text
    let query = trimmed(text)
    guard query.unicodeScalars.count >= Self.shortestQuery else {
      (form.courses.phase, form.courses.results) = (.idle, [])
      return []
    }
    form.courses.results = form.shelf?.find(query, from: formPlace) ?? []
    form.courses.credits = form.shelf?.credits ?? []
    form.courses.phase = isOnline ? .searching : .onDevice
    guard isOnline else { return [] }
    return [
      .ask(
        .timer(key: "golf.form.courses", milliseconds: Self.pause),
        answer: { _ in .inner(.form(.coursesDue(query))) })
    ]
  }

  mutating func askFormCourses(_ query: String) -> Effects {
    guard trimmed(form.courses.text) == query else { return [] }
    return [
      .ask(
        FormExchange.courses(query, near: formPlace),
        answer: { answer in .inner(.form(.courses(query, answer))) })
    ]
  }

  mutating func takeFormCourses(_ query: String, _ answer: HostAnswer) {
    // Something else has been typed meanwhile: it is that which is waited for.
    guard trimmed(form.courses.text) == query else { return }
    guard let found = FormExchange.courses(answer) else {
      form.courses.phase = .onDevice
      return
    }
    let place = formPlace
    form.courses.results = CourseShelf.sorted(
      found.values.map { course in course.seen(from: place) })
    form.courses.credits = found.credits
    form.courses.phase = .found
  }

  mutating func chooseCourse(_ key: String, _ moment: Moment) -> Effects {
    guard let course = form.courses.results.first(where: { course in course.key == key }) else {
      return []
    }
    form.courses = CourseFinding()
    return touchForm(moment) { round in
      round.found = course
      round.isManual = false
    } + [.tell(.focus(elementID: RoundFormView.chosenID))]
  }

  // MARK: Cities

  mutating func findFormCities(_ text: String) -> Effects {
    let query = trimmed(text)
    guard query.unicodeScalars.count >= Self.shortestQuery else {
      form.cities = CityFinding()
      return []
    }
    form.cities.results = citiesHere(query)
    form.cities.credits = (form.shelf?.credits ?? []) + form.cityShelf.credits
    form.cities.phase = isOnline ? .searching : .onDevice
    guard isOnline else { return [] }
    return [
      .ask(
        .timer(key: "golf.form.cities", milliseconds: Self.pause),
        answer: { _ in .inner(.form(.citiesDue(query))) })
    ]
  }

  /// The person's own city, and those of the courses around it.
  private func citiesHere(_ query: String) -> [FormPlace] {
    let shelf = form.shelf ?? CourseShelf()
    var places = form.cityShelf.find(query).map { city in FormPlace(city) }
    places += shelf.cities(query).filter { place in
      !places.contains { known in known.label == place.label }
    }
    if let home = replica.profile(of: me)?.city, folded(home.label).starts(with: folded(query)),
      !places.contains(where: { place in place.label == home.label }),
      let zone = zoneName(of: home, shelf)
    {
      places.insert(FormPlace(label: home.label, point: home.point, zone: zone), at: 0)
    }
    return Array(places.prefix(CourseShelf.shown))
  }

  /// Which zone the person's own city lies in: the courses say it, or the device's own zone that is
  /// called after the city ("Asia/Seoul"). Any device's will do where the server cannot be asked.
  private func zoneName(of home: HomeCity, _ shelf: CourseShelf) -> String? {
    if let known = shelf.nearest(to: home.point)?.zone { return known }
    let place = folded(PlanningZone(zone, at: now).title)
    return !isOnline || folded(home.label).starts(with: place) ? zone.name : nil
  }

  mutating func askFormCities(_ query: String) -> Effects {
    guard let round = form.round, trimmed(round.city) == query else { return [] }
    return [
      .ask(
        FormExchange.cities(query, near: formPlace),
        answer: { answer in .inner(.form(.cities(query, answer))) })
    ]
  }

  mutating func takeFormCities(_ query: String, _ answer: HostAnswer) {
    guard let round = form.round, round.place == nil, trimmed(round.city) == query else {
      return
    }
    guard let found = FormExchange.cities(answer) else {
      form.cities.phase = .onDevice
      return
    }
    if case .cities(let cities) = CitySearch.read(answer) { form.cityShelf.learn(cities) }
    form.cities.results = Array(found.values.prefix(CourseShelf.shown))
    form.cities.credits = found.credits
    form.cities.phase = .found
  }

  mutating func chooseCity(_ label: String, _ moment: Moment) -> Effects {
    guard let city = form.cities.results.first(where: { city in city.label == label }) else {
      return []
    }
    form.cities = CityFinding()
    return touchForm(moment) { round in
      round.city = city.label
      round.place = city
    }
  }

  // MARK: Here

  mutating func locateForm() -> Effects {
    guard !form.cities.isLocating else { return [] }
    form.cities = CityFinding()
    form.cities.isLocating = true
    return [.ask(.locate, answer: { answer in .inner(.form(.located(answer))) })]
  }

  /// A place needs the name of a city for people, and a zone for its clocks.
  mutating func takeLocation(_ answer: HostAnswer) -> Effects {
    guard form.cities.isLocating else { return [] }
    guard let place = FormExchange.place(answer) else {
      form.cities.isLocating = false
      if case .failed("denied") = answer {
        form.cities.problem = .hereDenied
      } else {
        form.cities.problem = .hereUnknown
      }
      return []
    }
    return [
      .ask(
        FormExchange.cities(near: place),
        answer: { answer in .inner(.form(.around(place, answer))) })
    ]
  }

  mutating func takeAround(_ place: GlobePoint, _ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard form.cities.isLocating else { return [] }
    form.cities = CityFinding()
    let nearest = form.shelf?.nearest(to: place).map { course in
      FormPlace(label: course.course.cityLabel, point: place, zone: course.zone)
    }
    guard var city = FormExchange.cities(answer)?.values.first ?? nearest else {
      form.cities.problem = .hereUnknown
      return []
    }
    // The city's name, and where the device is.
    city.point = place
    city.isPointed = true
    return touchForm(moment) { round in
      round.city = city.label
      round.place = city
      round.spot = ""
    }
  }
}
