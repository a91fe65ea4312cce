import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// A round is said to be posted when it is, and one that is refused keeps its form (specification
/// §§9, 10). The person is new: three rounds a day.
@Suite struct PostingLimitTests {
  private static let refusedID = CommandID(high: 4, low: 4)

  /// On the last step of a new round, after so many that are posted.
  private func ready(
    _ phone: inout GolferPhone, after posted: UInt64, message: String = "Carts"
  ) throws {
    for number in 0..<posted { phone.round(number + 1) }
    phone.go(.create)
    phone.form(.courseTyped("co"))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last { path in path.contains("/courses?") })
    phone.fire(path, .http(status: 200, body: RoundFormStepTests.courses))
    phone.form(.courseChosen("coyote creek|san jose, ca"))
    for _ in 0..<3 { phone.form(.submitted) }
    phone.form(.messageTyped(message))
  }

  private func made(_ phone: GolferPhone) -> [Round] {
    phone.commands.compactMap { command in
      if case .createRound(let round) = command { round } else { nil }
    }
  }

  @Test func theThirdRoundOfADayIsPosted() throws {
    var phone = GolferPhone()
    try ready(&phone, after: 2)
    #expect(!phone.html.contains("You can post again"))
    phone.form(.submitted)
    #expect(made(phone).count == 1 && phone.rejections.isEmpty)
    #expect(phone.html.contains("Your round is posted"))
  }

  @Test(arguments: [true, false])
  func theFourthIsNotSaidToBePosted(isOnline: Bool) throws {
    var phone = GolferPhone()
    try ready(&phone, after: 3)
    phone.state.isOnline = isOnline
    phone.form(.submitted)
    let html = phone.html
    #expect(made(phone).isEmpty && phone.state.route == .create)
    #expect(!html.contains("posted when you are online") && !html.contains("round is posted"))
    #expect(html.contains("You can post again tomorrow at 12:00\u{202F}PM."))
    #expect(html.contains("Coyote Creek") && html.contains("Carts"), "the form keeps what it had")
    #expect(phone.focused == "tee-form-refusal")
    // It is kept for later as well, and posted when its time has come.
    phone.pass(minutes: 24 * 60)
    phone.reload(.create)
    #expect(phone.html.contains("Carts") && !phone.html.contains("You can post again"))
    phone.form(.submitted)
    #expect(made(phone).count == 1 && phone.rejections.isEmpty)
    #expect(phone.html.contains("Your round is posted"))
  }

  @Test func itIsSaidBeforeTheFirstStep() {
    var phone = GolferPhone(at: "2026-10-20T09:20")
    for number in UInt64(1)...3 { phone.round(number) }
    phone.pass(minutes: 15 * 60)
    phone.go(.create)
    #expect(phone.html.contains("You can post again at 9:20\u{202F}AM."))
    #expect(phone.html.contains("Step 1 of 4"))
    // Somebody who is not new waits an hour at most, from the fifth on.
    phone = GolferPhone()
    phone.settle(days: 100)
    for number in UInt64(1)...4 { phone.round(number) }
    phone.go(.create)
    #expect(!phone.html.contains("You can post again"))
    phone.round(5)
    phone.pass(minutes: 30)
    phone.send(.inner(.tick))
    #expect(phone.html.contains("You can post again at 1:00\u{202F}PM."))
    phone.pass(minutes: 30)
    phone.send(.inner(.tick))
    #expect(!phone.html.contains("You can post again"))
  }

  @Test func theButtonWaitsToo() throws {
    var phone = GolferPhone()
    try ready(&phone, after: 3)
    phone.form(.jumped(.details))
    #expect(!HTMLText.button("tee-form-go", in: phone.html).isEmpty)
    #expect(!HTMLText.button("tee-form-go", in: phone.html).contains("disabled"))
    phone.form(.jumped(.review))
    #expect(HTMLText.button("tee-form-go", in: phone.html).contains("disabled"))
  }

  // MARK: The server knows more

  /// The server has refused a round that this device had taken.
  private func refused(
    _ phone: inout GolferPhone, _ rejection: TeePalsRejection = .rateLimited(seconds: 9_000)
  ) throws -> Round {
    try ready(&phone, after: 0)
    phone.form(.submitted)
    let round = try #require(made(phone).last)
    phone.replica = TeePalsReplica()
    phone.settle()
    phone.state.refused = [
      RefusedGolfCommand(
        id: Self.refusedID, command: .createRound(round), reason: .rules(rejection),
        made: phone.instant, when: "now")
    ]
    phone.load()
    return round
  }

  @Test func itsPageSaysThatItWasNotPosted() throws {
    var phone = GolferPhone()
    let round = try refused(&phone)
    phone.go(.round(round.id))
    #expect(phone.html.contains("This round was not posted"))
    #expect(phone.html.contains("You can post again at 2:30\u{202F}PM."))
  }

  @Test func whatWasNotAcceptedIsTriedAgainInItsForm() throws {
    var phone = GolferPhone()
    let round = try refused(&phone)
    phone.go(.refused)
    let html = phone.html
    #expect(html.contains("You can post again at 2:30\u{202F}PM.") && html.contains("Try again"))
    #expect(html.contains("Carts"), "what was written is there to be read")
    phone.form(.againWanted(Self.refusedID))
    #expect(phone.state.route == .create)
    #expect(phone.html.contains("Step 4 of 4") && phone.html.contains("Coyote Creek"))
    phone.form(.submitted)
    let again = try #require(made(phone).last)
    #expect(again.id != round.id && phone.rejections.isEmpty)
    #expect(again.startTime == round.startTime && again.message == "Carts")
    #expect(again.course == round.course && again.maxPlayers == round.maxPlayers)
    phone.fire("golf.discard." + Self.refusedID.description)
    #expect(phone.discarded == [Self.refusedID])
  }

  @Test func theTriedRoundOutlivesAReload() throws {
    var phone = GolferPhone()
    _ = try refused(&phone)
    let kept = phone.state.refused
    phone.go(.refused)
    phone.form(.againWanted(Self.refusedID))
    phone.form(.messageTyped("Later"))
    phone.reload(.create)
    phone.state.refused = kept
    #expect(phone.html.contains("Step 4 of 4") && phone.html.contains("Later"))
    phone.form(.submitted)
    phone.fire("golf.discard." + Self.refusedID.description)
    #expect(phone.discarded == [Self.refusedID])
  }

  @Test func aDraftGivesWayOnlyWhereThePersonSaysSo() throws {
    var phone = GolferPhone()
    _ = try refused(&phone)
    phone.go(.create)
    phone.form(.messageTyped("Another one"))
    phone.go(.refused)
    phone.form(.againWanted(Self.refusedID))
    #expect(phone.state.route == .refused && phone.html.contains("Replace your draft?"))
    phone.form(.draftPreferred)
    #expect(!phone.html.contains("Replace your draft?"))
    phone.go(.create)
    phone.form(.jumped(.review))
    #expect(phone.html.contains("Another one"))
    phone.go(.refused)
    phone.form(.againWanted(Self.refusedID))
    phone.form(.draftReplaced)
    #expect(phone.state.route == .create)
    #expect(phone.html.contains("Carts") && !phone.html.contains("Another one"))
  }

  @Test func itCanBePostedOnceTheTimeHasCome() throws {
    for language in Language.allCases {
      var phone = GolferPhone(language: language)
      _ = try refused(&phone)
      phone.pass(minutes: 150)
      phone.go(.refused)
      let says = language == .korean ? "이제 다시 올릴 수 있어요." : "You can post it again now."
      #expect(phone.html.contains(says) && markupFaults(in: phone.html) == [])
    }
  }

  // MARK: Others of the kind

  @Test func aChangeThatIsRefusedIsNotSaidToBeSaved() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    phone.form(.messageTyped("Bring water"))
    phone.form(.playersChosen(6))
    // Meanwhile more people have come than there are places now.
    if var round = phone.replica.round(id) {
      round.acceptedCount = 7
      phone.put(.round(round))
      phone.load()
    }
    phone.form(.submitted)
    #expect(!phone.html.contains("Round updated"))
    #expect(phone.html.contains("Bring water") && phone.state.route == .editRound(id))
  }

  @Test func aReportThatIsRefusedKeepsItsSheet() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    phone.send(.view(.report(.opened(.round(id)))))
    phone.send(.view(.report(.chosen(.spam))))
    phone.send(.view(.report(.typed("Shouted\u{0}"))))
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.isEmpty && !phone.html.contains("Thanks"))
    #expect(phone.html.contains("Report this round") && phone.html.contains("Shouted"))
    #expect(phone.html.contains("a character that can"))
    phone.send(.view(.report(.typed("Shouted"))))
    #expect(!phone.html.contains("a character that can"))
    phone.send(.view(.report(.sent)))
    #expect(phone.commands.count == 1 && phone.html.contains("Thanks"))
  }

  @Test func blockingOneselfIsNotSaidToBeDone() {
    var phone = GolferPhone()
    let card = GolferCard(user: GolferPhone.me, name: "Olga R.")
    phone.send(.view(.profile(.golfer(.blocked(card)))))
    #expect(phone.commands.isEmpty && !phone.html.contains("Olga R. is blocked"))
    #expect(phone.html.contains("Only the host can do this."))
  }
}
