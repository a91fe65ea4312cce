import Core
import Design
import TeePalsDomain
import View

/// Who can see the round and join it, what it costs, and whom the host would like to play with.
enum FormDetailsView {
  static func view(_ state: State, _ form: RoundForm) -> Piece {
    element("div", .class("stack wide-gap"), .key("details")) {
      visibility(state, form)
      policy(state, form)
      players(state, form)
      FormPlayView.view(state.words, form)
      price(state, form)
      ages(state, form)
      skills(state, form)
      message(state, form)
    }
  }

  private static func visibility(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let hint: FormText =
      switch form.visibility {
      case .public: .forAllHint
      case .friends: .forFriendsHint
      case .invite: .forInvitedHint
      }
    return group(id: "tee-form-visibility", words(FormText.visibility), hint: words(hint)) {
      for visibility in RoundVisibility.allCases {
        choice(
          words(title(visibility)), icon: icon(visibility),
          isChosen: form.visibility == visibility, action: .form(.visibilityChosen(visibility)))
      }
    }
  }

  static func title(_ visibility: RoundVisibility) -> FormText {
    switch visibility {
    case .public: .forAll
    case .friends: .forFriends
    case .invite: .forInvited
    }
  }

  private static func icon(_ visibility: RoundVisibility) -> Icon {
    switch visibility {
    case .public: .globe
    case .friends: .people
    case .invite: .lock
    }
  }

  private static func policy(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let hint: FormText = form.joinPolicy == .request ? .byRequestHint : .atOnceHint
    return group(id: "tee-form-policy", words(FormText.policy), hint: words(hint)) {
      for policy in [JoinPolicy.request, .instant] {
        choice(
          words.join(policy), isChosen: form.joinPolicy == policy,
          action: .form(.policyChosen(policy)))
      }
    }
  }

  private static func players(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return group(
      id: "tee-form-players", words(FormText.players), hint: words(FormText.playersHint),
      fault: RoundFormView.fault(state, form, .maxPlayers)
    ) {
      for count in GolfLimits.players {
        choice(
          String(count), isChosen: form.players == count, action: .form(.playersChosen(count)))
      }
    }
  }

  private static func price(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return textField(
      id: "tee-form-price",
      FieldLabel(
        words(FormText.price, text: form.currency), remark: words(KitText.optional),
        hint: words(FormText.priceHint), fault: RoundFormView.fault(state, form, .price)),
      value: form.price,
      attributes: [.attribute("inputmode", "decimal"), .attribute("autocomplete", "off")],
      onInput: { text in .form(.priceTyped(text)) })
  }

  private static func ages(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let last = RoundRequirements.allAges.upperBound
    let options = RoundRequirements.allAges.map { age in
      let number = String(age)
      return (
        value: number, title: age == last ? words(FormText.ageAndOlder, text: number) : number
      )
    }
    return element("fieldset", .class("stack")) {
      element("legend", .class("field-label")) { words(FormText.ages) }
      element("div", .class("tee-form-pair")) {
        select(
          id: "tee-form-youngest", FieldLabel(words(FormText.youngest)), options: options,
          value: String(form.youngest),
          onChange: { text in .form(.youngestChosen(text)) })
        select(
          id: "tee-form-oldest", FieldLabel(words(FormText.oldest)), options: options,
          value: String(form.oldest), onChange: { text in .form(.oldestChosen(text)) })
      }
      if let text = RoundFormView.fault(state, form, .ages) { Design.fault(text) as Piece }
    }
  }

  private static func skills(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    return element("div", .class("stack")) {
      group(
        id: "tee-form-skills", words(FormText.skills), hint: words(FormText.skillsHint),
        fault: RoundFormView.fault(state, form, .skills)
      ) {
        for skill in SkillLevel.allCases {
          choice(
            words.skill(skill), isChosen: form.skills.contains(skill),
            action: .form(.skillToggled(skill)))
        }
      }
      switchRow(
        id: "tee-form-enforced",
        FieldLabel(words(FormText.enforced), hint: words(FormText.enforcedHint)),
        isOn: form.isEnforced, onToggle: { on in .form(.enforcedToggled(on)) })
    }
  }

  private static func message(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let count = trimmed(form.message).unicodeScalars.count
    let limit = GolfLimits.message
    return element("div", .class("stack"), .key("message")) {
      textField(
        id: "tee-form-message",
        FieldLabel(
          words(FormText.message), remark: words(KitText.optional),
          fault: count > limit
            ? words(FormText.over, count: count - limit) : nil),
        kind: .lines, value: form.message,
        attributes: [
          .attribute("rows", "4"),
          .attribute("placeholder", words(FormText.messagePlaceholder)),
        ],
        onInput: { text in .form(.messageTyped(text)) })
      element("p", .class("hint figures tee-form-counter")) {
        words(FormText.left, name: String(count), text: String(limit))
      }
    }
  }

  /// Several choices under a name, with what the chosen one means.
  static func group(
    id: String, _ title: String, hint: String, fault text: String? = nil,
    @NodeBuilder<TeePalsFeature.ViewAction> choices: () -> [Piece]
  ) -> Piece {
    let buttons = choices()
    return element(
      "div", .class("field"), .id(id), .key(id), .attribute("role", "group"),
      .attribute("tabindex", "-1"), .aria("labelledby", id + "-label"),
      .aria("describedby", id + "-hint")
    ) {
      element("span", .class("field-label"), .id(id + "-label")) { title }
      element("div", .class("choices")) { buttons }
      element("p", .class("hint"), .id(id + "-hint")) { hint }
      if let text { Design.fault(text) }
    }
  }
}
