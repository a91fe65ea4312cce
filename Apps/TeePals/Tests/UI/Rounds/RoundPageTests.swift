import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// A round by itself: where it comes from, and its bar in every situation (specification §17.3).
@Suite struct RoundPageTests {
  /// The page of a round that the device does not hold, and what the person is to it.
  private func page(
    _ status: MemberStatus? = nil, start: String = "2026-10-24T08:00",
    _ change: (inout Round) -> Void = { _ in }
  ) -> String {
    var phone = GolferPhone()
    var round = phone.elsewhere(start: start)
    change(&round)
    if let status { phone.place(round, status, invitedBy: GolferPhone.maya) }
    phone.go(.round(round.id))
    phone.told(round, status: status)
    return bar(phone.html)
  }

  private func bar(_ html: String) -> String {
    guard let start = html.firstRange(of: "tee-foot tee-bar") else { return "" }
    return String(html[start.lowerBound...])
  }

  @Test func whoHasNothingToDoWithItMayAskOrJoin() {
    #expect(page().contains("Request to Join"))
    #expect(page { round in round.joinPolicy = .instant }.contains("Join Round"))
    let full = page { round in round.acceptedCount = 4 }
    #expect(full.contains("Join waitlist") && !full.contains("disabled"))
    let lateAndFull = page(start: "2026-10-20T13:00") { round in round.acceptedCount = 4 }
    #expect(lateAndFull.contains("Round Full") && lateAndFull.contains("disabled"))
    let late = page(start: "2026-10-20T13:00")
    #expect(late.contains("Too late to join") && late.contains("disabled"))
    #expect(
      page(start: "2026-10-20T13:00") { round in round.joinPolicy = .instant }
        .contains("Join Round"))
  }

  @Test func whoAskedOrIsInvitedAnswers() {
    let asked = page(.requested)
    #expect(asked.contains("Your request is pending") && asked.contains("Cancel Request"))
    let invited = page(.invited)
    #expect(invited.contains("Maya K. invites you"))
    #expect(invited.contains(">Decline<") && invited.contains(">Accept<"))
    #expect(page(.left).contains("Request to Join"))
    #expect(page(.removed).contains("Only by the host's invitation"))
  }

  @Test func whoIsInvitedCanDeclineWhateverThereIsToAccept() {
    let full = page(.invited) { round in round.acceptedCount = 4 }
    let late = page(.invited, start: "2026-10-20T13:00") { round in round.acceptedCount = 4 }
    let closed = page(.invited) { round in round.status = .closed }
    for (bar, words) in [
      (full, "Join waitlist"), (late, "Round Full"), (closed, "Round Closed"),
    ] {
      #expect(bar.contains(">Decline<") && bar.contains(words) && !bar.contains(">Accept<"))
    }
    #expect(!full.contains("disabled") && late.contains("disabled") && closed.contains("disabled"))
  }

  @Test func whatTheRulesRefuseIsNotSaidToBeDone() {
    var phone = GolferPhone()
    var round = phone.elsewhere()
    round.joinPolicy = .instant
    phone.go(.round(round.id))
    phone.told(round)
    // Meanwhile the start is there, and nothing has drawn the page anew.
    phone.pass(minutes: 4 * 1_440)
    phone.did(round.id, .join)
    #expect(phone.commands.isEmpty && phone.rejections.isEmpty)
    #expect(!phone.html.contains("Joined") && phone.html.contains("The round is no longer open"))
    let own = phone.round(2, start: "2026-11-24T08:00")
    phone.rounds(.did(own, .complete))
    #expect(phone.commands.isEmpty && !phone.html.contains("Round completed"))
  }

  @Test func whoeverPlaysIsCountedAlsoWithoutAName() {
    var phone = GolferPhone()
    var round = phone.elsewhere()
    round.acceptedCount = 3
    phone.place(round, .requested)
    phone.go(.round(round.id))
    phone.fire("/api/golf/rounds/" + round.id.description, .failed("offline"))
    let html = phone.html
    #expect(html.contains("Players 3/4") && html.contains("2 more players"))
    #expect(html.contains("1 spot available"))
    var korean = GolferPhone(language: .korean)
    korean.place(round, .requested)
    korean.go(.round(round.id))
    #expect(korean.html.contains("외 2명"))
    #expect(markupFaults(in: korean.html) == [])
  }

  @Test func whoHasComeMeanwhileIsAskedForOnce() {
    var phone = GolferPhone()
    var round = phone.elsewhere()
    phone.place(round, .requested)
    phone.go(.round(round.id))
    phone.told(round, status: .requested)
    #expect(!phone.state.needsNames && !phone.html.contains("more player"))
    round.acceptedCount = 2
    phone.place(round, .requested)
    #expect(phone.state.needsNames && phone.html.contains("1 more player<"))
    let asked = phone.paths.count
    phone.send(.inner(.rounds(.playersChanged)))
    #expect(phone.paths.count == asked + 1 && !phone.state.needsNames)
    // An answer that names nobody else is not asked for again.
    phone.told(round, status: .requested)
    #expect(!phone.state.needsNames)
    phone.send(.inner(.rounds(.playersChanged)))
    #expect(phone.paths.count == asked + 1)
  }

  @Test func whatIsOverIsOver() {
    for (status, words) in [
      (RoundStatus.closed, "Round Closed"), (.canceled, "Round Canceled"),
      (.completed, "Round Completed"),
    ] {
      let page = page { round in round.status = status }
      #expect(page.contains(words) && page.contains("disabled") && !page.contains("Request to"))
    }
  }

  @Test func whoPlaysLeavesOrTalks() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    #expect(phone.paths.isEmpty, "the device holds it")
    let html = phone.html
    #expect(bar(html).contains(">Leave<") && bar(html).contains("Round Chat"))
    #expect(html.contains("Players 2/4") && html.contains("Olga R. (You)"))
    #expect(html.contains("2 spots available") && html.contains("tee-invite-open"))
    phone.said("On my way", in: id, minutes: 1, number: 1)
    #expect(bar(phone.html).contains("Round Chat, 1 new"))
    phone.rounds(.asked(.leave(id)))
    #expect(phone.html.contains("Leave this round?") && phone.html.contains(">Stay<"))
    phone.did(id, .leave)
    #expect(phone.commands == [.changeMembership(id, .leave, seen: nil)])
    #expect(!phone.html.contains("Leave this round?"))
  }

  @Test func aMutedChatShowsADotAndNoNumber() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.chat(id))
    phone.chat(.muted(true))
    phone.go(.round(id))
    #expect(!bar(phone.html).contains("tee-count"))
    phone.said("On my way", in: id, minutes: 1, number: 1)
    let html = bar(phone.html)
    #expect(html.contains("tee-count dot") && html.contains("Round Chat, new messages"))
    #expect(!html.contains("1 new"))
  }

  @Test func whoHostsHasAMenu() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    #expect(bar(phone.html).contains("Round Chat") && !bar(phone.html).contains(">Leave<"))
    phone.rounds(.menuOpened(id))
    for words in ["Edit", "Close joining", "Cancel round"] {
      #expect(phone.html.contains(words), "\(words)")
    }
    phone.rounds(.asked(.cancel(id)))
    #expect(phone.html.contains("Keep Round") && phone.html.contains("cannot be undone"))
    phone.rounds(.did(id, .close))
    #expect(phone.html.contains("Joining is closed"))
    phone.rounds(.menuOpened(id))
    #expect(phone.html.contains("Reopen joining"))
    phone.rounds(.did(id, .cancel))
    #expect(phone.rejections.isEmpty)
    #expect(bar(phone.html).contains("Round Canceled"))
    #expect(!phone.html.contains("tee-menu-open"))
  }

  @Test func whoHostedWrapsItUp() {
    var phone = GolferPhone()
    let id = phone.round(start: "2026-10-20T09:00")
    phone.go(.round(id))
    #expect(bar(phone.html).contains("Mark Complete"))
    phone.rounds(.asked(.complete(id)))
    #expect(phone.html.contains("Ready to wrap up the round?"))
    #expect(phone.html.contains("Finish round") && phone.html.contains("Do this later"))
    phone.rounds(.did(id, .complete))
    #expect(phone.rejections.isEmpty && bar(phone.html).contains("Round Completed"))
  }

  @Test func theHostAnswersAndRemoves() {
    var phone = GolferPhone()
    let id = phone.round()
    let asker = GolferCard(user: UserID(high: 3, low: 3), name: "Noah B.")
    phone.put(
      .member(RoundMember(round: id, card: asker, status: .requested, createdAt: phone.instant)))
    phone.put(
      .seat(RoundSeat(round: id, card: GolferPhone.maya, role: .member, joinedAt: phone.instant)))
    phone.load()
    phone.go(.round(id))
    #expect(phone.html.contains("Requests 1") && phone.html.contains("Accept Noah B."))
    phone.did(id, .accept(asker.user))
    #expect(phone.commands == [.changeMembership(id, .accept(asker.user), seen: nil)])
    phone.rounds(.playerOpened(id, GolferPhone.other))
    #expect(phone.html.contains("Remove from round"))
    phone.rounds(.asked(.remove(id, GolferPhone.other)))
    #expect(phone.html.contains("Remove Maya K.?"))
  }

  @Test func askingShowsAtOnce() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    phone.did(round.id, .request)
    #expect(phone.commands == [.changeMembership(round.id, .request, seen: round)])
    #expect(phone.rejections.isEmpty)
    #expect(phone.html.contains("Your request is pending") && phone.html.contains("Request sent"))
  }

  @Test func withoutConnectionItWaitsAndSaysSo() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    phone.state.isOnline = false
    phone.state.sync = SyncSummary(waiting: 1, isOnline: false)
    phone.did(round.id, .request)
    phone.state.unsent = UnsentRounds(phone.commands)
    #expect(phone.html.contains("It will be sent when you are online."))
    #expect(phone.html.contains("Not sent yet") && !phone.html.contains("Request sent"))
    // What waits of one round says nothing of another.
    phone.go(.round(phone.round(host: GolferPhone.maya)))
    #expect(!phone.html.contains("Not sent yet"))
  }

  @Test func aSeatThatIsNotSentIsATry() {
    var phone = GolferPhone()
    var round = phone.elsewhere()
    round.joinPolicy = .instant
    phone.go(.round(round.id))
    phone.told(round)
    phone.state.isOnline = false
    phone.did(round.id, .join)
    phone.state.unsent = UnsentRounds(phone.commands)
    #expect(phone.html.contains("Will try when online") && phone.html.contains("Not sent yet"))
    phone.go(.activity(.schedule))
    #expect(phone.html.contains("Will try when online") && !phone.html.contains("Confirmed"))
    phone.go(.home)
    #expect(phone.html.contains("No Upcoming Rounds") && !phone.html.contains("Confirmed"))
    #expect(phone.html.contains("Will try when online"))
    #expect(!phone.launcherLines.contains("Riverwalk"))
    // Once it has arrived it is like any other.
    phone.state.unsent = UnsentRounds([])
    #expect(phone.html.contains("Upcoming Round") && phone.html.contains("Confirmed"))
    #expect(phone.launcherLines.contains("Riverwalk"))
  }

  @Test func whatIsCertainStaysSoWhateverWaits() {
    var phone = GolferPhone()
    let own = phone.round()
    let played = phone.round(2, host: GolferPhone.maya, start: "2026-10-25T08:00")
    phone.state.isOnline = false
    let guest = GolferCard(user: UserID(high: 3, low: 3), name: "Noah B.")
    phone.state.unsent = UnsentRounds([
      .closeRound(own), .changeMembership(played, .invite(guest), seen: nil),
    ])
    phone.go(.home)
    #expect(phone.html.contains("Upcoming Round") && !phone.html.contains("Will try"))
    #expect(phone.html.contains("Hosting") && phone.html.contains("Confirmed"))
    phone.go(.round(own))
    #expect(phone.html.contains("Not sent yet"))
  }

  @Test func whatWasRefusedDoesNotHideThatThereIsNoConnection() {
    var phone = GolferPhone()
    phone.state.isOnline = false
    phone.state.refused = [
      RefusedGolfCommand(
        id: CommandID(high: 4, low: 4), command: .setSetting(GolferPhone.me, .showHidden),
        reason: .unknown, made: phone.instant, when: "now")
    ]
    phone.go(.home)
    #expect(phone.html.contains("not accepted") && phone.html.contains("Offline"))
  }

  @Test func withoutAnAnswerItWaitsAndSaysSo() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    phone.state.sync = SyncSummary(waiting: 1, isAnswered: false)
    phone.did(round.id, .request)
    phone.state.unsent = UnsentRounds(phone.commands)
    #expect(phone.html.contains("It will be sent when the server answers."))
    #expect(phone.html.contains("Not sent yet") && !phone.html.contains("Request sent"))
    #expect(!phone.html.contains("when you are online"))
  }

  @Test func aProfileWithoutPhotoAsksForOneFirst() {
    var phone = GolferPhone()
    guard
      case .profile(var profile)? = phone.replica.profile(of: GolferPhone.me).map({ profile in
        TeePalsEntity.profile(profile)
      })
    else { return }
    profile.photo = nil
    phone.put(.profile(profile))
    let round = phone.elsewhere()
    phone.place(round, .requested)
    phone.go(.round(round.id))
    phone.did(round.id, .cancelRequest)
    #expect(phone.commands.count == 1, "getting out is never gated")
    phone.told(round)
    phone.did(round.id, .request)
    #expect(phone.commands.count == 1 && phone.html.contains("Complete Your Profile"))
  }

  @Test func whatIsNotThereOrDoesNotComeIsSaid() {
    var phone = GolferPhone()
    let id = phone.elsewhere().id
    let path = "/api/golf/rounds/" + id.description
    phone.go(.round(id))
    #expect(phone.html.contains("aria-busy"))
    phone.fire(path, .http(status: 404, body: ""))
    #expect(phone.html.contains("Round not available") && phone.html.contains("Go back"))
    phone.rounds(.detailRefreshed(id))
    phone.fire(path, .http(status: 500, body: ""))
    #expect(phone.html.contains("could not be opened") && phone.html.contains("Try again"))
    // What the person has asked for is followed without a connection too.
    phone.place(phone.elsewhere(), .requested)
    phone.rounds(.detailRefreshed(id))
    phone.fire(path, .failed("offline"))
    #expect(phone.html.contains("the last loaded version") && phone.html.contains("Cancel Request"))
  }

  @Test func itLeadsOutside() {
    var phone = GolferPhone()
    var round = phone.elsewhere()
    round.course.isPointed = true
    phone.go(.round(round.id))
    phone.told(round)
    let html = phone.html
    #expect(html.contains("/api/golf/rounds/" + round.id.description + "/calendar.ics"))
    #expect(html.contains("geo:37.380000,-121.900000?q=37.380000,-121.900000("))
    #expect(html.contains("https://www.openstreetmap.org/?mlat=37.380000"))
  }

  @Test func aCourseThatOnlyItsCityIsKnownOfIsLookedForByItsName() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    let html = phone.html
    let sought = "Riverwalk%20Golf%20%26%20Country%20Club%2C%20Santa%20Clara%2C%20CA"
    #expect(html.contains("geo:37.380000,-121.900000?q=" + sought))
    #expect(html.contains("https://www.openstreetmap.org/search?query=" + sought))
    #expect(!html.contains("mlat=") && html.contains("Search on the map"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyPageIsSoundMarkup(_ language: Language) {
    var phone = GolferPhone(language: language)
    let id = phone.round()
    phone.put(
      .seat(RoundSeat(round: id, card: GolferPhone.maya, role: .member, joinedAt: phone.instant)))
    phone.load()
    phone.go(.round(id))
    var pages = [phone.html]
    for action in [
      RoundsAction.menuOpened(id), .playerOpened(id, GolferPhone.other), .asked(.cancel(id)),
      .asked(.remove(id, GolferPhone.other)), .shareOpened(id),
    ] {
      phone.rounds(action)
      pages.append(phone.html)
    }
    phone.go(.round(RoundID(high: 9, low: 77)))
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
