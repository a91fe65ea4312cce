import Core
import Design
import TeePalsDomain
import View

/// The course that a post is about, looked for by its name.
enum PostFormCourse {
  static func view(_ state: State, _ form: PostForm) -> Piece {
    let words = state.words
    if form.course != nil {
      return element("div", .class("tee-city"), .key("course")) {
        Icon.flag.node()
        element("span", .class("grow strong breaks")) { words.courseName(form.courseName) }
        iconButton(
          .close, label: words(PostFormText.dropCourse), action: .feed(.form(.courseDropped)))
      }
    }
    let finding = state.feed.courses
    return element("div", .class("stack"), .key("courses")) {
      textField(
        id: "tee-post-course",
        FieldLabel(words(PostFormText.course), remark: words(KitText.optional)),
        value: finding.text,
        attributes: [
          .attribute("autocomplete", "off"), .aria("controls", "tee-post-courses"),
        ],
        onInput: { text in .feed(.form(.courseTyped(text))) })
      element("div", .id("tee-post-courses"), .class("stack")) {
        element("p", .class("hint"), .attribute("role", "status")) { status(words, finding) }
        if !finding.results.isEmpty {
          element("ul", .class("tee-suggestions"), .attribute("role", "list")) {
            for course in finding.results { row(course) }
          }
          for credit in finding.credits { paragraph(credit, "hint") as Piece }
        }
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

  private static func row(_ course: FormCourse) -> Piece {
    element("li", .key(course.key)) {
      element(
        "button", .class("tee-suggestion"), .attribute("type", "button"),
        .onClick(.feed(.form(.courseChosen(course.key))))
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
