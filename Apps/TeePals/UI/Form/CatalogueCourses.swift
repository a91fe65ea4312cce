import Core
import Design
import TeePalsDomain
import View

// A course of the catalogue, chosen by its name: for a post, and as one's own.

extension TeePalsFeature.State {
  /// What the device finds at once by what was typed. The server is to be asked where the finding
  /// is still searching.
  mutating func catalogued(_ text: String) -> CourseFinding {
    var finding = CourseFinding()
    finding.text = Typed.cut(text, to: GolfLimits.courseName.upperBound)
    guard finding.query.unicodeScalars.count >= Self.shortestQuery else { return finding }
    openShelf()
    finding.show(form.shelf?.find(finding.query, from: formPlace) ?? [])
    finding.credits = form.shelf?.credits ?? []
    finding.phase = isOnline ? .searching : .onDevice
    return finding
  }
}

extension CourseFinding {
  /// What is looked for.
  var query: String { trimmed(text) }

  /// What the server says of the letters, unless something else has been typed meanwhile: it is
  /// that which is waited for.
  mutating func take(_ query: String, _ answer: HostAnswer) {
    guard sameBytes(self.query, query) else { return }
    guard let found = FormExchange.courses(answer) else {
      phase = .onDevice
      return
    }
    show(found.values)
    credits = found.credits
    phase = .found
  }

  fileprivate mutating func show(_ courses: [FormCourse]) {
    results = courses.filter { course in course.course.id != nil }
  }
}

/// The courses that were found.
enum CatalogueCourses {
  /// - Parameters:
  ///   - id: What the field names that they are found by.
  ///   - choose: Takes ``FormCourse/key``.
  static func view(
    _ words: Words, _ finding: CourseFinding, id: String,
    choose: (String) -> TeePalsFeature.ViewAction
  ) -> Piece {
    element("div", .id(id), .class("stack")) {
      element("p", .class("hint"), .attribute("role", "status")) { status(words, finding) }
      if !finding.results.isEmpty {
        element("ul", .class("tee-suggestions"), .attribute("role", "list")) {
          for course in finding.results { row(course, choose(course.key)) }
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
        ? words(FormText.noCourses) : words(FormText.results, count: finding.results.count)
    case .onDevice: words(finding.results.isEmpty ? FormText.noneOnDevice : .onDevice)
    }
  }

  private static func row(_ course: FormCourse, _ action: TeePalsFeature.ViewAction) -> Piece {
    element("li", .key(course.key)) {
      element(
        "button", .class("tee-suggestion"), .attribute("type", "button"), .onClick(action)
      ) {
        element("span", .class("grow")) {
          element("span", .class("strong breaks")) { course.course.name }
          " "
          element("span", .class("hint breaks")) { course.course.cityLabel }
        }
      }
    }
  }
}
