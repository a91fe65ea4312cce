import Core
import Design
import TeePalsDomain
import View

// Writing a post.
extension TeePalsFeature.State {
  /// The form of a new post, as it was left, or of one that is there.
  mutating func openPostForm(_ id: PostID?) {
    feed.courses = CourseFinding()
    if let id {
      guard feed.form?.id != id || feed.form?.isNew == true else { return }
      keepNewForm()
      let known = replica.post(id) ?? shownPost(id)?.post
      feed.form = known.flatMap { post in
        post.author == me && post.deletedAt == nil ? PostForm(editing: post) : nil
      }
      return
    }
    if feed.form?.isNew == true { return }
    var kept = feed.hasReadDraft ? feed.draft : PostForm(kept: feed.keptDraft)
    feed.hasReadDraft = true
    feed.draft = nil
    // It may have been published in another tab.
    if let draft = kept, replica.post(draft.id) != nil { kept = nil }
    feed.form = kept ?? PostForm(new: moment.id(0x9057))
  }

  /// A new post stays to be gone on with while another one is changed.
  private mutating func keepNewForm() {
    guard let form = feed.form, form.isNew, form.isTouched else { return }
    feed.draft = form
    feed.hasReadDraft = true
  }

  mutating func reducePostForm(_ action: PostFormAction, _ moment: Moment) -> Effects {
    switch action {
    case .titleTyped(let text):
      return touchPost { form in form.title = Typed.cut(text, to: PostForm.typed) }
    case .textTyped(let text):
      return touchPost { form in form.text = Typed.cut(text, to: PostForm.typed) }
    case .tagsTyped(let text):
      return touchPost { form in form.tags = Typed.cut(text, to: PostForm.typed) }
    case .visibilityChosen(let visibility):
      return touchPost { form in form.visibility = visibility }
    case .roundChosen(let text): return touchPost { form in form.round = RoundID(text) }
    case .courseTyped(let text): return findPostCourses(text)
    case .courseChosen(let key):
      let found = feed.courses.results.first { course in sameBytes(course.key, key) }
      feed.courses = CourseFinding()
      return touchPost { form in
        form.course = found?.course.id
        form.courseName = found?.course.name ?? ""
      }
    case .courseDropped:
      return touchPost { form in (form.course, form.courseName) = (nil, "") }
    case .photoWanted: return pickPostPhoto()
    case .photoRetried: return sendPostPhoto()
    case .photoGivenUp:
      return touchPost { form in (form.sending, form.problem) = (nil, nil) }
    case .photoDropped(let photo):
      return touchPost { form in form.photos.removeAll { other in other == photo } }
    case .photoMoved(let photo):
      return touchPost { form in
        guard let place = form.photos.firstIndex(of: photo), place > 0 else { return }
        form.photos.swapAt(place, place - 1)
      }
    case .submitted: return submitPost(moment)
    case .closed: return closePostForm()
    case .draftDropped:
      feed.form = nil
      return keepPostDraft() + leavePostForm()
    case .leftForGood:
      feed.form = nil
      return leavePostForm()
    }
  }

  mutating func touchPost(_ change: (inout PostForm) -> Void) -> Effects {
    guard var form = feed.form else { return [] }
    change(&form)
    form.refusal = nil
    feed.form = form
    return form.isNew ? keepPostDraft() : []
  }

  /// Keeps what is typed where a crash finds it.
  func keepPostDraft() -> Effects {
    [
      .tell(
        .remember(key: TeePalsMemory.post.key(of: me), value: PostForm.text(feed.form)))
    ]
  }

  /// A new one is kept; what was changed is lost only where the person says so.
  private mutating func closePostForm() -> Effects {
    guard let form = feed.form, form.isTouched else {
      feed.form = nil
      return leavePostForm()
    }
    guard form.isNew else {
      feed.cover = .leaveForm
      return []
    }
    say(PostFormText.draftKept)
    return leavePostForm()
  }

  private mutating func leavePostForm() -> Effects {
    feed.cover = nil
    switch route {
    case .composePost, .editPost: return close()
    default: return []
    }
  }

  // MARK: Publishing

  private mutating func submitPost(_ moment: Moment) -> Effects {
    guard let form = feed.form, form.sending == nil else { return [] }
    if let fault = form.fault(at: now) {
      feed.form?.isChecked = true
      return [.tell(.focus(elementID: PostFormView.fieldID(of: fault)))]
    }
    if let stopped = gated(.feed(.form(.submitted)), moment) { return stopped }
    let command: TeePalsCommand
    if let old = form.old {
      let edits = PostEdit.between(old, form.made(of: old))
      guard !edits.isEmpty else {
        feed.form = nil
        return leavePostForm()
      }
      command = .editPost(form.id, PostEdit.edits(edits, of: old))
    } else {
      command = .publishPost(
        form.made(by: me, in: ownProfile?.city?.label ?? "", at: moment.instant))
    }
    if let refusal = refusal(of: command) {
      feed.form?.refusal = refusal
      return [.tell(.focus(elementID: PostFormView.refusalID))]
    }
    feed.form = nil
    let effects = settle(command) + (form.isNew ? keepPostDraft() : [])
    if form.isNew {
      say(
        sending: sync.reach.choose(
          PostFormText.published, silent: .publishedOnAnswer, offline: .publishedLater))
    }
    let left = leavePostForm()
    guard form.isNew, screen == .feed else { return effects + left }
    return effects + left + [.tell(.scroll(elementID: FeedView.pageID, top: 0))]
  }
}
