import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// One round that people come to, wait for and leave as they like, next to a plain list of who
/// waits, kept by what was said and by nothing else.
private struct WaitlistWalk {
  private(set) var town: GolfTown
  private var lots: Lots
  /// Who waits or is offered a seat, as they came.
  private(set) var line: [UserID] = []
  /// How often something happened.
  private(set) var counts: [String: Int] = [:]
  private var last: Instant

  static let id = SampleGolf.round(1)
  static let host = SampleGolf.user(0)
  static let people = 24

  init(seed: UInt64) {
    lots = Lots(seed)
    town = GolfTown(people: Self.people)
    let policy = lots.pick(JoinPolicy.allCases)
    let round = town.round(1, by: Self.host, in: 400, players: 3, .public, policy)
    #expect(town.run(.createRound(round), by: Self.host) == nil)
    last = town.now
  }

  private func status(_ user: UserID) -> MemberStatus? { town.status(user, Self.id) }

  private func waits(_ user: UserID) -> Bool { status(user)?.waits == true }

  mutating func step() {
    town.now = town.now.advanced(byMilliseconds: Int64(lots.below(150)) * 60_000)
    if lots.chance(1, in: 3) { return tick() }
    let user = SampleGolf.user(UInt64(1 + lots.below(Self.people - 1)))
    let (actor, command) = next(user)
    let before = waits(user)
    let refusal = town.run(command, by: actor)
    counts[refusal == nil ? "taken" : "refused", default: 0] += 1
    // A command moves nobody in the line but whom it is about.
    if before, !waits(user) { line.removeAll { other in other == user } }
    if !before, waits(user) { line.append(user) }
  }

  private mutating func next(_ user: UserID) -> (UserID, TeePalsCommand) {
    func change(_ event: MembershipEvent) -> TeePalsCommand {
      .changeMembership(Self.id, event, seen: nil)
    }
    switch status(user) {
    case .offered: return (user, change(lots.pick([.acceptOffer, .acceptOffer, .leaveWaitlist])))
    case .waitlisted:
      if lots.chance(1, in: 6) { return (Self.host, change(.decline(user))) }
      return (user, change(lots.pick([.leaveWaitlist, .joinWaitlist, .acceptOffer, .join])))
    case .requested: return (Self.host, change(.accept(user)))
    case .accepted:
      return lots.chance(1, in: 3) ? (Self.host, change(.remove(user))) : (user, change(.leave))
    case .invited, .declined, .removed, .left, nil:
      switch lots.below(12) {
      case 0: return (Self.host, .editRound(Self.id, [.maxPlayers(2 + lots.below(5))]))
      case 1: return (Self.host, .closeRound(Self.id))
      case 2, 3: return (Self.host, .reopenRound(Self.id))
      case 4: return (user, change(.join))
      default: return (user, change(.joinWaitlist))
      }
    }
  }

  /// The server's clock: offers of a day ago end, and at the start everything does.
  private mutating func tick() {
    let (id, now) = (Self.id, town.now)
    guard let round = town.replica.round(id) else { return }
    let late = town.replica.waiting(in: id, .offered).filter { member in
      now >= member.updatedAt.advanced(byMilliseconds: GolfTown.day)
    }
    if now >= round.startTime {
      line = []
    } else {
      line.removeAll { user in late.contains { member in member.user == user } }
      counts["lapsed", default: 0] += late.count
    }
    _ = town.tick(id, since: last)
    #expect(town.tick(id, since: last).isEmpty, "done twice, it is done once")
    last = now
  }

  /// What always holds.
  mutating func check() {
    let id = Self.id
    guard let round = town.replica.round(id) else { return }
    let (offered, waiting) = (
      town.replica.waiting(in: id, .offered).map { member in member.user },
      town.replica.waiting(in: id).map { member in member.user }
    )
    #expect(offered + waiting == line, "who came first is asked first, and nobody is forgotten")
    let accepted = town.replica.members(of: id).count { member in member.status == .accepted }
    #expect(round.acceptedCount == accepted && round.heldCount == offered.count)
    #expect(round.takenCount <= round.maxPlayers)
    let isOffering =
      round.status == .open && town.now < WaitlistRules.end(before: round.startTime)
    if isOffering { #expect(waiting.isEmpty || round.isFull, "nobody waits for a free seat") }
    if round.status != .open { #expect(offered.isEmpty) }
    for (index, user) in waiting.enumerated() {
      #expect(town.replica.place(of: user, in: id)?.position == index + 1)
    }
    for user in offered {
      #expect(town.told(user).contains(.roundSpotOffered))
      #expect(town.members[.round(id)]?.contains(user) != true)
    }
    if !offered.isEmpty { counts["offered", default: 0] += 1 }
    if waiting.count > 1 { counts["waited", default: 0] += 1 }
  }
}

@Suite("The waiting list, with random people")
struct WaitlistProperties {
  @Test(
    "is in order, loses nobody and never holds more than there is", arguments: UInt64(1)...12)
  func order(seed: UInt64) {
    var walk = WaitlistWalk(seed: seed)
    for _ in 0..<400 {
      walk.step()
      walk.check()
    }
    for name in ["taken", "offered", "waited"] {
      #expect(walk.counts[name] ?? 0 > 0, "\(name) of seed \(seed)")
    }
  }
}
