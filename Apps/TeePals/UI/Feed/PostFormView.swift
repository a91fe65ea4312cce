import Core
import Design
import TeePalsDomain
import View

/// The sheet on which a post is written (specification §17.6).
enum PostFormView {
  static let refusalID = "tee-post-refusal"
  private static let titleID = "tee-post-title"
  private static let textID = "tee-post-text"
  private static let tagsID = "tee-post-tags"

  /// The field where something is wrong.
  static func fieldID(of fault: TeePalsRejection) -> String {
    switch fault {
    case .invalid(.title, _): titleID
    case .invalid(.text, _): textID
    case .invalid(.tags, _): tagsID
    default: refusalID
    }
  }

  static func view(_ state: State) -> Piece {
    let words = state.words
    guard let form = state.feed.form else { return gone(state) }
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-post-form", title: words(form.isNew ? PostFormText.title : .editTitle),
      language: state.language, close: .feed(.form(.closed)))
    sheet.isFull = true
    sheet.submit = .feed(.form(.submitted))
    sheet.foot = [
      button(
        words(form.isNew ? PostFormText.publish : .save), .prominent,
        traits: form.isReady ? .wide : [.wide, .disabled],
        attributes: [.id("tee-post-publish")])
    ]
    return sheet.node {
      fields(state, form)
      PostFormPhotos.view(words, form)
      audience(words, form)
      about(state, form)
      if let refusal = form.refusal { refused(words, refusal) }
      if form.isNew, form.isTouched {
        button(
          words(PostFormText.discard), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .feed(.form(.draftDropped)))
      }
    }
  }

  /// It was deleted, or is nobody's to change.
  private static func gone(_ state: State) -> Piece {
    let words = state.words
    let sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-post-form", title: words(PostFormText.editTitle), language: state.language,
      close: .feed(.form(.closed)))
    return sheet.node {
      emptyState(icon: .searchNone, title: words(PostText.gone), text: words(PostText.goneText))
    }
  }

  private static func refused(_ words: Words, _ refusal: TeePalsRejection) -> Piece {
    makeElement(
      "div", [.id(refusalID), .attribute("tabindex", "-1")], [fault(words.reason(refusal))])
  }

  // MARK: Words

  private static func fields(_ state: State, _ form: PostForm) -> Piece {
    let words = state.words
    let fault = form.isChecked ? form.fault(at: state.now) : nil
    func wrong(_ id: String) -> String? {
      guard let fault, sameBytes(fieldID(of: fault), id) else { return nil }
      return words.reason(fault)
    }
    return stack("wide-gap") {
      textField(
        id: titleID,
        FieldLabel(
          words(PostFormText.name), hint: count(words, form.title, PostLimits.title),
          fault: wrong(titleID)),
        value: form.title,
        attributes: [
          .attribute("placeholder", words(PostFormText.namePlaceholder)),
          .attribute("autocomplete", "off"),
        ],
        onInput: { text in .feed(.form(.titleTyped(text))) })
      textField(
        id: textID,
        FieldLabel(
          words(PostFormText.text), hint: count(words, form.text, PostLimits.text),
          fault: wrong(textID)),
        kind: .lines, value: form.text, attributes: [.attribute("rows", "6")],
        onInput: { text in .feed(.form(.textTyped(text))) })
      textField(
        id: tagsID,
        FieldLabel(
          words(PostFormText.tags), remark: words(KitText.optional),
          hint: words(PostFormText.tagsHint, count: PostLimits.tags), fault: wrong(tagsID)),
        value: form.tags,
        attributes: [
          .attribute("autocomplete", "off"), .attribute("autocapitalize", "none"),
          .attribute("spellcheck", "false"),
        ],
        onInput: { text in .feed(.form(.tagsTyped(text))) })
    }
  }

  /// "12 of 100 characters"; how many are too many.
  private static func count(_ words: Words, _ text: String, _ most: Int) -> String {
    let count = trimmed(text).unicodeScalars.count
    return count > most
      ? words(ChatText.over, count: count - most)
      : words(ChatText.count, name: String(count), text: String(most))
  }

  // MARK: For whom, about what

  private static func audience(_ words: Words, _ form: PostForm) -> Piece {
    choices(
      words(PostFormText.audience),
      PostVisibility.allCases.map { visibility in
        choice(
          words(visibility == .public ? PostFormText.everybody : .friends),
          isChosen: form.visibility == visibility,
          action: .feed(.form(.visibilityChosen(visibility))))
      })
  }

  private static func about(_ state: State, _ form: PostForm) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      select(
        id: "tee-post-about",
        FieldLabel(words(PostFormText.round), remark: words(KitText.optional)),
        options: rounds(state, form), value: form.round.map { id in id.description } ?? "",
        onChange: { value in .feed(.form(.roundChosen(value))) })
      if form.isNew { PostFormCourse.view(state, form) }
    }
  }

  private static func rounds(
    _ state: State, _ form: PostForm
  ) -> [(value: String, title: String)] {
    let words = state.words
    var rounds = state.replica.linkableRounds(of: state.me, at: state.now)
    // The one it is about stays to be chosen, however long ago it was.
    if let id = form.round, !rounds.contains(where: { round in round.id == id }),
      let round = state.replica.round(id)
    {
      rounds.append(round)
    }
    let options = rounds.map { round in
      (
        value: round.id.description,
        title: words.courseName(round.course.name) + " · "
          + words.when(round.startTime, round.zone, seenIn: state.here)
      )
    }
    return [(value: "", title: words(PostFormText.noRound))] + options
  }
}
