import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: ListAction, _ moment: Moment) -> Effects {
    switch action {
    case .searchFocused:
      state.list.revealed = nil
      state.roster.prepareToFind(in: state.replica)
    case .searchTyped(let text):
      state.list.search = text
      state.roster.find(text, in: state.replica)
      if state.list.window.top == 0 { return [] }
      state.list.window.top = 0
      return [.tell(.scroll(elementID: FriendListView.scrollerID, top: 0))]
    case .searchClosed:
      state.list.search = ""
      state.roster.find("", in: state.replica)
      return [.tell(.focus(elementID: FriendListView.scrollerID))]
    case .scrolled(let top, let height):
      state.list.window = ScrollWindow(top: top, height: height)
      state.list.revealed = nil
    case .archiveScrolled(let top, let height):
      state.archiveWindow = ScrollWindow(top: top, height: height)
    case .pausedFolded: state.list.showsPaused.toggle()
    case .dragged(let friend, let x): state.list.reveal(friend, x)
    case .concealed: state.list.revealed = nil
    case .focused(let friend): state.list.focused = friend
    case .pressed(let friend, let key): return state.press(key, on: friend, moment)
    }
    return []
  }
}

extension ListState {
  /// Dragged far enough, a row shows what is under it, or hides it again. However far: nothing
  /// happens by itself.
  mutating func reveal(_ friend: FriendID, _ x: Int) {
    let open = revealed?.friend == friend ? revealed?.edge : nil
    if x < -40 {
      revealed = open == .leading ? nil : Revealed(friend: friend, edge: .trailing)
    } else if x > 40 {
      revealed = open == .trailing ? nil : Revealed(friend: friend, edge: .leading)
    } else if open == nil {
      revealed = nil
    }
  }
}

extension FriendsFeature.State {
  /// The keys of a row: m, c, p record; s snoozes; u takes back; arrows, Home and End move.
  mutating func press(_ key: String, on friend: FriendID, _ moment: Moment) -> Effects {
    // Whoever is archived is found, and neither recorded nor snoozed by a key.
    if ["m", "c", "p", "s"].contains(where: { deed in sameBytes(deed, key) }),
      replica.friend(friend)?.isArchived ?? true
    {
      return []
    }
    switch key {
    case "m": return recordNow(friend, .message, .manual, moment)
    case "c": return recordNow(friend, .call, .manual, moment)
    case "p": return recordNow(friend, .meetUp, .manual, moment)
    case "s":
      overlay = .snooze(friend)
      return []
    case "u": return undoLatest(moment)
    case "ArrowDown": return moveFocus(from: friend) { position, _ in position + 1 }
    case "ArrowUp": return moveFocus(from: friend) { position, _ in position - 1 }
    case "Home": return moveFocus(from: friend) { _, _ in 0 }
    case "End": return moveFocus(from: friend) { _, count in count - 1 }
    default: return []
    }
  }

  /// Moves the keyboard to another row and brings that row into the window.
  private mutating func moveFocus(
    from friend: FriendID, _ step: (_ position: Int, _ count: Int) -> Int
  ) -> Effects {
    let parts = listParts
    let ids = parts.flatMap { part in part.ranks.map { rank in rank.id } }
    guard let position = ids.firstIndex(of: friend) else { return [] }
    let target = min(max(0, step(position, ids.count)), ids.count - 1)
    guard target != position else { return [] }
    list.focused = ids[target]
    var effects: Effects = []
    let top = offset(ofRow: target, in: parts)
    let row = rowHeight
    if top < list.window.top || top + row > list.window.top + list.window.height {
      let upper = max(0, top - (list.window.height - row) / 2)
      list.window.top = upper
      effects.append(.tell(.scroll(elementID: FriendListView.scrollerID, top: upper)))
    }
    effects.append(.tell(.focus(elementID: FriendListView.rowID(ids[target]))))
    return effects
  }

  private func offset(ofRow position: Int, in parts: [Roster.Part]) -> Int {
    var left = position
    for (index, part) in parts.enumerated() {
      if left < part.ranks.count {
        return virtualList(parts).offset(ofRow: left, inBlock: index)
      }
      left -= part.ranks.count
    }
    return 0
  }

  /// The parts with their rows, a folded one without.
  var listParts: [Roster.Part] {
    roster.parts.map { part in
      part.section == .paused && !list.showsPaused
        ? Roster.Part(section: part.section, ranks: part.ranks.prefix(0)) : part
    }
  }

  /// One row with the gap below it (px).
  var rowHeight: Int { (ListMetrics.row + ListMetrics.gap) * max(50, textPercent) / 100 }

  func virtualList(_ parts: [Roster.Part]) -> VirtualList {
    let header = ListMetrics.header * max(50, textPercent) / 100
    return VirtualList(
      parts.map { part in
        VirtualList.Block(
          rows: part.ranks.count, rowHeight: rowHeight,
          headerHeight: part.section == nil ? 0 : header)
      })
  }
}
