import Core
import Server
import Store
import TeePalsDomain
import Wire

/// The search over HTTP.
struct SearchRoutes<Engine: StoreEngine>: Sendable {
  let service: SearchService<Engine>
  let golfers: GolferService<Engine>
  let environment: ServerEnvironment
  private let limiter = SearchRateLimiter()

  init(engine: Engine, golfers: GolferService<Engine>, environment: ServerEnvironment) {
    service = SearchService(engine: engine)
    self.golfers = golfers
    self.environment = environment
  }

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.search.endpoint, signedIn: search)
  }

  private func search(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let now = environment.now()
    let profile = try await golfers.mustBrowse(member.user)
    if let wait = limiter.take(for: member.user, since: profile.createdAt, at: now) {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    let search: RoundSearch
    do throws(SearchFault) {
      search = try RoundSearch(home: profile.city?.point, at: now) { name in
        call.parameter(name)
      }
    } catch { throw error.problem }
    let began = environment.ticks()
    let answer = try await service.answer(search, for: member.user)
    let micros = Int((environment.ticks() &- began) / 1_000)
    return .json(try describe(answer, search, micros: micros))
  }

  private func describe(
    _ answer: SearchAnswer, _ search: RoundSearch, micros: Int
  ) throws(WireError) -> JSON {
    var rounds: [JSON] = []
    for found in answer.page.rounds {
      guard let body = answer.bodies[found.id] else { continue }
      rounds.append(
        .object([
          "id": .id(found.id), "round": try JSON.parse(body),
          "distance": found.metres.map { metres in .int(metres) },
        ]))
    }
    return .object([
      "rounds": .array(rounds),
      "next": answer.page.next.map { cursor in .string(cursor.text) },
      "isTruncated": .bool(answer.isTruncated),
      "explain": search.explains ? describe(answer.explanation, micros: micros) : nil,
    ])
  }

  private func describe(_ explanation: SearchAnswer.Explanation, micros: Int) -> JSON {
    .object([
      "ranges": .int(explanation.ranges), "precision": .int(explanation.precision),
      "candidates": .int(explanation.candidates),
      "afterDistance": .int(explanation.afterDistance),
      "returned": .int(explanation.returned), "micros": .int(micros),
    ])
  }
}
