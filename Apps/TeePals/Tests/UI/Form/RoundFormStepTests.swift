import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// Making a round, step by step (specification §9).
@Suite struct RoundFormStepTests {
  static let courses = #"""
    {"courses":[
    {"id":"00000000-0000-0001-0000-000000000001","name":"Pebble Beach Golf Links",
    "city":"Pebble Beach, CA","country":"US","lat":36568100,"lng":-121948600,
    "zone":"America/Los_Angeles","holes":18},
    {"id":"00000000-0000-0001-0000-000000000002","name":"Coyote Creek",
    "city":"San Jose, CA","country":"US","lat":37190000,"lng":-121720000,
    "zone":"America/Los_Angeles"},
    {"id":"00000000-0000-0001-0000-000000000003","name":"Coyote Creek",
    "city":"San Jose, CA","country":"US","lat":37190001,"lng":-121720001,
    "zone":"America/Los_Angeles"},
    {"id":"00000000-0000-0001-0000-000000000004","name":"Sky 72","city":"Incheon, KR",
    "country":"KR","lat":37460000,"lng":126480000,"zone":"Asia/Seoul"}]}
    """#

  private func opened(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.create)
    return phone
  }

  /// Searches as a person does, and gets everything.
  private func search(_ phone: inout GolferPhone, _ text: String) throws {
    phone.form(.courseTyped(text))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last { path in path.contains("/courses?") })
    phone.fire(path, .http(status: 200, body: Self.courses))
  }

  private func choose(_ phone: inout GolferPhone, _ key: String) { phone.form(.courseChosen(key)) }

  @Test func nothingIsLookedForBelowTwoCharacters() {
    var phone = opened()
    phone.form(.courseTyped("c"))
    #expect(!phone.html.contains("Searching"))
    phone.fire("golf.form.courses")
    #expect(!phone.paths.contains { path in path.contains("/courses?") })
    phone.form(.courseTyped("co"))
    #expect(phone.html.contains("Searching"))
    phone.fire("golf.form.courses")
    #expect(
      phone.paths.last == "/api/golf/courses?q=co&lat=37.338&lng=-121.886")
  }

  @Test func theNearestComesFirstAndEachOnce() throws {
    var phone = opened()
    try search(&phone, "co")
    let html = phone.html
    #expect(html.ranges(of: "Coyote Creek").count == 1)
    let near = try #require(html.firstRange(of: "Coyote Creek"))
    let far = try #require(html.firstRange(of: "Pebble Beach Golf Links"))
    let farthest = try #require(html.firstRange(of: "Sky 72"))
    #expect(near.lowerBound < far.lowerBound && far.lowerBound < farthest.lowerBound)
    #expect(html.contains("3 courses"))
  }

  @Test func anAnswerToWhatIsNoLongerTypedIsNotTaken() throws {
    var phone = opened()
    phone.form(.courseTyped("co"))
    phone.fire("golf.form.courses")
    phone.form(.courseTyped("zz"))
    let path = try #require(phone.paths.last)
    phone.fire(path, .http(status: 200, body: Self.courses))
    #expect(!phone.html.contains("Coyote"))
  }

  @Test func withoutANetworkTheCoursesThatWereFetchedAreSearched() {
    var phone = opened()
    #expect(phone.paths.contains("/api/golf/courses/near?lat=37.338&lng=-121.886"))
    phone.fire(
      "/api/golf/courses/near?lat=37.338&lng=-121.886", .http(status: 200, body: Self.courses))
    phone.reload(.create)
    // They are remembered, and are not fetched again.
    #expect(phone.paths.count { path in path.contains("/near") } == 1)
    phone.state.isOnline = false
    phone.form(.courseTyped("coy san"))
    #expect(phone.html.contains("Coyote Creek"))
    #expect(phone.html.contains("Showing courses saved on this device"))
    phone.form(.courseTyped("nothing"))
    #expect(phone.html.contains("no match on this device"))
  }

  @Test func nextWaitsForAValidStep() throws {
    var phone = opened()
    #expect(phone.html.contains("Step 1 of 4"))
    // What is missing is said to whoever wants to go on.
    #expect(!phone.state.isNextDisabled)
    phone.form(.submitted)
    #expect(phone.html.contains("Choose a course"))
    #expect(phone.focused == "tee-form-search")
    try search(&phone, "co")
    choose(&phone, "coyote creek|san jose, ca")
    #expect(!phone.state.isNextDisabled)
    #expect(phone.html.contains("Change course"))
    phone.form(.submitted)
    #expect(phone.html.contains("Step 2 of 4"))
    #expect(phone.focused == "tee-form-step")
    phone.form(.submitted)
    #expect(phone.html.contains("Step 3 of 4"))
    phone.form(.priceTyped("abc"))
    #expect(phone.state.isNextDisabled)
    #expect(phone.html.contains("Enter a number, such as 55"))
    phone.form(.submitted)
    #expect(phone.focused == "tee-form-price")
    phone.form(.priceTyped("55.50"))
    phone.form(.submitted)
    #expect(phone.html.contains("Step 4 of 4"))
    #expect(phone.html.contains("$55.50"))
  }

  @Test func backKeepsWhatWasEntered() throws {
    var phone = opened()
    try search(&phone, "co")
    choose(&phone, "coyote creek|san jose, ca")
    phone.form(.submitted)
    phone.form(.timeTyped("09:40"))
    phone.form(.submitted)
    phone.form(.messageTyped("Carts for all"))
    phone.form(.steppedBack)
    #expect(phone.html.contains("9:40"))
    phone.form(.steppedBack)
    #expect(phone.html.contains("Coyote Creek"))
    phone.form(.submitted)
    phone.form(.submitted)
    phone.form(.submitted)
    #expect(phone.html.contains("Carts for all") && phone.html.contains("9:40"))
    phone.form(.jumped(.when))
    #expect(phone.html.contains("Step 2 of 4"))
  }

  /// The browser's, too; from the first step it leads to the page before, and the draft is kept.
  @Test func backIsAStepBack() throws {
    var phone = opened()
    #expect(!phone.isCovered)
    try search(&phone, "co")
    choose(&phone, "coyote creek|san jose, ca")
    phone.form(.submitted)
    phone.form(.submitted)
    #expect(phone.html.contains("Step 3 of 4"))
    for step in ["2", "1"] {
      phone.back()
      #expect(phone.html.contains("Step \(step) of 4"))
    }
    #expect(!phone.isCovered)
    #expect(phone.state.route == .create)
  }

  /// A draft is kept; what is changed of a round is not.
  @Test func backFromAChangedRoundAsks() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.editRound(id))
    #expect(!phone.isCovered)
    phone.form(.playersChosen(6))
    phone.back()
    #expect(phone.html.contains("tee-form-leave"))
    phone.back()
    #expect(!phone.html.contains("tee-form-leave"))
    #expect(phone.state.route == .editRound(id))
  }

  @Test func backClosesAMenuAlone() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    #expect(!phone.isCovered)
    phone.send(.view(.rounds(.menuOpened(id))))
    #expect(phone.html.contains(#"class="menu""#))
    phone.back()
    #expect(!phone.html.contains(#"class="menu""#))
    #expect(phone.state.route == .round(id))
  }

  @Test func whatIsPostedIsWhatWasEntered() throws {
    var phone = opened()
    try search(&phone, "co")
    choose(&phone, "coyote creek|san jose, ca")
    phone.form(.submitted)
    phone.form(.dateTyped("2026-10-25"))
    phone.form(.timeTyped("10:20"))
    phone.form(.submitted)
    phone.form(.visibilityChosen(.friends))
    phone.form(.priceTyped(""))
    phone.form(.youngestChosen("30"))
    phone.form(.skillToggled(.expert))
    phone.form(.enforcedToggled(true))
    phone.form(.playersChosen(3))
    phone.form(.messageTyped("  Hello  "))
    phone.form(.submitted)
    phone.form(.submitted)
    guard case .createRound(let round)? = phone.commands.last else {
      Issue.record("nothing was posted")
      return
    }
    #expect(phone.rejections.isEmpty)
    #expect(round.course.name == "Coyote Creek" && round.course.id != nil)
    #expect(round.startTime.civil(offset: -25_200) == CivilDateTime("2026-10-25T10:20"))
    #expect(round.zone == Zone(name: "America/Los_Angeles", offset: -25_200))
    #expect(round.visibility == .friends && round.joinPolicy == .instant)
    #expect(round.price == .unknown && round.maxPlayers == 3 && round.message == "Hello")
    #expect(round.requirements.ages == 30...65 && round.requirements.isEnforced)
    #expect(round.requirements.skills == [.beginner, .intermediate])
    #expect(phone.state.route == .round(round.id))
    #expect(phone.remembered["golf.draft." + GolferPhone.me.description] == "")
    phone.go(.create)
    #expect(phone.html.contains("Step 1 of 4") && !phone.html.contains("Coyote"))
  }

  @Test func wishesThatAreNoneAreNotKept() throws {
    var phone = opened()
    try search(&phone, "co")
    choose(&phone, "coyote creek|san jose, ca")
    phone.form(.submitted)
    phone.form(.submitted)
    phone.form(.enforcedToggled(true))
    phone.form(.priceTyped("0"))
    phone.form(.submitted)
    phone.form(.submitted)
    guard case .createRound(let round)? = phone.commands.last else {
      Issue.record("nothing was posted")
      return
    }
    #expect(round.requirements == RoundRequirements())
    #expect(round.price == .free && round.maxPlayers == 4)
    #expect(round.visibility == .public && round.joinPolicy == .request)
  }

  @Test func aPolicyThatWasChosenStays() {
    var phone = opened()
    phone.form(.policyChosen(.instant))
    phone.form(.visibilityChosen(.invite))
    phone.form(.visibilityChosen(.public))
    phone.form(.policyChosen(.request))
    phone.form(.visibilityChosen(.friends))
    phone.form(.jumped(.review))
    #expect(phone.html.contains("Friends only · By request"))
  }

  @Test func agesInTheWrongOrderAreSaidAndNotChanged() {
    var phone = opened()
    phone.form(.jumped(.details))
    phone.form(.oldestChosen("30"))
    phone.form(.youngestChosen("50"))
    #expect(phone.html.contains("From 50 to 30 there is nobody") && phone.state.isNextDisabled)
    phone.form(.submitted)
    #expect(phone.focused == "tee-form-youngest" && phone.html.contains("Step 3 of 4"))
    phone.reload(.create)
    #expect(phone.html.contains("From 50 to 30 there is nobody"))
    phone.form(.youngestChosen("17"))
    phone.form(.oldestChosen("55"))
    #expect(!phone.html.contains("there is nobody") && !phone.state.isNextDisabled)
    phone.form(.jumped(.review))
    #expect(phone.html.contains("50 – 55 years"))
  }

  @Test func atLeastOneSkillIsChosen() {
    var phone = opened()
    phone.form(.jumped(.details))
    for skill in SkillLevel.allCases { phone.form(.skillToggled(skill)) }
    #expect(!phone.state.isNextDisabled && !phone.html.contains("Choose at least one"))
    phone.form(.submitted)
    #expect(phone.focused == "tee-form-skills" && phone.html.contains("Step 3 of 4"))
    #expect(phone.html.contains("Choose at least one skill level"))
  }

  @Test func tooLongAMessageIsCountedAndNotCut() {
    var phone = opened()
    phone.form(.jumped(.details))
    phone.form(.messageTyped(String(repeating: "x", count: 503)))
    #expect(phone.html.contains("3 characters too many"))
    #expect(phone.html.contains("503 of 500 characters"))
    #expect(phone.state.isNextDisabled)
  }

  @Test func theReviewLeadsToWhatIsWrong() {
    var phone = opened()
    phone.form(.jumped(.review))
    phone.form(.submitted)
    #expect(phone.html.contains("Step 1 of 4"))
    #expect(phone.html.contains("Choose a course"))
    #expect(phone.focused == "tee-form-search")
    #expect(phone.commands.isEmpty)
  }

  // MARK: By hand

  @Test func aCourseOfNoCatalogueLiesInACity() {
    var phone = opened()
    phone.form(.manualOpened)
    phone.form(.nameTyped("H"))
    #expect(phone.html.contains("At least 2 characters"))
    phone.form(.nameTyped("Hidden Hills"))
    phone.form(.cityTyped("seo"))
    phone.form(.submitted)
    #expect(phone.html.contains("Choose the city from the list"))
    #expect(phone.focused == "tee-form-city")
    phone.fire("golf.form.cities")
    #expect(phone.paths.last == "/api/golf/cities?q=seo&lat=37.338&lng=-121.886")
    phone.fire(
      "/api/golf/cities?q=seo&lat=37.338&lng=-121.886",
      .http(
        status: 200,
        body: #"""
          {"cities":[{"id":1835848,"label":"Seoul, KR","lat":37566000,"lng":126978000,
          "zone":"Asia/Seoul","population":10349312}]}
          """#))
    phone.form(.cityChosen("Seoul, KR"))
    #expect(phone.html.contains("Seoul, KR chosen"))
    phone.form(.submitted)
    #expect(phone.html.contains(">Seoul time<"))
    phone.form(.submitted)
    #expect(phone.html.contains("KRW"))
    phone.form(.priceTyped("₩120,000"))
    phone.form(.submitted)
    phone.form(.submitted)
    guard case .createRound(let round)? = phone.commands.last else {
      Issue.record("nothing was posted")
      return
    }
    #expect(round.course.name == "Hidden Hills" && round.course.cityLabel == "Seoul, KR")
    #expect(round.course.id == nil && round.zone.name == "Asia/Seoul")
    #expect(round.price == .estimate(Money(minor: 120_000, currency: "KRW")))
  }

  @Test func theOwnCityIsThereAtOnceWhereTheZoneIsCalledAfterIt() throws {
    for (label, isThere) in [("Seoul, KR", true), ("San Jose, CA", false)] {
      var phone = GolferPhone(in: Zone(name: "Asia/Seoul", offset: 32_400))
      var profile = try #require(phone.replica.profile(of: GolferPhone.me))
      profile.city = profile.city.map { city in HomeCity(label: label, point: city.point) }
      phone.put(.profile(profile))
      phone.load()
      phone.go(.create)
      phone.form(.manualOpened)
      phone.form(.cityTyped(String(label.prefix(3))))
      #expect(phone.html.contains("tee-form-row") == isThere, "\(label)")
    }
  }

  @Test func theOwnCityIsThereWithoutANetwork() {
    var phone = opened()
    phone.state.isOnline = false
    phone.form(.manualOpened)
    phone.form(.cityTyped("san"))
    #expect(phone.html.contains("San Jose, CA"))
    phone.form(.cityChosen("San Jose, CA"))
    #expect(phone.html.contains("San Jose, CA chosen"))
    // Another text is another city.
    phone.form(.cityTyped("San Jose, C"))
    #expect(!phone.html.contains("chosen"))
  }

  // MARK: Leaving

  @Test func leavingAsksOnlyWhenSomethingWasEntered() {
    var phone = opened()
    phone.form(.cancelled)
    #expect(phone.state.route != .create)
    phone.go(.create)
    phone.form(.playersChosen(2))
    phone.form(.cancelled)
    #expect(phone.html.contains("Stop editing?"))
    phone.form(.stayed)
    #expect(!phone.html.contains("Stop editing?"))
    phone.form(.cancelled)
    phone.form(.leftForGood)
    #expect(phone.state.route != .create)
    #expect(phone.remembered["golf.draft." + GolferPhone.me.description] == "")
  }

  @Test func bothLanguagesHaveEveryStep() {
    for language in Language.allCases {
      var phone = opened(language)
      for step in FormStep.allCases {
        phone.form(.jumped(step))
        #expect(phone.html.contains(language == .korean ? "4단계 중" : "of 4"))
      }
    }
  }
}

extension TeePalsFeature.State {
  /// Whether the main button of the form is out of use.
  fileprivate var isNextDisabled: Bool {
    HTMLText.button("tee-form-go", in: HTMLText.of(self)).contains("disabled")
  }
}
