import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What is entered and not posted, and changing a round that is there.
@Suite struct RoundDraftTests {
  private func begun() -> GolferPhone {
    var phone = GolferPhone()
    phone.go(.create)
    phone.form(.manualOpened)
    phone.form(.nameTyped("Hidden Hills"))
    phone.form(.cityTyped("san"))
    phone.fire("golf.form.cities")
    phone.fire(
      "/api/golf/cities?q=san&lat=37.338&lng=-121.886",
      .http(
        status: 200,
        body: #"""
          {"cities":[{"id":5392171,"label":"San Jose, CA","lat":37339390,"lng":-121894960,
          "zone":"America/Los_Angeles","population":997368}]}
          """#))
    phone.form(.cityChosen("San Jose, CA"))
    phone.form(.submitted)
    phone.form(.timeTyped("10:10"))
    phone.form(.submitted)
    phone.form(.messageTyped("\"Carts\"\n하나"))
    phone.form(.playersChosen(6))
    phone.form(.visibilityChosen(.invite))
    phone.form(.playChosen(RoundPlay(holes: .nine, travel: .walking)))
    return phone
  }

  @Test func aDraftOutlivesAReload() {
    var phone = begun()
    phone.reload(.create)
    #expect(phone.html.contains("Step 3 of 4"))
    #expect(phone.html.contains("하나"))
    phone.form(.submitted)
    let html = phone.html
    #expect(html.contains("Hidden Hills") && html.contains("10:10"))
    #expect(html.contains("6 players · 9 holes · Walking") && html.contains("Invite only"))
  }

  @Test func aDraftIsKeptForSevenDays() {
    var phone = begun()
    phone.pass(minutes: 7 * 1_440 - 1)
    phone.reload(.create)
    #expect(phone.html.contains("Step 3 of 4"))
    phone.pass(minutes: 2)
    phone.reload(.create)
    #expect(phone.html.contains("Step 1 of 4"))
  }

  @Test func aDraftThatIsLeftIsThereAgain() {
    var phone = begun()
    phone.form(.cancelled)
    phone.form(.leftWithDraft)
    #expect(phone.state.route != .create)
    phone.go(.create)
    #expect(phone.html.contains("Step 3 of 4"))
  }

  @Test func unreadableDraftsAreNone() {
    var phone = begun()
    for text in ["{", "[]", "{\"at\":1}", "null"] {
      phone.remembered["golf.draft." + GolferPhone.me.description] = text
      phone.reload(.create)
      #expect(phone.html.contains("Step 1 of 4"))
    }
  }

  @Test func aDefaultTimeFollowsTheDaysThatPass() {
    var phone = GolferPhone()
    phone.go(.create)
    phone.form(.playersChosen(3))
    phone.pass(minutes: 3 * 1_440)
    phone.reload(.create)
    phone.form(.jumped(.when))
    #expect(phone.html.contains("value=\"2026-10-24\""))
  }

  // MARK: Changing

  @Test func saveWaitsForAChangeThatIsValid() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    #expect(phone.html.contains("Edit round") && phone.html.contains("Riverwalk Golf Club"))
    #expect(phone.html.contains("disabled"))
    phone.form(.submitted)
    #expect(phone.commands.isEmpty)
    phone.form(.playersChosen(6))
    #expect(!HTMLText.button("tee-form-go", in: phone.html).contains("disabled"))
    phone.form(.priceTyped("x"))
    #expect(HTMLText.button("tee-form-go", in: phone.html).contains("disabled"))
    phone.form(.priceTyped(""))
    phone.form(.submitted)
    #expect(phone.commands == [.editRound(id, [.maxPlayers(6), .was(.maxPlayers(4))])])
    #expect(phone.rejections.isEmpty)
    #expect(phone.replica.round(id)?.maxPlayers == 6)
    #expect(phone.state.route == .round(id))
  }

  @Test func howItIsPlayedIsChangedAndShown() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    let play = RoundPlay(holes: .eighteen)
    phone.form(.playChosen(play))
    phone.form(.submitted)
    #expect(phone.commands == [.editRound(id, [.play(play), .was(.play(RoundPlay()))])])
    #expect(phone.rejections.isEmpty)
    #expect(phone.html.contains("How it is played") && phone.html.contains("18 holes"))
  }

  @Test func onlyWhatWasChangedIsSent() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.timeTyped("09:00"))
    phone.form(.messageTyped("New message"))
    // Meanwhile the host made it larger on another device.
    if var round = phone.replica.round(id) {
      round.maxPlayers = 8
      phone.put(.round(round))
      phone.load()
    }
    phone.form(.submitted)
    guard case .editRound(id, let edits)? = phone.commands.last else {
      Issue.record("nothing was saved")
      return
    }
    #expect(edits.filter { edit in edit.field != "was" }.count == 2)
    #expect(edits.contains(.was(.message(""))) && edits.count == 4)
    #expect(phone.replica.round(id)?.maxPlayers == 8)
    #expect(
      phone.replica.round(id)?.startTime.civil(offset: -25_200)
        == CivilDateTime("2026-10-24T09:00"))
  }

  @Test func thereAreNoFewerPlacesThanPlayers() {
    var phone = GolferPhone()
    let id = phone.round()
    if var round = phone.replica.round(id) {
      round.acceptedCount = 3
      phone.put(.round(round))
      phone.load()
    }
    phone.go(.editRound(id))
    phone.form(.playersChosen(2))
    #expect(phone.html.contains("3 people have a spot already"))
  }

  @Test func whoLooksAndLeavesIsAskedNothing() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.playersChosen(6))
    phone.form(.playersChosen(4))
    phone.form(.cancelled)
    #expect(!phone.html.contains("Stop editing?"))
    #expect(phone.state.route != .editRound(id))
  }

  @Test func roundsOfOthersAndThoseThatBeganCannotBeChanged() {
    var phone = GolferPhone()
    let theirs = phone.round(2, host: GolferPhone.maya)
    phone.go(.editRound(theirs))
    #expect(phone.html.contains("This round cannot be changed"))
    let past = phone.round(3, start: "2026-10-20T08:00")
    phone.go(.editRound(past))
    #expect(phone.html.contains("This round cannot be changed"))
    phone.go(.editRound(RoundID(high: 3, low: 99)))
    #expect(phone.html.contains("This round cannot be changed"))
  }

  @Test func aRoundThatIsNotTouchedFollowsTheOtherDevice() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    if var round = phone.replica.round(id) {
      round.message = "From my tablet"
      phone.put(.round(round))
      phone.load()
    }
    phone.send(.inner(.tick))
    #expect(phone.html.contains("From my tablet"))
  }
}
