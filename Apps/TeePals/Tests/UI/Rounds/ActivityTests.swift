import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// One's own rounds by chips, and home (specification §§17.1, 17.2).
@Suite struct ActivityTests {
  /// One round of every kind, each at a course of its own.
  private func phone(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    func round(_ number: UInt64, _ course: String, _ day: String) -> Round {
      phone.elsewhere(number, course: course, start: day + "T08:00")
    }
    let canceled = round(3, "Rainy Hills", "2026-10-30")
    let rounds: [(Round, MemberStatus)] = [
      (round(1, "Later Links", "2026-10-29"), .accepted),
      (round(2, "Sooner Springs", "2026-10-22"), .accepted),
      (canceled, .accepted), (round(4, "Played Pines", "2026-10-10"), .accepted),
      (round(5, "Invited Isle", "2026-10-25"), .invited),
      (round(6, "Asked Acres", "2026-10-26"), .requested),
      (round(7, "Declined Dunes", "2026-10-27"), .declined),
      (round(8, "Missed Meadows", "2026-10-05"), .invited),
    ]
    for (round, status) in rounds {
      var round = round
      if round.id == canceled.id { round.status = .canceled }
      phone.place(round, status, invitedBy: status == .invited ? GolferPhone.maya : nil)
    }
    return phone
  }

  private static let courses = [
    "Later Links", "Sooner Springs", "Rainy Hills", "Played Pines", "Invited Isle", "Asked Acres",
    "Declined Dunes", "Missed Meadows",
  ]

  /// The courses on a screen from top to bottom.
  private func shown(_ html: String) -> [String] {
    Self.courses.compactMap { name in
      html.firstRange(of: name).map { place in (place.lowerBound, name) }
    }
    .sorted { a, b in a.0 < b.0 }.map { place in place.1 }
  }

  @Test func everyChipHasItsRounds() {
    var phone = phone()
    for (tab, courses) in [
      (ActivityTab.schedule, ["Sooner Springs", "Later Links"]), (.invites, ["Invited Isle"]),
      (.pending, ["Asked Acres"]), (.past, ["Rainy Hills", "Played Pines"]),
    ] {
      phone.go(.activity(tab))
      #expect(shown(phone.html) == courses, "\(tab.rawValue)")
    }
    #expect(phone.html.contains("Invites (1)") && phone.html.contains("Pending (1)"))
    #expect(phone.html.contains("tee-compact struck"))
    #expect(phone.searches.isEmpty, "nobody has to be asked")
  }

  @Test func anInvitationIsAnsweredInTheList() throws {
    var phone = phone()
    phone.go(.activity(.invites))
    #expect(phone.html.contains("Maya K. invites you"))
    phone.did(RoundID(high: 9, low: 5), .acceptInvite)
    #expect(phone.rejections.isEmpty)
    #expect(phone.html.contains("No pending invites") && phone.html.contains("Joined"))
    phone.go(.activity(.schedule))
    #expect(shown(phone.html) == ["Sooner Springs", "Invited Isle", "Later Links"])
  }

  @Test func anInvitationOffersWhatThereIs() {
    for (status, count, words) in [
      (RoundStatus.open, 4, "Join waitlist"), (.closed, 2, "Round Closed"), (.open, 2, ">Accept<"),
    ] {
      var phone = GolferPhone()
      var round = phone.elsewhere()
      (round.status, round.acceptedCount) = (status, count)
      phone.place(round, .invited, invitedBy: GolferPhone.maya)
      phone.go(.activity(.invites))
      #expect(phone.html.contains(words) && phone.html.contains(">Decline<"))
      #expect(phone.html.contains(">Accept<") == (words == ">Accept<"))
      phone.did(round.id, .declineInvite)
      #expect(phone.rejections.isEmpty && phone.html.contains("No pending invites"))
    }
  }

  @Test func aRequestIsTakenBackInTheList() {
    var phone = phone()
    phone.go(.activity(.pending))
    phone.did(RoundID(high: 9, low: 6), .cancelRequest)
    #expect(phone.rejections.isEmpty && phone.html.contains("No pending requests"))
  }

