import Calendar
import Core
import Sync
import TeePalsDomain

extension DemoGolf {
  /// Who sends which command for a plan; `nil` where it has come to nothing.
  mutating func command(for plan: Plan) -> (golfer: Int, command: TeePalsCommand)? {
    switch plan.act {
    case .arrive(let golfer):
      return (golfer, .editProfile(golfers[golfer].user, golfers[golfer].edits))
    case .follow(let one, let other):
      guard !isStranger(one, to: other) else { return nil }
      return (one, .follow(golfers[one].user, golfers[other].card))
    case .block(let one, let other):
      return (one, .block(golfers[one].user, golfers[other].card))
    case .create(let round): return (rounds[round].host, .createRound(rounds[round].round))
    case .say(let golfer, let round, let talk): return words(golfer, round, talk, at: plan.at)
    case .read(let golfer, let round):
      guard rounds[round].seats.contains(golfer) else { return nil }
      return (golfer, .markRead(golfers[golfer].user, rounds[round].id, plan.at))
    case .change(let round, let edits):
      guard isBefore(round, plan.at, by: Self.hour) else { return nil }
      return (rounds[round].host, .editRound(rounds[round].id, edits))
    case .end(let round, let end): return ending(round, end, at: plan.at)
    case .ask, .answer, .invite, .reply, .leave, .remove:
      return membership(plan.act, at: plan.at)
    case .look: return nil
    case .gather(let round): return (rounds[round].host, .createRound(rounds[round].round))
    case .join(let golfer, let round):
      return (golfer, .changeMembership(rounds[round].id, .request, seen: nil))
    case .review(let round):
      review(round, at: plan.at)
      return nil
    case .feedback(let golfer, let round): return (golfer, answer(golfer, round, at: plan.at))
    case .write(let post): return (posts[post].author, .publishPost(written(post, at: plan.at)))
    case .send(let golfer, let command): return (golfer, command)
    }
  }

  /// Whether the round is there, not over, and begins no sooner than in so many milliseconds.
  private func isBefore(_ round: Int, _ time: Instant, by margin: Int64) -> Bool {
    let here = rounds[round]
    return here.isThere && !here.round.status.isOver
      && time.advanced(byMilliseconds: margin) < here.round.startTime
  }

  private func ending(
    _ round: Int, _ end: End, at time: Instant
  ) -> (golfer: Int, command: TeePalsCommand)? {
    let here = rounds[round]
    guard here.isThere, !here.round.status.isOver else { return nil }
    switch end {
    case .close:
      guard here.round.status == .open, isBefore(round, time, by: 0) else { return nil }
      return (here.host, .closeRound(here.id))
    case .cancel:
      guard isBefore(round, time, by: 0) else { return nil }
      return (here.host, .cancelRound(here.id))
    case .complete:
      guard time > here.round.startTime else { return nil }
      return (here.host, .completeRound(here.id))
    }
  }

  // MARK: Memberships

  private mutating func membership(
    _ act: Act, at time: Instant
  ) -> (golfer: Int, command: TeePalsCommand)? {
    func change(
      _ golfer: Int, _ round: Int, _ event: MembershipEvent
    ) -> (golfer: Int, command: TeePalsCommand) {
      (golfer, .changeMembership(rounds[round].id, event, seen: nil))
    }
    switch act {
    case .ask(let golfer, let round):
      return mayAsk(golfer, round, at: time) ? change(golfer, round, .request) : nil
    case .answer(let golfer, let round):
      let here = rounds[round]
      guard here.asking.contains(golfer), isBefore(round, time, by: 0) else { return nil }
      let user = golfers[golfer].user
      if here.seats.count <= here.wanted, hasRoom(for: golfer, in: round) {
        return change(here.host, round, .accept(user))
      }
      return dice.happens(45) ? change(here.host, round, .decline(user)) : nil
    case .invite(let golfer, let round):
      let here = rounds[round]
      guard here.round.status == .open, isBefore(round, time, by: Self.hour),
        !here.concerns(golfer), !isBarred(golfer, from: round), golfers[golfer].arrival < time
      else { return nil }
      return change(here.host, round, .invite(golfers[golfer].card))
    case .reply(let golfer, let round):
      let here = rounds[round]
      guard here.invited.contains(golfer), isBefore(round, time, by: 0) else { return nil }
      if here.round.status == .open, hasRoom(for: golfer, in: round), dice.happens(78) {
        return change(golfer, round, .acceptInvite)
      }
      return change(golfer, round, .declineInvite)
    case .leave(let golfer, let round):
      let isIn = rounds[round].seats.contains(golfer)
      return isIn && isBefore(round, time, by: 0) ? change(golfer, round, .leave) : nil
    case .remove(let golfer, let round):
      guard rounds[round].seats.contains(golfer), isBefore(round, time, by: 0) else { return nil }
      return change(rounds[round].host, round, .remove(golfers[golfer].user))
    default: return nil
    }
  }

