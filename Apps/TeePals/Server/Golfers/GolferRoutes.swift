import Calendar
import Core
import Hummingbird
import Server
import Store
import TeePalsDomain
import Wire

/// Golfers over HTTP, for others.
struct GolferRoutes<Engine: StoreEngine>: Sendable {
  let service: GolferService<Engine>
  let environment: ServerEnvironment
  /// Scheme and authority of links.
  let origin: String
  let limiter = SearchRateLimiter()

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.people.endpoint, signedIn: named)
    routes.on(GolfEndpoint.golfer.endpoint, signedIn: golfer)
    routes.on(GolfEndpoint.followers.endpoint, signedIn: followers)
    routes.on(GolfEndpoint.following.endpoint, signedIn: following)
  }

  /// `?q=`: golfers with a word in their name that begins so, as often as rounds are searched.
  private func named(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let profile = try await service.mustBrowse(member.user)
    let wait = limiter.take(for: member.user, since: profile.createdAt, at: environment.now())
    if let wait { throw Problem.later(.tooManyRequests, seconds: wait) }
    let text = (call.parameter("q") ?? "").unicodeScalars.prefix(GolfLimits.nameQuery)
    let query = NameQuery(String(String.UnicodeScalarView(text)))
    guard query.isEnough else { throw Problem.invalid("q", rule: "missing") }
    var cursor: NameCursor?
    if let text = call.parameter("cursor") {
      cursor = NameCursor(text)
      if cursor == nil { throw Problem.invalid("cursor", rule: "unreadable") }
    }
    let page = try await service.named(query, for: member.user, after: cursor)
    return .json(
      .object([
        "golfers": .array(page.golfers.map(describe)),
        "next": page.next.map { cursor in .string(cursor.text) },
      ]))
  }

  private func golfer(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: UserID = try call.id("id")
    try await service.mustBrowse(member.user)
    let today = environment.now().civil(offset: 0).date
    guard let view = try await service.view(id, for: member.user, on: today) else {
      throw Problem(.notFound)
    }
    return .json(
      .object([
        "user": .id(id), "profile": describe(view),
        "relation": .object([
          "follows": .bool(view.follows), "followedBy": .bool(view.followedBy),
          "isBlocked": .bool(view.isBlocked),
        ]),
        "counts": .object([
          "followers": .int(view.followers), "following": .int(view.following),
        ]),
        "link": .string("\(origin)/golf/golfers/\(id)"),
      ]))
  }

  /// What others may know (specification §§3.2, 5.1): no birth date, no last name, no exact place.
  private func describe(_ view: GolferView) -> JSON {
    var profile = view.profile
    if view.isHeld { (profile.bio, profile.occupation, profile.instagram) = ("", "", "") }
    return .object([
      "firstName": .string(profile.firstName), "name": .string(profile.card.name),
      "age": view.age.map { age in .int(age) },
      "gender": profile.gender.map { gender in .word(gender) },
      "city": profile.city.map { city in .string(city.label) },
      "photo": profile.photo.map { photo in .string(photo.text) },
      "bio": .string(profile.bio), "occupation": .string(profile.occupation),
      "averageScore": profile.averageScore.map { score in .int(score) },
      "experience": profile.experience.map { level in .word(level) },
      "playsPerMonth": profile.playsPerMonth.map { count in .int(count) },
      "skill": profile.skill.map { skill in .word(skill) },
      "homeCourse": profile.homeCourse.map { course in course.json },
      "instagram": .string(profile.instagram),
      "memberSince": view.isBlocked ? nil : .instant(profile.createdAt),
      "trust": view.isBlocked ? nil : profile.trust?.json,
    ])
  }

  private func followers(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await people(.followers, call, member)
  }

  private func following(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await people(.following, call, member)
  }

  private func people(
    _ side: PeopleSide, _ call: Call, _ member: SignedInContext
  ) async throws -> Reply {
    let id: UserID = try call.id("id")
    var cursor: PeopleCursor?
    if let text = call.parameter("cursor") {
      cursor = PeopleCursor(text)
      if cursor == nil { throw Problem.invalid("cursor", rule: "unreadable") }
    }
    try await service.mustBrowse(member.user)
    let page = try await service.people(side, of: id, for: member.user, after: cursor)
    guard let page else { throw Problem(.notFound) }
    return .json(
      .object([
        "golfers": .array(page.golfers.map(describe)),
        "next": page.next.map { cursor in .string(cursor.text) },
      ]))
  }

  private func describe(_ golfer: ListedGolfer) -> JSON {
    .object([
      "user": .id(golfer.card.user), "name": .string(golfer.card.name),
      "photo": golfer.card.photo.map { photo in .string(photo.text) },
      "isFriend": .bool(golfer.isFriend), "isFollowed": .bool(golfer.isFollowed),
    ])
  }
}
