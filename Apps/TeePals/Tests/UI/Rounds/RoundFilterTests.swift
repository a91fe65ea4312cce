import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// The sheet of filters: nothing holds until it is applied.
@Suite struct RoundFilterTests {
  private func opened() -> GolferPhone {
    var phone = GolferPhone()
    phone.go(.rounds)
    phone.found([])
    phone.rounds(.filterOpened)
    return phone
  }

  @Test func closingKeepsWhatWas() {
    var phone = opened()
    phone.filter(.reach(.miles5))
    phone.rounds(.coverClosed)
    phone.rounds(.refreshed)
    #expect(phone.searches.last?.contains("radius=25") == true)
  }

  @Test func whatIsAppliedIsSearchedAndRemembered() {
    var phone = opened()
    phone.filter(.reach(.miles100))
    phone.filter(.sort(.newest))
    phone.filter(.host(.following))
    phone.filter(.applied)
    let path = phone.searches.last ?? ""
    #expect(path.contains("radius=100") && path.contains("sort=newest"))
    #expect(path.contains("host=following"))
    #expect(!phone.html.contains("id=\"tee-filter\""))
    phone.reload(.rounds)
    #expect(phone.searches.last?.contains("radius=100") == true)
    phone.found([])
    #expect(phone.html.contains("No rounds from people you follow"))
  }

  @Test func whatARoundIsLikeIsAskedSaidAndRemembered() {
    var phone = opened()
    var traits = RoundTraits()
    traits.skill = .beginner
    traits.price = .middle
    traits.dayPart = .morning
    traits.seats = 2
    traits.play = RoundPlay(holes: .nine, travel: .walking)
    phone.filter(.traits(traits))
    phone.filter(.applied)
    let asked = "&skill=beginner&price=middle&time=morning&seats=2&holes=9&travel=walking"
    #expect(phone.searches.last?.contains(asked) == true)
    for text in ["Beginner", "$100 or less", "Morning", "2 spots or more", "9 holes"] {
      #expect(phone.html.contains(text))
    }
    phone.reload(.rounds)
    #expect(phone.searches.last?.contains(asked) == true)
    var dear = phone.elsewhere()
    dear.price = .estimate(Money(minor: 10_001))
    dear.play = traits.play
    var fine = phone.elsewhere(51, course: "Deep Cliff")
    fine.price = .estimate(Money(minor: 10_000))
    fine.play = traits.play
    phone.found([dear, fine])
    #expect(phone.html.contains("Deep Cliff") && !phone.html.contains("Riverwalk"))
    phone.rounds(.filterOpened)
    phone.filter(.reset)
    phone.filter(.applied)
    #expect(phone.searches.last?.contains("skill=") == false)
  }

  @Test func resetIsTheUsualFilter() {
    var phone = opened()
    phone.filter(.reach(.anywhere))
    phone.filter(.dates(.today))
    phone.filter(.host(.following))
    phone.filter(.reset)
    phone.filter(.applied)
    let path = phone.searches.last ?? ""
    #expect(path.contains("radius=25") && path.contains("host=everyone"))
    #expect(phone.html.contains("Next 30 days"))
  }

  @Test func anywhereHasNoNearest() {
    var phone = opened()
    phone.filter(.sort(.distance))
    phone.filter(.reach(.anywhere))
    #expect(phone.html.contains("Choose a distance to sort by nearest."))
    #expect(phone.html.contains("regardless of location"))
    #expect(phone.html.contains("class=\"choice\" type=\"button\" disabled"))
    phone.filter(.applied)
    let path = phone.searches.last ?? ""
    #expect(path.contains("radius=anywhere") && path.contains("sort=date"))
  }

  @Test func theRoundsAreCountedOnceTheFiltersStand() {
    var phone = opened()
    let before = phone.searches.count
    phone.filter(.reach(.miles10))
    phone.filter(.reach(.miles50))
    #expect(phone.searches.count == before, "not with every touch")
    #expect(phone.html.contains("Counting"))
    phone.fire("golf.count")
    #expect(phone.searches.count == before + 1)
    #expect(phone.searches.last?.contains("limit=50") == true)
    phone.found([phone.elsewhere()])
    #expect(phone.html.contains("Show 1 round"))
    phone.filter(.reach(.miles5))
    phone.fire("golf.count")
    phone.found([phone.elsewhere()], next: "more")
    #expect(phone.html.contains("Show 1+ rounds"))
    phone.filter(.reach(.miles10))
    phone.fire("golf.count")
    phone.found([])
    #expect(phone.html.contains("No rounds. Apply anyway"))
  }

  @Test func aCityIsFoundByItsName() {
    var phone = opened()
    phone.filter(.cityTyped("se"))
    phone.fire("golf.filter.cities")
    #expect(phone.paths.last == "/api/golf/cities?q=se")
    phone.filter(.cityTyped("seo ul"))
    phone.fire(
      "/api/golf/cities?q=se",
      .http(status: 200, body: #"{"cities":[]}"#))
    #expect(!phone.html.contains("No matching city"), "of letters that are no more")
    phone.fire("golf.filter.cities")
    phone.fire(
      "/api/golf/cities?q=seo%20ul",
      .http(
        status: 200,
        body: """
          {"cities":[{"id":1835848,"label":"Seoul, KR","lat":37566000,"lng":126978400,\
          "zone":"Asia/Seoul","population":10349312}]}
          """))
    #expect(phone.html.contains("Seoul, KR"))
    phone.filter(.cityChosen(1_835_848))
    #expect(phone.html.contains("Searching within 25 miles of Seoul, KR"))
    phone.filter(.applied)
    #expect(phone.searches.last?.contains("lat=37.566000&lng=126.978400") == true)
    #expect(phone.html.contains("around Seoul, KR"))
  }

  @Test func theDeviceMaySayWhereItIs() {
    var phone = opened()
    phone.filter(.positionWanted)
    #expect(phone.requests.contains(.locate))
    phone.send(.inner(.rounds(.located(.failed("denied")))))
    #expect(phone.html.contains("Your location is not available"))
    phone.filter(.positionWanted)
    phone.send(.inner(.rounds(.located(.text("47.6062 -122.3321")))))
    phone.filter(.applied)
    #expect(phone.searches.last?.contains("lat=47.606200&lng=-122.332100") == true)
  }

  @Test func kilometresAreForThoseWhoCountInThem() {
    var phone = opened()
    phone.state.usesMiles = false
    #expect(phone.html.contains("40 km") && !phone.html.contains("25 miles"))
  }

  @Test func wrongDaysAreSaid() {
    var phone = opened()
    phone.filter(.dates(.custom))
    phone.filter(.firstDay("2026-10-25"))
    phone.filter(.lastDay("2026-10-24"))
    #expect(phone.html.contains("The last day is before the first"))
    phone.filter(.lastDay("2026-12-24"))
    #expect(phone.html.contains("At most 30 days"))
  }
}
