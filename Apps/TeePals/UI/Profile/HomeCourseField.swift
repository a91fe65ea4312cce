import Core
import Design
import TeePalsDomain
import View

/// The course that somebody calls theirs, looked for by its name.
enum HomeCourseField {
  /// The field that is typed in; its name is that of the field of a profile.
  static let fieldID = "profile-homeCourse"
  static let dropID = "home-course-drop"

  static func view(_ state: State, _ form: ProfileForm, fault: String?) -> Piece {
    let words = state.words
    if let course = form.homeCourse {
      return element("div", .class("tee-card tee-city"), .key("home-course")) {
        Icon.flag.node()
        element("span", .class("grow")) {
          element("span", .class("quiet-label")) { words(ProfileText.homeCourse) + ": " }
          element("strong", .class("breaks")) { course.name }
          " "
          element("span", .class("hint breaks")) { state.cityName(course.city) }
        }
        iconButton(
          .close, label: words(PostFormText.dropCourse), attributes: [.id(dropID)],
          action: .profile(.homeCourse(.dropped)))
      }
    }
    let finding = state.profile.courses
    return element("div", .class("stack"), .key("home-courses")) {
      textField(
        id: fieldID,
        FieldLabel(
          words(ProfileText.homeCourse), remark: words(KitText.optional),
          hint: words(ProfileText.homeCourseHint), fault: fault),
        kind: .search, value: finding.text,
        attributes: [
          .attribute("autocomplete", "off"), .attribute("enterkeyhint", "search"),
          .aria("controls", "home-courses"), .attribute("data-keys", "Enter"),
          .on(.keydown, { _ in .profile(.homeCourse(.typed(finding.text))) }),
        ],
        onInput: { text in .profile(.homeCourse(.typed(text))) })
      CatalogueCourses.view(words, finding, id: "home-courses") { key in
        .profile(.homeCourse(.chosen(key)))
      }
    }
  }
}

extension TeePalsFeature.State {
  mutating func reduceHomeCourse(_ action: HomeCourseAction) -> Effects {
    switch action {
    case .typed(let text):
      profile.courses = catalogued(text)
      let query = profile.courses.query
      guard profile.courses.phase == .searching else { return [] }
      return [
        .ask(
          .timer(key: "golf.profile.courses", milliseconds: FeedView.pause),
          answer: { _ in .inner(.profile(.coursesDue(query))) })
      ]
    case .chosen(let key):
      let found = profile.courses.results.first { course in sameBytes(course.key, key) }
      guard let course = found?.course, let id = course.id else { return [] }
      profile.courses = CourseFinding()
      touchHomeCourse(HomeCourse(id: id, name: course.name, city: course.cityLabel))
      return [.tell(.focus(elementID: HomeCourseField.dropID))]
    case .dropped:
      profile.courses = CourseFinding()
      touchHomeCourse(nil)
      return [.tell(.focus(elementID: HomeCourseField.fieldID))]
    }
  }

  private mutating func touchHomeCourse(_ course: HomeCourse?) {
    profile.form?.homeCourse = course
    profile.form?.fault = nil
    profile.form?.conflicts = []
  }

  func askHomeCourses(_ query: String) -> Effects {
    guard sameBytes(profile.courses.query, query) else { return [] }
    return [
      .ask(
        FormExchange.courses(query, near: formPlace),
        answer: { answer in .inner(.profile(.courses(query, answer))) })
    ]
  }
}