  private func mayAsk(_ golfer: Int, _ round: Int, at time: Instant) -> Bool {
    let here = rounds[round]
    let margin = Int64(GolfLimits.requestCutOff) * Self.minute
    guard here.round.status == .open, isBefore(round, time, by: margin), !here.concerns(golfer),
      hasRoom(for: golfer, in: round), golfers[golfer].arrival < time
    else { return false }
    switch here.round.visibility {
    case .public: break
    case .friends: guard areFriends(golfer, here.host) else { return false }
    case .invite: return false
    }
    return !here.round.requirements.isEnforced || isWanted(golfer, in: round)
  }

  private func hasRoom(for golfer: Int, in round: Int) -> Bool {
    rounds[round].seats.count < rounds[round].round.maxPlayers && !isBarred(golfer, from: round)
  }

  /// Whether there is somebody whom they do not want to meet, or who does not want to meet them.
  func isBarred(_ golfer: Int, from round: Int) -> Bool {
    rounds[round].seats.contains { other in isStranger(golfer, to: other) }
  }

  /// Whether somebody is whom the host would like, on any day about the round.
  func isWanted(_ golfer: Int, in round: Int) -> Bool {
    let here = rounds[round].round
    // On the day of asking, as long before the round as it can be, and on the round's.
    let days = [here.createdAt, here.startTime].map { time in
      CivilDate(dayNumber: Int(time.milliseconds / Self.day))
    }
    return days.allSatisfy { day in golfers[golfer].isWanted(here.requirements, on: day) }
  }

  // MARK: Words

  private mutating func words(
    _ golfer: Int?, _ round: Int, _ talk: Talk, at time: Instant
  ) -> (golfer: Int, command: TeePalsCommand)? {
    let here = rounds[round]
    guard here.seats.count > 1, here.round.status != .canceled else { return nil }
    let speaker = golfer ?? dice.pick(here.seats)
    guard here.seats.contains(speaker) else { return nil }
    let pool = here.isKorean ? DemoGolfWords.korean : DemoGolfWords.english
    let sentences =
      switch talk {
      case .hello: pool.hellos
      case .talk: pool.talk
      case .thanks: pool.thanks
      }
    let text = dice.pick(sentences)
    guard !here.said.contains(text) else { return nil }
    let moment = Moment(instant: time, zone: .utc, entropy: dice.entropy())
    return (
      speaker,
      .sendMessage(
        ChatMessage(
          id: moment.id(), round: here.id, sender: golfers[speaker].card, content: .text(text),
          writtenAt: time))
    )
  }

  // MARK: Sending

  /// The command as the golfer's phone sends it.
  mutating func envelope(
    _ command: TeePalsCommand, by golfer: Int, for plan: Plan
  ) -> CommandEnvelope {
    let time = plan.at
    let isLater = plan.act.isCertain || !residents.contains(golfer)
    let entropy = isLater ? chance.entropy() : dice.entropy()
    let moment = Moment(instant: time, zone: .utc, entropy: entropy)
    let number = golfers[golfer].number()
    return CommandEnvelope(
      id: moment.id(), device: golfers[golfer].device, dseq: number, system: command.system,
      name: command.name, version: command.version, at: time, args: command.args,
      known: number - 1)
  }
}
