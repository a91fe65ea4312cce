import Calendar
import Core
import Design
import TeePalsDomain
import View

/// What rounds to look for (specification §17.2).
enum FilterSheet {
  /// Nothing while the sheet is not open.
  static func view(_ state: State) -> Piece {
    guard case .filter(let form) = state.rounds.cover else { return .empty }
    return view(state, form)
  }

  static func view(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-filter", title: words(FilterText.title), language: state.language,
      close: .rounds(.coverClosed))
    sheet.isFull = true
    sheet.foot = [foot(state, form)]
    return sheet.node {
      distance(state, form)
      place(state, form)
      dates(state, form)
      order(words, form)
      FilterTraits.view(words, form.filter.traits)
      hosts(words, form)
    }
  }

  static func act(_ action: FilterAction) -> TeePalsFeature.ViewAction {
    .rounds(.filter(action))
  }

  // MARK: Where

  private static func distance(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    return part("tee-filter-distance", words(FilterText.distance)) {
      choices(
        words(FilterText.distance),
        SearchReach.allCases.map { reach in
          choice(
            words.reach(reach, inMiles: state.usesMiles), isChosen: form.filter.reach == reach,
            action: act(.reach(reach)))
        })
      paragraph(searching(state, form), "hint")
    }
  }

  private static func searching(_ state: State, _ form: FilterForm) -> String {
    let words = state.words
    if form.filter.reach == .anywhere { return words(FilterText.searchingAnywhere) }
    guard let city = form.filter.centre(state.ownProfile?.city) else {
      return words(FilterText.noCity)
    }
    return words(
      FilterText.searching, name: state.cityName(city.label),
      text: words.reach(form.filter.reach, inMiles: state.usesMiles))
  }

  private static func place(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    let own = state.ownProfile?.city
    return part("tee-filter-place", words(FilterText.city)) {
      choices(
        words(FilterText.city),
        [
          own.map { own in
            choice(
              words(FilterText.ownCityNamed, name: state.cityName(own.label)), icon: .home,
              isChosen: form.filter.city == nil, action: act(.ownCityChosen))
          },
          form.filter.city.map { city in
            choice(
              state.cityName(city.label), icon: .place, isChosen: true,
              action: act(.cityTyped("")))
          },
        ].compactMap { piece in piece })
      textField(
        id: "tee-filter-city", FieldLabel(words(FilterText.cityHint)), kind: .search,
        value: form.cities.text,
        attributes: [
          .attribute("placeholder", words(FilterText.cityPlaceholder)),
          .attribute("autocomplete", "off"),
        ], onInput: { text in act(.cityTyped(text)) })
      cities(state, form)
      button(
        words(form.isLocating ? FilterText.locating : .useHere), .filled, icon: .place,
        traits: form.isLocating ? [.wide, .loading] : .wide, action: act(.positionWanted))
      if form.locatingFailed { fault(words(FilterText.notLocated), id: "tee-filter-place-fault") }
    }
  }

  private static func cities(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    switch form.cities.found {
    case .idle: return .empty
    case .searching:
      return element("p", .class("hint"), .attribute("role", "status")) {
        words(FilterText.citySearching)
      }
    case .failed(let problem):
      return fault(
        words(FilterText.cityFailed) + ". " + words.problem(problem), id: "tee-filter-city-failed")
    case .cities(let cities):
      if cities.isEmpty {
        return element("p", .class("hint"), .attribute("role", "status")) {
          words(FilterText.cityNone)
        }
      }
      return stack {
        suggestions(state, cities)
        for credit in form.cities.credits { paragraph(credit, "hint") as Piece }
      }
    }
  }

  private static func suggestions(_ state: State, _ cities: [City]) -> Piece {
    element("ul", .class("tee-suggestions"), .attribute("role", "list")) {
      for city in cities {
        element("li", .key(String(city.id))) {
          element(
            "button", .class("tee-suggestion"), .attribute("type", "button"),
            .onClick(act(.cityChosen(city.id)))
          ) {
            Icon.place.node(.small)
            element("span", .class("grow")) { state.cityName(city.label) }
          }
        }
      }
    }
  }

  // MARK: When

  private static func dates(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    return part("tee-filter-dates", words(FilterText.dates)) {
      choices(
        words(FilterText.dates),
        DatePreset.allCases.map { preset in
          choice(
            words.preset(preset), isChosen: form.filter.dates == preset,
            action: act(.dates(preset)))
        })
      if form.filter.dates == .custom { custom(state, form) }
    }
  }

  private static func custom(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    let days = form.filter.days
    let today = state.moment.today
    return stack {
      element("div", .class("tee-days")) {
        dateField(
          id: "tee-filter-from", FieldLabel(words(FilterText.from)),
          value: days.first?.description ?? "", from: today.description,
          onChange: { text in act(.firstDay(text)) })
        dateField(
          id: "tee-filter-to", FieldLabel(words(FilterText.to)),
          value: days.last?.description ?? "", from: (days.first ?? today).description,
          onChange: { text in act(.lastDay(text)) })
      }
      if let fault = days.fault(today: today) {
        Design.fault(words.fault(fault), id: "tee-filter-days-fault")
      }
    }
  }

  // MARK: What comes first, and whose

  private static func order(_ words: Words, _ form: FilterForm) -> Piece {
    part("tee-filter-sort", words(FilterText.sort)) {
      choices(
        words(FilterText.sort),
        RoundSort.allCases.map { sort in
          let isOff = sort == .distance && form.filter.reach == .anywhere
          return element(
            "button", .class("choice"), .attribute("type", "button"), .disabled(isOff),
            .aria("pressed", form.filter.order == sort ? "true" : "false"),
            .onClick(act(.sort(sort)))
          ) { element("span") { words.sort(sort) } }
        })
      if form.filter.reach == .anywhere { paragraph(words(FilterText.nearestHint), "hint") }
    }
  }

  private static func hosts(_ words: Words, _ form: FilterForm) -> Piece {
    part("tee-filter-host", words(FilterText.host)) {
      choices(
        words(FilterText.host),
        HostFilter.allCases.map { host in
          choice(
            words.hosts(host), isChosen: form.filter.host == host, action: act(.host(host)))
        })
    }
  }

  // MARK: The foot

  private static func foot(_ state: State, _ form: FilterForm) -> Piece {
    let words = state.words
    let mayApply = form.filter.dates.window(form.filter.days, state.moment) != nil
    return element("div", .class("stack")) {
      element("p", .class("hint centred"), .attribute("role", "status")) {
        counted(state, form) ?? ""
      }
      element("div", .class("tee-filter-foot")) {
        button(words(FilterText.reset), .naked, action: act(.reset))
        button(
          applying(words, form), .prominent, traits: mayApply ? .wide : [.wide, .disabled],
          action: act(.applied))
      }
    }
  }

  private static func counted(_ state: State, _ form: FilterForm) -> String? {
    switch form.count {
    case .counting: state.words(FilterText.counting)
    case .failed: state.words(FilterText.countFailed)
    case .unknown: state.isOnline ? nil : state.words(FilterText.countOffline)
    case .counted: nil
    }
  }

  private static func applying(_ words: Words, _ form: FilterForm) -> String {
    guard case .counted(let count, let isAll) = form.count else { return words(FilterText.apply) }
    if count == 0 { return words(FilterText.showNone) }
    return words(isAll ? FilterText.show : .showMore, count: count)
  }

  static func part(
    _ id: String, _ title: String,
    @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("section", .class("stack"), .aria("labelledby", id)) {
      element("h3", .class("tee-label-caps"), .id(id)) { title }
      children
    }
  }
}
