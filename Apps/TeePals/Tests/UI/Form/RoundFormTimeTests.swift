import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// Dates and times are those of the course, also where its clocks change.
@Suite struct RoundFormTimeTests {
  /// A form with a course in a zone.
  private func phone(
    _ zone: String, lat: Int = 37_190_000, lng: Int = -121_720_000, at local: String
  ) throws -> GolferPhone {
    var phone = GolferPhone(at: local)
    phone.go(.create)
    phone.form(.courseTyped("links"))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last)
    let body =
      #"{"courses":[{"id":"00000000-0000-0001-0000-000000000001","name":"Links","city":"Town","#
      + #""country":"US","lat":\#(lat),"lng":\#(lng),"zone":"\#(zone)"}]}"#
    phone.fire(path, .http(status: 200, body: body))
    phone.form(.courseChosen("links|town"))
    phone.form(.submitted)
    return phone
  }

  private func posted(_ phone: inout GolferPhone) throws -> Round {
    phone.form(.submitted)
    phone.form(.submitted)
    phone.form(.submitted)
    guard case .createRound(let round)? = phone.commands.last else { throw NothingPosted() }
    return round
  }

  private struct NothingPosted: Error {}

  @Test func itIsTomorrowAtEightThere() throws {
    // Noon in California is four in the morning of the next day in Seoul.
    var phone = try phone(
      "Asia/Seoul", lat: 37_460_000, lng: 126_480_000, at: "2026-10-20T12:00")
    #expect(phone.html.contains("value=\"2026-10-22\""))
    #expect(phone.html.contains(">Seoul time<"))
    let round = try posted(&phone)
    #expect(round.startTime.civil(offset: 32_400) == CivilDateTime("2026-10-22T08:00"))
    #expect(round.zone == Zone(name: "Asia/Seoul", offset: 32_400))
  }

  @Test func theOffsetIsTheOneOfThatDay() throws {
    // Daylight saving ends in California on 2026-11-01.
    var phone = try phone("America/Los_Angeles", at: "2026-10-20T12:00")
    phone.form(.dateTyped("2026-11-02"))
    phone.form(.timeTyped("08:00"))
    let round = try posted(&phone)
    #expect(round.zone.offset == -28_800)
    #expect(round.startTime.civil(offset: -28_800) == CivilDateTime("2026-11-02T08:00"))
  }

  @Test func aTimeThatComesTwiceIsItsFirst() throws {
    var phone = try phone("America/Los_Angeles", at: "2026-10-20T12:00")
    phone.form(.dateTyped("2026-11-01"))
    phone.form(.timeTyped("01:30"))
    let round = try posted(&phone)
    #expect(round.zone.offset == -25_200)
    #expect(round.startTime == CivilDateTime("2026-11-01T01:30")?.instant(offset: -25_200))
  }

  @Test func aTimeThatTheClocksLeaveOutIsMovedAndSaid() throws {
    // They go forward from two to three on 2027-03-14.
    var phone = try phone("America/Los_Angeles", at: "2027-03-01T12:00")
    phone.form(.dateTyped("2027-03-14"))
    phone.form(.timeTyped("02:30"))
    #expect(phone.html.contains("Clocks go forward then"))
    let round = try posted(&phone)
    #expect(round.startTime.civil(offset: -25_200) == CivilDateTime("2027-03-14T03:30"))
    #expect(round.zone.offset == -25_200)
  }

  @Test func itLiesAheadAndNotTooFar() throws {
    var phone = try phone("America/Los_Angeles", at: "2026-10-20T12:00")
    phone.form(.dateTyped("2026-10-20"))
    phone.form(.timeTyped("11:59"))
    #expect(phone.html.contains("This time has passed"))
    phone.form(.dateTyped("2027-10-22"))
    #expect(phone.html.contains("At most 365 days ahead"))
    phone.form(.dateTyped(""))
    phone.form(.submitted)
    #expect(phone.html.contains("Enter a date and time"))
    #expect(phone.focused == "tee-form-date")
  }

  @Test func theDarkIsSaidAndAllowed() throws {
    var phone = try phone("America/Los_Angeles", at: "2026-10-20T12:00")
    #expect(!phone.html.contains("It will be dark"))
    phone.form(.timeTyped("04:00"))
    #expect(phone.html.contains("It will be dark"))
    _ = try posted(&phone)
    #expect(phone.rejections.isEmpty)
  }

  @Test func aTimeThatWasChosenStaysForAnotherCourse() throws {
    var phone = try phone("America/Los_Angeles", at: "2026-10-20T12:00")
    phone.form(.timeTyped("09:00"))
    phone.form(.steppedBack)
    phone.form(.courseDropped)
    phone.form(.courseTyped("sky"))
    phone.fire("golf.form.courses")
    let path = try #require(phone.paths.last)
    let body =
      #"{"courses":[{"id":"00000000-0000-0001-0000-000000000009","name":"Sky","city":"Incheon","#
      + #""country":"KR","lat":37460000,"lng":126480000,"zone":"Asia/Seoul"}]}"#
    phone.fire(path, .http(status: 200, body: body))
    phone.form(.courseChosen("sky|incheon"))
    phone.form(.submitted)
    phone.form(.dateTyped("2026-10-23"))
    let round = try posted(&phone)
    #expect(round.startTime.civil(offset: 32_400) == CivilDateTime("2026-10-23T09:00"))
  }
}
