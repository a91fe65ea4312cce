import Calendar
import Core
import Design
import TeePalsDomain
import View

/// Making a round in four steps, and changing one on a page (specification §9).
enum RoundFormView {
  static let pageID = "tee-form-page"
  static let headingID = "tee-form-step"
  static let chosenID = "tee-form-chosen"
  static let conflictID = "tee-form-conflict"
  static let refusalID = "tee-form-refusal"

  static func view(_ state: State) -> Piece {
    guard state.isLoaded else {
      return frame(state, isNew: state.route == .create) { skeleton(state.language) }
    }
    guard let form = state.form.round else { return gone(state) }
    let isStep = form.isNew
    return element(
      "div", .class("screen tee-form"), .key("tee-form"), .onBack(back(state, form))
    ) {
      bar(state, isNew: isStep)
      if isStep { progress(state, form) }
      element(
        "form", .class("screen"), .attribute("novalidate", "novalidate"),
        .onSubmit(.form(.submitted))
      ) {
        element("div", .class("page"), .id(pageID)) {
          element("div", .class("column tee-form-column")) {
            if isStep { step(state, form) } else { whole(state, form) }
          }
        }
        foot(state, form)
      }
      leaving(state, form)
    }
  }

  /// A step back; changes of a round that would be lost are asked about. The draft of a new one
  /// is kept anyway.
  private static func back(_ state: State, _ form: RoundForm) -> TeePalsFeature.ViewAction? {
    if form.isNew { return form.step == .course ? nil : .form(.steppedBack) }
    return form.wouldLose(at: state.now) ? .form(.cancelled) : nil
  }

  // MARK: Frame

  private static func bar(_ state: State, isNew: Bool) -> Piece {
    element("header", .class("top-bar")) {
      iconButton(
        .close, label: state.words(KitText.cancel), .filled, attributes: [.id("tee-form-cancel")],
        action: .form(.cancelled))
      element("h1") { state.words(isNew ? FormText.newTitle : .editTitle) }
    }
  }

  private static func frame(
    _ state: State, isNew: Bool, @NodeBuilder<TeePalsFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element("div", .class("screen tee-form"), .key("tee-form")) {
      bar(state, isNew: isNew)
      element("div", .class("page"), .id(pageID)) {
        element("div", .class("column tee-form-column")) { children }
      }
    }
  }

  private static func gone(_ state: State) -> Piece {
    frame(state, isNew: state.route == .create) {
      TeeStates.whenKnown(state) {
        emptyState(
          icon: .lock, title: state.words(FormText.gone), text: state.words(FormText.goneText)
        ) {
          if case .editRound(let id) = state.route {
            button(
              state.words(FormText.toRound), .filled, traits: .wide, action: .went(.round(id)))
          }
        }
      }
    }
  }

  private static func progress(_ state: State, _ form: RoundForm) -> Piece {
    let count = FormStep.allCases.count
    let text = state.words(
      FormText.step, name: String(form.step.rawValue + 1), text: String(count))
    return element("div", .class("tee-form-progress"), .key("progress")) {
      element("p", .class("tee-form-count figures")) { text }
      measure(text, done: form.step.rawValue + 1, total: count)
    }
  }

  private static func foot(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let isReview = form.step == .review
    let waits = isReview && state.postsAgain != nil
    let isReady = form.isNew ? form.mayGoOn(at: state.now) && !waits : state.canSave
    let title = words(form.isNew ? (isReview ? FormText.post : .next) : .save)
    return element("div", .class("screen-foot tee-form-foot"), .key("foot")) {
      if form.isNew, form.step != .course {
        button(words(KitText.back), .filled, icon: .back, action: .form(.steppedBack))
      }
      button(
        title, .prominent, traits: isReady ? .wide : [.wide, .disabled],
        attributes: [.id("tee-form-go")])
    }
  }

  private static func leaving(_ state: State, _ form: RoundForm) -> Piece {
    guard state.form.asksToLeave else { return .empty }
    let words = state.words
    let close = TeePalsFeature.ViewAction.form(.stayed)
    return question(
      id: "tee-form-leave", title: words(FormText.leaveQuestion),
      text: words(form.isNew ? FormText.leaveText : .leaveChanges), close: close
    ) {
      button(words(FormText.stay), .prominent, traits: .wide, action: close)
      if form.isNew {
        button(
          words(FormText.leaveKeeping), .filled, traits: .wide, action: .form(.leftWithDraft))
      }
      button(
        words(FormText.leaveDiscarding), .naked, traits: [.wide, .destructive],
        action: .form(.leftForGood))
    }
  }

  // MARK: Pages

  private static func step(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let (title, lead): (FormText, FormText) =
      switch form.step {
      case .course: (.stepCourse, .leadCourse)
      case .when: (.stepWhen, .leadWhen)
      case .details: (.stepDetails, .leadDetails)
      case .review: (.stepReview, .leadReview)
      }
    return element("div", .class("stack wide-gap"), .key(String(form.step.rawValue))) {
      element("div", .class("tee-form-head")) {
        element(
          "h2", .class("tee-form-title"), .id(headingID), .attribute("tabindex", "-1")
        ) { words(title) }
        paragraph(words(lead), "soft")
      }
      refused(state, form)
      switch form.step {
      case .course: FormCourseView.view(state, form)
      case .when: FormWhenView.view(state, form)
      case .details: FormDetailsView.view(state, form)
      case .review: FormReviewView.view(state, form)
      }
      if form.step == .course { paragraph(words(FormText.draftKept), "hint") }
    }
  }

  /// Everything on one page.
  private static func whole(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      RefusedConflict.told(state, form)
      refused(state, form)
      section(id: "tee-form-course", words(FormText.reviewCourse)) {
        FormCourseView.view(state, form)
      }
      section(id: "tee-form-when", words(FormText.reviewWhen)) {
        FormWhenView.view(state, form)
      }
      FormDetailsView.view(state, form)
    }
  }

  /// Why it cannot be posted or saved. What is known beforehand is said from the first step on.
  private static func refused(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    if form.isNew, let again = state.postsAgain {
      let reason =
        words(PostingText.full) + " "
        + words.postsAgain(again, now: state.now, in: state.zone)
      return told(reason + " " + words(PostingText.fillIn), rank: .warning)
    }
    switch form.refusal {
    // The time has come meanwhile.
    case nil, .rateLimited?: return .empty
    case let refusal?: return told(words.reason(refusal), rank: .alarming)
    }
  }

  private static func told(_ text: String, rank: BannerRank) -> Piece {
    element("div", .id(refusalID), .attribute("tabindex", "-1"), .key("refusal")) {
      banner(text, icon: .warning, rank: rank)
    }
  }

  // MARK: Words at fields

  /// What is wrong with a field, if it is to be said.
  static func fault(
    _ state: State, _ form: RoundForm, _ field: TeePalsRejection.Field
  ) -> String? {
    form.fault(field, state.now).map { fault in
      state.words.fault(fault, accepted: form.base?.acceptedCount ?? 1)
    }
  }
}
