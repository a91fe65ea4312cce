import Core
import DayBlockDomain
import Design
import View

/// Who was there at a session.
enum CompanyView {
  /// Friends offered besides the chosen ones.
  static let offered = 8

  /// Those who were there, and the way to say who was; nothing for whoever has no friends.
  static func view(_ state: State, _ session: DaySession) -> Piece {
    let there = state.friends(session.friends)
    guard !there.isEmpty || state.hasFriends else { return .empty }
    let title = state.words(CompanyText.who)
    return element("div", .class("day-company")) {
      if !there.isEmpty {
        element(
          "ul", .class("day-company-list"), .attribute("role", "list"), .aria("label", title)
        ) {
          for friend in there {
            element("li", .key(friend.id.description)) { chip(friend.name, icon: .person) }
          }
        }
      }
      button(
        title, .filled, icon: .people, attributes: [.aria("haspopup", "dialog")],
        action: .track(.review(.friendsShown)))
    }
  }

  /// Over the review.
  static func sheet(_ state: State, _ session: DaySession, search: String) -> Piece {
    Sheet<DayBlockFeature.ViewAction>(
      id: "day-company", title: state.words(CompanyText.who), language: state.language,
      close: .track(.review(.sheetClosed))
    ).node {
      choosing(
        state, session.friends, search: search,
        searched: { text in .track(.review(.friendSearched(text))) },
        toggled: { friend in .track(.review(.friendToggled(friend))) })
    }
  }

  /// In the form for time that is entered by hand.
  static func field(_ state: State, _ form: TimeForm) -> Piece {
    guard state.hasFriends else { return .empty }
    return stack {
      element("h3", .class("field-label")) { state.words(CompanyText.who) }
      choosing(
        state, form.friends, search: form.friendSearch,
        searched: { text in .calendar(.form(.friendSearch(text))) },
        toggled: { friend in .calendar(.form(.friend(friend))) })
    }
  }

  /// One list in the order of names, so that who is tapped on stays where they are.
  private static func choosing(
    _ state: State, _ chosen: [DayFriendID], search: String,
    searched: @escaping (String) -> DayBlockFeature.ViewAction,
    toggled: @escaping (DayFriendID) -> DayBlockFeature.ViewAction
  ) -> Piece {
    let words = state.words
    let people = state.friends(around: chosen, search: search)
    return stack {
      if state.friends.count > offered {
        textField(
          id: "day-company-search", FieldLabel(words(CompanyText.search)), kind: .search,
          value: search,
          attributes: [.attribute("autocomplete", "off")], onInput: searched)
      }
      if people.isEmpty {
        paragraph(words(CompanyText.nobody), "soft")
      } else {
        element(
          "ul", .class("choices"), .attribute("role", "list"),
          .aria("label", words(CompanyText.who))
        ) {
          for friend in people {
            element("li", .key(friend.id.description)) {
              choice(
                friend.name, isChosen: chosen.contains(friend.id), action: toggled(friend.id))
            }
          }
        }
      }
      if chosen.count >= DayLimits.friends {
        paragraph(words(CompanyText.full, count: DayLimits.friends), "hint")
      }
      paragraph(words(CompanyText.hint), "hint")
    }
  }
}

/// The words for who was there.
enum CompanyText: PhraseBook {
  case who, search, nobody, full, hint

  var phrase: Phrase {
    switch self {
    case .who: Phrase("Who was there", "함께한 친구")
    case .search: Phrase("Find a friend", "친구 찾기")
    case .nobody: Phrase("No friend with that name.", "그런 이름의 친구가 없어요.")
    case .full:
      Phrase(
        one: "Up to {n} friend on a record.", other: "Up to {n} friends on a record.",
        "기록 하나에 친구는 {n}명까지예요.")
    case .hint:
      Phrase(
        "SuperFriend records that you met that day. Removing a friend removes that record.",
        "SuperFriend에도 그날 만난 것으로 남아요. 친구를 빼면 그 기록도 사라져요.")
    }
  }
}
