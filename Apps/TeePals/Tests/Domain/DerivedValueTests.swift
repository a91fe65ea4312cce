import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What is derived (specification §5.1)")
struct DerivedValueTests {
  @Test(
    "names",
    arguments: [
      ("Maya", "Kim", "Maya K.", "Maya Kim"), ("Maya", "kim", "Maya K.", "Maya kim"),
      ("Maya", "", "Maya", "Maya"), ("", "Kim", "Kim", "Kim"), ("", "", "", ""),
      ("하나", "김", "김하나", "김하나"), ("민수", "남궁", "민수 남.", "남궁민수"),
      ("Hana", "김", "Hana 김.", "Hana 김"),
    ])
  func names(_ first: String, _ last: String, _ shown: String, _ full: String) {
    var profile = GolferProfile(user: SampleGolf.user(1), createdAt: Instant(milliseconds: 0))
    profile.firstName = first
    profile.lastName = last
    #expect(profile.displayName == shown)
    #expect(profile.fullName == full)
    #expect(profile.card == GolferCard(user: profile.user, name: shown))
  }

  @Test(
    "one's own age",
    arguments: [
      ("2000-03-01", "2026-02-28", 25), ("2000-03-01", "2026-03-01", 26),
      ("2000-02-29", "2026-02-28", 25), ("2000-02-29", "2026-03-01", 26),
      ("2000-02-29", "2028-02-29", 28), ("2030-01-01", "2026-01-01", 0),
    ])
  func ownAge(_ birth: String, _ today: String, _ years: Int) throws {
    let secret = PrivateGolferProfile(user: SampleGolf.user(1), birthDate: CivilDate(birth))
    #expect(secret.age(on: try #require(CivilDate(today))) == years)
    #expect(PrivateGolferProfile(user: SampleGolf.user(1)).age(on: .first) == nil)
  }

