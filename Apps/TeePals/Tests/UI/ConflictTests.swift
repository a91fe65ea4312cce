import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import Testing

/// Another device changed the same field meanwhile: the person says which one stands (specification
/// §8.13).
@Suite struct ConflictTests {
  private static let command = CommandID(high: 7, low: 1)

  private func meanwhile(_ phone: inout GolferPhone, _ id: RoundID, players: Int) {
    guard var round = phone.replica.round(id) else { return }
    round.maxPlayers = players
    phone.put(.round(round))
    phone.load()
  }

  /// A change that the server refused, since another device had made eight places of four.
  private func refused(_ phone: inout GolferPhone) -> RoundID {
    let id = phone.round()
    meanwhile(&phone, id, players: 8)
    phone.state.refused = [
      RefusedGolfCommand(
        id: Self.command, command: .editRound(id, [.maxPlayers(6), .was(.maxPlayers(4))]),
        reason: .rules(.changedMeanwhile(.maxPlayers)), made: phone.instant, when: "today")
    ]
    phone.go(.refused)
    return id
  }

  @Test func bothAreShownAndOneOwnsStands() {
    var phone = GolferPhone()
    let id = refused(&phone)
    let html = phone.html
    #expect(html.contains("this was changed on another device"))
    #expect(html.contains("(current): 8") && html.contains("(yours): 6"))
    #expect(html.contains("Use mine") && html.contains("Keep current"))
    #expect(!html.contains("Discard"))
    phone.send(.view(.mineWanted(Self.command)))
    #expect(phone.commands == [.editRound(id, [.maxPlayers(6), .was(.maxPlayers(8))])])
    #expect(phone.rejections.isEmpty && phone.replica.round(id)?.maxPlayers == 6)
    phone.fire("golf.discard." + Self.command.description)
    #expect(phone.discarded == [Self.command] && phone.state.refused.isEmpty)
  }

  @Test func whatIsThereStaysWhereTheChangeIsDropped() {
    var phone = GolferPhone()
    let id = refused(&phone)
    phone.send(.delegate(.discardRefused(Self.command)))
    #expect(phone.commands.isEmpty && phone.replica.round(id)?.maxPlayers == 8)
  }

  @Test func koreanAsksInKorean() {
    var phone = GolferPhone(language: .korean)
    _ = refused(&phone)
    #expect(phone.html.contains("내 변경 사용") && phone.html.contains("지금 내용 유지"))
  }

  @Test func theFormOfARoundAsksBeforeItSaves() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.playersChosen(6))
    meanwhile(&phone, id, players: 8)
    phone.form(.submitted)
    #expect(phone.commands.isEmpty && phone.state.route == .editRound(id))
    #expect(phone.focused == "tee-form-conflict")
    #expect(phone.html.contains("Save again to use yours"))
    phone.form(.submitted)
    #expect(
      phone.commands == [.editRound(id, [.maxPlayers(6), .was(.maxPlayers(8))])])
    #expect(phone.rejections.isEmpty && phone.replica.round(id)?.maxPlayers == 6)
  }

  @Test func theEditorOfAProfileAsksBeforeItSaves() throws {
    var world = GolfWorld(route: .profile)
    world.golfer()
    world.load()
    world.send(.went(.editProfile(.bio)))
    world.send(.profile(.editor(.typed(.bio, "Mine"))))
    var profile = try #require(world.replica.profile(of: GolfWorld.me))
    profile.bio = "Theirs"
    let entity = TeePalsEntity.profile(profile)
    world.replica.set(entity.key, to: entity)
    let moment = world.moment()
    world.state.replicaChanged(world.replica, moment)
    world.send(.profile(.editor(.submitted)))
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("“Theirs”") && world.html.contains("Save again to use yours"))
    world.send(.profile(.editor(.submitted)))
    #expect(
      world.commands == [.editProfile(GolfWorld.me, [.bio("Mine"), .was(.bio("Theirs"))])])
    #expect(world.rejections.isEmpty)
    #expect(world.replica.profile(of: GolfWorld.me)?.bio == "Mine")
  }
}
