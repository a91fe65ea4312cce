import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

/// Answering about a round, both ways (specification §8.11).
@Suite struct FeedbackSheetTests {
  private static let ben = GolferCard(user: UserID(high: 3, low: 3), name: "Ben O.")
  private let id = RoundID(high: 9, low: 1)

  /// A completed round about which the person is asked.
  private func asked(_ language: Language = .english, hours: Int64 = 100) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.round(host: GolferPhone.maya, start: "2026-10-19T08:00")
    if var round = phone.replica.round(id) {
      round.status = .completed
      phone.put(.round(round))
      if var place = phone.replica.place(of: GolferPhone.me, in: id) {
        place.round = round
        phone.put(.place(place))
      }
    }
    phone.put(
      .feedbackDue(
        FeedbackDue(
          user: GolferPhone.me, round: id, course: "Riverwalk Golf Club",
          zone: GolferPhone.losAngeles, others: [GolferPhone.maya, Self.ben],
          until: phone.instant.advanced(byMilliseconds: hours * 3_600_000))))
    phone.load()
    phone.go(.round(id))
    return phone
  }

  @Test func whatWentWellIsSaidInThreeTaps() {
    var phone = asked()
    #expect(phone.html.contains("How was it?"))
    phone.send(.view(.feedback(.opened(id))))
    #expect(phone.html.contains("How was your round at Riverwalk GC?"))
    #expect(phone.html.contains("No other player sees who said what; moderators read issues."))
    phone.send(.view(.feedback(.wentWell)))
    let html = phone.html
    #expect(html.contains("Maya K.") && html.contains("Ben O.") && html.contains("Skip"))
    phone.send(.view(.feedback(.againToggled(Self.ben.user))))
    phone.send(.view(.feedback(.wentBack)))
    phone.send(.view(.feedback(.wentWell)))
    phone.send(.view(.feedback(.submitted)))
    #expect(
      phone.commands.last == .submitFeedback(GolferPhone.me, id, .well([Self.ben.user], true)))
    #expect(phone.rejections == [] && phone.html.contains("Thanks"))
    // It is asked no more.
    #expect(!phone.html.contains("How was it?") && !phone.html.contains("tee-feedback"))
    let count = phone.commands.count
    phone.send(.view(.feedback(.opened(id))))
    phone.send(.view(.feedback(.submitted)))
    #expect(phone.commands.count == count)
  }

  @Test func whatWentWrongIsSaidOfOneAfterTheOther() {
    var phone = asked()
    phone.send(.view(.feedback(.opened(id))))
    phone.send(.view(.feedback(.wentWrong)))
    let count = phone.commands.count
    // Nobody is chosen.
    phone.send(.view(.feedback(.continued)))
    #expect(phone.html.contains("Who is it about?"))
    phone.send(.view(.feedback(.personToggled(Self.ben.user))))
    phone.send(.view(.feedback(.personToggled(GolferPhone.other))))
    phone.send(.view(.feedback(.continued)))
    // They come in the order of the players.
    #expect(phone.html.contains("What happened with Maya K.?"))
    phone.send(.view(.feedback(.continued)))
    #expect(phone.html.contains("What happened with Maya K.?"), "nothing is chosen")
    phone.send(.view(.feedback(.kindToggled(.late))))
    phone.send(.view(.feedback(.typed(String(repeating: "x", count: 203)))))
    #expect(phone.html.contains("3 characters"))
    phone.send(.view(.feedback(.continued)))
    #expect(phone.html.contains("What happened with Maya K.?"), "too long")
    phone.send(.view(.feedback(.typed(" Traffic "))))
    phone.send(.view(.feedback(.continued)))
    #expect(phone.html.contains("What happened with Ben O.?"))
    phone.send(.view(.feedback(.wentBack)))
    #expect(phone.html.contains("Traffic"), "what was said is kept")
    phone.send(.view(.feedback(.continued)))
    phone.send(.view(.feedback(.kindToggled(.other))))
    #expect(phone.html.contains("Submit report") && phone.commands.count == count)
    phone.send(.view(.feedback(.continued)))
    #expect(
      phone.commands.last
        == .submitFeedback(
          GolferPhone.me, id,
          .issues([
            PersonIssue(user: GolferPhone.other, kinds: [.late], comment: "Traffic"),
            PersonIssue(user: Self.ben.user, kinds: [.other]),
          ])))
    #expect(phone.rejections == [])
  }

  @Test func nobodyHasToAnswer() {
    var phone = asked()
    phone.send(.view(.feedback(.opened(id))))
    phone.send(.view(.feedback(.declined)))
    #expect(phone.commands.last == .dismissFeedback(GolferPhone.me, id))
    #expect(!phone.html.contains("How was it?"))
    #expect(!asked(hours: -1).html.contains("How was it?"))
  }

  @Test(
    arguments: [
      (2, "Ends soon", "곧 끝나요"), (30, "1 day left", "1일 남음"),
      (100, "4 days left", "4일 남음"),
    ]
      as [(Int64, String, String)])
  func theProfileSaysWhatWaitsAndHowLong(hours: Int64, english: String, korean: String) {
    for (language, text) in [(Language.english, english), (.korean, korean)] {
      var phone = asked(language, hours: hours)
      phone.go(.profile)
      #expect(phone.html.contains(text), "\(hours)")
    }
  }

  @Test func threeAreShownAndThenAll() {
    var phone = asked()
    for number in UInt64(2)...5 {
      phone.put(
        .feedbackDue(
          FeedbackDue(
            user: GolferPhone.me, round: RoundID(high: 9, low: number),
            course: "Course \(number)", zone: GolferPhone.losAngeles, others: [Self.ben],
            until: phone.instant.advanced(byMilliseconds: Int64(100 + number) * 3_600_000))))
    }
    phone.load()
    phone.go(.profile)
    #expect(phone.html.contains("View 2 more") && !phone.html.contains("Course 5"))
    phone.send(.view(.feedback(.allWanted)))
    #expect(phone.html.contains("Course 5") && !phone.html.contains("View "))
  }

  @Test func onesOwnMarksHintsAndWhatIsMissingAreShown() {
    var phone = GolferPhone()
    phone.put(
      .trust(
        GolferTrust(
          user: GolferPhone.me,
          mark: TrustMark(tier: .trusted, badges: [.onTime], rounds: 12, share: 85),
          tips: [.late], coolingOffUntil: phone.instant.advanced(byMilliseconds: 3_600_000),
          publishedAt: phone.instant)))
    phone.load()
    phone.go(.profile)
    let html = phone.html
    for text in [
      "Trusted", "85%", "On-Time (earned)", "Respectful (not earned yet)",
      "Let others know when you are late.", "You can host new rounds again in a few days.",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func playersAreShownWithTheirMarks() {
    var phone = GolferPhone()
    var maya = GolferPhone.maya
    maya.tier = .verified
    maya.badges = [.respectful, .onTime]
    let id = phone.round(host: maya)
    phone.go(.round(id))
    let html = phone.html
    #expect(html.contains("Verified") && html.contains("Respectful") && html.contains("On-Time"))
  }
}
