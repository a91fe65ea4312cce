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
    feed.courses = catalogued(text)
    let query = feed.courses.query
    guard feed.courses.phase == .searching else { return [] }
    return [
      .ask(
        .timer(key: "golf.post.courses", milliseconds: FeedView.pause),
        answer: { _ in .inner(.feed(.coursesDue(query))) })
    ]
  }

  func askPostCourses(_ query: String) -> Effects {
    guard sameBytes(feed.courses.query, query) else { return [] }
    return [
      .ask(
        FormExchange.courses(query, near: formPlace),
        answer: { answer in .inner(.feed(.courses(query, answer))) })
    ]
  }
}
