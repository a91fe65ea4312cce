import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What a moderator took away stays away until a moderator releases it")
struct TakenAwayTests {
  private let host = HeldBackTests.host
  private let ann = HeldBackTests.ann
  private let other = MediaDigest(String(repeating: "b", count: 64))

  private func profile(_ town: GolfTown) throws -> GolferProfile {
    try #require(town.replica.profile(of: host))
  }

  private func open(_ town: GolfTown) -> Report? {
    town.replica.reports(on: .golfer(host)).first { report in report.status == .pending }
  }

  /// A host whose words and photo were taken away.
  private func takenAway() throws -> (GolfTown, RoundID) {
    var (town, round) = HeldBackTests.town()
    #expect(town.run(.editProfile(host, [.bio("Rude words")]), by: host) == nil)
    #expect(town.run(.report(.golfer(host), .harassment, context: ""), by: ann) == nil)
    HeldBackTests.close(try #require(open(town)), .upheld, &town)
    return (town, round)
  }

  @Test("words stay held whatever is changed in them, and moderators are asked again")
  func words() throws {
    var (town, _) = try takenAway()
    #expect(try profile(town).isHeld && profile(town).isModerated)
    #expect(open(town) == nil, "nothing new to be looked at")
    #expect(town.run(.editProfile(host, [.bio("Rude words.")]), by: host) == nil)
    #expect(try profile(town).isHeld, "a letter makes nothing public")
    let asked = try #require(open(town))
    #expect(asked.reporter == nil && asked.text == "Rude words." && asked.reason == .harassment)
    // Of the next change there is the same report, with the latest words.
    #expect(town.run(.editProfile(host, [.bio("Kind words")]), by: host) == nil)
    #expect(open(town)?.id == asked.id && open(town)?.createdAt == asked.createdAt)
    #expect(open(town)?.text == "Kind words")
    // Emptied, they are held for whatever comes next.
    #expect(town.run(.editProfile(host, [.bio("")]), by: host) == nil)
    #expect(town.run(.editProfile(host, [.bio("Kind words")]), by: host) == nil)
    #expect(try profile(town).isHeld)
    HeldBackTests.close(try #require(open(town)), .dismissed, &town)
    #expect(try !profile(town).isHeld && !profile(town).isModerated)
    #expect(town.run(.editProfile(host, [.bio("Kinder words")]), by: host) == nil)
    #expect(try !profile(town).isHeld)
  }

  @Test("a photo is put on for its owner alone, the old one and any other")
  func photo() throws {
    var (town, round) = try takenAway()
    let first = try profile(town).heldPhoto
    #expect(try first != nil && profile(town).photo == nil && profile(town).isPhotoHeld)
    for photo in [first, other] {
      #expect(town.run(.editProfile(host, [.photo(photo)]), by: host) == nil)
      #expect(try profile(town).photo == nil && profile(town).ownPhoto == photo)
      #expect(town.replica.seat(of: host, in: round)?.card.photo == nil)
    }
    #expect(
      town.run(.editRound(round, [.maxPlayers(3)]), by: host) == .profileIncomplete([.photo]))
    let asked = try #require(open(town))
    HeldBackTests.close(asked, .dismissed, &town)
    #expect(try profile(town).photo == other && profile(town).heldPhoto == nil)
    #expect(town.replica.seat(of: host, in: round)?.card.photo == other)
    #expect(town.run(.editProfile(host, [.photo(first)]), by: host) == nil)
    #expect(try profile(town).photo == first)
  }

  @Test("what was put on meanwhile can be taken away once more, and its owner is told again")
  func again() throws {
    var (town, _) = try takenAway()
    func notices() -> Int { town.told(host).count { kind in kind == .moderationNotice } }
    #expect(town.run(.editProfile(host, [.photo(other)]), by: host) == nil)
    HeldBackTests.close(try #require(open(town)), .upheld, &town)
    #expect(notices() == 2)
    #expect(try profile(town).photo == nil && profile(town).isPhotoHeld)
    #expect(town.run(.editProfile(host, [.photo(nil)]), by: host) == nil)
    #expect(try profile(town).ownPhoto == nil)
    #expect(open(town) == nil, "nothing to be looked at")
  }

  @Test("the person's own device says the same")
  func device() throws {
    var (town, _) = try takenAway()
    let command = TeePalsCommand.editProfile(host, [.photo(other), .bio("Other")])
    let context = DecideContext(actor: host, command: CommandID(high: 1, low: 1), at: town.now)
    let decided = GolfTown.decide(command, context, town.device(of: host))
    #expect(town.run(command, by: host) == nil)
    guard case .success(let changes) = decided else {
      Issue.record("refused on the device")
      return
    }
    #expect(changes == [.put(.user(host), .profile(try profile(town)))])
  }

  @Test("words of a round stay away until a moderator has seen what stands in their place")
  func notes() throws {
    var (town, id) = HeldBackTests.town()
    func note() -> String? { town.replica.round(id)?.message }
    func open() throws -> Report {
      try #require(
        town.replica.reports(on: .round(id)).first { report in report.status == .pending })
    }
    #expect(town.run(.editRound(id, [.message("Rude words")]), by: host) == nil)
    #expect(town.run(.report(.round(id), .harassment, context: ""), by: ann) == nil)
    HeldBackTests.close(try open(), .upheld, &town)
    #expect(note() == "")
    for words in ["Rude words", "Rude words."] {
      #expect(town.run(.editRound(id, [.message(words)]), by: host) == nil)
      #expect(note() == "", "\(words)")
      #expect(try open().text == words && open().reporter == nil)
    }
    // Upheld again, the round stays, and what is said next waits as well.
    HeldBackTests.close(try open(), .upheld, &town)
    #expect(town.replica.round(id)?.status == .open)
    #expect(town.run(.editRound(id, [.message("Kind words")]), by: host) == nil)
    #expect(note() == "")
    HeldBackTests.close(try open(), .dismissed, &town)
    #expect(note() == "Kind words")
    #expect(town.run(.editRound(id, [.message("Kinder words")]), by: host) == nil)
    #expect(note() == "Kinder words")
  }
}
