import Application
import Core
import Server
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

/// Every query of TeePals × everything somebody can be to a round and its host.
@Suite struct GolfQueryTests {
  @Test func everyEndpointIsTried() {
    let tried = Set(GolfEndpoint.allCases.flatMap { endpoint in GolfQuery.trying(endpoint) })
    #expect(tried == Set(GolfQuery.allCases))
  }

  @Test(arguments: [RoundVisibility.public, .invite])
  func isAsThePolicySays(visibility: RoundVisibility) async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site, visibility)
      try await addPhotos(to: world)
      let calendar = try await link(of: .accepted, in: world)
      for query in GolfQuery.allCases {
        let row = GolfQueryPolicy.row(of: query, isHidden: visibility != .public)
        for relation in GolfRelation.allCases {
          // Making a link ends the one before, so that only others make them.
          if relation == .accepted, query == .makeCalendarLink || query == .stopCalendarLink {
            continue
          }
          let answer = try await ask(query, relation, calendar, world)
          let learnt = learnt(from: answer, query)
          #expect(learnt == row[relation], "\(query.rawValue) by \(relation.rawValue)")
        }
      }
    }
  }

  private func photo(_ query: GolfQuery) throws -> MediaDigest {
    let number: UInt64 =
      switch query {
      case .photo: 13
      case .chatPhoto: 31
      case .postPhoto: 34
      default: 32
      }
    return try #require(SuiteSite.photo(number))
  }

  private static let post = PostID(high: 34, low: 1)

  /// What the host has sent: for their profile, in the chat, for the chat alone, and in a post.
  private func addPhotos(to world: GolfWorld) async throws {
    let host = try world.card(.host)
    let sent: [(GolfQuery, String)] = [
      (.photo, "profile"), (.chatPhoto, "chat"), (.unsentPhoto, "chat"), (.postPhoto, "post"),
    ]
    for (query, purpose) in sent {
      try world.site.addGolfPhoto(photo(query), of: host.user, for: purpose)
    }
    let moment = world.client.clock.moment
    let message = ChatMessage(
      id: moment.id(47), round: world.round, sender: host,
      content: .text("Look at this", photo: try photo(.chatPhoto)), writtenAt: moment.instant)
    try await world.done(.sendMessage(message), .host)
    let post = GolfPost(
      id: Self.post, author: host.user, title: "Before the round", text: "Who is ready?",
      photos: [try photo(.postPhoto)], createdAt: moment.instant)
    try await world.done(.publishPost(post), .host)
  }

  private func ask(
    _ query: GolfQuery, _ relation: GolfRelation, _ calendar: String, _ world: GolfWorld
  ) async throws -> SuiteAnswer {
    let cookie = try world.person(relation).cookie
    let method =
      switch query {
      case .upload, .makeCalendarLink: "POST"
      case .stopCalendarLink: "DELETE"
      default: "GET"
      }
    let path = query == .calendar ? calendar : try path(of: query, about: world.round, world)
    return try await world.client.ask(method, path, cookie: cookie)
  }

  private func path(
    of query: GolfQuery, about round: RoundID, of host: UserID? = nil, _ world: GolfWorld
  ) throws -> String {
    let host = try host ?? world.person(.host).user
    return switch query {
    case .search: "/api/golf/rounds?radius=anywhere"
    case .round: "/api/golf/rounds/\(round)"
    case .roundCalendar: "/api/golf/rounds/\(round)/calendar.ics"
    case .people: "/api/golf/golfers?q=" + GolfRelation.host.rawValue
    case .golfer: "/api/golf/golfers/\(host)"
    case .followers: "/api/golf/golfers/\(host)/followers"
    case .following: "/api/golf/golfers/\(host)/following"
    case .feed: "/api/golf/feed?ranking=newest"
    case .feedNews: "/api/golf/feed/new?since=0"
    case .post: "/api/golf/posts/\(Self.post)"
    case .postComments: "/api/golf/posts/\(Self.post)/comments"
    case .postLikes: "/api/golf/posts/\(Self.post)/likes"
    case .golferPosts: "/api/golf/golfers/\(host)/posts"
    case .photo, .chatPhoto, .unsentPhoto, .postPhoto: "/api/golf/photos/\(try photo(query).text)"
    case .upload: "/api/golf/photos"
    case .landing: "/r/\(round)"
    case .card: "/r/\(round)/card-\(String(repeating: "0", count: MediaDigest.length)).jpg"
    case .calendarLink, .makeCalendarLink, .stopCalendarLink: "/api/golf/calendar"
    case .calendar: "/calendar/golf/nonsense.ics"
    }
  }

  private func learnt(from answer: SuiteAnswer, _ query: GolfQuery) -> GolfAnswer {
    if answer.status == 401 { return .notSignedIn }
    if answer.status == 404 { return .nothing }
    if answer.status == 403 { return .notSignedIn }
    switch query {
    case .search, .round, .roundCalendar, .landing, .calendar:
      return answer.text.contains("Half Moon Bay") ? .told : .nothing
    case .card: return answer.status == 200 ? .told : .nothing
    case .people:
      return answer.text.contains("\"\(GolfRelation.host.rawValue) G.\"") ? .told : .nothing
    case .feed: return answer.text.contains("Before the round") ? .told : .nothing
    case .golfer:
      return answer.json["relation"]?["isBlocked"] == .bool(true) ? .nameOnly : .told
    case .followers, .following, .photo, .chatPhoto, .unsentPhoto, .upload, .calendarLink,
      .makeCalendarLink, .stopCalendarLink, .feedNews, .post, .postComments, .postLikes,
      .golferPosts, .postPhoto:
      return .told
    }
  }

  private func link(of relation: GolfRelation, in world: GolfWorld) async throws -> String {
    let answer = try await world.client.ask(
      "POST", "/api/golf/calendar", cookie: world.person(relation).cookie)
    guard case .string(let link)? = answer.json["link"],
      let start = link.firstRange(of: "/calendar/")?.lowerBound
    else {
      Issue.record("no link: \(answer.status)")
      return ""
    }
    return String(link[start...])
  }

  /// Hidden, blocked and absent are the same answer, byte for byte.
  @Test func whatIsHiddenIsAsIfItWereNotThere() async throws {
    for visibility in [RoundVisibility.public, .friends, .invite] {
      let site = try SuiteSite()
      try await site.test { client in
        let world = try await GolfWorld(client, site, visibility)
        var hidden: [GolfRelation] = [.blocked, .blocking]
        if visibility != .public { hidden += [.stranger, .tierOne] }
        if visibility == .invite { hidden.append(.friend) }
        for relation in hidden {
          for query in [GolfQuery.round, .roundCalendar] {
            try await compare(query, relation, world)
          }
          guard relation.isApart else { continue }
          for query in [GolfQuery.golfer, .followers, .following] {
            if relation == .blocking, query == .golfer { continue }
            try await compare(query, relation, world)
          }
        }
      }
    }
  }

  private func compare(
    _ query: GolfQuery, _ relation: GolfRelation, _ world: GolfWorld
  ) async throws {
    let cookie = try world.person(relation).cookie
    let moment = world.client.clock.moment
    let hidden = try await world.client.ask(
      "GET", path(of: query, about: world.round, world), cookie: cookie)
    let absent = try await world.client.ask(
      "GET", path(of: query, about: moment.id(45), of: moment.id(46), world), cookie: cookie)
    let place = "\(query.rawValue) by \(relation.rawValue)"
    #expect(hidden.status == 404, "\(place)")
    #expect(hidden.status == absent.status, "\(place)")
    #expect(hidden.problem == absent.problem, "\(place)")
  }

  /// Who leaves, or is sent away, sees the photos of the chat no more; nobody is told why.
  @Test func whoHasLeftSeesNoPhotosOfTheChat() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      try await addPhotos(to: world)
      let cookie = try world.person(.accepted).cookie
      let path = try path(of: .chatPhoto, about: world.round, world)
      #expect(try await client.ask("GET", path, cookie: cookie).status == 200)
      try await world.done(world.event(.leave), .accepted)
      let hidden = try await client.ask("GET", path, cookie: cookie)
      let absent = try await client.ask(
        "GET", "/api/golf/photos/" + #require(SuiteSite.photo(33)).text, cookie: cookie)
      #expect(hidden.status == 404 && absent.status == 404)
      #expect(hidden.problem == absent.problem)
    }
  }

  /// The counts of a search say nothing of a round that is not found.
  @Test func aSearchCountsNothingHidden() async throws {
    for relation in [GolfRelation.stranger, .friend, .blocked, .blocking] {
      let site = try SuiteSite()
      try await site.test { client in
        let world = try await GolfWorld(client, site, .invite)
        let answer = try await client.ask(
          "GET", "/api/golf/rounds?radius=anywhere&explain=1",
          cookie: world.person(relation).cookie)
        #expect(answer.json["rounds"] == .array([]))
        let explanation = answer.json["explain"]
        for name in ["candidates", "afterDistance", "returned"] {
          #expect(explanation?[name] == .int(0), "\(name)")
        }
      }
    }
  }

  /// Whoever has only just come is asked for their name before they look at anything.
  @Test func whoHasNoNameIsAskedForIt() async throws {
    let site = try SuiteSite()
    try await site.test { client in
      let world = try await GolfWorld(client, site)
      let new = try await client.person("new@example.com")
      for query: GolfQuery in [
        .search, .round, .roundCalendar, .golfer, .followers, .following, .makeCalendarLink,
        .feed, .feedNews, .post, .postComments, .postLikes, .golferPosts,
      ] {
        let method = query == .makeCalendarLink ? "POST" : "GET"
        let answer = try await client.ask(
          method, path(of: query, about: world.round, world), cookie: new.cookie)
        #expect(answer.json["code"] == "profileIncomplete", "\(query.rawValue)")
        #expect(!answer.text.contains("Half Moon Bay"), "\(query.rawValue)")
      }
    }
  }
}
