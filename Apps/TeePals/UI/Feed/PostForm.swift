import Core
import TeePalsDomain
import Wire

/// A post as it is written.
struct PostForm: Hashable {
  let id: PostID
  /// What it was, of one that is there already.
  var old: GolfPost?
  var title = ""
  var text = ""
  /// As they are typed: between blanks or commas, with or without "#".
  var tags = ""
  var photos: [MediaDigest] = []
  var visibility = PostVisibility.public
  var round: RoundID?
  var course: CourseID?
  /// What the course is called.
  var courseName = ""
  /// The photo that is on its way; it stays with the host until the server has it.
  var sending: KeptFile?
  /// Why it is not with the server; nothing while it is on its way.
  var problem: PhotoProblem?
  /// What is wrong is shown once it was to be published.
  var isChecked = false
  /// Why it was not taken.
  var refusal: TeePalsRejection?

  /// Unicode scalars that the fields hold: more than is allowed may be typed, and is counted.
  static let typed = 4_000

  var isNew: Bool { old == nil }
}

extension PostForm {
  init(new id: PostID) { self.init(id: id) }

  init(editing post: GolfPost) {
    self.init(again: post)
    old = post
  }

  /// With what a post says.
  init(again post: GolfPost) {
    self.init(
      id: post.id, title: post.title, text: post.text, tags: post.tags.joined(separator: " "),
      photos: post.photos, visibility: post.visibility, round: post.round, course: post.course)
  }

  /// Whether there is anything that would be lost.
  var isTouched: Bool {
    if let old { return made(of: old) != old }
    return
      !(title.isEmpty && text.isEmpty && tags.isEmpty && photos.isEmpty && round == nil
      && course == nil)
  }

  /// Whether it says enough to be published.
  var isReady: Bool {
    !trimmed(title).isEmpty && !trimmed(text).isEmpty && sending == nil
  }

  private var words: [String] {
    tags.split { sign in sign == "," || sign == "#" || sign.isWhitespace }
      .map { word in String(word) }
  }

  /// The post as it would be.
  func made(by author: UserID, in city: String, at now: Instant) -> GolfPost {
    made(of: GolfPost(id: id, author: author, course: course, city: city, createdAt: now))
  }

  func made(of old: GolfPost) -> GolfPost {
    var post = old
    (post.title, post.text, post.tags) = (title, text, words)
    (post.photos, post.visibility, post.round) = (photos, visibility, round)
    PostLimits.settle(&post)
    return post
  }

  /// What is wrong with it, by the rules of what a post says.
  func fault(at now: Instant) -> TeePalsRejection? {
    let post = made(of: old ?? GolfPost(id: id, author: UserID(high: 0, low: 0), createdAt: now))
    do throws(TeePalsRejection) {
      try PostLimits.check(post)
      return nil
    } catch { return error }
  }
}

/// A new post that is typed and not published, as it is kept on the device.
extension PostForm {
  /// Empty where there is nothing worth keeping.
  static func text(_ form: PostForm?) -> String {
    guard let form, form.isNew, form.isTouched else { return "" }
    return JSON.object([
      "id": .id(form.id), "title": .text(form.title), "text": .text(form.text),
      "tags": .text(form.tags),
      "photos": .array(form.photos.map { photo in .string(photo.text) }),
      "visibility": .word(form.visibility), "round": form.round.map { round in .id(round) },
      "course": form.course.map { course in .id(course) }, "courseName": .text(form.courseName),
    ]).text
  }

  /// Anything unreadable counts as not there.
  init?(kept text: String?) {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      var form = PostForm(new: try cursor.required("id").id())
      form.title = try cursor.text("title")
      form.text = try cursor.text("text")
      form.tags = try cursor.text("tags")
      for photo in try cursor.required("photos").elements() {
        if let photo = try photo.knownPhoto() { form.photos.append(photo) }
      }
      form.visibility = try cursor.required("visibility").word()
      form.round = try cursor.optional("round")?.id()
      form.course = try cursor.optional("course")?.id()
      form.courseName = try cursor.text("courseName")
      self = form
    } catch { return nil }
  }
}
