import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

/// How rounds are spoken of (specification §5.1).
@Suite struct RoundTextTests {
  private func page(
    _ language: Language = .english, _ change: (inout Round) -> Void = { _ in }
  ) -> String {
    var phone = GolferPhone(language: language)
    var round = phone.elsewhere()
    change(&round)
    phone.go(.round(round.id))
    phone.told(round)
    return phone.html
  }

  @Test(arguments: [
    (RoundPrice.unknown, "Price TBD"), (.free, "Free"), (.estimate(Money(minor: 4_500)), "$45"),
    (.estimate(Money(minor: 4_550)), "$45.50"),
    (.estimate(Money(minor: 123_400)), "$1,234"), (.estimate(Money(minor: 0)), "Free"),
    (.range(from: Money(minor: 4_000), to: Money(minor: 6_000)), "$40-$60"),
    (.range(from: Money(minor: 4_000), to: nil), "$40+"),
    (.range(from: nil, to: Money(minor: 6_000)), "~$60"), (.range(from: nil, to: nil), "Price TBD"),
    (.estimate(Money(minor: 150_000, currency: "KRW")), "₩150,000"),
    (.estimate(Money(minor: 4_500, currency: "EUR")), "€45"),
    (.estimate(Money(minor: 4_500, currency: "CHF")), "CHF 45"),
  ])
  func pricesAreShort(_ price: RoundPrice, _ text: String) {
    #expect(page { round in round.price = price }.contains(">" + text + "<"))
  }

  @Test func pricesAreKoreanInKorean() {
    #expect(page(.korean).contains(">비용 미정<"))
    #expect(page(.korean) { round in round.price = .free }.contains(">무료<"))
    let from = page(.korean) { round in
      round.price = .range(from: Money(minor: 50_000, currency: "KRW"), to: nil)
    }
    #expect(from.contains(">₩50,000부터<"))
  }

  @Test func datesAreThoseOfTheVenue() {
    #expect(page().contains("Saturday, October 24, 2026 at 8:00\u{202F}AM<"))
    let seoul = Zone(name: "Asia/Seoul", offset: 32_400)
    let there = page { round in
      round.zone = seoul
      round.startTime =
        CivilDateTime("2026-10-24T08:00")?.instant(offset: 32_400) ?? round.startTime
    }
    #expect(there.contains("Saturday, October 24, 2026 at 8:00\u{202F}AM (Seoul time)"))
    #expect(page(.korean).contains("2026년 10월 24일 토요일 오전 8:00<"))
  }

  @Test func aZoneThatShowsTheSameTimeIsNotNamed() {
    #expect(
      !page { round in round.zone = Zone(name: "America/Vancouver", offset: -25_200) }
        .contains("Vancouver"))
    // After the clocks were changed it is still the viewer's own zone.
    let later = page { round in
      round.zone = Zone(name: "America/Los_Angeles", offset: -28_800)
      round.startTime =
        CivilDateTime("2026-11-10T08:00")?.instant(offset: -28_800) ?? round.startTime
    }
    #expect(later.contains("November 10, 2026 at 8:00\u{202F}AM<"))
  }

  @Test func whoTravelsIsToldTheZoneFromThenOn() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    #expect(!phone.html.contains("(Los Angeles time)"))
    phone.travel(to: Zone(name: "Asia/Seoul", offset: 32_400))
    phone.load()
    #expect(phone.html.contains("(Los Angeles time)"))
    phone.travel(to: GolferPhone.losAngeles)
    phone.load()
    #expect(!phone.html.contains("(Los Angeles time)"))
  }

  @Test func wishesAreSaid() {
    #expect(page().contains("All ages welcome") && page().contains("All skill levels"))
    let some = page { round in
      round.requirements.ages = 25...40
      round.requirements.skills = [.expert, .beginner]
    }
    #expect(some.contains("25 – 40 years") && some.contains("Beginner, Expert"))
    #expect(
      some.contains("Preferred, not required.") && some.contains("Outside the host's preferences"))
    let older = page { round in
      round.requirements.ages = 30...65
      round.requirements.isEnforced = true
    }
    #expect(older.contains("30 years and older") && older.contains("Required by the host"))
    #expect(older.contains("Request to Join"), "36 is old enough")
    let others = page { round in
      round.requirements.genders = [.male]
      round.requirements.isEnforced = true
    }
    #expect(!others.contains("Request to Join") && others.contains("match the host's preferences"))
  }

  @Test func aRoundHasItsPictureForEver() {
    func picture(_ number: UInt64) -> String {
      var phone = GolferPhone()
      phone.go(.rounds)
      phone.found([phone.elsewhere(number)])
      let html = phone.html
      guard let start = html.firstRange(of: "<svg class=\"tee-art"),
        let end = html[start.lowerBound...].firstRange(of: "</svg>")
      else { return "" }
      return String(html[start.lowerBound..<end.upperBound])
    }
    #expect(picture(1) == picture(1) && !picture(1).isEmpty)
    #expect(Set((1...40).map { number in picture(number) }).count == 40)
  }
}
