import Calendar
import Design
import SuperFriendDomain
import View

/// Snoozing and pausing.
enum WaitView {
  static func snooze(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.replica.friend(id) else { return nil }
    let words = state.words
    var options = SnoozeChoice.allCases.map { choice in
      MenuOption<FriendsFeature.ViewAction>(
        words(choice.text), icon: .moon, remark: day(choice.until(from: state.today), state),
        action: .friend(id, .snoozed(choice)))
    }
    options.append(
      MenuOption(
        words(PauseText.pickDate), icon: .calendar,
        action: .overlayShown(
          .until(id, .snooze, text: state.today.adding(days: 1).description, isWrong: false))))
    if state.isSnoozed(friend) {
      options.append(
        MenuOption(words(PauseText.unsnooze), icon: .undo, action: .friend(id, .unsnoozed)))
    }
    return menu(
      id: "snooze-menu", title: words(PauseText.snoozeTitle, name: state.name(friend)),
      language: state.language, options: options, close: .overlayDismissed)
  }

  static func pause(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.replica.friend(id) else { return nil }
    let words = state.words
    let lengths: [(PauseText, Int)] = [
      (.pauseMonth, 1), (.pauseThree, 3), (.pauseSix, 6), (.pauseYear, 12),
    ]
    var options = lengths.map { text, months in
      MenuOption<FriendsFeature.ViewAction>(
        words(text), icon: .pause, remark: day(state.today.adding(months: months), state),
        action: .friend(id, .paused(months: months)))
    }
    options.append(
      MenuOption(
        words(PauseText.pickDate), icon: .calendar,
        action: .overlayShown(
          .until(id, .pause, text: state.today.adding(months: 1).description, isWrong: false))))
    return menu(
      id: "pause-menu", title: words(PauseText.pauseTitle, name: state.name(friend)),
      language: state.language, options: options, close: .overlayDismissed)
  }

  /// A date of the person's own.
  static func question(
    _ state: State, _ id: FriendID, _ wait: Wait, _ text: String, _ isWrong: Bool
  ) -> Piece {
    let words = state.words
    let title = wait == .snooze ? PauseText.snoozeTitle : PauseText.pauseTitle
    return Design.question(
      id: "until", title: words(title, name: state.name(id)), close: .overlayDismissed
    ) {
      element(
        "form", .attribute("novalidate", "novalidate"),
        .onSubmit(.friend(id, .waitConfirmed(wait, text)))
      ) {
        dateField(
          id: "until-date",
          FieldLabel(
            words(PauseText.until), fault: isWrong ? words(PickerText.noDate) : nil),
          value: text, from: state.today.adding(days: 1).description,
          onChange: { value in .friend(id, .waitTyped(wait, value)) })
        button(words(KitText.save), .prominent, traits: .wide)
        button(words(KitText.cancel), .naked, traits: .wide, action: .overlayDismissed)
      }
    }
  }

  private static func day(_ date: CivilDate, _ state: State) -> String {
    state.words.formats.date(date, date.year == state.today.year ? .shortWithWeekday : .medium)
  }
}

extension SnoozeChoice {
  var text: PauseText {
    switch self {
    case .tomorrow: .tomorrow
    case .weekend: .weekend
    case .week: .oneWeek
    case .month: .oneMonth
    }
  }
}
