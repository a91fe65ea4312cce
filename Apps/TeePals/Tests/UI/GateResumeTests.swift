import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What was wanted at a gate is done once the profile is complete, as it was wanted (specification
/// §5.3).
@Suite struct GateResumeTests {
  private static let noah = GolferCard(user: UserID(high: 4, low: 2), name: "Noah B.")

  /// Somebody whose profile lacks nothing but a photo.
  private func unpictured() -> GolferPhone {
    var phone = GolferPhone()
    picture(&phone, nil)
    return phone
  }

  private func picture(_ phone: inout GolferPhone, _ photo: MediaDigest?) {
    guard var profile = phone.replica.profile(of: GolferPhone.me) else { return }
    profile.photo = photo
    phone.put(.profile(profile))
    phone.load()
  }

  /// Completes the profile on the sheet that lies over the screen.
  private func complete(_ phone: inout GolferPhone) {
    #expect(phone.commands.isEmpty && phone.html.contains("Complete Your Profile"))
    phone.send(.view(.gate(.completed)))
    #expect(phone.state.route == .editProfile(.photo))
    // A minute passes, and another device changes something: what is under the sheet stays.
    phone.send(.inner(.tick))
    picture(&phone, MediaDigest(String(repeating: "b", count: 64)))
    phone.send(.view(.closed))
  }

  @Test func whatWasChangedIsSaved() {
    var phone = unpictured()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.playersChosen(6))
    phone.form(.messageTyped("Carts for all"))
    phone.form(.submitted)
    complete(&phone)
    let edits: [RoundEdit] = [
      .message("Carts for all"), .maxPlayers(6), .was(.message("")), .was(.maxPlayers(4)),
    ]
    #expect(phone.commands == [.editRound(id, edits)])
    #expect(phone.rejections.isEmpty && phone.state.route == .round(id))
  }

  @Test func whatWasChangedIsStillThereWhenNothingWasCompleted() {
    var phone = unpictured()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.messageTyped("Carts for all"))
    phone.form(.submitted)
    phone.send(.view(.gate(.completed)))
    phone.send(.view(.closed))
    #expect(phone.commands.isEmpty && phone.state.route == .editRound(id))
    #expect(phone.html.contains("Carts for all"))
    // Whoever goes elsewhere has dropped it.
    phone.go(.home)
    phone.go(.editRound(id))
    #expect(!phone.html.contains("Carts for all"))
  }

  @Test func whatWasMadeIsPosted() throws {
    var phone = unpictured()
    phone.go(.create)
    phone.form(.courseTyped("co"))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last { path in path.contains("/courses?") })
    phone.fire(path, .http(status: 200, body: RoundFormStepTests.courses))
    phone.form(.courseChosen("coyote creek|san jose, ca"))
    phone.form(.messageTyped("Carts for all"))
    for _ in 0..<4 { phone.form(.submitted) }
    complete(&phone)
    guard case .createRound(let round)? = phone.commands.last else {
      Issue.record("nothing was posted")
      return
    }
    #expect(phone.commands.count == 1 && phone.rejections.isEmpty)
    #expect(round.message == "Carts for all" && phone.state.route == .round(round.id))
  }

  @Test func whatWasWrittenIsSent() {
    var phone = unpictured()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.chat(id))
    phone.chat(.typed("On my way"))
    phone.chat(.sent)
    complete(&phone)
    guard case .sendMessage(let message)? = phone.commands.last else {
      Issue.record("nothing was sent")
      return
    }
    #expect(phone.commands.count == 1 && phone.state.route == .chat(id))
    #expect(message.content == .text("On my way"))
  }

  @Test func whoWasInvitedIsInvited() {
    var phone = unpictured()
    let id = phone.round()
    phone.put(
      .follow(
        Follow(
          follower: GolferPhone.me, followee: Self.noah, isMutual: true,
          createdAt: phone.instant)))
    phone.load()
    phone.go(.invite(id))
    phone.did(id, .invite(Self.noah))
    complete(&phone)
    #expect(phone.commands == [.changeMembership(id, .invite(Self.noah), seen: nil)])
    #expect(phone.rejections.isEmpty)
  }

  @Test func endingSomethingTakesNoPhoto() {
    var phone = unpictured()
    let id = phone.round()
    let card = Self.noah
    phone.put(
      .follow(Follow(follower: GolferPhone.me, followee: card, createdAt: phone.instant)))
    phone.load()
    phone.rounds(.did(id, .close))
    phone.send(.view(.profile(.golfer(.unfollowed(card)))))
    phone.rounds(.did(id, .cancel))
    #expect(
      phone.commands == [
        .closeRound(id), .unfollow(GolferPhone.me, card.user), .cancelRound(id),
      ])
    #expect(phone.rejections.isEmpty && !phone.html.contains("Complete Your Profile"))
  }

  @Test func whoWantsToInviteGetsToTheSheet() {
    var phone = unpictured()
    let id = phone.round()
    phone.go(.round(id))
    phone.rounds(.invitingWanted(id))
    complete(&phone)
    #expect(phone.commands.isEmpty && phone.state.route == .invite(id))
  }
}
