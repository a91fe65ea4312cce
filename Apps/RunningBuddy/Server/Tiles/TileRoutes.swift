import Core
import Geography
import HTTPTypes
import Hummingbird
import RunningBuddyDomain
import Server
import Wire

/// Tiles of maps over HTTP. Which ones somebody looks at says where they run: nothing here writes
/// it down.
struct TileRoutes: Sendable {
  let source: TileSource?
  let now: @Sendable () -> Instant
  /// A few screens at once, and then one every few seconds.
  private let limiter = RateLimiter<UserID>(RateLimit(burst: 240, perMinute: 600))

  /// How long a browser does not ask again, in seconds: a day.
  private static let age = 86_400

  init(source: TileSource?, now: @escaping @Sendable () -> Instant) {
    self.source = source
    self.now = now
  }

  func register(in routes: inout Routes) {
    routes.on(RunEndpoint.tiles.endpoint, signedIn: tell)
    routes.on(RunEndpoint.tile.endpoint, signedIn: give)
  }

  private func tell(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(.object(["tiles": source?.tiles.json ?? .null]))
  }

  private func give(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    func number(_ name: String) throws(Problem) -> Int {
      // Of a number there is one spelling.
      guard let text = call.parameters.get(name), let number = Int(text), String(number) == text
      else { throw Problem(.notFound) }
      return number
    }
    let (zoom, column, row) = (try number("z"), try number("x"), try number("y"))
    guard let source, let tile = MapTile(zoom: zoom, column: column, row: row) else {
      throw Problem(.notFound)
    }
    if let wait = limiter.take(for: member.user, at: now()) {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    let picture: TilePicture
    do throws(TileFault) { picture = try await source.picture(of: tile) } catch {
      switch error {
      case .absent: throw Problem(.notFound)
      case .busy: throw Problem.later(.busy, seconds: 1)
      case .noPicture, .tooLarge, .late, .unreachable, .refused, .damaged:
        throw Problem(.noTile, data: [.init("reason", .string(error.rawValue))])
      }
    }
    let headers: HTTPFields = [
      .contentType: picture.mediaType,
      .cacheControl: "private, max-age=" + String(TileRoutes.age),
    ]
    return .bytes(picture.bytes, headers, for: call)
  }
}
