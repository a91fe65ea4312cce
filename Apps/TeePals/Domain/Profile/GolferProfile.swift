import Calendar
import Coding
import Core
import Wire

/// What other members may see of a golfer (specification §3.2), and the owner's settings of it. It
/// lives in the golfer's own scope; others get a ``GolferCard``, or ask for a profile.
@Wire(identity: "user")
public struct GolferProfile: Hashable, Sendable {
  public let user: UserID
  /// 2 to 30 letters, spaces, hyphens and apostrophes; empty until onboarding has asked.
  @Field(limit: GolfLimits.storedName) public var firstName = ""
  @Field(limit: GolfLimits.storedName) public var lastName = ""
  public var gender: Gender?
  /// "City, ST", and where that is; others see it rounded to 0.1°.
  public var city: HomeCity?
  @Field(as: "photo") public var photo: MediaDigest?
  @Field(limit: GolfLimits.storedText) public var occupation = ""
  @Field(limit: GolfLimits.storedText) public var bio = ""
  /// One of ``averageScores``: "90+".
  @Field(in: GolferProfile.scores.wire) public var averageScore: Int?
  public var experience: ExperienceLevel?
  /// One of ``playsPerMonthChoices``.
  @Field(in: GolferProfile.playCounts.wire) public var playsPerMonth: Int?
  public var skill: SkillLevel?
  public var homeCourse: HomeCourse?
  /// Without "@".
  @Field(limit: GolfLimits.storedName) public var instagram = ""
  /// Derived from the private birth date.
  @Field(in: 1...9_999) public var birthYear: Int?
  /// What they say of themselves is like spam, or a moderator took it away: others do not see it.
  @Field("held") public var isHeld = false
  /// A moderator took it away: whatever they change, it stays held until a moderator releases it.
  @Field("moderated") public var isModerated = false
  /// A moderator took the photo away: what is put on meanwhile is ``heldPhoto``.
  @Field("photoHeld") public var isPhotoHeld = false
  /// The photo that waits for a moderator, for its owner alone to see.
  @Field(as: "photo") public var heldPhoto: MediaDigest?
  /// How they are to play with, as the server has published it.
  public var trust: TrustMark?
  @Field(as: "time") public var createdAt: Instant

  public init(user: UserID, createdAt: Instant) {
    self.user = user
    self.createdAt = createdAt
  }

  /// The photo as its owner sees it.
  public var ownPhoto: MediaDigest? { photo ?? heldPhoto }

  /// What travels for ``averageScore`` and ``playsPerMonth``; what is no choice is refused by name.
  static let scores = 1...999
  static let playCounts = 0...99
  public static let averageScores = [60, 70, 80, 90, 100, 110, 120]
  public static let playsPerMonthChoices = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
}

/// What only the golfer and the server know (specification §3.3).
@Memberwise public struct PrivateGolferProfile: Hashable, Sendable {
  public let user: UserID
  /// Set once.
  public var birthDate: CivilDate?
}

/// Where somebody usually golfs.
@Memberwise public struct HomeCity: Hashable, Sendable {
  /// "San Jose, CA".
  public var label: String
  public var point: GlobePoint
}

/// The course of the catalogue that somebody calls theirs, as the catalogue calls it.
@Memberwise @Wire public struct HomeCourse: Hashable, Sendable {
  public let id: CourseID
  @Field(limit: GolfLimits.storedLabel) public var name: String
  /// "San Jose, CA"; empty where unknown.
  @Field(limit: GolfLimits.storedLabel, absent: "") public var city: String
}

extension HomeCourse {
  public init(_ course: Course) {
    self.init(id: course.id, name: course.name, city: course.cityLabel)
  }
}

/// What stands for a golfer in rounds, lists and messages: a copy, which follows the profile.
@Memberwise @Wire public struct GolferCard: Hashable, Sendable {
  public let user: UserID
  /// "Maya K."
  @Field(limit: GolfLimits.storedName, absent: "") public var name: String
  @Field(as: "photo") public var photo: MediaDigest?
  /// Of ``TrustMark``: `nil` until something is published.
  public var tier: TrustTier?
  /// The first ``TrustMark/onCard`` of theirs.
  public var badges: [TrustBadge] = []
}

@Wire public enum Gender: String, Hashable, Sendable, CaseIterable {
  case male, female, nonbinary
  case preferNot = "prefer_not"
}

@Wire public enum SkillLevel: String, Hashable, Sendable, CaseIterable {
  case beginner, intermediate, expert
}

@Wire public enum ExperienceLevel: String, Hashable, Sendable, CaseIterable {
  case lessThan1 = "less_than_1"
  case from1To3 = "1_to_3"
  case from4To6 = "4_to_6"
  case from7To10 = "7_to_10"
  case moreThan10 = "more_than_10"
}

/// One field of a profile and its new value.
public enum ProfileEdit: Hashable, Sendable {
  case firstName(String)
  case lastName(String)
  case gender(Gender)
  case city(HomeCity)
  case photo(MediaDigest?)
  case occupation(String)
  case bio(String)
  case averageScore(Int?)
  case experience(ExperienceLevel?)
  case playsPerMonth(Int?)
  case skill(SkillLevel?)
  case homeCourse(HomeCourse?)
  case instagram(String)
  /// Private, and only once.
  case birthDate(CivilDate)
  /// What a field was when the person began to change it. Older commands do not say.
  indirect case was(ProfileEdit)
}
