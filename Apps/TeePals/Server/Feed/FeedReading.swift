import Core
import Store
import TeePalsDomain

/// Feeds without HTTP around them: what the benchmarks measure.
public struct FeedReading<Engine: StoreEngine>: Sendable {
  private let service: FeedService<Engine>
  private let golfers: GolferService<Engine>

  /// - Parameter isKept: Whether what is the same for all readers is kept, as the server does it.
  public init(engine: Engine, isKept: Bool = true) {
    service = FeedService(engine: engine, known: isKept ? KnownPosts() : nil)
    golfers = GolferService(engine: engine)
  }

  /// A page of somebody's feed, in the order in which it is where nothing is chosen.
  ///
  /// - Parameter cursor: ``FeedPage/next`` of the page before; `nil` for the first one.
  public func page(
    _ filter: FeedFilter, for reader: UserID, after cursor: String?, limit: Int, at now: Instant
  ) async throws -> FeedPage {
    let profile = try await golfers.mustBrowse(reader)
    return try await service.page(
      FeedKind(viewer: reader, filter: filter, ranking: .decayed),
      after: cursor.flatMap { text in FeedCursor(text) }, limit: limit, of: profile, at: now)
  }
}
