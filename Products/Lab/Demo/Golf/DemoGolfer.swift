import Calendar
import Core
import Sync
import TeePalsDomain

/// Somebody who golfs in the demo.
struct DemoGolfer: Sendable {
  let user: UserID
  let device: DeviceID
  /// The index of their town.
  let town: Int
  /// When they made their profile.
  let arrival: Instant
  /// The index of their photo.
  let photo: Int
  let isKorean: Bool
  let birth: CivilDate
  let gender: Gender
  let skill: SkillLevel
  /// Where they live, as their profile says it.
  let city: String
  let card: GolferCard
  let edits: [ProfileEdit]
  /// Commands that their device has sent.
  private(set) var sent: Int64 = 0

  /// - Parameters:
  ///   - person: One of the demo's known people; `nil` for somebody whom nobody can sign in as.
  ///   - digests: The photos there are.
  init(
    _ user: UserID, _ person: DemoPerson?, town index: Int, _ town: DemoGolfTown,
    arrival: Instant, digests: [MediaDigest], _ dice: inout Dice
  ) {
    self.user = user
    self.arrival = arrival
    self.town = index
    device = DeviceID(high: dice.next(), low: dice.next())
    isKorean = person.map { person in person.language == .korean } ?? (town.tongue == .korean)
    gender = dice.happens(36) ? .female : dice.happens(95) ? .male : .nonbinary
    skill = dice.pick([.beginner, .beginner, .intermediate, .intermediate, .intermediate, .expert])
    birth = CivilDate(dayNumber: dice.roll(-5_000...12_700))
    photo = dice.roll(0...max(0, digests.count - 1))
    let name = DemoGolfer.name(person, town.tongue, &dice)
    var profile = GolferProfile(user: user, createdAt: arrival)
    profile.firstName = name.given
    profile.lastName = name.family
    profile.gender = gender
    let home = dice.pick(town.homes)
    profile.city = home
    city = home.label
    profile.photo = digests.isEmpty ? nil : digests[photo]
    profile.skill = skill
    DemoGolfer.describe(&profile, skill, isKorean, town.tongue, &dice)
    card = profile.card
    edits =
      ProfileEdit.between(GolferProfile(user: user, createdAt: arrival), profile)
      + [.birthDate(birth)]
  }

  /// The number of the next command.
  mutating func number() -> Int64 {
    sent += 1
    return sent
  }

  /// Whether a round's host would like to play with them.
  func isWanted(_ requirements: RoundRequirements, on day: CivilDate) -> Bool {
    requirements.admits(age: ageInYears(of: birth, on: day), skill: skill, gender: gender)
  }

  private static func name(
    _ person: DemoPerson?, _ tongue: DemoGolfTown.Tongue, _ dice: inout Dice
  ) -> (given: String, family: String) {
    let (given, family): ([String], [String]) =
      switch tongue {
      case .english: (DemoNames.englishGiven, DemoNames.englishFamily)
      case .korean: (DemoNames.koreanGiven, DemoNames.koreanFamily)
      case .german: (DemoGolfWords.germanGiven, DemoGolfWords.germanFamily)
      case .japanese: (DemoGolfWords.japaneseGiven, DemoGolfWords.japaneseFamily)
      }
    return (person?.name ?? dice.pick(given), dice.pick(family))
  }

  /// What nobody has to say of themselves, and many do.
  private static func describe(
    _ profile: inout GolferProfile, _ skill: SkillLevel, _ isKorean: Bool,
    _ tongue: DemoGolfTown.Tongue, _ dice: inout Dice
  ) {
    let words = isKorean ? DemoGolfWords.korean : DemoGolfWords.english
    if dice.happens(85) { profile.bio = dice.pick(words.bios) }
    if dice.happens(75) { profile.occupation = dice.pick(words.occupations) }
    if dice.happens(80) { profile.playsPerMonth = dice.pick([1, 2, 2, 3, 4, 4, 6, 8]) }
    if dice.happens(80) {
      switch skill {
      case .beginner:
        profile.averageScore = dice.pick([100, 110, 120])
        profile.experience = dice.pick([.lessThan1, .lessThan1, .from1To3])
      case .intermediate:
        profile.averageScore = dice.pick([80, 90, 90])
        profile.experience = dice.pick([.from1To3, .from4To6, .from7To10])
      case .expert:
        profile.averageScore = dice.pick([70, 70, 80])
        profile.experience = dice.pick([.from7To10, .moreThan10])
      }
    }
    if tongue == .english, dice.happens(30) {
      profile.instagram = "demo." + profile.firstName.lowercased() + ".golf"
    }
  }
}
