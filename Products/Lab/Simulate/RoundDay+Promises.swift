import Core
import Sync
import TeePalsDomain
import TestKit

// What is promised to golfers.
extension RoundDay {
  /// What must happen now and then, or a simulation says little.
  public static let tallied = [
    "created", "edited", "ended", "asked", "accepted", "invited", "left", "removed", "said",
    "read", "blocked", "followed", "full", "refused", "waited", "offered",
  ]

  public static func judge(_ end: FleetEnd<RoundDay>) -> FleetVerdict {
    var verdict = FleetVerdict()
    var story = Story(end)
    var people: [UserID: Person] = [:]
    for scope in end.feeds.keys.sorted() {
      switch scope.kind {
      case "round": story.follow(scope.id.retagged(), &verdict)
      case "user":
        let person = Person(scope.id.retagged(), end.feeds[scope] ?? [], &verdict)
        person.checkNews(&verdict)
        people[person.user] = person
      default: break
      }
    }
    for id in story.rounds.keys.sorted() { checkPlaces(of: id, story, people, &verdict) }
    checkStrays(story, people, &verdict)
    checkWords(end.submissions, story, &verdict)
    for submission in end.submissions {
      count(submission, &verdict)
      checkBlocks(submission, story, people, &verdict)
    }
    for device in end.devices {
      check(device, story, &verdict)
      checkChats(device, story, people, &verdict)
    }
    return verdict
  }

  // MARK: Everybody's own view of a round

  /// Each member's place says what the member list says, and its copy is the round.
  private static func checkPlaces(
    of id: RoundID, _ story: Story, _ people: [UserID: Person], _ verdict: inout FleetVerdict
  ) {
    guard let round = story.rounds[id] else { return }
    for (user, member) in story.members[id] ?? [:] {
      guard let place = people[user]?.places[id] else {
        verdict.violate("a member of round \(id) has no place in it")
        continue
      }
      if place.status != member.status || place.role != member.role {
        verdict.violate("a place in round \(id) says something else than the member list")
      }
      if place.position != story.position(of: member) {
        verdict.violate("a place in round \(id) says another number than the list")
      }
      guard member.status.follows else { continue }
      var copy = round
      if member.role != .host { copy.requestCount = 0 }
      if place.round != copy { verdict.violate("a copy of round \(id) did not follow it") }
    }
  }

  private static func checkStrays(
    _ story: Story, _ people: [UserID: Person], _ verdict: inout FleetVerdict
  ) {
    for (user, person) in people {
      for id in person.places.keys where story.members[id]?[user] == nil {
        verdict.violate("somebody has a place in round \(id), which knows nothing of them")
      }
    }
  }

  // MARK: Words

  /// What was sent is there once, in the words of who sent it, and nothing else is.
  private static func checkWords(
    _ submissions: [FleetSubmission<TeePalsCommand>], _ story: Story, _ verdict: inout FleetVerdict
  ) {
    var senders: [ChatMessageID: Set<UserID>] = [:]
    for submission in submissions {
      guard case .sendMessage(let sent) = submission.command else { continue }
      senders[sent.id, default: []].insert(submission.maker)
      guard submission.isAccepted == true else { continue }
      guard let message = story.messages[sent.id] else {
        verdict.violate("message \(sent.id) was accepted and is nowhere")
        continue
      }
      // The same id once more is nothing, whatever it says.
      if submission.heads.isEmpty { continue }
      if message.content != sent.content || message.round != sent.round
        || message.sender.user != submission.maker
      {
        verdict.violate("message \(sent.id) is not what was sent")
      }
    }
    var opened: Set<RoundID> = []
    for message in story.messages.values {
      if message.receivedAt == nil { verdict.violate("a message was never taken") }
      switch message.content {
      case .text:
        if senders[message.id]?.contains(message.sender.user) != true {
          verdict.violate("message \(message.id) was sent by nobody")
        }
      case .system(let notice):
        if notice == .opened, !opened.insert(message.round).inserted {
          verdict.violate("a chat says twice that it is open")
        }
      case .redacted: verdict.violate("words were taken away by nobody")
      }
    }
  }

  // MARK: People who do not want to meet

