import Core
import Server
import Store
import TeePalsDomain

/// Takes photos and shows them.
struct PhotoDesk<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let ambient: Ambient
  let darkroom: Darkroom

  /// Develops and keeps what somebody sent. It is nowhere yet: a command names it.
  func take(
    _ octets: [UInt8], for purpose: PhotoPurpose, from user: UserID
  ) async throws -> MediaDigest {
    let photo = try await develop(octets, for: purpose)
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      try GolfPhotoRows.add(photo, of: user, storage.session)
    }.committed()
    return photo.digest
  }

  private func develop(_ octets: [UInt8], for purpose: PhotoPurpose) async throws -> GolfPhoto {
    var parts: (large: [UInt8], small: [UInt8]?)
    do throws(PictureFault) {
      switch purpose {
      case .profile:
        let picture = try await darkroom.developer.develop(octets)
        parts = (picture.large, picture.small)
      case .chat: parts = (try await darkroom.developer.developWhole(octets).octets, nil)
      }
    } catch { throw error.problem }
    return GolfPhoto(
      digest: try keep(parts.large), small: try parts.small.map(keep), purpose: purpose,
      octets: parts.large.count + (parts.small?.count ?? 0), createdAt: ambient.now())
  }

  private func keep(_ octets: [UInt8]) throws(Problem) -> MediaDigest {
    do throws(MediaFailure) { return try darkroom.media.keep(octets) } catch {
      throw Problem(error.isFull ? .storageFull : .failed)
    }
  }

  /// The content of a photo, if somebody may see it.
  func octets(
    of digest: MediaDigest, isSmall: Bool, for reader: UserID
  ) async throws -> [UInt8]? {
    let photo = try await engine.read { session throws(StoreFailure) in
      try GolfPhotoRows.find(digest, for: reader, session)
    }
    guard let photo else { return nil }
    return darkroom.media.octets(of: isSmall ? photo.small ?? photo.digest : photo.digest)
  }

  /// Each hour lets go of what is not in use; the files follow at the next sweep.
  var chore: Chore {
    Chore("golfPhotos", every: 3_600_000) { now in
      _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try GolfPhotoRows.prune(at: now, storage.session)
      }.committed()
    }
  }
}
