import Calendar
import Core
import Design
import SuperFriendDomain

/// Chosen contacts on their way onto the list, a part in each turn: what a turn submits is one
/// write, and with thousands of commands the screen would stand still.
struct AddingMany: Hashable {
  let contacts: [ContactID]
  let period: Period
  let lastOn: CivilDate?
  /// So many of the contacts were looked at.
  var done = 0
  /// So many were added; who is on the list already is not added again.
  var added = 0
  /// What takes those back.
  var undo: [FriendsCommand] = []
}

extension FriendsFeature.State {
  /// Puts everybody who was chosen on the list and goes back to the picker.
  mutating func addSeveral(_ period: Period, _ lastOn: CivilDate?, _ moment: Moment) -> Effects {
    guard adding == nil else { return [] }
    adding = AddingMany(contacts: picker.chosen ?? [], period: period, lastOn: lastOn)
    picker.chosen = nil
    severalForm = nil
    let effects = addNext(moment)
    navigate(to: .add, moment)
    return effects
  }

  /// The next part, and then the next turn; so that there is progress to see and a way to stop.
  mutating func addNext(_ moment: Moment) -> Effects {
    guard var part = adding else { return [] }
    let end = min(part.contacts.count, part.done + Self.batch)
    var effects: Effects = []
    for (index, id) in part.contacts[part.done..<end].enumerated() {
      guard let contact = replica.contact(id), replica.friend(of: id) == nil else { continue }
      let command = FriendsCommand.add(
        contact, part.period, lastContact: part.lastOn, settings, moment.part(index + 1))
      guard refusal(of: command, moment) == nil else { continue }
      part.undo += command.undo(in: replica, moment)
      part.added += 1
      effects.append(.submit(command))
    }
    part.done = end
    adding = part
    if end == part.contacts.count { return effects + finishAdding() }
    effects.append(
      .ask(.timer(key: "friends.adding", milliseconds: 0), answer: { _ in .inner(.addingStep) }))
    return effects
  }

  /// Says how many were added, at the end or where the person stopped.
  mutating func finishAdding() -> Effects {
    guard let all = adding else { return [] }
    adding = nil
    return announce(
      words(NoticeText.addedMany, count: all.added), undo: all.undo, inParts: true, lasts: 10_000)
  }

  /// Takes back the next part of what was added; what the rules do not take any more is left out.
  mutating func takeBackNext(_ moment: Moment) -> Effects {
    let part = Array(takingBack.prefix(Self.batch))
    takingBack.removeFirst(part.count)
    var effects: Effects = accepted(of: part, moment).commands.map { command in
      .submit(command)
    }
    if takingBack.isEmpty { return effects + announce(words(NoticeText.undone), lasts: 3_000) }
    effects.append(
      .ask(
        .timer(key: "friends.taking-back", milliseconds: 0),
        answer: { _ in .inner(.takingBackStep) }))
    return effects
  }
}
