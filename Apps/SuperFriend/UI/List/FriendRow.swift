import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// One friend in a list, made from the replica at the moment of drawing.
struct FriendRow: Equatable {
  let id: FriendID
  let name: String
  /// What tells the friend apart from others of the same name.
  let mark: String?
  let avatar: SuperFriendDomain.Avatar
  let status: String
  let band: DueBand
  let percent: Int
  let isContactMissing: Bool
  let isPinned: Bool
  let isSnoozed: Bool
  let isPaused: Bool
  let isArchived: Bool
  let position: Int
  let total: Int
  /// Not while a snooze, a pause or the archive holds the friend back.
  let showsBands: Bool
  let swipeType: ConnectionType
  let revealed: ListState.Edge?
  let isFocused: Bool
  /// Shown beside the list.
  let isChosen: Bool
  let words: Words

  /// `nil` for someone who is not on the list.
  init?(_ state: FriendsFeature.State, _ id: FriendID, position: Int, of total: Int) {
    guard let friend = state.replica.friend(id) else { return nil }
    let due = state.replica.due(friend, today: state.today)
    let settings = state.settings
    self.id = id
    self.position = position
    self.total = total
    name = state.name(friend)
    mark = state.roster.marks[id]
    avatar = SuperFriendDomain.Avatar(friend, in: state.replica)
    words = state.words
    isArchived = friend.isArchived
    status =
      friend.isArchived
      ? words(ListText.archivedMark)
      : words.status(due, friend, settings.wording, today: state.today)
    band = due.band
    percent = due.percentPassed(friend.period)
    isContactMissing = state.replica.contact(of: friend) == nil
    isPinned = friend.isPinned
    isSnoozed = due.snoozedUntil != nil
    isPaused = friend.isPaused(on: state.today)
    showsBands = settings.showsBands && !due.isHeldBack(friend, today: state.today)
    swipeType = settings.swipeType
    revealed = state.list.revealed?.friend == id ? state.list.revealed?.edge : nil
    isFocused = state.list.focused == id
    isChosen = state.beside == id
  }

  /// What the row's buttons call the friend.
  private var fullName: String { mark.map { mark in name + " · " + mark } ?? name }

  /// Most turns change no row, so rows are kept.
  var kept: Piece {
    .kept(self, tag: "li", key: id.description) { row in row.view }
  }

  private var view: Piece {
    let id = id
    var attributes: [Attribute<FriendsFeature.ViewAction>] = [
      .class(slotClass), .aria("posinset", String(position)), .aria("setsize", String(total)),
      .on(.contextmenu, { _ in .overlayShown(.row(id)) }),
    ]
    // Whoever is archived is found, and neither recorded nor snoozed by a swipe.
    guard !isArchived else { return makeElement("li", attributes, [row]) }
    attributes += [
      .attribute("data-drag", "x"), .on(.drag, { event in .list(.dragged(id, x: event.x)) }),
    ]
    return makeElement("li", attributes, [action(.leading), action(.trailing), row])
  }

  private var row: Piece {
    element("div", .class(isChosen ? "row chosen" : "row")) {
      if showsBands {
        element("span", .class("bar step-" + String(band.rawValue)), .aria("hidden", "true"))
      }
      main
      iconButton(
        .more, label: words(ListText.moreFor, name: fullName),
        attributes: [.aria("haspopup", "dialog")], action: .overlayShown(.row(id)))
    }
  }

  private var slotClass: String {
    switch revealed {
    case .leading: "slot shows-leading"
    case .trailing: "slot shows-trailing"
    case nil: "slot"
    }
  }

  private var main: Piece {
    let id = id
    let isFocused = isFocused
    var attributes: [Attribute<FriendsFeature.ViewAction>] = [
      .class("row-main"), .id(FriendListView.rowID(id)), .attribute("type", "button"),
      .attribute("data-keys", "m c p s u ArrowUp ArrowDown Home End"),
      .on(.keydown, { event in .list(.pressed(id, key: event.key)) }),
      .on(.focus, { _ in isFocused ? nil : .list(.focused(id)) }),
      .onClick(revealed == nil ? .went(.friend(id)) : .list(.concealed)),
    ]
    if isChosen { attributes.append(.aria("current", "true")) }
    return makeElement(
      "button", attributes,
      [
        Design.avatar(
          initials: avatar.letters, pastel: avatar.pastel,
          ring: showsBands ? Ring(percent: percent, step: band.rawValue) : nil),
        text,
      ])
  }

  private var text: Piece {
    element("span", .class("row-text")) {
      element("span", .class("row-title")) {
        element("span", .class("clipped")) { name }
        if isPinned { Icon.pin.node(.small) }
      }
      element("span", .class(statusClass)) {
        statusIcon.node()
        element("span", .class("clipped figures")) { status }
        if isContactMissing {
          element("span", .class("clipped")) { "· " + words(DueText.contactMissing) }
        }
        if let mark { element("span", .class("clipped soft")) { "· " + mark } }
      }
    }
  }

  private var statusClass: String {
    let isUrgent = band == .due || band == .cold
    return showsBands && isUrgent
      ? "row-status step-" + String(band.rawValue) : "row-status"
  }

  private var statusIcon: Icon {
    if isArchived { return .archive }
    if isPaused { return .pause }
    if isSnoozed { return .moon }
    return band.icon
  }

  /// What lies under the row: shown while dragging, pressable once it is uncovered.
  private func action(_ edge: ListState.Edge) -> Piece {
    let place = edge == .leading ? "slot-action leading" : "slot-action trailing"
    let icon: Icon = edge == .leading ? .moon : .hand
    let title = edge == .leading ? words(ListText.snooze) : words.done(swipeType)
    guard revealed == edge else {
      return element("span", .class(place), .aria("hidden", "true")) { icon.node() }
    }
    let deed: FriendsFeature.ViewAction =
      edge == .leading
      ? .overlayShown(.snooze(id)) : .friend(id, .recorded(swipeType, .swipe))
    return element(
      "button", .class(place), .attribute("type", "button"), .onClick(deed),
      .aria("label", title + ": " + fullName)
    ) {
      icon.node()
      element("span", .aria("hidden", "true")) { title }
    }
  }
}

extension DueBand {
  /// The glyph that says the same as the colour.
  var icon: Icon {
    switch self {
    case .fresh: .leaf
    case .warming: .sun
    case .soon: .hourglass
    case .due: .bell
    case .cold: .snowflake
    }
  }
}

extension SuperFriendDomain.Avatar {
  /// Empty where nothing is known, which the component draws as a question mark.
  var letters: String { sameBytes(initials, "?") ? "" : initials }

  /// The domain's colours spread over the discs there are.
  var pastel: UInt64 {
    UInt64((colour * Pastels.count + Avatar.colours / 2) / Avatar.colours)
  }
}

extension ConnectionType {
  var icon: Icon {
    switch self {
    case .message: .message
    case .call: .call
    case .meetUp: .meetUp
    case .email: .email
    case .videoCall: .video
    case .letter: .letter
    case .other: .other
    }
  }
}
