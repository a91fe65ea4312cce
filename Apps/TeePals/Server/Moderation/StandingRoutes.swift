import Core
import Hummingbird
import Server
import Store
import TeePalsDomain
import Wire

/// How somebody stands, for themselves: whoever is banned reads this too, and nothing else.
struct StandingRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: ModerationService<Engine, Tables>
  let environment: ServerEnvironment

  func register(in routes: inout Routes) {
    routes.on(ModerationEndpoint.standing.endpoint, signedIn: standing)
    routes.on(ModerationEndpoint.appeal.endpoint, signedIn: appeal)
  }

  private func standing(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await reply(to: member)
  }

  private func reply(to member: SignedInContext) async throws -> Reply {
    let now = environment.now()
    let decisions = try await service.standing(of: member.user)
    let list = decisions.map { standing -> JSON in
      let more: [JSON.Member] = [
        .init("canAppeal", .bool(standing.canAppeal(at: now))),
        .init("appealEnd", .instant(standing.appealEnd)),
      ]
      return .object(standing.members + more)
    }
    return .json(.object(["decisions": .array(list)]))
  }

  private func appeal(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let entry = try call.field("entry") { entry throws(WireError) in try entry.integer() }
    let text = try call.field("text") { text throws(WireError) in try text.string() }
    let words: String
    do throws(ModerationFault) {
      words = try ModerationLimits.words(ofAppeal: text)
    } catch { throw Problem(error) }
    let outcome = try await service.appeal(
      entry, by: member.user, saying: words, at: environment.now())
    switch outcome {
    case .made: return try await reply(to: member)
    case .absent: throw Problem(.notFound)
    case .closed: throw Problem(.appealClosed)
    }
  }
}
