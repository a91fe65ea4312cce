import Core
import Sync
import TeePalsDomain

// What follows from what was accepted.
extension DemoGolf {
  /// What was certain must not be refused; of the rest a little may come too late.
  mutating func refuse(_ plan: Plan, _ command: TeePalsCommand, _ why: String) {
    if plan.act.isCertain { faults.append("\(command.name): \(why)") } else { refused += 1 }
  }

  mutating func took(_ plan: Plan, _ command: TeePalsCommand) {
    switch (plan.act, command) {
    case (.follow(let one, let other), _): follows.insert(Pair(one: one, other: other))
    case (.block(let one, let other), _):
      follows.remove(Pair(one: one, other: other))
      follows.remove(Pair(one: other, other: one))
    case (.create(let round), _):
      open(round, at: plan.at)
      self.plan(.review(round), at: reviewTime(of: round))
    case (.gather(let round), _): rounds[round].seats = [rounds[round].host]
    case (.join(let golfer, let round), _): rounds[round].seats.append(golfer)
    case (.say(_, let round, _), .sendMessage(let message)): heard(message, round, at: plan.at)
    case (.change(let round, let edits), _):
      for edit in edits { rounds[round].round.apply(edit) }
    case (.end(let round, let end), _):
      switch end {
      case .close: rounds[round].round.status = .closed
      case .cancel: rounds[round].round.status = .canceled
      case .complete: rounds[round].round.status = .completed
      }
    case (.ask(let golfer, let round), _): asked(golfer, round, at: plan.at)
    case (.invite(let golfer, let round), _):
      rounds[round].invited.insert(golfer)
      if case .invited(golfer) = rounds[round].part { return }
      self.plan(.reply(golfer, round: round), at: later(plan.at, minutes: 20...2_400))
    case (.answer(let golfer, let round), .changeMembership(_, let event, _)),
      (.reply(let golfer, let round), .changeMembership(_, let event, _)):
      rounds[round].asking.remove(golfer)
      rounds[round].invited.remove(golfer)
      switch event {
      case .accept, .acceptInvite: sat(golfer, round, at: plan.at)
      default: break
      }
    case (.leave(let golfer, let round), _), (.remove(let golfer, let round), _):
      rounds[round].seats.removeAll { seat in seat == golfer }
    default: break
    }
  }

  private mutating func later(_ time: Instant, minutes: ClosedRange<Int>) -> Instant {
    time.advanced(byMilliseconds: Int64(dice.roll(minutes)) * Self.minute)
  }

  // MARK: Rounds

  /// Who will come, what will be said, and how it will end.
  private mutating func open(_ round: Int, at time: Instant) {
    rounds[round].seats = [rounds[round].host]
    let start = rounds[round].round.startTime
    let span = (start.milliseconds - time.milliseconds) / Self.minute - 180
    guard span > 120 else { return }
    let minutes = Int(span)
    bring(into: round, minutes, at: time)
    for _ in 0..<dice.roll(2...8) {
      plan(
        .say(nil, round: round, .talk), at: later(time, minutes: minutes / 3...minutes))
    }
    for _ in 0..<dice.roll(0...3) {
      plan(.say(nil, round: round, .thanks), at: later(start, minutes: 290...1_200))
    }
    if dice.happens(80) {
      plan(.end(round: round, .complete), at: later(start, minutes: 250...420))
    }
    let isShown = rounds[round].part != .none || rounds[round].host < known
    switch dice.roll(1...100) {
    case 1...6 where !isShown:
      plan(.end(round: round, .cancel), at: later(time, minutes: minutes / 2...minutes))
    case 7...11 where !isShown:
      plan(.end(round: round, .close), at: later(time, minutes: minutes / 2...minutes))
    case 12...19:
      let moved = start.advanced(byMilliseconds: 30 * Self.minute)
      let zone = towns[rounds[round].town].zone(at: moved)
      plan(
        .change(round: round, [.start(moved, zone)]),
        at: later(time, minutes: minutes / 4...minutes / 2))
    case 20...29:
      let words = rounds[round].isKorean ? DemoGolfWords.korean : DemoGolfWords.english
      plan(
        .change(round: round, [.message(dice.pick(words.messages))]),
        at: later(time, minutes: minutes / 4...minutes / 2))
    default: break
    }
  }

