import Core
import Server
import Store
import TeePalsDomain

/// Makes the pictures of rounds when they are asked for, and keeps them.
struct RoundCardService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let photoStorage: PhotoStorage

  /// New ones for an address. Programs that show links ask for one each time.
  private let limiter = RateLimiter<ClientAddress>(RateLimit(burst: 20, perMinute: 20))

  /// The picture with this sum, if that is what the round shows now and everybody may see it.
  func picture(
    _ sum: MediaDigest, of round: RoundID, for address: ClientAddress
  ) async throws -> [UInt8]? {
    let now = environment.now()
    guard let card = try await card(sum, of: round, at: now) else { return nil }
    let kept = try await engine.read { session throws(StoreFailure) in
      try RoundCardRows.picture(of: sum, session)
    }
    if let kept, let bytes = photoStorage.media.bytes(of: kept) { return bytes }
    guard limiter.take(for: address, at: now) == nil else { return nil }
    let bytes = try await photoStorage.processor.draw(card.drawing).bytes
    let picture = try photoStorage.media.keep(bytes)
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try RoundCardRows.put(picture, for: sum, of: round, at: now, storage.session)
    }.committed()
    return bytes
  }

  private func card(
    _ sum: MediaDigest, of id: RoundID, at now: Instant
  ) async throws -> RoundCard? {
    let round = try await engine.read { session throws(StoreFailure) in
      try RoundRows.all(
        "id = \(id) AND \(SanctionRows.isActing("golf_round.host"))", session
      ).first
    }
    guard case .open(let invitation) = Landing(round, at: now) else { return nil }
    return RoundCard.all(invitation, of: id).first { card in card.sum == sum }
  }

  /// Each hour lets go of what nobody asks for; the files follow at the next sweep.
  var job: BackgroundJob {
    BackgroundJob("golfCards", every: 3_600_000) { now in
      _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try RoundCardRows.prune(at: now, storage.session)
      }.committed()
    }
  }
}
