import Core
import ServerTestKit
import Store
import Sync
import TeePalsDomain
import Testing
import Wire

@Suite("Golfers as others see them", .timeLimit(.minutes(30)))
struct GolferRoutesTests {
  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let golfer = GolfSite.user(2)

  init() throws {
    site = try GolfSite(people: 80)
    try site.settle([reader, golfer])
  }

  @Test("what a profile shows, and what it does not")
  func profile() async throws {
    try site.follow(reader, golfer)
    try await site.test { client in
      let answer = try await site.ask(client, "/api/golf/golfers/\(golfer)", as: reader)
      #expect(answer.status == 200)
      let profile = try WireCursor(answer.json).required("profile")
      #expect(try profile.required("name").string() == "Golfer2 K.")
      // By the date, as their own profile says: born on 28 February, seen in September.
      #expect(try profile.required("age").integer() == 36)
      #expect(try profile.required("city").string() == "Half Moon Bay, CA")
      let relation = try WireCursor(answer.json).required("relation")
      #expect(try relation.required("follows").bool())
      #expect(try !relation.required("followedBy").bool())
      let counts = try WireCursor(answer.json).required("counts")
      #expect(try counts.required("followers").integer() == 1)
      for secret in ["1990", "02-28", "Kim", "37250000", "\"lat\"", "birth"] {
        #expect(!answer.text.contains(secret), "\(secret)")
      }
    }
  }

