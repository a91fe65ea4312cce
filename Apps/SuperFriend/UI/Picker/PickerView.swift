import Core
import Design
import SuperFriendDomain
import View

/// The contact picker (spec §7.2).
enum PickerView {
  static let scrollerID = "picker-list"

  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("picker")) {
      element("h1", .class("quiet-label")) { words(PickerText.title) }
      SearchField<FriendsFeature.ViewAction>(
        id: "picker-search", placeholder: words(PickerText.search), text: state.picker.search,
        isActive: state.picker.isSearching, language: state.language,
        onInput: { text in .picker(.searchTyped(text)) }, onFocus: .picker(.searchFocused),
        onClose: .picker(.searchClosed)
      ).bar(
        leading: iconButton(
          .back, label: words(KitText.back), .filled, action: .closed),
        trailing: iconButton(
          state.picker.chosen == nil ? .checkCircle : .close,
          label: words(state.picker.chosen == nil ? PickerText.selectMany : .stopSelecting),
          .outlined, action: .picker(.selectionToggled)))
      element(
        "div", .class("scroller"), .id(scrollerID), .attribute("tabindex", "-1"),
        .on(.scroll, { event in .picker(.scrolled(top: event.top, height: event.height)) })
      ) {
        state.isLoaded ? content(state) : skeleton(state.language)
      }
      if let adding = state.adding {
        progress(state, adding)
      } else if let chosen = state.picker.chosen, !chosen.isEmpty {
        foot(state, chosen.count)
      }
    }
  }

  private static func content(_ state: State) -> Piece {
    let words = state.words
    let ids = state.picker.ids
    if state.picker.found != nil, ids.isEmpty {
      return state.whenKnown {
        emptyState(
          icon: .searchNone, title: words(PickerText.noMatch, text: state.picker.search)
        ) {
          button(words(KitText.reset), .filled, icon: .close, action: .picker(.searchClosed))
          button(
            words(PickerText.newPerson), .prominent, icon: .plus, action: .went(.newPerson))
        }
      }
    }
    if state.replica.contacts.isEmpty, state.sync.isComplete { return sources(state) }
    return element("div", .class("column")) {
      if state.picker.found == nil { newPerson(state) }
      if let chosen = state.picker.chosen { selectAll(state, chosen) }
      // Somebody new can be typed while those who are known come.
      if ids.isEmpty { state.whenKnown { .empty } } else { rows(state, ids) }
    }
  }

  /// Where people come from while the address book is empty.
  private static func sources(_ state: State) -> Piece {
    let words = state.words
    let cards: [(Icon, PickerText, PickerText, FriendsRoute)] = [
      (.person, .typeCard, .typeHint, .newPerson),
      (.file, .fileCard, .fileHint, .importCards),
      (.paste, .pasteCard, .pasteHint, .importCards),
    ]
    return element("div", .class("column")) {
      element("div", .class("empty")) {
        element("div", .class("picture")) { Icon.addressBook.node(.huge) }
        element("h2", .class("title3")) { words(PickerText.sourcesTitle) }
        paragraph(words(PickerText.sourcesText), "soft")
      }
      element("div", .class("cards")) {
        for (icon, title, hint, route) in cards {
          element(
            "button", .class("card"), .attribute("type", "button"), .onClick(.went(route))
          ) {
            icon.node()
            element("span", .class("headline")) { words(title) }
            element("span", .class("callout soft")) { words(hint) }
          }
        }
      }
    }
  }

  private static func newPerson(_ state: State) -> Piece {
    let words = state.words
    return element(
      "button", .class("plain-row"), .attribute("type", "button"), .key("new-person"),
      .onClick(.went(.newPerson))
    ) {
      element("span", .class("avatar size-44 plain"), .aria("hidden", "true")) {
        Icon.plus.node()
      }
      element("span", .class("row-text")) {
        element("span", .class("row-title")) { words(PickerText.newPerson) }
        element("span", .class("row-status")) { words(PickerText.newPersonHint) }
      }
    }
  }

  private static func rows(_ state: State, _ ids: [ContactID]) -> Piece {
    let block = VirtualList.Block(rows: ids.count, rowHeight: rowHeight(state))
    let window = VirtualList([block]).windows(
      top: state.picker.window.top, height: state.picker.window.height)[0]
    var items: [Piece] = []
    for offset in window.rows {
      if let card = state.replica.contact(ids[offset])?.card {
        items.append(row(state, ids[offset], card))
      }
    }
    return .fragment([
      spacer(window.before, key: "before"),
      makeElement("ul", [.key("rows"), .attribute("role", "list")], items),
      spacer(window.after, key: "after"),
    ])
  }

  private static func rowHeight(_ state: State) -> Int {
    ListMetrics.row * max(50, state.textPercent) / 100
  }

  private static func row(_ state: State, _ id: ContactID, _ card: Card) -> Piece {
    let words = state.words
    let name = card.name(state.settings.nameDisplay)
    let isFriend = state.replica.friend(of: id) != nil
    var attributes: [Attribute<FriendsFeature.ViewAction>] = [
      .class("plain-row"), .attribute("type", "button"),
    ]
    var glyph: Icon = isFriend ? .check : .plus
    if let chosen = state.picker.chosen, !isFriend {
      let isChosen = chosen.contains(id)
      glyph = isChosen ? .checkCircle : .plus
      attributes += [
        .aria("pressed", isChosen ? "true" : "false"), .onClick(.picker(.contactToggled(id))),
        .aria("label", words(isChosen ? PickerText.unselect : .select, name: name)),
      ]
    } else {
      let label =
        isFriend ? name + ", " + words(PickerText.onList) : words(PickerText.add, name: name)
      attributes += [.onClick(.picker(.contactTapped(id))), .aria("label", label)]
    }
    return element("li", .key(id.description)) {
      makeElement(
        "button", attributes,
        [
          face(state, id, card),
          element("span", .class(isFriend ? "success" : "soft")) { glyph.node() },
        ])
    }
  }

  /// Disc, name and organisation of a contact.
  static func face(_ state: State, _ id: ContactID, _ card: Card) -> Piece {
    let avatar = state.replica.contact(id).map { contact in SuperFriendDomain.Avatar(contact) }
    let name = card.name(state.settings.nameDisplay)
    return .fragment([
      Design.avatar(
        initials: avatar?.letters ?? "", pastel: avatar?.pastel ?? 0, size: .large),
      element("span", .class("row-text")) {
        element("span", .class("row-title")) { element("span", .class("clipped")) { name } }
        if !card.organisation.isEmpty, !sameBytes(card.organisation, name) {
          element("span", .class("row-status")) {
            element("span", .class("clipped")) { card.organisation }
          }
        }
      },
    ])
  }

  /// For everybody on show, or for nobody of them when all are chosen.
  private static func selectAll(_ state: State, _ chosen: [ContactID]) -> Piece {
    let words = state.words
    let free = state.picker.free(in: state.replica)
    guard !free.isEmpty else { return .empty }
    let isAll = chosen.count >= free.count && Set(free).isSubset(of: chosen)
    return element("div", .class("line centred"), .key("select-all")) {
      button(
        isAll ? words(PickerText.unselectAll) : words(PickerText.selectAll, count: free.count),
        .filled, icon: isAll ? .close : .checkCircle, action: .picker(.allToggled))
    }
  }

  /// How far it is with those who are being added.
  private static func progress(_ state: State, _ adding: AddingMany) -> Piece {
    let words = state.words
    let label = words(PickerText.adding, count: adding.contacts.count)
    return element("div", .class("foot"), .key("adding")) {
      stack {
        element("p", .attribute("role", "status")) { label }
        measure(label, done: adding.done, total: adding.contacts.count)
        button(words(KitText.cancel), .filled, traits: .wide, action: .picker(.addingStopped))
      }
    }
  }

  private static func foot(_ state: State, _ count: Int) -> Piece {
    element("div", .class("foot")) {
      button(
        state.words(PickerText.addChosen, count: count), .prominent, icon: .plus, traits: .wide,
        action: .went(.newFriends))
    }
  }
}
