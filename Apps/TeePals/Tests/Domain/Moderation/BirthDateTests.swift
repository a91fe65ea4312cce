import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("A date of birth that was mistyped is put right by whoever runs the server")
struct BirthDateTests {
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)

  private func correct(
    _ user: UserID, _ day: String, _ town: inout GolfTown
  ) throws -> TeePalsRejection? {
    let replica = town.loaded(TeePalsReads.correctingBirthDate(of: user), for: user)
    let date = try #require(CivilDate(day))
    do throws(TeePalsRejection) {
      town.write(
        try GolfDecision.correctBirthDate(
          of: user, to: date, now: town.now, in: replica))
      return nil
    } catch { return error }
  }

  @Test("the date, and the year that follows from it; nothing else")
  func corrected() throws {
    var town = GolfTown(people: 3)
    let before = town.rows
    #expect(try correct(ann, "1987-03-09", &town) == nil)
    #expect(town.replica.secret(of: ann)?.birthDate == CivilDate("1987-03-09"))
    #expect(town.replica.profile(of: ann)?.birthYear == 1987)
    #expect(town.rows.count { row in before[row.key] != row.value } == 2)
    #expect(town.device(of: ben).secret(of: ann) == nil, "only its owner knows")
    // Still, nobody does so themselves.
    let day = try #require(CivilDate("1987-03-10"))
    #expect(
      town.run(.editProfile(ann, [.birthDate(day)]), by: ann) == .invalid(.birthDate, .setOnce))
  }

  @Test("the limits are those of whoever gives it the first time")
  func limits() throws {
    var town = GolfTown(people: 3)
    let before = town.rows
    let today = town.now.civil(offset: 0).date
    func day(_ years: Int, _ days: Int) -> String {
      today.adding(months: -12 * years).adding(days: days).description
    }
    #expect(try correct(ann, day(18, 1), &town) == .invalid(.birthDate, .tooYoung))
    #expect(try correct(ann, day(100, -1), &town) == .invalid(.birthDate, .outOfRange(18, 100)))
    #expect(try correct(SampleGolf.user(77), "1987-03-09", &town) == .notFound)
    #expect(town.rows == before)
    #expect(try correct(ann, day(18, 0), &town) == nil)
    #expect(try correct(ann, day(100, 0), &town) == nil)
  }
}
