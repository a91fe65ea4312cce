import Core
import Design
import TeePalsDomain
import View

/// Where the round is played: a course that is found, or one that is typed in.
enum FormCourseView {
  static func view(_ state: State, _ form: RoundForm) -> Piece {
    if form.isManual { return manual(state, form) }
    if let course = form.found { return chosen(state, course) }
    return stack("wide-gap") {
      search(state, form)
      results(state)
      button(
        state.words(FormText.enterManually), .naked, icon: .edit, traits: .wide,
        attributes: [.id("tee-form-manual")], action: .form(.manualOpened))
    }
  }

  // MARK: The chosen one

  private static func chosen(_ state: State, _ course: FormCourse) -> Piece {
    let words = state.words
    return element(
      "div", .class("tee-form-chosen"), .key("chosen"), .id(RoundFormView.chosenID),
      .attribute("tabindex", "-1"), .attribute("role", "group"),
      .aria("label", words(FormText.yourCourse))
    ) {
      element("span", .class("tee-form-flag"), .aria("hidden", "true")) { Icon.place.node() }
      element("span", .class("grow")) {
        element("span", .class("tee-form-course breaks")) { course.course.name }
        element("span", .class("hint breaks")) { place(state, course) }
      }
      button(
        words(FormText.changeCourse), .outlined, traits: .small, action: .form(.courseDropped))
    }
  }

  /// "San Jose, CA · 3.2 mi".
  private static func place(_ state: State, _ course: FormCourse) -> String {
    let city = state.cityName(course.course.cityLabel)
    guard let metres = course.distance else { return city }
    let away = state.distance(metres)
    return city.isEmpty ? away : city + " · " + away
  }

  // MARK: Searching

  private static func search(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return textField(
      id: "tee-form-search",
      FieldLabel(
        words(FormText.search), hint: words(FormText.searchHint),
        fault: RoundFormView.fault(state, form, .course)),
      kind: .search, value: state.form.courses.text,
      attributes: [
        .attribute("autocomplete", "off"), .attribute("enterkeyhint", "search"),
        .aria("controls", "tee-form-results"),
      ],
      onInput: { text in .form(.courseTyped(text)) })
  }

  private static func results(_ state: State) -> Piece {
    let words = state.words
    let finding = state.form.courses
    return element("div", .class("tee-form-results"), .id("tee-form-results"), .key("results")) {
      element("p", .class("hint"), .attribute("role", "status")) { status(words, finding) }
      if finding.phase == .found, finding.results.isEmpty {
        emptyState(icon: .searchNone, title: words(FormText.noCourses)) as Piece
      }
      if !finding.results.isEmpty {
        element("ul", .class("tee-form-list"), .attribute("role", "list")) {
          for course in finding.results { row(state, course) }
        }
        for credit in finding.credits { paragraph(credit, "hint") as Piece }
      }
    }
  }

  private static func status(_ words: Words, _ finding: CourseFinding) -> String {
    switch finding.phase {
    case .idle: ""
    case .searching: words(FormText.searching)
    case .found:
      finding.results.isEmpty
        ? ""
        : words(FormText.results, count: finding.results.count)
          + " · " + words(FormText.nearest)
    case .onDevice: words(finding.results.isEmpty ? FormText.noneOnDevice : .onDevice)
    }
  }

  private static func row(_ state: State, _ course: FormCourse) -> Piece {
    element("li", .key(course.key)) {
      element(
        "button", .class("tee-form-row"), .attribute("type", "button"),
        .onClick(.form(.courseChosen(course.key)))
      ) {
        element("span", .class("grow")) {
          element("span", .class("tee-form-name breaks")) { course.course.name }
          element("span", .class("hint breaks")) { place(state, course) }
        }
        Icon.chevronRight.node(.small)
      }
    }
  }

  // MARK: By hand

  private static func manual(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return element("div", .class("stack wide-gap"), .key("manual")) {
      textField(
        id: "tee-form-name",
        FieldLabel(
          words(FormText.courseName), fault: RoundFormView.fault(state, form, .course)),
        value: form.name, attributes: [.attribute("autocomplete", "off")],
        onInput: { text in .form(.nameTyped(text)) })
      textField(
        id: "tee-form-city",
        FieldLabel(
          words(FormText.city), hint: words(FormText.cityHint),
          fault: RoundFormView.fault(state, form, .city)),
        value: form.city,
        attributes: [.attribute("autocomplete", "off"), .aria("controls", "tee-form-cities")],
        onInput: { text in .form(.cityTyped(text)) })
      cities(state, form)
      textField(
        id: "tee-form-spot",
        FieldLabel(
          words(FormText.spot), hint: words(FormText.spotHint),
          fault: RoundFormView.fault(state, form, .point)),
        value: form.spot,
        attributes: [.attribute("autocomplete", "off"), .attribute("spellcheck", "false")],
        onInput: { text in .form(.spotTyped(text)) })
      button(
        words(FormText.here), .filled, icon: .place,
        traits: state.form.cities.isLocating ? [.wide, .loading] : .wide,
        attributes: [.id("tee-form-here")], action: .form(.hereWanted))
      if let problem = state.form.cities.problem { fault(words(problem)) as Piece }
      button(
        words(FormText.backToSearch), .naked, icon: .search, traits: .wide,
        action: .form(.manualClosed))
    }
  }

  private static func cities(_ state: State, _ form: RoundForm) -> Piece {
    let finding = state.form.cities
    return element("div", .class("tee-form-results"), .id("tee-form-cities"), .key("cities")) {
      element("p", .class("hint"), .attribute("role", "status")) {
        status(state, finding, form)
      }
      if !finding.results.isEmpty {
        element("ul", .class("tee-form-list"), .attribute("role", "list")) {
          for city in finding.results {
            element("li", .key(city.label)) {
              element(
                "button", .class("tee-form-row"), .attribute("type", "button"),
                .onClick(.form(.cityChosen(city.label)))
              ) {
                element("span", .class("grow tee-form-name breaks")) { state.cityName(city.label) }
                Icon.chevronRight.node(.small)
              }
            }
          }
        }
        for credit in finding.credits { paragraph(credit, "hint") as Piece }
      }
    }
  }

  private static func status(
    _ state: State, _ finding: CityFinding, _ form: RoundForm
  ) -> String {
    let words = state.words
    if let place = form.place {
      return words(FormText.cityChosen, text: state.cityName(place.label))
    }
    switch finding.phase {
    case .idle: return ""
    case .searching: return words(FormText.searching)
    case .found: return finding.results.isEmpty ? words(FormText.noCities) : ""
    case .onDevice: return words(FormText.cityOffline)
    }
  }
}
