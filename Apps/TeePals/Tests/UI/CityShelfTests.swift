import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// The cities that are taken along for the time without a network.
@Suite struct CityShelfTests {
  private let path = "/api/golf/cities?lat=37.338&lng=-121.886&many=1"
  private static let cities = """
    {"cities":[{"id":5392171,"label":"San Jose, CA","lat":37339390,"lng":-121894960,\
    "zone":"America/Los_Angeles","population":1026908}],"credits":["GeoNames, CC BY 4.0"]}
    """

  private func supplied() -> GolferPhone {
    var phone = GolferPhone()
    phone.reload(.rounds)
    phone.fire(path, .http(status: 200, body: Self.cities))
    return phone
  }

  @Test func theyAreFetchedOnceForAMonth() {
    var phone = supplied()
    phone.reload(.home)
    #expect(phone.paths.count { known in known == path } == 1)
    phone.pass(minutes: 30 * 24 * 60)
    phone.reload(.home)
    #expect(phone.paths.count { known in known == path } == 2)
  }

  @Test func theSearchFilterFindsThemWithoutANetworkAndSaysWhoseTheyAre() {
    var phone = supplied()
    phone.state.isOnline = false
    phone.rounds(.filterOpened)
    phone.rounds(.filter(.cityTyped("san j")))
    phone.fire("golf.filter.cities")
    phone.fire("/api/golf/cities?q=san%20j", .failed("offline"))
    #expect(phone.html.contains("San Jose, CA"))
    #expect(phone.html.contains("GeoNames, CC BY 4.0"))
  }

  @Test func koreansReadThemInKoreanAlsoWhereTheyAreKept() {
    var phone = GolferPhone()
    phone.state.language = .korean
    phone.go(.rounds)
    phone.rounds(.filterOpened)
    phone.rounds(.filter(.cityTyped("서울")))
    phone.fire("golf.filter.cities")
    phone.fire(
      "/api/golf/cities?q=%EC%84%9C%EC%9A%B8",
      .http(
        status: 200,
        body: """
          {"cities":[{"id":1835848,"label":"Seoul, KR","lat":37566000,"lng":126978400,\
          "zone":"Asia/Seoul","population":10349312,"korean":"서울, 대한민국"}]}
          """))
    #expect(phone.html.contains("서울, 대한민국"))
    phone.rounds(.filter(.cityChosen(1_835_848)))
    #expect(phone.html.contains("서울, 대한민국") && !phone.html.contains("Seoul, KR"))
    phone.state.language = .english
    #expect(phone.html.contains("Seoul, KR"))
  }
}