  @Test("who has blocked somebody is not there for them; whom one has blocked is a name")
  func blocked() async throws {
    let other = GolfSite.user(3)
    try site.settle([other])
    try site.block(golfer, reader)
    try site.block(reader, other)
    try site.follow(other, golfer)
    try await site.test { client in
      let absent = try await site.ask(
        client, "/api/golf/golfers/\(GolfSite.user(77))", as: reader)
      for path in ["", "/followers", "/following"] {
        let hidden = try await site.ask(
          client, "/api/golf/golfers/\(golfer)" + path, as: reader)
        #expect(hidden.status == 404)
        #expect(hidden.problem == absent.problem)
      }
      let own = try await site.ask(client, "/api/golf/golfers/\(other)", as: reader)
      #expect(own.status == 200)
      #expect(try WireCursor(own.json).required("relation").required("isBlocked").bool())
      #expect(!own.text.contains("Half Moon Bay"))
      #expect(
        try await site.ask(client, "/api/golf/golfers/\(other)/followers", as: reader).status
          == 404)
    }
  }

  private func people(
    _ client: TestClient, _ side: String
  ) async throws -> [(user: UserID, isFriend: Bool, isFollowed: Bool)] {
    var people: [(user: UserID, isFriend: Bool, isFollowed: Bool)] = []
    var cursor: String?
    repeat {
      let more = cursor.map { text in "?cursor=" + text } ?? ""
      let answer = try await site.ask(
        client, "/api/golf/golfers/\(golfer)/\(side)" + more, as: reader)
      let body = WireCursor(answer.json)
      for entry in try body.required("golfers").elements() {
        people.append(
          (
            try entry.required("user").id(), try entry.required("isFriend").bool(),
            try entry.required("isFollowed").bool()
          ))
      }
      cursor = try body.optional("next")?.string()
    } while cursor != nil && people.count < 500
    return people
  }

  private func named(_ client: TestClient, _ query: String) async throws -> [UserID] {
    var users: [UserID] = []
    var cursor: String?
    repeat {
      let more = cursor.map { text in "&cursor=" + text } ?? ""
      let answer = try await site.ask(client, "/api/golf/golfers?q=" + query + more, as: reader)
      try #require(answer.status == 200, "\(answer.text)")
      let body = WireCursor(answer.json)
      for entry in try body.required("golfers").elements() {
        users.append(try entry.required("user").id())
      }
      cursor = try body.optional("next")?.string()
    } while cursor != nil && users.count < 500
    return users
  }

  @Test("golfers are found by first name and initial, never by what others do not read")
  func names() async throws {
    let crowd = (3...72).map { number in GolfSite.user(UInt64(number)) }
    try site.settle(crowd)
    var zoe = site.profile(crowd[0])
    (zoe.firstName, zoe.lastName) = ("Zoë-Ann", "Park")
    try site.golf.enact([.put(.user(crowd[0]), .profile(zoe))])
    var hana = site.profile(crowd[1])
    (hana.firstName, hana.lastName) = ("하나", "김")
    try site.golf.enact([.put(.user(crowd[1]), .profile(hana))])
    try site.block(reader, crowd[10])
    try site.block(crowd[11], reader)
    try await site.test { client in
      let all = try await named(client, "golfer")
      #expect(all.count == 68 && Set(all).count == 68)
      #expect(Set(all) == Set(crowd.dropFirst(2) + [reader, golfer]).subtracting(crowd[10...11]))
      for korean in ["%ED%95%98%EB%82%98", "%EA%B9%80%ED%95%98%EB%82%98"] {
        #expect(try await named(client, korean) == [crowd[1]], "\(korean)")
      }
      #expect(try await named(client, "GOLFER72") == [GolfSite.user(72)])
      #expect(try await named(client, "golfer72%20k") == [GolfSite.user(72)])
      #expect(try await named(client, "golfer72%20p") == [])
      #expect(try await named(client, "zoe") == [crowd[0]])
      #expect(try await named(client, "ann") == [crowd[0]])
      let former = try await named(client, "golfer3")
      #expect(!former.contains(crowd[0]), "a former name is forgotten")
      #expect(try await named(client, "park") == [])
      #expect(try await named(client, "kim") == [])
      for query in ["", "?q=", "?q=%20", "?q=g", "?q=g%20k", "?q=golfer&cursor=x"] {
        let broken = try await site.ask(client, "/api/golf/golfers" + query, as: reader)
        #expect(broken.code == "validation")
      }
      #expect(try await site.ask(client, "/api/golf/golfers?q=golfer").status == 401)
    }
  }

  @Test("names are asked for as often as rounds are")
  func limit() async throws {
    try await site.test { client in
      var answers = 0
      for _ in 0..<200 {
        let answer = try await site.ask(client, "/api/golf/golfers?q=golfer2", as: reader)
        if answer.status == 429 { break }
        answers += 1
      }
      #expect(answers < 200)
    }
  }

  @Test("lists page without gap, friends first, those blocked left out")
  func lists() async throws {
    let crowd = (3...72).map { number in GolfSite.user(UInt64(number)) }
    try site.settle(crowd)
    for user in crowd {
      try site.follow(user, golfer)
      try site.follow(golfer, user)
    }
    let friends = [crowd[5], crowd[40]]
    for friend in friends { try site.befriend(reader, friend) }
    try site.follow(reader, crowd[7])
    try site.block(reader, crowd[10])
    try site.block(crowd[11], reader)
    try await site.test { client in
      for side in ["followers", "following"] {
        let people = try await people(client, side)
        #expect(people.count == 68)
        let users = people.map { person in person.user }
        #expect(Set(users) == Set(crowd).subtracting([crowd[10], crowd[11]]))
        #expect(Set(users.prefix(2)) == Set(friends))
        #expect(people.filter { person in person.isFriend }.count == 2)
        #expect(people.filter { person in person.isFollowed }.count == 3)
      }
      let profile = try await site.ask(client, "/api/golf/golfers/\(golfer)", as: reader)
      let counts = try WireCursor(profile.json).required("counts")
      #expect(try counts.required("followers").integer() == 68)
      let broken = try await site.ask(
        client, "/api/golf/golfers/\(golfer)/followers?cursor=x", as: reader)
      #expect(broken.code == "validation")
    }
  }

  @Test("followers are counted as they come and go, and each once")
  func followers() async throws {
    let crowd = (3...12).map { number in GolfSite.user(UInt64(number)) }
    try site.settle(crowd)
    func count() throws -> Int {
      try site.golf.count("SELECT followers FROM golf_follower_count WHERE user_id = \(golfer)")
    }
    for user in crowd {
      try site.follow(user, golfer)
      // Put once more, as where the name of whom they follow changes.
      try site.follow(user, golfer)
    }
    #expect(try count() == crowd.count)
    let gone = TeePalsEntity.Kind.follow.key(Follow.id(crowd[0], golfer))
    for _ in 0..<2 { try site.golf.enact([.remove(.user(crowd[0]), gone)]) }
    #expect(try count() == crowd.count - 1)
    try site.follow(crowd[0], golfer)
    #expect(try count() == crowd.count)
  }
}