  /// People ask, or are invited, until it begins.
  private mutating func bring(into round: Int, _ minutes: Int, at time: Instant) {
    let here = rounds[round]
    switch here.part {
    case .none: break
    case .guest(let golfer): plan(.ask(golfer, round: round), at: later(time, minutes: 30...240))
    case .asking(let golfer):
      plan(.ask(golfer, round: round), at: recently(12...2_400, notBefore: time))
    case .invited(let golfer):
      plan(.invite(golfer, round: round), at: recently(12...2_400, notBefore: time))
    }
    let day = here.day
    let isAsked = here.round.joinPolicy == .request
    let count = here.wanted + (isAsked ? dice.roll(0...2) : 0) + (here.host < known ? 1 : 0)
    var guests = residents.filter { golfer in
      golfer >= known && golfer != here.host && golfers[golfer].town == here.town
        && golfers[golfer].arrival < time && busy[golfer]?.contains(day) != true
        && !isStranger(golfer, to: here.host) && isWanted(golfer, in: round)
        && (here.round.visibility != .friends || areFriends(golfer, here.host))
    }
    for _ in 0..<count where !guests.isEmpty {
      let guest = guests.remove(at: dice.roll(0...guests.count - 1))
      busy[guest, default: []].insert(day)
      let isInvited = here.round.visibility == .invite || dice.happens(18)
      // Most come in the first days.
      let last = dice.happens(65) ? max(61, minutes / 3) : minutes
      plan(
        isInvited ? .invite(guest, round: round) : .ask(guest, round: round),
        at: later(time, minutes: 60...last))
    }
  }

  /// So many minutes before the end of the demo.
  private mutating func recently(
    _ minutes: ClosedRange<Int>, notBefore time: Instant
  ) -> Instant {
    let recent = now.advanced(byMilliseconds: -Int64(dice.roll(minutes)) * Self.minute)
    return max(recent, time.advanced(byMilliseconds: 10 * Self.minute))
  }

  // MARK: People

  private mutating func asked(_ golfer: Int, _ round: Int, at time: Instant) {
    guard rounds[round].round.joinPolicy == .request else { return sat(golfer, round, at: time) }
    rounds[round].asking.insert(golfer)
    if case .asking(golfer) = rounds[round].part { return }
    // Known people have not answered everybody yet.
    let recent = now.advanced(byMilliseconds: -3 * Self.day)
    if rounds[round].host < known, time > recent { return }
    plan(.answer(golfer, round: round), at: later(time, minutes: 15...900))
  }

  private mutating func sat(_ golfer: Int, _ round: Int, at time: Instant) {
    rounds[round].seats.append(golfer)
    if dice.happens(60) {
      plan(.say(golfer, round: round, .hello), at: later(time, minutes: 2...90))
    }
    guard golfer >= known else { return }
    switch dice.roll(1...100) {
    case 1...4: plan(.leave(golfer, round: round), at: later(time, minutes: 200...3_000))
    case 5...6: plan(.remove(golfer, round: round), at: later(time, minutes: 200...3_000))
    default: break
    }
  }

  /// Those whom one can sign in as have read most, but not all.
  private mutating func heard(_ message: ChatMessage, _ round: Int, at time: Instant) {
    if case .text(let text, _) = message.content { rounds[round].said.insert(text) }
    let isRecent = time > now.advanced(byMilliseconds: -Self.day)
    for person in rounds[round].seats
    where person < known && golfers[person].user != message.sender.user {
      guard !isRecent || dice.happens(40) else { continue }
      plan(.read(person, round: round), at: later(time, minutes: 3...300))
    }
  }
}