  private static func checkBlocks(
    _ submission: FleetSubmission<TeePalsCommand>, _ story: Story, _ people: [UserID: Person],
    _ verdict: inout FleetVerdict
  ) {
    guard submission.isAccepted == true, !submission.heads.isEmpty,
      case .changeMembership(let id, let event, _) = submission.command,
      let host = story.rounds[id]?.host.user
    else { return }
    switch event {
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer: check(submission.maker, host)
    case .accept(let guest): check(guest, host)
    case .invite(let card):
      check(card.user, host)
      check(card.user, submission.maker)
    default: break
    }

    func check(_ one: UserID, _ other: UserID) {
      if had(one, blocked: other) || had(other, blocked: one) {
        verdict.violate("\(event) in round \(id) between people who do not want to meet")
      }
    }
    /// By what the command wrote into the scope where the block would be.
    func had(_ one: UserID, blocked other: UserID) -> Bool {
      guard let head = submission.heads[.user(one)], let person = people[one] else { return false }
      return person.hadBlocked(other, before: head)
    }
  }

  // MARK: Devices

  /// Nobody holds what is not for them.
  private static func check(
    _ device: FleetDevice<RoundDayReplica>, _ story: Story, _ verdict: inout FleetVerdict
  ) {
    for entity in device.replica.entities.values {
      let round: RoundID?
      switch entity {
      case .round(let row): round = row.id
      case .seat(let row): round = row.round
      case .message(let row): round = row.round
      case .member(let row):
        round = row.round
        if story.rounds[row.round]?.host.user != device.user {
          verdict.violate("a device of \(device.user) has somebody else's member list")
        }
      default: round = nil
      }
      if let round {
        if story.members[round]?[device.user]?.status != .accepted {
          verdict.violate("a device of \(device.user) has a round that they do not play in")
        }
      } else if owner(of: entity) != device.user {
        verdict.violate("a device of \(device.user) has \(entity.key.kind) of somebody else")
      }
    }
    for (id, members) in story.members where members[device.user]?.status == .accepted {
      if device.replica.golf.round(id) != story.rounds[id] {
        verdict.violate("round \(id) is another on a device of \(device.user)")
      }
    }
  }

  /// Everybody who plays reads what the others say, but for those whom they do not want to meet, or
  /// who do not want to meet them.
  private static func checkChats(
    _ device: FleetDevice<RoundDayReplica>, _ story: Story, _ people: [UserID: Person],
    _ verdict: inout FleetVerdict
  ) {
    let mine = people[device.user]?.blocked ?? []
    for message in story.messages.values {
      guard story.members[message.round]?[device.user]?.status == .accepted,
        case .text = message.content
      else { continue }
      let sender = message.sender.user
      let isHidden =
        mine.contains(sender) || people[sender]?.blocked.contains(device.user) == true
      if isHidden == (device.replica.golf.message(message.id) != nil) {
        verdict.violate(
          isHidden
            ? "a device of \(device.user) has words of somebody apart from them"
            : "a device of \(device.user) lacks words in round \(message.round)")
      }
    }
  }

  // MARK: Counting

  private static func count(
    _ submission: FleetSubmission<TeePalsCommand>, _ verdict: inout FleetVerdict
  ) {
    if submission.isAccepted == false { verdict.count("refused") }
    guard submission.isAccepted == true, !submission.heads.isEmpty else { return }
    switch submission.command {
    case .createRound: verdict.count("created")
    case .editRound: verdict.count("edited")
    case .cancelRound, .completeRound, .closeRound: verdict.count("ended")
    case .sendMessage: verdict.count("said")
    case .markRead: verdict.count("read")
    case .block: verdict.count("blocked")
    case .follow: verdict.count("followed")
    case .changeMembership(_, let event, _):
      switch event {
      case .request, .join: verdict.count("asked")
      case .accept, .acceptInvite, .acceptOffer: verdict.count("accepted")
      case .joinWaitlist: verdict.count("waited")
      case .invite: verdict.count("invited")
      case .leave: verdict.count("left")
      case .remove: verdict.count("removed")
      case .cancelRequest, .declineInvite, .leaveWaitlist, .decline, .withdraw: break
      }
    default: break
    }
  }
}