  @Test(
    "keys of cities",
    arguments: [
      ("San Jose, CA", "san_jose_ca"), ("Seoul, KR", "seoul_kr"), ("  St. - Louis ", "st_louis"),
      ("Winston-Salem, NC", "winston_salem_nc"), ("Zürich, CH", "zürich_ch"), ("", ""),
      ("서울, KR", "서울_kr"), ("a_b 9", "a_b_9"),
    ])
  func cities(_ label: String, _ key: String) { #expect(cityKey(label) == key) }

  @Test(
    "compact names of courses",
    arguments: [
      ("Encinitas Ranch Golf Course", "Encinitas Ranch GC"),
      ("Riverwalk Golf & Country Club", "Riverwalk G&CC"),
      ("Riverwalk golf and country club", "Riverwalk G&CC"),
      ("Torrey Pines Golf Course - South Course", "Torrey Pines GC - South"),
      ("Olympic Country Club", "Olympic CC"), ("Pebble Beach Golf Links", "Pebble Beach GL"),
      ("La Costa Golf Resort", "La Costa Resort"), ("Lahinch Golf Club", "Lahinch GC"),
      ("The Old Course", "The Old"), ("Course", "Course"), ("Course No. 3", "Course No. 3"),
      ("Golf Clubhouse", "Golf Clubhouse"), ("", ""),
    ])
  func courses(_ name: String, _ short: String) { #expect(compactCourseName(name) == short) }

  @Test(
    "tiers of prices",
    arguments: [
      (0, PriceTier.free), (1, .low), (5_000, .low), (5_001, .middle), (10_000, .middle),
      (10_001, .high), (20_000, .high), (20_001, .highest),
    ])
  func prices(_ minor: Int, _ tier: PriceTier) {
    #expect(RoundPrice.estimate(Money(minor: minor)).tier == tier)
    #expect(RoundPrice.range(from: Money(minor: minor), to: nil).tier == tier)
    #expect(RoundPrice.range(from: nil, to: Money(minor: minor)).tier == tier)
    #expect(RoundPrice.free.tier == .free)
    #expect(RoundPrice.unknown.tier == nil)
    #expect(RoundPrice.estimate(Money(minor: 80_000, currency: "KRW")).tier == nil)
  }

  @Test(
    "people are found by the beginnings of their names' words",
    arguments: [
      ("ma", "Maya Kim", true), ("KI", "Maya Kim", true), ("kim ma", "Maya Kim", true),
      ("aya", "Maya Kim", false), ("jose", "José Ñandú", true), ("nan", "José Ñandú", true),
      ("", "Maya Kim", true), ("  ", "Maya Kim", true), ("김", "김하나", true),
      ("하나", "김하나", true), ("김하", "김하나", true), ("나", "김하나", false),
      ("salem", "Winston-Salem", true), ("maya x", "Maya Kim", false),
    ])
  func search(_ query: String, _ name: String, _ found: Bool) {
    #expect(NameQuery(query).matches(name) == found)
  }

  @Test("the levels of a profile are those of §5.2")
  func levels() {
    let user = SampleGolf.user(1)
    var profile = GolferProfile(user: user, createdAt: Instant(milliseconds: 0))
    var secret = PrivateGolferProfile(user: user)
    #expect(ProfileStanding(nil, nil).gaps == ProfileGap.allCases)
    profile.firstName = "Maya"
    #expect(ProfileStanding(profile, secret).gaps.first == .name)
    profile.lastName = "Kim"
    #expect(
      ProfileStanding(profile, secret).gaps == [.birthDate, .city, .gender, .photo, .skill])
    secret.birthDate = CivilDate("2000-01-01")
    profile.city = GlobePoint(latitude: 37.3, longitude: -121.9).map { point in
      HomeCity(label: "San Jose, CA", point: point)
    }
    #expect(ProfileStanding(profile, secret).level == .incomplete)
    profile.gender = .preferNot
    #expect(ProfileStanding(profile, secret).level == .tier1)
    profile.photo = MediaDigest(String(repeating: "a", count: 64))
    #expect(ProfileStanding(profile, secret).level == .tier1)
    #expect(ProfileStanding(profile, secret).gaps == [.skill])
    profile.skill = .beginner
    #expect(ProfileStanding(profile, secret).level == .tier2)
    profile.photo = nil
    #expect(ProfileStanding(profile, secret).level == .tier1)
  }

  @Test("the host's wishes are kept by who is known to fit")
  func wishes() {
    var wishes = RoundRequirements()
    #expect(wishes.admits(age: nil, skill: nil, gender: nil))
    wishes.ages = 30...65
    #expect(!wishes.admits(age: nil, skill: nil, gender: nil))
    #expect(!wishes.admits(age: 29, skill: nil, gender: nil))
    #expect(wishes.admits(age: 80, skill: nil, gender: nil))
    wishes.ages = 30...64
    #expect(!wishes.admits(age: 80, skill: nil, gender: nil))
    wishes.ages = RoundRequirements.allAges
    wishes.skills = [.beginner]
    #expect(!wishes.admits(age: 20, skill: nil, gender: nil))
    #expect(wishes.admits(age: 20, skill: .beginner, gender: nil))
    wishes.genders = [.female]
    #expect(!wishes.admits(age: 20, skill: .beginner, gender: .preferNot))
    #expect(wishes.admits(age: 20, skill: .beginner, gender: .female))
  }

  @Test("the first wish that is not met is named")
  func unmet() {
    var wishes = RoundRequirements()
    #expect(wishes.unmet(age: nil, skill: nil, gender: nil) == nil)
    wishes.ages = 18...35
    wishes.skills = [.expert]
    wishes.genders = [.female]
    #expect(wishes.unmet(age: 36, skill: .expert, gender: .female) == .age)
    #expect(wishes.unmet(age: 35, skill: .beginner, gender: .female) == .skill)
    #expect(wishes.unmet(age: 35, skill: .expert, gender: .male) == .gender)
    #expect(wishes.unmet(age: 35, skill: .expert, gender: .female) == nil)
  }

  @Test("edits between two of a thing make the one out of the other", arguments: UInt64(1)...5)
  func edits(seed: UInt64) {
    var golf = SampleGolf(seed)
    for _ in 0..<100 {
      let id = golf.round()
      let (old, new) = (golf.aRound(id), golf.aRound(id))
      var edited = old
      for edit in RoundEdit.between(old, new) { edited.apply(edit) }
      #expect(RoundEdit.between(edited, new).isEmpty)
      #expect(RoundEdit.between(old, old).isEmpty)
      var (one, other) = (golf.profile(), golf.profile())
      // A photo that waits for a moderator is no part of what others see.
      (one.isPhotoHeld, other.isPhotoHeld) = (false, false)
      var profile = one
      for edit in ProfileEdit.between(one, other) { profile.apply(edit) }
      #expect(ProfileEdit.between(profile, other).isEmpty)
    }
  }
}