  @Test func thePastComesInPages() {
    var phone = GolferPhone()
    for number in 1...31 as ClosedRange<UInt64> {
      let day = "2026-09-" + (number > 30 ? "01" : number < 10 ? "0\(number)" : "\(number)")
      phone.place(phone.elsewhere(number, start: day + "T0\(number % 10):00"), .accepted)
    }
    phone.go(.activity(.past))
    func count() -> Int { phone.html.matches(of: #/tee-compact-item/#).count }
    #expect(count() == 30 && phone.html.contains("Show earlier rounds"))
    phone.rounds(.pastExtended)
    #expect(count() == 31 && !phone.html.contains("Show earlier rounds"))
  }

  @Test func whatIsEmptyOffersSomething() {
    var phone = GolferPhone()
    for (tab, words) in [
      (ActivityTab.schedule, "No upcoming rounds"), (.invites, "No pending invites"),
      (.pending, "No pending requests"), (.past, "No past rounds yet"),
    ] {
      phone.go(.activity(tab))
      #expect(phone.html.contains(words) && phone.html.contains("button prominent"))
    }
  }

  @Test func theHostSeesWhoWaits() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.put(
      .member(
        RoundMember(
          round: id, card: GolferPhone.maya, status: .requested, createdAt: phone.instant)))
    phone.load()
    phone.go(.activity(.schedule))
    #expect(phone.html.contains("1 request to answer") && phone.html.contains("Hosting"))
    #expect(phone.html.contains("1 of 4 spots taken"))
  }

  // MARK: Home

  @Test(arguments: [
    ("2026-10-20T05:00", "Tuesday Morning"), ("2026-10-20T11:59", "Tuesday Morning"),
    ("2026-10-20T12:00", "Tuesday Afternoon"), ("2026-10-20T17:59", "Tuesday Afternoon"),
    ("2026-10-20T18:00", "Tuesday Evening"), ("2026-10-25T23:00", "Sunday Evening"),
  ])
  func theGreetingIsThatOfTheHour(_ local: String, _ words: String) {
    let phone = GolferPhone(at: local)
    #expect(phone.html.contains(words) && phone.html.contains("Welcome back, Olga."))
  }

  @Test func homeShowsWhatIsNext() {
    var phone = phone()
    phone.go(.home)
    let html = phone.html
    #expect(html.contains("Upcoming Round") && html.contains("View Details"))
    #expect(shown(html).prefix(1) == ["Sooner Springs"])
    #expect(html.contains("/golf/rounds/activity?view=invites"))
    #expect(html.contains("See all"))
    var nobody = GolferPhone()
    nobody.go(.home)
    #expect(nobody.html.contains("No Upcoming Rounds"))
    #expect(nobody.html.contains("Find your next tee time"))
  }

  @Test func homeProposesWhatIsNew() {
    var phone = phone()
    phone.go(.home)
    let path = phone.searches.last ?? ""
    #expect(path.contains("radius=30") && path.contains("sort=date"))
    var own = phone.elsewhere(60, course: "Own Oaks")
    own = Round(
      id: own.id, host: GolferCard(user: GolferPhone.me, name: "Olga R."), course: own.course,
      startTime: own.startTime, zone: own.zone, createdAt: own.createdAt)
    phone.found([
      own, phone.elsewhere(5, course: "Invited Isle"), phone.elsewhere(61, course: "New Knolls"),
      phone.elsewhere(62, course: "Next Nook"), phone.elsewhere(63, course: "Third Tees"),
    ])
    let html = phone.html
    #expect(html.contains("New Knolls") && html.contains("Next Nook"))
    #expect(!html.contains("Third Tees") && !html.contains("Own Oaks"))
    #expect(!shown(html).contains("Invited Isle"))
  }

  @Test func homeSaysWhatItDoesNotKnow() {
    var phone = GolferPhone()
    phone.go(.home)
    #expect(phone.html.contains("tee-skeleton"))
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    #expect(phone.html.contains("Nearby rounds appear when you are online"))
    phone.rounds(.refreshed)
    phone.fire(phone.searches.last ?? "", .http(status: 500, body: ""))
    #expect(phone.html.contains("Try again"))
    phone.rounds(.refreshed)
    phone.found([])
    #expect(phone.html.contains("No open rounds within 30 mi"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyScreenIsSoundMarkup(_ language: Language) {
    var phone = phone(language)
    var pages: [String] = []
    for route in [TeePalsRoute.home] + ActivityTab.allCases.map({ tab in .activity(tab) }) {
      phone.go(route)
      pages.append(phone.html)
    }
    phone.go(.home)
    phone.found([phone.elsewhere(61)])
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
