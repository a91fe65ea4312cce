import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing
import Wire

/// Writing a post: the draft, photos, what it is about, and what is wrong with it.
@Suite struct PostFormTests {
  private static let digest = String(repeating: "b", count: 64)
  private static let file = KeptFile(address: "blob:1", size: 1_000)
  private static let upload = "/api/golf/photos?use=post"

  private func opened(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.feed)
    phone.fed([])
    phone.feed(.composeWanted)
    return phone
  }

  private func filled() -> GolferPhone {
    var phone = opened()
    phone.write(.titleTyped("Wind"))
    phone.write(.textTyped("Two clubs more."))
    return phone
  }

  private func isReady(_ phone: GolferPhone) -> Bool {
    !HTMLText.button("tee-post-publish", in: phone.html).contains("disabled")
  }

  @Test func titleAndTextAreEnough() throws {
    var phone = opened()
    #expect(phone.state.route == .composePost && !isReady(phone))
    phone.write(.titleTyped("Wind"))
    #expect(!isReady(phone) && phone.html.contains("4 of 100 characters"))
    phone.write(.textTyped("Two clubs more."))
    #expect(isReady(phone))
    phone.write(.tagsTyped("#Links, wind"))
    phone.write(.visibilityChosen(.friends))
    phone.write(.submitted)
    let post = try #require(phone.published)
    #expect(post.title == "Wind" && post.visibility == .friends && post.tags == ["links", "wind"])
    #expect(!post.city.isEmpty && phone.rejections.isEmpty)
    #expect(phone.state.route == .feed && phone.html.contains("Two clubs more."))
  }

  @Test func whatIsWrongIsSaidWhereItIs() {
    var phone = filled()
    phone.write(.titleTyped(String(repeating: "x", count: PostLimits.title + 1)))
    #expect(phone.html.contains("1 character too many"))
    phone.write(.submitted)
    #expect(phone.focused == "tee-post-title" && phone.html.contains("tee-post-title-fault"))
    phone.write(.titleTyped("Wind"))
    phone.write(.tagsTyped("a b c d e f"))
    phone.write(.submitted)
    #expect(phone.focused == "tee-post-tags" && phone.commands.isEmpty)
  }

  @Test func theDraftIsKeptForTheAccount() {
    var phone = filled()
    phone.write(.closed)
    #expect(phone.state.route == .feed && phone.html.contains("Draft kept"))
    phone.reload(.composePost)
    #expect(phone.html.contains("Two clubs more.") && phone.html.contains("Discard draft"))
    phone.write(.submitted)
    phone.reload(.composePost)
    #expect(!phone.html.contains("Discard draft"))
  }

  @Test func theDraftIsDiscarded() {
    var phone = filled()
    phone.write(.draftDropped)
    phone.reload(.composePost)
    #expect(!phone.html.contains("Two clubs more."))
  }

  @Test func photosAreSentOneByOneAndPutInOrder() throws {
    var phone = filled()
    phone.write(.photoWanted)
    phone.send(.inner(.feed(.photoPicked(.kept(Self.file)))))
    #expect(phone.paths.last == Self.upload && phone.html.contains("Sending the photo"))
    #expect(!isReady(phone))
    phone.fire(Self.upload, .http(status: 201, body: #"{"photo":"\#(Self.digest)"}"#))
    let other = String(repeating: "c", count: 64)
    phone.send(
      .inner(.feed(.photoPicked(.kept(KeptFile(address: "blob:2", size: 10))))))
    phone.fire(Self.upload, .http(status: 201, body: #"{"photo":"\#(other)"}"#))
    let (first, second) = try (
      #require(MediaDigest(Self.digest)), #require(MediaDigest(other))
    )
    phone.write(.photoMoved(second))
    phone.write(.submitted)
    #expect(phone.published?.photos == [second, first])
  }

  @Test func aPhotoThatCannotGoSaysWhy() {
    var phone = filled()
    let large = KeptFile(address: "blob:1", size: PostLimits.photoBytes + 1)
    phone.send(.inner(.feed(.photoPicked(.kept(large)))))
    #expect(phone.html.contains("at most 10 MB"))
    phone.write(.photoGivenUp)
    phone.state.isOnline = false
    phone.send(.inner(.feed(.photoPicked(.kept(Self.file)))))
    #expect(phone.html.contains("No connection.") && phone.html.contains("Try again"))
    phone.state.isOnline = true
    phone.write(.photoRetried)
    phone.fire(Self.upload, .http(status: 422, body: #"{"code":"pictureDamaged"}"#))
    #expect(phone.html.contains("Choose another one."))
  }

  @Test func aRoundThatIsPlayedIsWhatItIsAbout() {
    var phone = filled()
    let id = phone.round()
    #expect(phone.html.contains("Riverwalk GC"))
    phone.write(.roundChosen(id.description))
    phone.write(.submitted)
    #expect(phone.published?.round == id && phone.html.contains("tee-post-round"))
  }

  @Test func aCourseIsLookedForByItsName() throws {
    var phone = filled()
    phone.write(.courseTyped("River"))
    phone.fire("golf.post.courses")
    let path = try #require(phone.paths.last)
    #expect(path.hasPrefix("/api/golf/courses?q=River"))
    let course = Course(
      id: CourseID(high: 3, low: 3), name: "Riverwalk Golf Club", cityLabel: "San Diego, CA",
      country: "US", point: GolferPhone.course.point, timeZone: "America/Los_Angeles", holes: 18)
    phone.fire(
      path, .http(status: 200, body: #"{"courses":[\#(course.json.text)]}"#))
    #expect(phone.html.contains("San Diego, CA"))
    phone.write(.courseChosen("riverwalk golf club|san diego, ca"))
    #expect(phone.html.contains("Remove the course"))
    phone.write(.submitted)
    #expect(phone.published?.course == course.id)
  }

  @Test func onesOwnPostIsChanged() throws {
    var phone = GolferPhone()
    let post = phone.shown(
      1, "Wind", by: GolferCard(user: GolferPhone.me, name: "Olga R.")
    ).post
    phone.put(.post(post))
    phone.load()
    phone.go(.editPost(post.id))
    #expect(phone.html.contains("Edit post") && !phone.html.contains("About a course"))
    phone.write(.titleTyped("Rain"))
    phone.write(.closed)
    #expect(phone.html.contains("Leave without saving?"))
    phone.feed(.coverClosed)
    phone.write(.submitted)
    #expect(phone.commands == [.editPost(post.id, [.title("Rain"), .was(.title("Wind"))])])
    #expect(phone.state.route == .post(post.id, nil) && phone.html.contains("Rain"))
    phone.go(.editPost(post.id))
    phone.write(.closed)
    #expect(phone.state.route == .post(post.id, nil), "nothing was changed")
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var phone = opened(language)
    var pages = [phone.html]
    phone.write(.submitted)
    pages.append(phone.html)
    phone.send(.inner(.feed(.photoPicked(.kept(Self.file)))))
    pages.append(phone.html)
    phone.fire(Self.upload, .http(status: 201, body: #"{"photo":"\#(Self.digest)"}"#))
    phone.write(.courseTyped("River"))
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
