import Design
import SuperFriendDomain
import View

/// The frequency control (spec §7.5): a menu, and a slider where there is room.
enum PeriodView {
  /// The button with the current period; in a sheet of full height the slider can take its place.
  static func control(_ state: State, _ subject: PeriodSubject, _ period: Period) -> Piece {
    let words = state.words
    let menu = button(
      words.period(period), .filled, icon: .calendarPerson,
      attributes: [
        .aria("haspopup", "dialog"),
        .aria("label", words(PeriodText.frequency) + ": " + words.period(period)),
      ], action: FriendsFeature.ViewAction.overlayShown(.period(subject)))
    guard case .friend(let id) = subject, state.details.isFull else { return menu }
    return stack("centred") {
      if state.details.usesSlider {
        slider(state, subject, period)
      } else {
        menu
      }
      button(
        words(state.details.usesSlider ? PeriodText.useMenu : .useSlider), .naked,
        action: .friend(id, .sliderToggled))
    }
  }

  static func menu(_ state: State, _ subject: PeriodSubject) -> Piece {
    let words = state.words
    let current = period(of: subject, state)
    var options = Period.choices.map { choice in
      MenuOption<FriendsFeature.ViewAction>(
        words.period(choice), isChosen: choice == current,
        action: .periodChosen(subject, choice))
    }
    var own = words(PeriodText.custom)
    if case .custom(let count) = current { own = words.period(.custom(count)) }
    options.append(
      MenuOption(
        own, icon: .edit, isChosen: current?.index == nil,
        action: .overlayShown(
          .periodDays(subject, text: String(current?.days ?? 30), isWrong: false))))
    return Design.menu(
      id: "period-menu", title: words(PeriodText.howOften), language: state.language,
      options: options, close: .overlayDismissed)
  }

  static func daysQuestion(
    _ state: State, _ subject: PeriodSubject, _ text: String, _ isWrong: Bool
  ) -> Piece {
    let words = state.words
    return question(
      id: "period-days", title: words(PeriodText.howOften), close: .overlayDismissed
    ) {
      element(
        "form", .attribute("novalidate", "novalidate"), .onSubmit(.daysConfirmed(subject, text))
      ) {
        textField(
          id: "period-days-field",
          FieldLabel(
            words(PeriodText.daysField), fault: isWrong ? words(PeriodText.daysFault) : nil),
          kind: .text, value: text,
          attributes: [.attribute("inputmode", "numeric"), .attribute("maxlength", "4")],
          onInput: { value in .daysTyped(subject, value) })
        button(words(KitText.save), .prominent, traits: .wide)
        button(words(KitText.cancel), .naked, traits: .wide, action: .overlayDismissed)
      }
    }
  }

  static func period(of subject: PeriodSubject, _ state: State) -> Period? {
    switch subject {
    case .friend(let id): state.replica.friend(id)?.period
    case .draft: state.friendForm?.period
    case .several: state.severalForm?.period
    case .usual: state.settings.defaultPeriod
    }
  }

  // MARK: Slider

  /// A rail with a place for each choice, 50 px apart. Dragging snaps to the nearest; keys move
  /// by one.
  static func slider(_ state: State, _ subject: PeriodSubject, _ period: Period) -> Piece {
    let words = state.words
    let position = position(of: period)
    let last = Period.choices.count - 1
    let move: (Int) -> FriendsFeature.ViewAction? = { target in
      let held = min(max(0, target), last)
      return held == position && period.index != nil
        ? nil : .periodChosen(subject, Period.choices[held])
    }
    return element("div", .class("slider")) {
      element(
        "div", .class("slider-thumb at-" + String(position)), .attribute("role", "slider"),
        .attribute("tabindex", "0"), .attribute("data-drag", "y"),
        .attribute("data-keys", "ArrowUp ArrowDown ArrowLeft ArrowRight Home End"),
        .aria("label", words(PeriodText.howOften)), .aria("orientation", "vertical"),
        .aria("valuemin", "0"), .aria("valuemax", String(last)),
        .aria("valuenow", String(position)), .aria("valuetext", words.period(period)),
        .on(.drag, { event in move(position + steps(event.y)) }),
        .on(.keydown, { event in key(event.key, position, last).flatMap(move) }))
      element("div", .class("slider-choices")) {
        for (index, choice) in Period.choices.enumerated() {
          element(
            "button", .attribute("type", "button"), .attribute("tabindex", "-1"),
            .class(index == position ? "slider-choice chosen" : "slider-choice"),
            .onClick(.periodChosen(subject, choice))
          ) { words.period(choice) }
        }
      }
    }
  }

  /// A drag of so many px, rounded to places.
  static func steps(_ distance: Int) -> Int {
    distance >= 0 ? (distance + 25) / 50 : -((25 - distance) / 50)
  }

  private static func key(_ key: String, _ position: Int, _ last: Int) -> Int? {
    switch key {
    case "ArrowDown", "ArrowRight": position + 1
    case "ArrowUp", "ArrowLeft": position - 1
    case "Home": 0
    case "End": last
    default: nil
    }
  }

  /// A period of the person's own stands at the nearest choice.
  private static func position(of period: Period) -> Int {
    if let index = period.index { return index }
    var best = 0
    for (index, choice) in Period.choices.enumerated()
    where abs(choice.days - period.days) < abs(Period.choices[best].days - period.days) {
      best = index
    }
    return best
  }
}
