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
        FieldLabel(
          words(PostFormText.course), remark: words(KitText.optional),
          hint: words(PostFormText.courseHint)),
        value: finding.text,
        attributes: [
          .attribute("autocomplete", "off"), .aria("controls", "tee-post-courses"),
        ],
        onInput: { text in .feed(.form(.courseTyped(text))) })
      CatalogueCourses.view(words, finding, id: "tee-post-courses") { key in
        .feed(.form(.courseChosen(key)))
      }
    }
  }
}
