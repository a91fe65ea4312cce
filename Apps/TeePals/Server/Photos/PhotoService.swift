import Core
import Server
import Store
import TeePalsDomain
import Wire

/// Takes photos and shows them.
struct PhotoService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let photoStorage: PhotoStorage

  /// Processes and stores what somebody sent. Nobody sees it until a command names it.
  func take(
    _ bytes: [UInt8], for purpose: PhotoPurpose, from user: UserID
  ) async throws -> MediaDigest {
    let limit = purpose == .post ? PostLimits.photoBytes : GolfLimits.photo
    guard bytes.count <= limit else {
      throw Problem(.bodyTooLarge, data: [.init("limit", .int(limit))])
    }
    let isBanned = try await engine.read { session throws(StoreFailure) in
      try SanctionRows.isBanned(user, session)
    }
    guard !isBanned else { throw Problem(.notFound) }
    let photo = try await process(bytes, for: purpose)
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      try GolfPhotoRows.add(photo, of: user, storage.session)
    }.committed()
    return photo.digest
  }

  private func process(_ bytes: [UInt8], for purpose: PhotoPurpose) async throws -> GolfPhoto {
    var parts: (large: [UInt8], small: [UInt8]?)
    do throws(PictureFault) {
      switch purpose {
      case .profile:
        let picture = try await photoStorage.processor.process(
          bytes, leastSide: GolfLimits.leastPhotoSide)
        parts = (picture.large, picture.small)
      case .chat, .post: parts = (try await photoStorage.processor.processWhole(bytes).bytes, nil)
      }
    } catch { throw error.problem }
    return GolfPhoto(
      digest: try keep(parts.large), small: try parts.small.map(keep), purpose: purpose,
      bytes: parts.large.count + (parts.small?.count ?? 0), createdAt: environment.now())
  }

  private func keep(_ bytes: [UInt8]) throws(Problem) -> MediaDigest {
    do throws(MediaFailure) { return try photoStorage.media.keep(bytes) } catch {
      throw Problem(error.isFull ? .storageFull : .failed)
    }
  }

  /// The content of a photo, if somebody may see it.
  func bytes(
    of digest: MediaDigest, isSmall: Bool, for reader: UserID
  ) async throws -> [UInt8]? {
    let photo = try await engine.read { session throws(StoreFailure) in
      try GolfPhotoRows.find(digest, for: reader, session)
    }
    guard let photo else { return nil }
    return photoStorage.media.bytes(of: isSmall ? photo.small ?? photo.digest : photo.digest)
  }

  /// The content of a photo of somebody's, for moderators.
  func bytes(of digest: MediaDigest, by owner: UserID) async throws -> [UInt8]? {
    let photo = try await engine.read { session throws(StoreFailure) in
      try GolfPhotoRows.all(of: owner, session).first { photo in photo.digest == digest }
    }
    return photo.flatMap { photo in photoStorage.media.bytes(of: photo.digest) }
  }

  /// Each hour lets go of what is not in use; the files follow at the next sweep.
  var job: BackgroundJob {
    BackgroundJob("golfPhotos", every: 3_600_000) { now in
      _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try GolfPhotoRows.prune(at: now, storage.session)
      }.committed()
    }
  }
}
