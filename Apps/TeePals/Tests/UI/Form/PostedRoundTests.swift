import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// Once a round is posted, inviting people and handing it on are offered (specification §9).
@Suite struct PostedRoundTests {
  private func posted(_ language: Language = .english) throws -> (GolferPhone, RoundID) {
    var phone = GolferPhone(language: language)
    phone.go(.create)
    phone.form(.courseTyped("co"))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last { path in path.contains("/courses?") })
    phone.fire(path, .http(status: 200, body: RoundFormStepTests.courses))
    phone.form(.courseChosen("coyote creek|san jose, ca"))
    for _ in 0..<4 { phone.form(.submitted) }
    let made = phone.commands.compactMap { command -> RoundID? in
      if case .createRound(let round) = command { round.id } else { nil }
    }
    let id = try #require(made.last)
    #expect(phone.state.route == .round(id))
    return (phone, id)
  }

  private func isOffered(_ phone: GolferPhone) -> Bool {
    phone.html.contains("tee-posted-invite")
  }

  @Test func itIsOfferedOnThePageOfTheRound() throws {
    var (phone, _) = try posted()
    let html = phone.html
    #expect(html.contains("Who will play with you?"))
    #expect(html.contains("Invite golfers") && html.contains("Share the link"))
    // Rounds that were there before offer nothing.
    let other = phone.round(2)
    phone.go(.round(other))
    #expect(!isOffered(phone))
  }

  @Test func notNowIsForGood() throws {
    var (phone, id) = try posted()
    phone.rounds(.postedDismissed)
    #expect(!isOffered(phone) && phone.state.route == .round(id))
    phone.go(.home)
    phone.go(.round(id))
    #expect(!isOffered(phone))
  }

  @Test func invitingIsAnAnswer() throws {
    var (phone, id) = try posted()
    phone.rounds(.invitingWanted(id))
    #expect(phone.state.route == .invite(id))
    phone.send(.view(.closed))
    #expect(phone.state.route == .round(id) && !isOffered(phone))
  }

  @Test func sharingIsAnAnswer() throws {
    var (phone, id) = try posted()
    phone.rounds(.shareOpened(id))
    #expect(phone.html.contains("Share this round"))
    phone.rounds(.coverClosed)
    #expect(!isOffered(phone))
  }

  @Test func itIsSaidInBothLanguages() throws {
    for language in Language.allCases {
      let (phone, _) = try posted(language)
      #expect(isOffered(phone) && markupFaults(in: phone.html) == [])
    }
    let (korean, _) = try posted(.korean)
    #expect(korean.html.contains("골퍼 초대") && korean.html.contains("나중에"))
  }
}
