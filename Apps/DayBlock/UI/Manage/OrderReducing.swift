import Core
import DayBlockDomain
import Design

// What is put elsewhere (specification §8.5).
extension DayBlockFeature.State {
  mutating func dropLifted(by distance: Int) -> Effects {
    guard let item = manage.lifted else { return [] }
    manage.lifted = nil
    let order = order(of: item)
    guard let from = order.place(of: item) else { return [] }
    let to = order.track.drop(from, by: distance)
    let effects = place(item, from: from, to: to, in: order)
    // What made room for it stands right already; it comes from where it was let go.
    let after = order.moving(item, to: to)
    let isPlaced = !effects.isRefused
    let way = isPlaced ? order.track.top(of: from) - after.track.top(of: to) : 0
    let rest = settle([item.word: distance + way])
    return effects.list + (isPlaced ? feel(.soft) : []) + rest
  }

  mutating func move(_ item: ManageItem, _ move: ManageMove) -> Effects {
    manage.menu = nil
    let order = order(of: item)
    guard let from = order.place(of: item), let to = target(of: move, from: from, in: order) else {
      return []
    }
    let effects = place(item, from: from, to: to, in: order)
    let focus: Effects = [.tell(.focus(elementID: item.grip))]
    if effects.isRefused { return effects.list + focus }
    let rest = settle(from: order, to: order.moving(item, to: to))
    return effects.list + feel(.soft) + rest + focus
  }

  private func target(
    of move: ManageMove, from: OrderPlace, in order: ManageOrder
  ) -> OrderPlace? {
    switch move {
    case .up: return order.track.next(to: from, isDown: false)
    case .down: return order.track.next(to: from, isDown: true)
    case .first:
      return from.index == 0 ? nil : OrderPlace(section: from.section, index: 0)
    case .last:
      let last = order.track.counts[from.section] - 1
      return from.index == last ? nil : OrderPlace(section: from.section, index: last)
    case .to(let group):
      let groups = replica.groups(of: me)
      guard let section = groups.firstIndex(where: { other in other.id == group }) else {
        return nil
      }
      return OrderPlace(section: section, index: order.track.counts[section])
    }
  }

  /// What placing led to.
  private struct Placing {
    var list: Effects
    var isRefused = false
  }

  private mutating func place(
    _ item: ManageItem, from: OrderPlace, to: OrderPlace, in order: ManageOrder
  ) -> Placing {
    guard from != to else { return Placing(list: []) }
    let after = order.moving(item, to: to)
    let items = after.sections[to.section]
    let before = to.index > 0 ? sortKey(of: items[to.index - 1]) : nil
    let behind = to.index + 1 < items.count ? sortKey(of: items[to.index + 1]) : nil
    let home = replica.groups(of: me)[item.isBlock ? to.section : 0]
    var commands: [DayBlockCommand] = []
    var key = SortKey.between(before, behind)
    if let before, let behind, !(before < behind) {
      // Two devices have given the same place: the whole section gets places anew.
      var last: SortKey?
      for other in items {
        let next = SortKey.between(last, nil)
        if other == item { key = next } else { commands.append(placing(other, home.id, next)) }
        last = next
      }
    }
    let command = placing(item, home.id, key)
    if let rejection = refusal(of: command) {
      say(words.reason(rejection))
      return Placing(list: feel(.error), isRefused: true)
    }
    if from.section != to.section, let back = placed(item) {
      say(words(ManageText.movedTo, name: name(of: item), text: name(of: home)), undo: [back])
    }
    announce(item, at: to, of: items.count, in: home)
    return Placing(list: (commands + [command]).map { command in .submit(command) })
  }

  private func sortKey(of item: ManageItem) -> SortKey? {
    switch item {
    case .group(let id):
      replica.groups(of: me).first { group in group.id == id }?.sortKey
    case .block(let id): replica.block(id)?.sortKey
    }
  }

  private func placing(
    _ item: ManageItem, _ home: BlockGroupID, _ key: SortKey
  ) -> DayBlockCommand {
    switch item {
    case .group(let id): .editGroup(id, [.sortKey(key)])
    case .block(let id): .editBlock(id, [.place(home, key)])
    }
  }

  /// What puts it back where it is.
  private func placed(_ item: ManageItem) -> DayBlockCommand? {
    guard case .block(let id) = item, let block = replica.block(id) else { return nil }
    return .editBlock(id, [.place(block.group, block.sortKey)])
  }

  private mutating func announce(
    _ item: ManageItem, at place: OrderPlace, of count: Int, in home: BlockGroup
  ) {
    let key = item.isBlock ? ManageText.placedIn : .placed
    manage.announcement = key.text(
      in: language,
      [
        ("name", name(of: item)), ("a", String(place.index + 1)), ("b", String(count)),
        ("group", name(of: home)),
      ])
  }

  // MARK: Coming to rest

  /// Rows come from where they stood before.
  private mutating func settle(from before: ManageOrder, to after: ManageOrder) -> Effects {
    var ways: [String: Int] = [:]
    for (section, items) in after.sections.enumerated() {
      for (index, item) in items.enumerated() {
        guard let old = before.place(of: item) else { continue }
        let here = OrderPlace(section: section, index: index)
        let way = before.track.top(of: old) - after.track.top(of: here)
        if way != 0 { ways[item.word] = way }
      }
    }
    return settle(ways)
  }

  private mutating func settle(_ ways: [String: Int]) -> Effects {
    manage.settling = ways
    manage.settlings += 1
    return [
      .ask(
        .timer(key: "day-settling", milliseconds: 500), answer: { _ in .inner(.manage(.settled)) })
    ]
  }
}

extension ManageItem {
  var isBlock: Bool {
    switch self {
    case .group: false
    case .block: true
    }
  }
}
