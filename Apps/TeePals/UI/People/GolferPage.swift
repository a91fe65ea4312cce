import Core
import TeePalsDomain
import View
import Wire

/// Somebody as the server shows them to the person who asks.
struct GolferPage: Hashable {
  let user: UserID
  var firstName: String
  var name: String
  var photo: MediaDigest?
  var age: Int?
  var gender: Gender?
  var city: String
  var bio: String
  var occupation: String
  var averageScore: Int?
  var experience: ExperienceLevel?
  var playsPerMonth: Int?
  var skill: SkillLevel?
  var homeCourse: HomeCourse?
  var instagram: String
  var memberSince: Instant?
  /// How they are to play with; `nil` until something is published.
  var trust: TrustMark?
  var followsMe: Bool
  /// Whether the person who asked followed them, and is counted in ``followers``.
  var isFollowed: Bool
  var followers: Int
  var following: Int
  /// Where anybody finds the profile.
  var link: String

  var card: GolferCard { GolferCard(user: user, name: name, photo: photo) }

  init(_ cursor: WireCursor) throws(WireError) {
    user = try cursor.required("user").id()
    let profile = try cursor.required("profile")
    firstName = try profile.text("firstName")
    name = try profile.text("name")
    photo = try profile.optional("photo")?.knownPhoto()
    age = try profile.optional("age")?.clamped()
    gender = Gender(rawValue: try profile.text("gender"))
    city = try profile.text("city")
    bio = try profile.text("bio")
    occupation = try profile.text("occupation")
    averageScore = try profile.optional("averageScore")?.clamped()
    experience = ExperienceLevel(rawValue: try profile.text("experience"))
    playsPerMonth = try profile.optional("playsPerMonth")?.clamped()
    skill = SkillLevel(rawValue: try profile.text("skill"))
    homeCourse = try profile.optional("homeCourse")?.decode()
    instagram = try profile.text("instagram")
    memberSince = try profile.optional("memberSince")?.instant()
    trust = try profile.optional("trust")?.decode()
    let relation = try cursor.optional("relation")
    followsMe = try relation?.flag("followedBy") ?? false
    isFollowed = try relation?.flag("follows") ?? false
    let counts = try cursor.optional("counts")
    followers = try counts?.optional("followers")?.clamped() ?? 0
    following = try counts?.optional("following")?.clamped() ?? 0
    link = try cursor.text("link")
  }

  static func read(_ answer: HostAnswer) -> GolferPage? {
    answer.read { cursor throws(WireError) in try GolferPage(cursor) }
  }
}

/// The profile of somebody else that is on the screen.
struct GolferState {
  var user: UserID?
  var page = Asked<GolferPage>.loading
  var showsMenu = false
}

/// Something the server was asked for.
enum Asked<Content> {
  case loading
  case failed(AnswerProblem)
  case ready(Content)

  var content: Content? {
    if case .ready(let content) = self { content } else { nil }
  }
}

/// What two golfers are to each other (specification §8.8).
enum GolferRelation: Hashable {
  case none, following, followedBy, friends

  init(follows: Bool, followsMe: Bool) {
    switch (follows, followsMe) {
    case (false, false): self = .none
    case (true, false): self = .following
    case (false, true): self = .followedBy
    case (true, true): self = .friends
    }
  }
}

extension TeePalsFeature.State {
  /// What somebody is to the person, as far as this device and the server's word go.
  func relation(to user: UserID, followsMe: Bool) -> GolferRelation {
    let follow = replica.follow(me, user)
    return GolferRelation(follows: follow != nil, followsMe: followsMe || follow?.isMutual == true)
  }

  /// How many follow somebody: what the server has counted, with what the person has done since.
  func followers(of page: GolferPage) -> Int {
    let follows = replica.follow(me, page.user) != nil
    return max(0, page.followers + (follows ? 1 : 0) - (page.isFollowed ? 1 : 0))
  }

  func isBlocked(_ user: UserID) -> Bool { replica.block(me, user) != nil }
}

extension WireCursor {
  /// Any whole number, as near as it can be held.
  func clamped() throws(WireError) -> Int { Int(clamping: try integer()) }

  /// The name of a file, `nil` for what is none.
  func knownPhoto() throws(WireError) -> MediaDigest? {
    MediaDigest(try string(limit: MediaDigest.length))
  }
}
