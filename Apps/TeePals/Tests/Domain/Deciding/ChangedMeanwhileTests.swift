import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// Two devices of one person change the same thing (specification §8.13).
@Suite("Deciding on what another device changed meanwhile")
struct ChangedMeanwhileTests {
  private let host = SampleGolf.user(0)
  private let id = SampleGolf.round(1)

  private func hosted() -> GolfTown {
    var town = GolfTown(people: 1)
    #expect(town.run(.createRound(town.round(1, by: host)), by: host) == nil)
    return town
  }

  /// Decided by the server and by a device that has all its server has: both say the same.
  private func run(_ command: TeePalsCommand, _ town: inout GolfTown) -> TeePalsRejection? {
    let context = DecideContext(actor: host, command: CommandID(high: 8, low: 1), at: town.now)
    var early: TeePalsRejection?
    if case .failure(let reason) = GolfTown.decide(command, context, town.device(of: host)) {
      early = reason
    }
    let late = town.run(command, by: host)
    #expect(early == late)
    return late
  }

  @Test("fields of a round: disjoint ones both stand, one and the same is asked about")
  func round() throws {
    var town = hosted()
    let players: [RoundEdit] = [.maxPlayers(6), .was(.maxPlayers(4))]
    #expect(run(.editRound(id, players), &town) == nil)
    #expect(run(.editRound(id, [.message("Hats"), .was(.message(""))]), &town) == nil)
    let before = town.rows
    let fewer: [RoundEdit] = [.maxPlayers(3), .price(.free), .was(.maxPlayers(4))]
    #expect(run(.editRound(id, fewer), &town) == .changedMeanwhile(.maxPlayers))
    #expect(town.rows == before, "all or none")
    // Who wants what is there already is refused nothing.
    #expect(run(.editRound(id, players + [.price(.free)]), &town) == nil)
    let round = try #require(town.replica.round(id))
    #expect(round.maxPlayers == 6 && round.message == "Hats" && round.price == .free)
    // Older devices do not say what it was: their word stands.
    #expect(run(.editRound(id, [.maxPlayers(5)]), &town) == nil)
  }

  @Test("every field of a round is told apart")
  func everyField() throws {
    var golf = SampleGolf(5)
    for edit in golf.roundEdits() {
      if case .was = edit { continue }
      var town = hosted()
      let old = try #require(town.replica.round(id))
      let was = try #require(edit.value(in: old))
      var other = old
      other.course.name = "Torrey Pines"
      other.startTime = old.startTime.advanced(byMilliseconds: 1)
      other.visibility = .invite
      other.joinPolicy = .instant
      other.requirements.ages = 20...30
      other.price = .estimate(Money(minor: 1))
      other.message = "Other"
      other.play = RoundPlay(holes: .nine, travel: .walking)
      other.maxPlayers = 8
      let there = try #require(edit.value(in: other))
      #expect(RoundEdit.conflicts(of: [edit, .was(was)], with: old).isEmpty)
      let found = RoundEdit.conflicts(of: [edit, .was(was)], with: other)
      #expect(found == (there == edit ? [] : [there]), "\(edit)")
      #expect(run(.editRound(id, [.was(was)]), &town) == nil)
    }
  }

  @Test("fields of a profile, as they are kept")
  func profile() {
    var town = GolfTown(people: 1)
    #expect(run(.editProfile(host, [.bio(" Early "), .was(.bio(""))]), &town) == nil)
    #expect(run(.editProfile(host, [.occupation("Nurse"), .was(.occupation(""))]), &town) == nil)
    let late: [ProfileEdit] = [
      .bio("Late"), .skill(.expert), .was(.bio("")), .was(.skill(.intermediate)),
    ]
    #expect(run(.editProfile(host, late), &town) == .changedMeanwhile(.bio))
    #expect(town.replica.profile(of: host)?.skill == .intermediate)
    #expect(run(.editProfile(host, [.bio("Early"), .was(.bio("Never"))]), &town) == nil)
    #expect(run(.editProfile(host, [.bio("Late"), .was(.bio(" Early "))]), &town) == nil)
    let city = HomeCity(label: "Oakland, CA", point: GolfTown.point)
    let moved: [ProfileEdit] = [.city(city), .was(.city(city))]
    #expect(run(.editProfile(host, moved), &town) == .changedMeanwhile(.city))
  }

  @Test("a device's own edits build on one another, and fall together")
  func queue() {
    let queue: [TeePalsCommand] = [
      .editProfile(host, [.bio("One"), .was(.bio(""))]),
      .editProfile(host, [.bio("Two"), .was(.bio("One"))]),
    ]
    var town = GolfTown(people: 1)
    for command in queue { #expect(run(command, &town) == nil) }
    #expect(town.replica.profile(of: host)?.bio == "Two")
    town = GolfTown(people: 1)
    #expect(town.run(.editProfile(host, [.bio("Theirs")]), by: host) == nil)
    for command in queue { #expect(run(command, &town) == .changedMeanwhile(.bio)) }
    #expect(town.replica.profile(of: host)?.bio == "Theirs")
  }

  @Test("there is room for every field and what it was")
  func room() {
    var golf = SampleGolf(3)
    let profile = Set(golf.profileEdits().map { edit in edit.field })
    let round = Set(golf.roundEdits().map { edit in edit.field })
    #expect(max(profile.count, round.count) * 2 <= GolfLimits.edits)
  }
}
