import Calendar
import Core
import Design
import SuperFriendDomain
import Sync

extension FriendsFeature.State {
  /// Records a contact that just happened, and offers to take it back.
  mutating func recordNow(
    _ id: FriendID, _ type: ConnectionType, _ origin: Origin, _ moment: Moment
  ) -> Effects {
    guard let friend = replica.friend(id),
      let command = FriendsCommand.recordNow(
        type, with: [friend], origin: origin, settings, moment)
    else { return [] }
    list.revealed = nil
    let text = words.did(type, nameApart(id), words.day(today, from: today))
    let place = ConnectionPlace(friend: id, connection: moment.id())
    return submit(command, saying: text, change: place, moment)
  }

  /// What the rules would say to a command now.
  func refusal(of command: FriendsCommand, _ moment: Moment) -> FriendsRejection? {
    do throws(FriendsRejection) {
      _ = try FriendsDomain.decide(command, decideContext(moment), in: replica)
      return nil
    } catch { return error }
  }

  private func decideContext(_ moment: Moment) -> DecideContext {
    DecideContext(actor: me, command: moment.id(0x90F), at: moment.instant)
  }

  /// Those of several commands that the rules would take now, one after the other, and why the
  /// first of the others is not taken.
  func accepted(
    of commands: [FriendsCommand], _ moment: Moment
  ) -> (commands: [FriendsCommand], rejection: FriendsRejection?) {
    var replica = replica
    var taken: [FriendsCommand] = []
    var rejection: FriendsRejection?
    let context = decideContext(moment)
    for command in commands {
      do throws(FriendsRejection) {
        for change in try FriendsDomain.decide(command, context, in: replica) {
          switch change {
          case .put(_, let entity): replica.set(entity.key, to: entity)
          case .remove(_, let key): replica.set(key, to: nil)
          case .join, .leave: break
          }
        }
        taken.append(command)
      } catch { rejection = rejection ?? error }
    }
    return (taken, rejection)
  }

  /// Submits a command that the rules take now and says so, with a way back; says why where they do
  /// not.
  mutating func submit(
    _ command: FriendsCommand, saying text: String, change: ConnectionPlace? = nil,
    lasts: Int = 6_000, _ moment: Moment
  ) -> Effects {
    if let rejection = refusal(of: command, moment) { return announce(words.reason(rejection)) }
    let undo = command.undo(in: replica, moment)
    return [.submit(command)] + announce(text, undo: undo, change: change, lasts: lasts)
  }

  func name(_ friend: Friend) -> String { replica.name(of: friend, settings.nameDisplay) }

  func name(_ id: FriendID) -> String {
    replica.friend(id).map { friend in name(friend) } ?? words(RefusedText.someone)
  }

  /// Whether a snooze has not come to its end.
  func isSnoozed(_ friend: Friend) -> Bool {
    friend.snoozedUntil.map { until in until > today } ?? false
  }

  // MARK: Notices

  /// Shows a message for its time; the newest two stay.
  mutating func announce(
    _ text: String, undo: [FriendsCommand] = [], inParts: Bool = false,
    change: ConnectionPlace? = nil, lasts: Int = 6_000
  ) -> Effects {
    let id = telling.next()
    notices.append(
      Notice(
        id: id, text: text, undo: undo, undoesInParts: inParts, change: change, lasts: lasts))
    if notices.count > 2 { notices.removeFirst() }
    return [
      .ask(
        .timer(key: "friends.notice." + String(id), milliseconds: lasts),
        answer: { _ in .inner(.noticeExpired(id)) })
    ]
  }

  /// Takes back what a notice told of. A second time finds no notice and does nothing.
  mutating func undo(_ id: Int, _ moment: Moment) -> Effects {
    guard let index = notices.firstIndex(where: { notice in notice.id == id }) else { return [] }
    let notice = notices.remove(at: index)
    guard !notice.undo.isEmpty else { return [] }
    if notice.undoesInParts, notice.undo.count > Self.batch {
      takingBack += notice.undo
      return takeBackNext(moment)
    }
    // All of it, or nothing: a history without its friend is no way back.
    let (taken, rejection) = accepted(of: notice.undo, moment)
    if let rejection { return announce(words.reason(rejection)) }
    let effects: Effects = taken.map { command in .submit(command) }
    return effects + announce(words(NoticeText.undone), lasts: 3_000)
  }

  mutating func undoLatest(_ moment: Moment) -> Effects {
    guard let notice = notices.last(where: { notice in !notice.undo.isEmpty }) else {
      return announce(words(NoticeText.nothingToUndo), lasts: 3_000)
    }
    return undo(notice.id, moment)
  }

  mutating func change(_ id: Int, _ moment: Moment) {
    guard let notice = notices.first(where: { notice in notice.id == id }),
      let place = notice.change
    else { return }
    notices.removeAll { other in other.id == id }
    navigate(to: .connection(place.friend, place.connection), moment)
  }

  // MARK: Reaching out

  mutating func answer(
    _ reach: Reach, _ answer: FriendsFeature.ReachAnswer, _ moment: Moment
  ) -> Effects {
    overlay = nil
    switch answer {
    case .yes: return recordNow(reach.friend, reach.type, reach.type.buttonOrigin, moment)
    case .noAnswer:
      let text = words(NoticeText.noAnswerNoted, name: name(reach.friend))
      let until = SnoozeChoice.tomorrow.until(from: today)
      return submit(.friend(reach.friend, .snooze(until: until)), saying: text, moment)
    case .cancel: return []
    }
  }

  // MARK: Two records of one meeting

  mutating func merge(
    _ others: [ConnectionID], into kept: ConnectionID, _ moment: Moment
  ) -> Effects {
    submit(
      .mergeConnections(into: kept, others), saying: words(NoticeText.merged), lasts: 10_000,
      moment)
  }
}

extension ConnectionType {
  /// How a record made after the Message or Call button came to be.
  var buttonOrigin: Origin {
    switch self {
    case .message: .messageButton
    case .call: .callButton
    default: .manual
    }
  }
}
