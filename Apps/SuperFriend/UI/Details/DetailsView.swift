import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// One friend's sheet (spec §7.4), or what stands beside the list in its place.
enum DetailsView {
  static let sheetID = "details"

  static func view(_ state: State, _ id: FriendID) -> Piece {
    guard let friend = state.replica.friend(id) else { return SheetView.gone(state) }
    let words = state.words
    var sheet = SheetView.sheet(state, sheetID, words(DetailsText.title))
    if state.beside == id {
      sheet.isBeside = true
      sheet.key = sheetID + "-" + id.description
      // They are the screen's.
      sheet.snackbars = .empty
    } else {
      sheet.isFull = state.details.isFull
      sheet.resize = { full in .friend(id, .resized(full: full)) }
    }
    sheet.actions = [
      iconButton(
        .more, label: words(DetailsText.moreActions),
        attributes: [.aria("haspopup", "dialog")], action: .overlayShown(.manage(id)))
    ]
    sheet.foot = [
      button(
        words(DetailsText.madeContact), .prominent, icon: .checkCircle, traits: .wide,
        attributes: [.aria("haspopup", "dialog")], action: .overlayShown(.howContact(id)))
    ]
    return sheet.node {
      profile(state, friend)
      remarks(state, friend)
      waysToReach(state, friend)
      HistoryView.view(state, friend)
    }
  }

  private static func profile(_ state: State, _ friend: Friend) -> Piece {
    let due = state.replica.due(friend, today: state.today)
    let avatar = SuperFriendDomain.Avatar(friend, in: state.replica)
    let words = state.words
    let showsBands = state.settings.showsBands && !due.isHeldBack(friend, today: state.today)
    return element("div", .class("profile")) {
      Design.avatar(
        initials: avatar.letters, pastel: avatar.pastel, size: .huge,
        ring: showsBands
          ? Ring(percent: due.percentPassed(friend.period), step: due.band.rawValue) : nil)
      element("h3", .class("title2 breaks")) { state.name(friend) }
      if let org = organisation(state, friend) { paragraph(org, "soft breaks") }
      element("p", .class("line wraps centred")) {
        chip(
          words.status(due, friend, state.settings.wording, today: state.today),
          icon: icon(due, friend, state),
          rank: showsBands ? "step-" + String(due.band.rawValue) : "")
      }
      if friend.isPaused(on: state.today) {
        button(
          words(PauseText.resume), .naked, icon: .play, action: .friend(friend.id, .resumed))
      } else if state.isSnoozed(friend) {
        button(
          words(PauseText.unsnooze), .naked, icon: .undo,
          action: .friend(friend.id, .unsnoozed))
      }
      paragraph(facts(due, friend, state), "callout soft")
      PeriodView.control(state, .friend(friend.id), friend.period)
    }
  }

  private static func icon(_ due: Due, _ friend: Friend, _ state: State) -> Icon {
    if friend.isPaused(on: state.today) { return .pause }
    return due.snoozedUntil == nil ? due.band.icon : .moon
  }

  private static func organisation(_ state: State, _ friend: Friend) -> String? {
    guard let org = state.replica.contact(of: friend)?.card.organisation, !org.isEmpty,
      !sameBytes(org, state.name(friend))
    else { return nil }
    return org
  }

  /// "Last contact Nov 3 · Next by Dec 3".
  private static func facts(_ due: Due, _ friend: Friend, _ state: State) -> String {
    let words = state.words
    let last =
      due.lastOn.map { date in
        words(DueText.lastContact, text: words.day(date, from: state.today))
      } ?? words(DueText.lastContactNever)
    if friend.isPaused(on: state.today) || friend.isArchived { return last }
    return last + " · "
      + words(DueText.nextBy, text: words.day(due.effectiveDueOn, from: state.today))
  }

  /// What has to be known before anything is done: a missing contact, a return from deletion, a
  /// second record.
  private static func remarks(_ state: State, _ friend: Friend) -> Piece {
    let words = state.words
    var pieces: [Piece] = []
    if state.replica.contact(of: friend) == nil {
      pieces.append(
        banner(
          words(DetailsText.missing) + ". " + words(DetailsText.missingText), icon: .person,
          rank: .warning
        ) {
          button(
            words(DetailsText.relink), .naked, icon: .link, action: .went(.relink(friend.id)))
        })
    }
    if friend.isArchived {
      let text =
        friend.revival == nil
        ? words(ArchiveText.title)
        : words(DetailsText.revived) + ". " + words(DetailsText.revivedText)
      pieces.append(
        banner(text, icon: .archive) {
          button(
            words(DetailsText.restore), .naked, icon: .restore,
            action: .friend(friend.id, .unarchived))
        })
    }
    for twin in state.twins(of: friend.id).prefix(1) {
      pieces.append(DuplicatesView.banner(state, twin))
    }
    return .fragment(pieces)
  }

  private static func waysToReach(_ state: State, _ friend: Friend) -> Piece {
    let words = state.words
    let card = state.replica.contact(of: friend)?.card
    let number = WaysView.firstNumber(card)
    let ways = card.map { card in WaysView.ways(card, state.settings.country).count } ?? 0
    return stack {
      line("even") {
        way(state, friend, .message, number)
        way(state, friend, .call, number)
      }
      if number == nil { paragraph(words(DetailsText.noNumberHint), "hint") }
      if ways > 0 {
        button(
          words(DetailsText.allWays), .naked, traits: .wide,
          attributes: [.aria("haspopup", "dialog")], action: .overlayShown(.ways(friend.id)))
      }
    }
  }

  private static func way(
    _ state: State, _ friend: Friend, _ type: ConnectionType, _ number: String?
  ) -> Piece {
    let words = state.words
    let title = words(type == .message ? DetailsText.message : .call)
    guard let number else {
      return button(title, .filled, icon: type.icon, traits: .disabled, action: .closed)
    }
    return button(
      title, .filled, icon: type.icon,
      attributes: [.on(.contextmenu, { _ in .overlayShown(.ways(friend.id)) })],
      action: .friend(friend.id, .reachedOut(type, url: WaysView.url(type, number))))
  }
}
