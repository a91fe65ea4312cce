import Core
import TeePalsDomain
import View
import Wire

// The photos of a post that is written, and the course that it is about.
extension TeePalsFeature.State {
  // MARK: Photos

  mutating func pickPostPhoto() -> Effects {
    guard let form = feed.form, form.sending == nil, form.photos.count < PostLimits.photos else {
      return []
    }
    return [
      .ask(
        .keepPhoto(accept: PhotoChoice.kinds, longestSide: PostLimits.photoSide),
        answer: { answer in .inner(.feed(.photoPicked(answer))) })
    ]
  }

  mutating func receivePostPhoto(_ answer: HostAnswer) -> Effects {
    // Whoever closes the list of files changes nothing.
    guard case .kept(let file) = answer, feed.form != nil else { return [] }
    feed.form?.sending = file
    return sendPostPhoto()
  }

  mutating func sendPostPhoto() -> Effects {
    guard let file = feed.form?.sending else { return [] }
    guard file.size <= PostLimits.photoBytes else {
      feed.form?.problem = .tooLarge
      return []
    }
    guard isOnline else {
      feed.form?.problem = .offline
      return []
    }
    feed.form?.problem = nil
    return exchange(.sending(file, to: "/api/golf/photos?use=post")) { answer in
      .feed(.photoSent(file, answer))
    }
  }

  mutating func finishPostPhoto(_ file: KeptFile, _ answer: HostAnswer) -> Effects {
    // It was given up meanwhile.
    guard feed.form?.sending == file else { return [] }
    let photo = answer.read { cursor throws(WireError) in
      try cursor.required("photo").knownPhoto()
    }
    guard case .some(.some(let digest)) = photo else {
      feed.form?.problem = PhotoProblem(answer)
      return []
    }
    return touchPost { form in
      form.sending = nil
      if !form.photos.contains(digest) { form.photos.append(digest) }
    }
  }

  // MARK: The course

  mutating func findPostCourses(_ text: String) -> Effects {
    feed.courses.text = Typed.cut(text, to: GolfLimits.courseName.upperBound)
    let query = trimmed(feed.courses.text)
    guard query.unicodeScalars.count >= Self.shortestQuery else {
      (feed.courses.phase, feed.courses.results) = (.idle, [])
      return []
    }
    openShelf()
    feed.courses.results = inCatalogue(form.shelf?.find(query, from: formPlace) ?? [])
    feed.courses.credits = form.shelf?.credits ?? []
    feed.courses.phase = isOnline ? .searching : .onDevice
    guard isOnline else { return [] }
    return [
      .ask(
        .timer(key: "golf.post.courses", milliseconds: FeedView.pause),
        answer: { _ in .inner(.feed(.coursesDue(query))) })
    ]
  }

  func askPostCourses(_ query: String) -> Effects {
    guard sameBytes(trimmed(feed.courses.text), query) else { return [] }
    return [
      .ask(
        FormExchange.courses(query, near: formPlace),
        answer: { answer in .inner(.feed(.courses(query, answer))) })
    ]
  }

  mutating func takePostCourses(_ query: String, _ answer: HostAnswer) {
    // Something else has been typed meanwhile: it is that which is waited for.
    guard sameBytes(trimmed(feed.courses.text), query) else { return }
    guard let found = FormExchange.courses(answer) else {
      feed.courses.phase = .onDevice
      return
    }
    feed.courses.results = inCatalogue(found.values)
    feed.courses.credits = found.credits
    feed.courses.phase = .found
  }

  /// A post names no other courses.
  private func inCatalogue(_ courses: [FormCourse]) -> [FormCourse] {
    courses.filter { course in course.course.id != nil }
  }
}
