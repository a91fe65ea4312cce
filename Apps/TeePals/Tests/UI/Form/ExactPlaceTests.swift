import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// Where a course lies that was typed in (specification §9: by the device or a point of a map).
@Suite struct ExactPlaceTests {
  /// A course in Seoul, typed in.
  private func typed(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.create)
    phone.form(.manualOpened)
    phone.form(.nameTyped("Hidden Hills"))
    phone.form(.cityTyped("seo"))
    phone.fire("golf.form.cities")
    phone.fire(
      "/api/golf/cities?q=seo&lat=37.338&lng=-121.886",
      .http(
        status: 200,
        body: #"""
          {"cities":[{"id":1835848,"label":"Seoul, KR","lat":37566000,"lng":126978000,
          "zone":"Asia/Seoul","population":10349312}]}
          """#))
    phone.form(.cityChosen("Seoul, KR"))
    return phone
  }

  private func posted(_ phone: inout GolferPhone) -> Round? {
    for _ in 0..<4 { phone.form(.submitted) }
    guard case .createRound(let round)? = phone.commands.last else { return nil }
    return round
  }

  private func isNextDisabled(_ phone: GolferPhone) -> Bool {
    HTMLText.button("tee-form-go", in: phone.html).contains("disabled")
  }

  @Test func aPastedLinkSaysWhereItIs() throws {
    var phone = typed()
    phone.form(.spotTyped("https://www.google.com/maps/@37.5512,126.9882,15z"))
    #expect(!isNextDisabled(phone))
    phone.reload(.create)
    let round = try #require(posted(&phone))
    let point = try #require(GlobePoint(microLatitude: 37_551_200, microLongitude: 126_988_200))
    #expect(round.course.point == point && round.course.isPointed && round.course.isFound)
    #expect(round.course.cityLabel == "Seoul, KR" && round.zone.name == "Asia/Seoul")
  }

  @Test func withoutOneTheCityIsAllThatIsKnown() throws {
    var phone = typed()
    let round = try #require(posted(&phone))
    #expect(
      round.course.point == GlobePoint(microLatitude: 37_566_000, microLongitude: 126_978_000))
    #expect(!round.course.isPointed && !round.course.isFound)
  }

  @Test func whatIsNoPlaceIsSaidWhereItIs() {
    var phone = typed()
    phone.form(.spotTyped("behind the barn"))
    #expect(phone.html.contains("No location found in this text") && isNextDisabled(phone))
    phone.form(.submitted)
    #expect(phone.focused == "tee-form-spot" && phone.html.contains("Step 1 of 4"))
    phone.form(.spotTyped("37.77, -122.41"))
    #expect(phone.html.contains("Too far from the city") && isNextDisabled(phone))
    phone.form(.spotTyped("37.55, 126.98"))
    #expect(!isNextDisabled(phone))
    var korean = typed(.korean)
    korean.form(.spotTyped("?"))
    #expect(korean.html.contains("여기에서 위치를 읽을 수 없어요"))
  }

  @Test func whereTheDeviceIsTakesThePlaceOfWhatWasPasted() throws {
    var phone = typed()
    phone.form(.spotTyped("37.55, 126.98"))
    phone.form(.hereWanted)
    phone.answer(.located(.text("37.5 127.0")))
    let path = try #require(phone.paths.last)
    phone.fire(
      path,
      .http(
        status: 200,
        body: #"""
          {"cities":[{"id":1835848,"label":"Seoul, KR","lat":37566000,"lng":126978000,
          "zone":"Asia/Seoul","population":10349312}]}
          """#))
    let round = try #require(posted(&phone))
    #expect(
      round.course.point == GlobePoint(microLatitude: 37_500_000, microLongitude: 127_000_000))
    #expect(round.course.isPointed)
  }
}
